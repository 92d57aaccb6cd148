// How long the first names of a file take in a process that has just begun: `cold regions|sqlite FILE IDS`.
// Opens the file, asks for the name of each ID of a file of IDs, one a line, and prints microseconds and how
// many bytes the names have.

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "regions.h"

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static size_t by_regions(const char *file, const char (*ids)[32], int count) {
  regions_tree *tree;
  regions_node node;
  char name[4200];
  size_t bytes = 0, length;
  if (regions_tree_open(file, &tree, NULL, 0) != REGIONS_OK) exit(66);
  for (int index = 0; index < count; index++) {
    if (regions_tree_find(tree, ids[index], strlen(ids[index]), &node) != REGIONS_OK ||
        regions_node_name(tree, node, name, sizeof name, &length) != REGIONS_OK) {
      exit(1);
    }
    bytes += length;
  }
  regions_tree_close(&tree);
  return bytes;
}

// At its fastest fair setting: integer keys, one prepared statement, the file mapped, one transaction. Loaded
// before the time begins, as the other library is.
static void *sqlite;

static size_t by_sqlite(const char *file, const char (*ids)[32], int count) {
  int (*open)(const char *, void **, int, const char *);
  int (*exec)(void *, const char *, void *, void *, void *);
  int (*prepare)(void *, const char *, int, void **, void *);
  int (*bind)(void *, int, long long);
  int (*step)(void *);
  int (*reset)(void *);
  int (*finalize)(void *);
  int (*close)(void *);
  const void *(*text)(void *, int);
  int (*size)(void *, int);
#define LOAD(name, symbol) *(void **)&name = dlsym(sqlite, "sqlite3_" symbol)
  LOAD(open, "open_v2");
  LOAD(exec, "exec");
  LOAD(prepare, "prepare_v2");
  LOAD(bind, "bind_int64");
  LOAD(step, "step");
  LOAD(reset, "reset");
  LOAD(finalize, "finalize");
  LOAD(close, "close_v2");
  LOAD(text, "column_text");
  LOAD(size, "column_bytes");
  void *database, *statement;
  size_t bytes = 0;
  if (open(file, &database, 1, NULL) != 0 ||
      exec(database, "PRAGMA mmap_size=1073741824; BEGIN", NULL, NULL, NULL) != 0 ||
      prepare(database, "SELECT name FROM r WHERE id=?", -1, &statement, NULL) != 0) {
    exit(66);
  }
  for (int index = 0; index < count; index++) {
    bind(statement, 1, atoll(ids[index]));
    if (step(statement) != 100 || !text(statement, 0)) exit(1);
    bytes += (size_t)size(statement, 0);
    reset(statement);
  }
  finalize(statement);
  close(database);
  return bytes;
}

int main(int argc, char **argv) {
  static char ids[1000][32];
  int count = 0;
  FILE *list = argc == 4 ? fopen(argv[3], "r") : NULL;
  if (!list) return 64;
  while (count < 1000 && fscanf(list, "%31s", ids[count]) == 1) count++;
  fclose(list);
  int is_sqlite = strcmp(argv[1], "sqlite") == 0;
  if (is_sqlite && !(sqlite = dlopen("libsqlite3.so.0", RTLD_NOW))) return 69;
  double start = now();
  size_t bytes = is_sqlite ? by_sqlite(argv[2], (const char(*)[32])ids, count)
                           : by_regions(argv[2], (const char(*)[32])ids, count);
  printf("%.0f %zu\n", now() - start, bytes);
  return 0;
}
