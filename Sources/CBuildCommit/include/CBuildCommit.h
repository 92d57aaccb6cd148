// The commit a program was built from.

#ifndef REGIONS_BUILD_COMMIT_H
#define REGIONS_BUILD_COMMIT_H

/// What $REGIONS_COMMIT said when the package was built; empty if it wasn't set.
const char *_Nonnull build_commit(void);

#endif
