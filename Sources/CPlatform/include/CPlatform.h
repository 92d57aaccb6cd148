#ifndef REGIONS_PLATFORM_H
#define REGIONS_PLATFORM_H

#include <stddef.h>
#include <stdint.h>

// What the libraries ask of the system, on all of them alike, WebAssembly without a system included.
// The Swift above it holds no condition on a platform.

/// Brings a regular file into memory: a copy of one of at most a megabyte, a mapping of a larger one.
///
/// A copy stays as it is, whatever is done to the file; who writes into a file that is mapped changes what is read
/// here, and who shortens it ends the process that reads on.
///
/// `*bytes` and `*count` say where it is: to be given to `platform_close_file` later. Of an empty file `*bytes`
/// is NULL. 0, or the number of the error (`errno`), and then both are 0 too; `ENOSYS` where there are no files.
int platform_open_file(const char *path, const void **bytes, size_t *count);

/// Gives back what `platform_open_file` brought.
void platform_close_file(const void *bytes, size_t count);

/// Writes the system's text for the number of an error, with its NUL, cut off at `capacity`.
void platform_error_text(int number, char *text, size_t capacity);

/// Room for `count` bytes, on a boundary of 64; NULL if there is none. To be freed by `platform_free`.
void *platform_allocate(size_t count);

void platform_free(void *bytes);

/// How many processors this process may use, at least 1.
uint32_t platform_processors(void);

/// Calls `work` with 0 to `count` - 1, each on a thread of its own, and returns when all are done. Those
/// for which there is no thread to be had, and all of them where there are no threads, run on this one.
void platform_run(uint32_t count, void (*work)(void *context, uint32_t index), void *context);

#endif
