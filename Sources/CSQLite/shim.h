// SQLite, loaded when it is first needed: a program that never opens a database does not pay for the
// library at start-up and runs where it is missing. Only the header is needed to build.
//
// Each csqlite_NAME is sqlite3_NAME. Call csqlite_load() first; before it has returned 1, no other
// function here may be called.

#ifndef REGIONS_CSQLITE_SHIM_H
#define REGIONS_CSQLITE_SHIM_H

#include "../CPlatform/loading.h"
#include <sqlite3.h>
#include <stddef.h>
#include <stdint.h>

/// What is used of the library.
typedef struct {
  int (*open_v2)(const char *, sqlite3 **, int, const char *);
  int (*close_v2)(sqlite3 *);
  int (*exec)(sqlite3 *, const char *, int (*)(void *, int, char **, char **), void *, char **);
  int (*prepare_v2)(sqlite3 *, const char *, int, sqlite3_stmt **, const char **);
  int (*step)(sqlite3_stmt *);
  int (*reset)(sqlite3_stmt *);
  int (*finalize)(sqlite3_stmt *);
  int (*bind_int64)(sqlite3_stmt *, int, sqlite3_int64);
  int (*bind_text)(sqlite3_stmt *, int, const char *, int, void (*)(void *));
  int (*bind_null)(sqlite3_stmt *, int);
  int (*column_count)(sqlite3_stmt *);
  const char *(*column_name)(sqlite3_stmt *, int);
  int (*column_type)(sqlite3_stmt *, int);
  sqlite3_int64 (*column_int64)(sqlite3_stmt *, int);
  const unsigned char *(*column_text)(sqlite3_stmt *, int);
  const void *(*column_blob)(sqlite3_stmt *, int);
  int (*column_bytes)(sqlite3_stmt *, int);
  const char *(*errmsg)(sqlite3 *);
  const char *(*errstr)(int);
  int (*extended_errcode)(sqlite3 *);
  const char *(*libversion)(void);
} csqlite_functions;

static inline int csqlite_fill(csqlite_functions *table) {
  static const char *const names[] = {
#if defined(__APPLE__)
    "/usr/lib/libsqlite3.dylib",
    "/opt/homebrew/opt/sqlite/lib/libsqlite3.dylib",
    "/usr/local/opt/sqlite/lib/libsqlite3.dylib",
    "libsqlite3.dylib",
#else
    "libsqlite3.so.0",
    "libsqlite3.so",
#endif
  };
  void *library = regions_open_library(names, sizeof names / sizeof *names);
  if (library == NULL) return 0;
#define CSQLITE_FIND(NAME) REGIONS_FIND(table, library, NAME, "sqlite3_" #NAME)
  CSQLITE_FIND(open_v2)
  CSQLITE_FIND(close_v2)
  CSQLITE_FIND(exec)
  CSQLITE_FIND(prepare_v2)
  CSQLITE_FIND(step)
  CSQLITE_FIND(reset)
  CSQLITE_FIND(finalize)
  CSQLITE_FIND(bind_int64)
  CSQLITE_FIND(bind_text)
  CSQLITE_FIND(bind_null)
  CSQLITE_FIND(column_count)
  CSQLITE_FIND(column_name)
  CSQLITE_FIND(column_type)
  CSQLITE_FIND(column_int64)
  CSQLITE_FIND(column_text)
  CSQLITE_FIND(column_blob)
  CSQLITE_FIND(column_bytes)
  CSQLITE_FIND(errmsg)
  CSQLITE_FIND(errstr)
  CSQLITE_FIND(extended_errcode)
  CSQLITE_FIND(libversion)
#undef CSQLITE_FIND
  return 1;
}

/// The functions, loaded on the first call from any thread; null if the library is not installed.
REGIONS_LOADED_TABLE(csqlite_functions, csqlite_table, csqlite_fill)

/// Whether SQLite can be used: 1, or 0 if the library is not installed.
static inline int csqlite_load(void) {
  return csqlite_table() != NULL;
}

static inline int csqlite_open_v2(
  const char *path, sqlite3 **database, int flags) {
  return csqlite_table()->open_v2(path, database, flags, NULL);
}

/// Also of null.
static inline int csqlite_close_v2(sqlite3 *database) {
  return csqlite_table()->close_v2(database);
}

static inline int csqlite_exec(sqlite3 *database, const char *sql) {
  return csqlite_table()->exec(database, sql, NULL, NULL, NULL);
}

static inline int csqlite_prepare_v2(sqlite3 *database, const char *sql, sqlite3_stmt **statement) {
  return csqlite_table()->prepare_v2(database, sql, -1, statement, NULL);
}

static inline int csqlite_step(sqlite3_stmt *statement) {
  return csqlite_table()->step(statement);
}

static inline int csqlite_reset(sqlite3_stmt *statement) {
  return csqlite_table()->reset(statement);
}

/// Also of null.
static inline int csqlite_finalize(sqlite3_stmt *statement) {
  return csqlite_table()->finalize(statement);
}

static inline int csqlite_bind_int64(sqlite3_stmt *statement, int parameter, int64_t value) {
  return csqlite_table()->bind_int64(statement, parameter, value);
}

/// Binds UTF-8 bytes, which SQLite copies.
static inline int csqlite_bind_text(
  sqlite3_stmt *statement, int parameter, const void *bytes, int count) {
  // A null pointer would bind NULL in place of an empty text.
  return csqlite_table()->bind_text(
    statement, parameter, count == 0 ? "" : (const char *)bytes, count, SQLITE_TRANSIENT);
}

static inline int csqlite_bind_null(sqlite3_stmt *statement, int parameter) {
  return csqlite_table()->bind_null(statement, parameter);
}

static inline int csqlite_column_count(sqlite3_stmt *statement) {
  return csqlite_table()->column_count(statement);
}

static inline const char *csqlite_column_name(sqlite3_stmt *statement, int column) {
  return csqlite_table()->column_name(statement, column);
}

/// SQLITE_INTEGER, SQLITE_FLOAT, SQLITE_TEXT, SQLITE_BLOB or SQLITE_NULL.
static inline int csqlite_column_type(sqlite3_stmt *statement, int column) {
  return csqlite_table()->column_type(statement, column);
}

static inline int64_t csqlite_column_int64(sqlite3_stmt *statement, int column) {
  return csqlite_table()->column_int64(statement, column);
}

/// UTF-8 that stays until the statement's next step, reset or finalize; null for NULL.
static inline const unsigned char *csqlite_column_text(sqlite3_stmt *statement, int column) {
  return csqlite_table()->column_text(statement, column);
}

static inline const void *csqlite_column_blob(sqlite3_stmt *statement, int column) {
  return csqlite_table()->column_blob(statement, column);
}

/// The length of what csqlite_column_text or csqlite_column_blob returned; call it after that.
static inline int csqlite_column_bytes(sqlite3_stmt *statement, int column) {
  return csqlite_table()->column_bytes(statement, column);
}

/// In English.
static inline const char *csqlite_errmsg(sqlite3 *database) {
  return csqlite_table()->errmsg(database);
}

/// What a result code means, in English.
static inline const char *csqlite_errstr(int code) {
  return csqlite_table()->errstr(code);
}

static inline int csqlite_extended_errcode(sqlite3 *database) {
  return csqlite_table()->extended_errcode(database);
}

/// As in "3.40.1".
static inline const char *csqlite_libversion(void) {
  return csqlite_table()->libversion();
}

#endif
