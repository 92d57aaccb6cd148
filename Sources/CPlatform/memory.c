#include "CPlatform.h"

#include <stdlib.h>

void *platform_allocate(size_t count) {
  if (count > SIZE_MAX - 64) return NULL;
  // A multiple of the boundary, and never nothing.
  return aligned_alloc(64, (count / 64 + 1) * 64);
}

void platform_free(void *bytes) { free(bytes); }
