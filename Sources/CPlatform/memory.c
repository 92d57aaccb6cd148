#ifdef __linux__
#define _DEFAULT_SOURCE  // madvise
#include <sys/mman.h>
#endif

#include <stdlib.h>

#include "CPlatform.h"

#ifdef MADV_HUGEPAGE
// Minimum size in bytes for which large pages are asked for: the names of five million IDs take a million in 10 ms
// with them and in 18 ms without.
#define LARGE ((size_t)4 << 20)
#define LARGE_PAGE ((size_t)2 << 20)
#endif

void *platform_allocate(size_t count) {
  if (count > SIZE_MAX - 64) return NULL;
  // A multiple of the boundary, and never nothing.
  size_t size = (count / 64 + 1) * 64;
#ifdef MADV_HUGEPAGE
  if (count >= LARGE) {
    void *bytes;
    if (posix_memalign(&bytes, LARGE_PAGE, size) != 0) return NULL;
    // Where there are none, small ones do.
    (void)madvise(bytes, size, MADV_HUGEPAGE);
    return bytes;
  }
#endif
  return aligned_alloc(64, size);
}

void platform_free(void *bytes) { free(bytes); }
