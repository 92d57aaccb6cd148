#include "program.h"

#include <stdlib.h>

const char *build_commit(void) { return REGIONS_COMMIT; }

static const char *const *words = NULL;

const char *const *program_arguments(void) { return words; }

// The C library of GNU calls initialisers as it calls main.
#if defined(__GLIBC__)
__attribute__((constructor)) static void keep_arguments(int count, char **arguments) {
  (void)count;
  words = (const char *const *)arguments;
}
#endif
