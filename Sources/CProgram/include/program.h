// What a program knows of itself.

#ifndef REGIONS_PROGRAM_H
#define REGIONS_PROGRAM_H

/// What $REGIONS_COMMIT said when the package was built; empty if it wasn't set.
const char *_Nonnull build_commit(void);

/// The words the program was called with, its own name first, ended by NULL. NULL where the C library doesn't
/// say, as others than GNU's.
const char *_Nullable const *_Nullable program_arguments(void);

#endif
