// libzip, loaded when it is first needed: a program that never opens an archive does not pay for the
// library at start-up and runs where it is missing. Only the header is needed to build.
//
// Each clibzip_NAME is zip_NAME. Call clibzip_load() first; before it has returned 1, no other function
// here may be called.

#ifndef REGIONS_CLIBZIP_SHIM_H
#define REGIONS_CLIBZIP_SHIM_H

#include "../CPlatform/loading.h"
#include <stddef.h>
#include <zip.h>

// What is used here is the same in both interface versions.
#if defined(__APPLE__)
#define CLIBZIP_FILES \
  "/opt/homebrew/opt/libzip/lib/libzip.dylib", \
  "/usr/local/opt/libzip/lib/libzip.dylib", \
  "libzip.dylib"
#else
#define CLIBZIP_FILES "libzip.so.5", "libzip.so.4", "libzip.so"
#endif

/// What is used of the library.
#define CLIBZIP_FUNCTIONS(F) \
  F(zip_open) F(zip_discard) F(zip_get_num_entries) F(zip_get_name) F(zip_stat_index) \
  F(zip_fopen_index) F(zip_fread) F(zip_fclose) F(zip_strerror) F(zip_error_init_with_code) \
  F(zip_error_strerror) F(zip_error_fini)

REGIONS_LIBRARY(clibzip, CLIBZIP_FUNCTIONS, CLIBZIP_FILES)

/// Opens an archive to read it; null with libzip's number of what is wrong.
static inline zip_t *_Nullable clibzip_open(const char *_Nonnull path, int *_Nonnull error) {
  return clibzip_table()->zip_open(path, ZIP_RDONLY, error);
}

static inline void clibzip_discard(zip_t *_Nonnull archive) {
  clibzip_table()->zip_discard(archive);
}

static inline zip_int64_t clibzip_get_num_entries(zip_t *_Nonnull archive) {
  return clibzip_table()->zip_get_num_entries(archive, 0);
}

/// An entry's name in UTF-8, its encoding guessed where the archive doesn't tell it.
static inline const char *_Nullable clibzip_get_name(zip_t *_Nonnull archive, zip_uint64_t index) {
  return clibzip_table()->zip_get_name(archive, index, ZIP_FL_ENC_GUESS);
}

/// How many bytes an entry says it has unpacked; -1 if it doesn't say.
static inline zip_int64_t clibzip_size(zip_t *_Nonnull archive, zip_uint64_t index) {
  zip_stat_t status;
  if (clibzip_table()->zip_stat_index(archive, index, 0, &status) != 0) return -1;
  return status.valid & ZIP_STAT_SIZE ? (zip_int64_t)status.size : -1;
}

static inline zip_file_t *_Nullable clibzip_fopen_index(
  zip_t *_Nonnull archive, zip_uint64_t index) {
  return clibzip_table()->zip_fopen_index(archive, index, 0);
}

static inline zip_int64_t clibzip_fread(
  zip_file_t *_Nonnull file, void *_Nonnull buffer, zip_uint64_t count) {
  return clibzip_table()->zip_fread(file, buffer, count);
}

static inline void clibzip_fclose(zip_file_t *_Nonnull file) {
  clibzip_table()->zip_fclose(file);
}

static inline const char *_Nonnull clibzip_strerror(zip_t *_Nonnull archive) {
  return clibzip_table()->zip_strerror(archive);
}

/// Writes what a number of clibzip_open() means, cut to the buffer.
static inline void clibzip_describe(int error, char *_Nonnull buffer, size_t count) {
  if (count == 0) return;
  zip_error_t value;
  clibzip_table()->zip_error_init_with_code(&value, error);
  const char *text = clibzip_table()->zip_error_strerror(&value);
  size_t length = 0;
  while (length + 1 < count && text[length] != '\0') {
    buffer[length] = text[length];
    length++;
  }
  buffer[length] = '\0';
  clibzip_table()->zip_error_fini(&value);
}

#endif
