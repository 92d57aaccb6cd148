#include "CBuildCommit.h"

const char *build_commit(void) { return REGIONS_COMMIT; }
