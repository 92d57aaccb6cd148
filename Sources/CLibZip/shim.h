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

/// What is used of the library.
typedef struct {
  zip_t *(*open)(const char *, int, int *);
  void (*discard)(zip_t *);
  zip_int64_t (*get_num_entries)(zip_t *, zip_flags_t);
  const char *(*get_name)(zip_t *, zip_uint64_t, zip_flags_t);
  int (*stat_index)(zip_t *, zip_uint64_t, zip_flags_t, zip_stat_t *);
  zip_file_t *(*fopen_index)(zip_t *, zip_uint64_t, zip_flags_t);
  zip_int64_t (*fread)(zip_file_t *, void *, zip_uint64_t);
  int (*fclose)(zip_file_t *);
  const char *(*strerror)(zip_t *);
  void (*error_init_with_code)(zip_error_t *, int);
  const char *(*error_strerror)(zip_error_t *);
  void (*error_fini)(zip_error_t *);
} clibzip_functions;

static inline int clibzip_fill(clibzip_functions *table) {
  // What is used here is the same in both interface versions.
  static const char *const names[] = {
#if defined(__APPLE__)
    "/opt/homebrew/opt/libzip/lib/libzip.dylib",
    "/usr/local/opt/libzip/lib/libzip.dylib",
    "libzip.dylib",
#else
    "libzip.so.5",
    "libzip.so.4",
    "libzip.so",
#endif
  };
  void *library = regions_open_library(names, sizeof names / sizeof *names);
  if (library == NULL) return 0;
#define CLIBZIP_FIND(NAME) REGIONS_FIND(table, library, NAME, "zip_" #NAME)
  CLIBZIP_FIND(open)
  CLIBZIP_FIND(discard)
  CLIBZIP_FIND(get_num_entries)
  CLIBZIP_FIND(get_name)
  CLIBZIP_FIND(stat_index)
  CLIBZIP_FIND(fopen_index)
  CLIBZIP_FIND(fread)
  CLIBZIP_FIND(fclose)
  CLIBZIP_FIND(strerror)
  CLIBZIP_FIND(error_init_with_code)
  CLIBZIP_FIND(error_strerror)
  CLIBZIP_FIND(error_fini)
#undef CLIBZIP_FIND
  return 1;
}

/// The functions, loaded on the first call from any thread; null if the library is not installed.
REGIONS_LOADED_TABLE(clibzip_functions, clibzip_table, clibzip_fill)

/// Whether libzip can be used: 1, or 0 if the library is not installed.
static inline int clibzip_load(void) {
  return clibzip_table() != NULL;
}

/// Opens an archive to read it; null with libzip's number of what is wrong.
static inline zip_t *_Nullable clibzip_open(const char *_Nonnull path, int *_Nonnull error) {
  return clibzip_table()->open(path, ZIP_RDONLY, error);
}

static inline void clibzip_discard(zip_t *_Nonnull archive) {
  clibzip_table()->discard(archive);
}

static inline zip_int64_t clibzip_get_num_entries(zip_t *_Nonnull archive) {
  return clibzip_table()->get_num_entries(archive, 0);
}

/// An entry's name in UTF-8, its encoding guessed where the archive doesn't tell it.
static inline const char *_Nullable clibzip_get_name(zip_t *_Nonnull archive, zip_uint64_t index) {
  return clibzip_table()->get_name(archive, index, ZIP_FL_ENC_GUESS);
}

/// How many bytes an entry says it has unpacked; -1 if it doesn't say.
static inline zip_int64_t clibzip_size(zip_t *_Nonnull archive, zip_uint64_t index) {
  zip_stat_t status;
  if (clibzip_table()->stat_index(archive, index, 0, &status) != 0) return -1;
  return status.valid & ZIP_STAT_SIZE ? (zip_int64_t)status.size : -1;
}

static inline zip_file_t *_Nullable clibzip_fopen_index(
  zip_t *_Nonnull archive, zip_uint64_t index) {
  return clibzip_table()->fopen_index(archive, index, 0);
}

static inline zip_int64_t clibzip_fread(
  zip_file_t *_Nonnull file, void *_Nonnull room, zip_uint64_t count) {
  return clibzip_table()->fread(file, room, count);
}

static inline void clibzip_fclose(zip_file_t *_Nonnull file) {
  clibzip_table()->fclose(file);
}

static inline const char *_Nonnull clibzip_strerror(zip_t *_Nonnull archive) {
  return clibzip_table()->strerror(archive);
}

/// Writes what a number of clibzip_open() means, cut to the room.
static inline void clibzip_describe(int error, char *_Nonnull room, size_t count) {
  if (count == 0) return;
  zip_error_t value;
  clibzip_table()->error_init_with_code(&value, error);
  const char *text = clibzip_table()->error_strerror(&value);
  size_t length = 0;
  while (length + 1 < count && text[length] != '\0') {
    room[length] = text[length];
    length++;
  }
  room[length] = '\0';
  clibzip_table()->error_fini(&value);
}

#endif
