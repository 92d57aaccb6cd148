#ifndef REGIONS_PLATFORM_H
#define REGIONS_PLATFORM_H

#include <stddef.h>

// What the libraries ask of the system, on all of them alike, WebAssembly without a system included.
// The Swift above it holds no condition on a platform.

/// Maps a regular file into memory, read-only.
///
/// `*bytes` and `*count` say where it is: to be given to `platform_unmap` later. An empty file has
/// no mapping: `*bytes` is NULL. 0, or the number of the error (`errno`), and then both are 0 too;
/// `ENOSYS` where there are no files.
int platform_map_file(const char *path, const void **bytes, size_t *count);

/// Ends a mapping.
void platform_unmap(const void *bytes, size_t count);

/// Writes the system's text for the number of an error, with its NUL, cut off at `capacity`.
void platform_error_text(int number, char *text, size_t capacity);

#endif
