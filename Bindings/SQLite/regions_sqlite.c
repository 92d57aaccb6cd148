// The SQLite extension: functions and virtual tables over the C library. README.md is its reference.

#include <sqlite3ext.h>
SQLITE_EXTENSION_INIT1

#include <stdlib.h>
#include <string.h>

#include "regions.h"

// What the functions of one connection share, freed with the last of them.
typedef struct {
  int references;
  regions_tree *tree;
  regions_matcher *matcher;  // made when an address is first matched
} shared_data;

static void release(void *pointer) {
  shared_data *data = pointer;
  if (--data->references > 0) return;
  regions_matcher_close(&data->matcher);
  regions_tree_close(&data->tree);
  sqlite3_free(data);
}

static shared_data *retain(shared_data *data) {
  data->references++;
  return data;
}

// ---- Values ------------------------------------------------------------------------------------------

typedef regions_status (*text_reader)(
  const regions_tree *tree, regions_node node, char *buffer, size_t capacity, size_t *length);

// Answers with a text of a node, or NULL if there is none.
static void answer_text(
  sqlite3_context *context, const regions_tree *tree, regions_node node, text_reader read)
{
  char usual[512];
  size_t length;
  regions_status status = read(tree, node, usual, sizeof usual, &length);
  if (status == REGIONS_OK) {
    sqlite3_result_text(context, usual, (int)length, SQLITE_TRANSIENT);
  } else if (status == REGIONS_TOO_SMALL) {
    char *buffer = sqlite3_malloc64(length + 1);
    if (!buffer) {
      sqlite3_result_error_nomem(context);
    } else if (read(tree, node, buffer, length + 1, &length) == REGIONS_OK) {
      sqlite3_result_text(context, buffer, (int)length, sqlite3_free);
    } else {
      sqlite3_free(buffer);
    }
  }
}

// The node of an ID that is text or an integer; REGIONS_NONE for NULL, and for an ID no region has. A
// number with a fraction, or a blob, is an error, which is reported.
static int read_id(
  sqlite3_context *context, const char *function, const regions_tree *tree, sqlite3_value *value,
  regions_node *node)
{
  *node = REGIONS_NONE;
  switch (sqlite3_value_type(value)) {
  case SQLITE_NULL: return 1;
  case SQLITE_INTEGER: {
    sqlite3_int64 id = sqlite3_value_int64(value);
    if (id >= 0) regions_tree_find_integer(tree, (uint64_t)id, node);
    return 1;
  }
  case SQLITE_TEXT: {
    const char *text = (const char *)sqlite3_value_text(value);
    if (!text) {
      sqlite3_result_error_nomem(context);
      return 0;
    }
    regions_tree_find(tree, text, (size_t)sqlite3_value_bytes(value), node);
    return 1;
  }
  default: {
    char *message = sqlite3_mprintf("%s: an ID is an integer or a text, not a %s", function,
      sqlite3_value_type(value) == SQLITE_FLOAT ? "number with a fraction" : "blob");
    sqlite3_result_error(context, message ? message : "out of memory", -1);
    sqlite3_free(message);
    return 0;
  }
  }
}

// ---- Functions ---------------------------------------------------------------------------------------

static const regions_tree *tree_of(sqlite3_context *context) {
  return ((shared_data *)sqlite3_user_data(context))->tree;
}

static void region_name(sqlite3_context *context, int count, sqlite3_value **values) {
  regions_node node;
  (void)count;
  if (read_id(context, "region_name", tree_of(context), values[0], &node) && node != REGIONS_NONE) {
    answer_text(context, tree_of(context), node, regions_node_name);
  }
}

static void region_path(sqlite3_context *context, int count, sqlite3_value **values) {
  const regions_tree *tree = tree_of(context);
  regions_node node;
  if (!read_id(context, "region_path", tree, values[0], &node) || node == REGIONS_NONE) return;
  const char *separator = "/";
  int length = 1;
  if (count == 2) {
    if (sqlite3_value_type(values[1]) == SQLITE_NULL) return;
    separator = (const char *)sqlite3_value_text(values[1]);
    length = sqlite3_value_bytes(values[1]);
    if (!separator) return sqlite3_result_error_nomem(context);
  }
  size_t size;
  regions_node_path(tree, node, separator, (size_t)length, NULL, 0, &size);
  char *buffer = sqlite3_malloc64(size + 1);
  if (!buffer) return sqlite3_result_error_nomem(context);
  regions_node_path(tree, node, separator, (size_t)length, buffer, size + 1, &size);
  sqlite3_result_text(context, buffer, (int)size, sqlite3_free);
}

static void region_parent(sqlite3_context *context, int count, sqlite3_value **values) {
  const regions_tree *tree = tree_of(context);
  regions_node node, parent;
  (void)count;
  if (read_id(context, "region_parent", tree, values[0], &node) && node != REGIONS_NONE &&
      regions_node_parent(tree, node, &parent) == REGIONS_OK) {
    answer_text(context, tree, parent, regions_node_id);
  }
}

static void region_ancestor(sqlite3_context *context, int count, sqlite3_value **values) {
  const regions_tree *tree = tree_of(context);
  regions_node node, found;
  uint32_t rank;
  (void)count;
  if (sqlite3_value_type(values[1]) == SQLITE_NULL) return;
  const char *text = (const char *)sqlite3_value_text(values[1]);
  if (!text) return sqlite3_result_error_nomem(context);
  if (regions_tree_find_rank(tree, text, (size_t)sqlite3_value_bytes(values[1]), &rank) != REGIONS_OK) {
    char *message = sqlite3_mprintf("region_ancestor: \"%w\" is no rank", text);
    sqlite3_result_error(context, message ? message : "out of memory", -1);
    sqlite3_free(message);
    return;
  }
  if (read_id(context, "region_ancestor", tree, values[0], &node) && node != REGIONS_NONE &&
      regions_node_of_rank(tree, node, rank, &found) == REGIONS_OK) {
    answer_text(context, tree, found, regions_node_id);
  }
}

// Reads the address in `value`; NULL if there is none to read, or an error was reported.
static regions_match *read_address(
  sqlite3_context *context, sqlite3_value *value, const char **text, size_t *length)
{
  shared_data *data = sqlite3_user_data(context);
  regions_match *match;
  if (sqlite3_value_type(value) == SQLITE_NULL) return NULL;
  *text = (const char *)sqlite3_value_text(value);
  *length = (size_t)sqlite3_value_bytes(value);
  if (!*text || (!data->matcher &&
                 regions_matcher_open(data->tree, NULL, &data->matcher) != REGIONS_OK)) {
    sqlite3_result_error_nomem(context);
    return NULL;
  }
  regions_matcher_read(data->matcher, *text, *length, REGIONS_NONE, 0, &match);
  return match;
}

static void region_match(sqlite3_context *context, int count, sqlite3_value **values) {
  const char *text;
  size_t length, rest;
  regions_node node;
  regions_confidence confidence;
  (void)count;
  regions_match *match = read_address(context, values[0], &text, &length);
  if (!match) return;
  regions_match_get(match, &node, &confidence, &rest);
  if (node != REGIONS_NONE) answer_text(context, tree_of(context), node, regions_node_id);
  regions_match_close(&match);
}

static void region_rest(sqlite3_context *context, int count, sqlite3_value **values) {
  const char *text;
  size_t length, rest;
  regions_node node;
  regions_confidence confidence;
  (void)count;
  regions_match *match = read_address(context, values[0], &text, &length);
  if (!match) return;
  regions_match_get(match, &node, &confidence, &rest);
  sqlite3_result_text(
    context, text + rest, (int)(regions_match_rest_end(match) - rest), SQLITE_TRANSIENT);
  regions_match_close(&match);
}

// ---- Virtual tables ----------------------------------------------------------------------------------

// `regions`: all of a file. `region_children(id)`: what lies directly below a region, or the roots.
typedef struct {
  sqlite3_vtab base;
  regions_tree *tree;
  shared_data *data;  // whose tree it is, for region_children
} tree_table;

typedef struct {
  sqlite3_vtab_cursor base;
  regions_node node, end;
} tree_cursor;

enum { COLUMN_ID, COLUMN_NAME, COLUMN_PARENT, COLUMN_LEVEL, COLUMN_RANK, COLUMN_OF };

static const char *const columns =
  "CREATE TABLE regions(id TEXT, name TEXT, parent TEXT, level INT, rank INT, of HIDDEN)";

static int make_table(
  sqlite3 *database, regions_tree *tree, shared_data *data, sqlite3_vtab **result)
{
  int status = sqlite3_declare_vtab(database, columns);
  tree_table *table = status == SQLITE_OK ? sqlite3_malloc(sizeof *table) : NULL;
  if (!table) {
    if (!data) regions_tree_close(&tree);
    return status == SQLITE_OK ? SQLITE_NOMEM : status;
  }
  memset(table, 0, sizeof *table);
  table->tree = tree;
  table->data = data ? retain(data) : NULL;
  *result = &table->base;
  return SQLITE_OK;
}

// CREATE VIRTUAL TABLE … USING regions('FILE')
static int connect_file(
  sqlite3 *database, void *pointer, int count, const char *const *arguments, sqlite3_vtab **table,
  char **error)
{
  (void)pointer;
  regions_tree *tree;
  if (count > 4) {
    *error = sqlite3_mprintf("regions: one file, not %d arguments", count - 3);
    return SQLITE_ERROR;
  }
  if (count == 3) {
    if (regions_tree_open_bundled(&tree) != REGIONS_OK) return SQLITE_ERROR;
    return make_table(database, tree, NULL, table);
  }
  char *path = sqlite3_mprintf("%s", arguments[3]);
  if (!path) return SQLITE_NOMEM;
  size_t length = strlen(path);
  char *start = path;
  if (length >= 2 && (path[0] == '\'' || path[0] == '"') && path[length - 1] == path[0]) {
    // A quote inside is written twice.
    char quote = path[0], *to = path;
    for (char *from = path + 1; from < path + length - 1; from++) {
      *to++ = *from;
      if (*from == quote && from[1] == quote) from++;
    }
    *to = 0;
  }
  char message[256];
  regions_status status = regions_tree_open(start, &tree, message, sizeof message);
  if (status != REGIONS_OK) *error = sqlite3_mprintf("regions: %s: %s", start, message);
  sqlite3_free(path);
  return status == REGIONS_OK ? make_table(database, tree, NULL, table) : SQLITE_ERROR;
}

static int connect_children(
  sqlite3 *database, void *pointer, int count, const char *const *arguments, sqlite3_vtab **table,
  char **error)
{
  (void)count;
  (void)arguments;
  (void)error;
  shared_data *data = pointer;
  return make_table(database, data->tree, data, table);
}

static int disconnect(sqlite3_vtab *base) {
  tree_table *table = (tree_table *)base;
  if (table->data) {
    release(table->data);
  } else {
    regions_tree_close(&table->tree);
  }
  sqlite3_free(table);
  return SQLITE_OK;
}

// A plan is the column that an equality is used of, 0 for none, otherwise 1 more than its number.
static int best_index(sqlite3_vtab *base, sqlite3_index_info *info) {
  tree_table *table = (tree_table *)base;
  int best = -1;
  for (int index = 0; index < info->nConstraint; index++) {
    const struct sqlite3_index_constraint *constraint = &info->aConstraint[index];
    if (constraint->op != SQLITE_INDEX_CONSTRAINT_EQ) continue;
    int column = constraint->iColumn;
    if (column == COLUMN_OF && !constraint->usable) return SQLITE_CONSTRAINT;
    if (!constraint->usable) continue;
    if (column == COLUMN_OF && table->data) {
      best = index;
      break;
    }
    if (column == COLUMN_ID || (column == COLUMN_PARENT && !table->data)) {
      if (table->data) continue;
      if (best < 0 || column == COLUMN_ID) best = index;
    }
  }
  uint32_t count = regions_tree_count(table->tree);
  info->estimatedCost = count;
  info->estimatedRows = count;
  if (best >= 0) {
    int column = info->aConstraint[best].iColumn;
    info->idxNum = column + 1;
    info->aConstraintUsage[best].argvIndex = 1;
    // SQLite compares again, so that affinities are its own affair; a hidden argument it must not.
    info->aConstraintUsage[best].omit = column == COLUMN_OF;
    info->estimatedCost = column == COLUMN_ID ? 1 : 20;
    info->estimatedRows = column == COLUMN_ID ? 1 : 20;
  }
  return SQLITE_OK;
}

static int open_cursor(sqlite3_vtab *table, sqlite3_vtab_cursor **result) {
  (void)table;
  tree_cursor *cursor = sqlite3_malloc(sizeof *cursor);
  if (!cursor) return SQLITE_NOMEM;
  memset(cursor, 0, sizeof *cursor);
  *result = &cursor->base;
  return SQLITE_OK;
}

static int close_cursor(sqlite3_vtab_cursor *cursor) {
  sqlite3_free(cursor);
  return SQLITE_OK;
}

static int filter(
  sqlite3_vtab_cursor *base, int plan, const char *unused, int count, sqlite3_value **values)
{
  tree_cursor *cursor = (tree_cursor *)base;
  tree_table *table = (tree_table *)base->pVtab;
  (void)unused;
  cursor->node = 0;
  cursor->end = 0;
  if (count == 0) {
    if (table->data) {
      // region_children without an ID: the roots.
      uint32_t roots;
      regions_tree_level(table->tree, 1, &cursor->node, &roots);
      cursor->end = cursor->node + roots;
    } else {
      cursor->end = regions_tree_count(table->tree);
    }
    return SQLITE_OK;
  }
  regions_node node = REGIONS_NONE;
  int type = sqlite3_value_type(values[0]);
  if (type == SQLITE_INTEGER && sqlite3_value_int64(values[0]) >= 0) {
    regions_tree_find_integer(table->tree, (uint64_t)sqlite3_value_int64(values[0]), &node);
  } else if (type == SQLITE_TEXT) {
    const char *text = (const char *)sqlite3_value_text(values[0]);
    if (!text) return SQLITE_NOMEM;
    regions_tree_find(table->tree, text, (size_t)sqlite3_value_bytes(values[0]), &node);
  }
  if (node == REGIONS_NONE) return SQLITE_OK;
  if (plan == COLUMN_ID + 1) {
    cursor->node = node;
    cursor->end = node + 1;
  } else {
    uint32_t children;
    regions_node_children(table->tree, node, &cursor->node, &children);
    if (children == 0) cursor->node = 0;
    cursor->end = cursor->node + children;
  }
  return SQLITE_OK;
}

static int next(sqlite3_vtab_cursor *cursor) {
  ((tree_cursor *)cursor)->node++;
  return SQLITE_OK;
}

static int is_at_end(sqlite3_vtab_cursor *base) {
  tree_cursor *cursor = (tree_cursor *)base;
  return cursor->node >= cursor->end;
}

static int column(sqlite3_vtab_cursor *base, sqlite3_context *context, int number) {
  const regions_tree *tree = ((tree_table *)base->pVtab)->tree;
  regions_node node = ((tree_cursor *)base)->node, parent;
  uint32_t value;
  switch (number) {
  case COLUMN_ID: answer_text(context, tree, node, regions_node_id); break;
  case COLUMN_NAME: answer_text(context, tree, node, regions_node_name); break;
  case COLUMN_PARENT:
    if (regions_node_parent(tree, node, &parent) == REGIONS_OK) {
      answer_text(context, tree, parent, regions_node_id);
    }
    break;
  case COLUMN_LEVEL:
    if (regions_node_level(tree, node, &value) == REGIONS_OK) sqlite3_result_int(context, (int)value);
    break;
  case COLUMN_RANK:
    if (regions_node_rank(tree, node, &value) == REGIONS_OK) sqlite3_result_int(context, (int)value);
    break;
  }
  return SQLITE_OK;
}

static int row_id(sqlite3_vtab_cursor *base, sqlite3_int64 *id) {
  *id = (sqlite3_int64)((tree_cursor *)base)->node + 1;
  return SQLITE_OK;
}

static sqlite3_module file_module = {
  .xCreate = connect_file, .xConnect = connect_file, .xBestIndex = best_index,
  .xDisconnect = disconnect, .xDestroy = disconnect, .xOpen = open_cursor, .xClose = close_cursor,
  .xFilter = filter, .xNext = next, .xEof = is_at_end, .xColumn = column, .xRowid = row_id,
};

// Without xCreate: there is nothing to create.
static sqlite3_module children_module = {
  .xConnect = connect_children, .xBestIndex = best_index, .xDisconnect = disconnect,
  .xDestroy = disconnect, .xOpen = open_cursor, .xClose = close_cursor, .xFilter = filter,
  .xNext = next, .xEof = is_at_end, .xColumn = column, .xRowid = row_id,
};

// ---- Loading -----------------------------------------------------------------------------------------

static const struct {
  const char *name;
  int count;
  void (*call)(sqlite3_context *context, int count, sqlite3_value **values);
} functions[] = {
  {"region_name", 1, region_name},         {"region_path", 1, region_path},
  {"region_path", 2, region_path},         {"region_parent", 1, region_parent},
  {"region_ancestor", 2, region_ancestor}, {"region_match", 1, region_match},
  {"region_rest", 1, region_rest},
};

__attribute__((visibility("default"))) int sqlite3_regions_init(
  sqlite3 *database, char **error, const sqlite3_api_routines *routines)
{
  SQLITE_EXTENSION_INIT2(routines);
  shared_data *data = sqlite3_malloc(sizeof *data);
  if (!data) return SQLITE_NOMEM;
  memset(data, 0, sizeof *data);
  data->references = 1;
  const char *path = getenv("REGIONS_DATA");
  char message[256] = "";
  regions_status opened = path && *path
    ? regions_tree_open(path, &data->tree, message, sizeof message)
    : regions_tree_open_bundled(&data->tree);
  if (opened != REGIONS_OK) {
    *error = sqlite3_mprintf("%s: %s", path ? path : "regions", message);
    release(data);
    return SQLITE_ERROR;
  }
  int status = SQLITE_OK;
  for (size_t index = 0; status == SQLITE_OK && index < sizeof functions / sizeof *functions; index++) {
    // On failure SQLite releases what it was given.
    status = sqlite3_create_function_v2(
      database, functions[index].name, functions[index].count,
      SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, retain(data), functions[index].call,
      NULL, NULL, release);
  }
  if (status == SQLITE_OK) {
    status = sqlite3_create_module_v2(
      database, "region_children", &children_module, retain(data), release);
  }
  if (status == SQLITE_OK) status = sqlite3_create_module(database, "regions", &file_module, NULL);
  release(data);
  return status;
}
