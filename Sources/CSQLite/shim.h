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

#if defined(__APPLE__)
#define CSQLITE_FILES \
  "/usr/lib/libsqlite3.dylib", \
  "/opt/homebrew/opt/sqlite/lib/libsqlite3.dylib", \
  "/usr/local/opt/sqlite/lib/libsqlite3.dylib", \
  "libsqlite3.dylib"
#else
#define CSQLITE_FILES "libsqlite3.so.0", "libsqlite3.so"
#endif

/// What is used of the library.
#define CSQLITE_FUNCTIONS(F) \
  F(sqlite3_open_v2) F(sqlite3_close_v2) F(sqlite3_exec) F(sqlite3_prepare_v2) F(sqlite3_step) \
  F(sqlite3_reset) F(sqlite3_finalize) F(sqlite3_bind_int64) F(sqlite3_bind_text) \
  F(sqlite3_bind_null) F(sqlite3_column_count) F(sqlite3_column_name) F(sqlite3_column_type) \
  F(sqlite3_column_int64) F(sqlite3_column_text) F(sqlite3_column_blob) F(sqlite3_column_bytes) \
  F(sqlite3_errmsg) F(sqlite3_errstr) F(sqlite3_extended_errcode) F(sqlite3_libversion)

REGIONS_LIBRARY(csqlite, CSQLITE_FUNCTIONS, CSQLITE_FILES)

static inline int csqlite_open_v2(
  const char *path, sqlite3 **database, int flags) {
  return csqlite_table()->sqlite3_open_v2(path, database, flags, NULL);
}

/// Also of null.
static inline int csqlite_close_v2(sqlite3 *database) {
  return csqlite_table()->sqlite3_close_v2(database);
}

static inline int csqlite_exec(sqlite3 *database, const char *sql) {
  return csqlite_table()->sqlite3_exec(database, sql, NULL, NULL, NULL);
}

static inline int csqlite_prepare_v2(sqlite3 *database, const char *sql, sqlite3_stmt **statement) {
  return csqlite_table()->sqlite3_prepare_v2(database, sql, -1, statement, NULL);
}

static inline int csqlite_step(sqlite3_stmt *statement) {
  return csqlite_table()->sqlite3_step(statement);
}

static inline int csqlite_reset(sqlite3_stmt *statement) {
  return csqlite_table()->sqlite3_reset(statement);
}

/// Also of null.
static inline int csqlite_finalize(sqlite3_stmt *statement) {
  return csqlite_table()->sqlite3_finalize(statement);
}

static inline int csqlite_bind_int64(sqlite3_stmt *statement, int parameter, int64_t value) {
  return csqlite_table()->sqlite3_bind_int64(statement, parameter, value);
}

/// Binds UTF-8 bytes, which SQLite copies.
static inline int csqlite_bind_text(
  sqlite3_stmt *statement, int parameter, const void *bytes, int count) {
  // A null pointer would bind NULL in place of an empty text.
  return csqlite_table()->sqlite3_bind_text(
    statement, parameter, count == 0 ? "" : (const char *)bytes, count, SQLITE_TRANSIENT);
}

static inline int csqlite_bind_null(sqlite3_stmt *statement, int parameter) {
  return csqlite_table()->sqlite3_bind_null(statement, parameter);
}

static inline int csqlite_column_count(sqlite3_stmt *statement) {
  return csqlite_table()->sqlite3_column_count(statement);
}

static inline const char *csqlite_column_name(sqlite3_stmt *statement, int column) {
  return csqlite_table()->sqlite3_column_name(statement, column);
}

/// SQLITE_INTEGER, SQLITE_FLOAT, SQLITE_TEXT, SQLITE_BLOB or SQLITE_NULL.
static inline int csqlite_column_type(sqlite3_stmt *statement, int column) {
  return csqlite_table()->sqlite3_column_type(statement, column);
}

static inline int64_t csqlite_column_int64(sqlite3_stmt *statement, int column) {
  return csqlite_table()->sqlite3_column_int64(statement, column);
}

/// UTF-8 that stays until the statement's next step, reset or finalize; null for NULL.
static inline const unsigned char *csqlite_column_text(sqlite3_stmt *statement, int column) {
  return csqlite_table()->sqlite3_column_text(statement, column);
}

static inline const void *csqlite_column_blob(sqlite3_stmt *statement, int column) {
  return csqlite_table()->sqlite3_column_blob(statement, column);
}

/// The length of what csqlite_column_text or csqlite_column_blob returned; call it after that.
static inline int csqlite_column_bytes(sqlite3_stmt *statement, int column) {
  return csqlite_table()->sqlite3_column_bytes(statement, column);
}

/// In English.
static inline const char *csqlite_errmsg(sqlite3 *database) {
  return csqlite_table()->sqlite3_errmsg(database);
}

/// What a result code means, in English.
static inline const char *csqlite_errstr(int code) {
  return csqlite_table()->sqlite3_errstr(code);
}

static inline int csqlite_extended_errcode(sqlite3 *database) {
  return csqlite_table()->sqlite3_extended_errcode(database);
}

/// As in "3.40.1".
static inline const char *csqlite_libversion(void) {
  return csqlite_table()->sqlite3_libversion();
}

#endif
