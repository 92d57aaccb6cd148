#include "CPlatform.h"

#ifdef __wasm__

#define NO_FILES 52  // ENOSYS, by WASI's numbers

int platform_open_file(const char *path, const void **bytes, size_t *count) {
  (void)path;
  *bytes = NULL;
  *count = 0;
  return NO_FILES;
}

void platform_close_file(const void *bytes, size_t count) {
  (void)bytes;
  (void)count;
}

void platform_error_text(int number, char *text, size_t capacity) {
  static const char message[] = "files can't be opened here";
  (void)number;
  if (capacity == 0) return;
  size_t length = 0;
  for (; length + 1 < capacity && message[length]; length++) text[length] = message[length];
  text[length] = 0;
}

#else

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// Maximum size in bytes of a file that is copied: what another program does to one then changes nothing here. Reading
// a megabyte takes a tenth of a millisecond; larger ones are worth a mapping.
enum { copied_size = 1 << 20 };

// Reads a file of about `size` bytes into memory of its own. 0, or the number of the error.
static int copy_file(int file, size_t size, void **address, size_t *count) {
  *count = 0;
  *address = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (*address == MAP_FAILED) return errno;
  while (*count < size) {
    ssize_t length = read(file, (char *)*address + *count, size - *count);
    if (length < 0 && errno == EINTR) continue;
    if (length < 0) {
      int error = errno;
      munmap(*address, size);
      return error;
    }
    if (length == 0) break;  // it was shortened meanwhile: the rest stays zero, and is not counted
    *count += (size_t)length;
  }
  if (*count == 0) munmap(*address, size);
  return 0;
}

int platform_open_file(const char *path, const void **bytes, size_t *count) {
  *bytes = NULL;
  *count = 0;
  // Without O_NONBLOCK a pipe nobody writes to would be waited for.
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return errno;
  struct stat status;
  int error = 0;
  if (fstat(file, &status) != 0) {
    error = errno;
  } else if (!S_ISREG(status.st_mode)) {
    error = S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
  } else if ((uintmax_t)status.st_size > PTRDIFF_MAX) {
    error = EFBIG;  // where addresses have 32 bits
  } else if (status.st_size > 0 && status.st_size <= copied_size) {
    void *address;
    size_t length;
    error = copy_file(file, (size_t)status.st_size, &address, &length);
    if (error == 0 && length > 0) {
      *bytes = address;
      *count = length;
    }
  } else if (status.st_size > 0) {
    void *address = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (address == MAP_FAILED) {
      error = errno;
    } else {
      *bytes = address;
      *count = (size_t)status.st_size;
    }
  }
  close(file);
  return error;
}

void platform_close_file(const void *bytes, size_t count) { munmap((void *)bytes, count); }

void platform_error_text(int number, char *text, size_t capacity) {
  if (capacity == 0) return;
  text[0] = 0;
  // The one of POSIX, which returns a number; it cuts off what doesn't fit.
  strerror_r(number, text, capacity);
}

#endif
