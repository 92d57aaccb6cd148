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
  regions_tree *former;      // regions that are no more, or NULL
  regions_matcher *matcher;  // made when an address is first matched
  regions_search *search;    // made when a text is first looked for
  // The last rank that a query named, and the last address it asked about: a row that asks twice, and the next
  // row, have them at hand.
  char rank_name[32];
  size_t rank_length;
  uint32_t rank;
  char *address;
  size_t address_length;
  regions_match *match;
} shared_data;

static void release(void *pointer) {
  shared_data *data = pointer;
  if (--data->references > 0) return;
  regions_match_close(&data->match);
  sqlite3_free(data->address);
  regions_search_close(&data->search);
  regions_matcher_close(&data->matcher);
  regions_tree_close(&data->former);
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

// The node of an ID as it is written in files and by people; REGIONS_NONE for NULL, and for an ID no region has.
// 0 and what is wrong for a number with a fraction, and for a blob.
static const char *find_id(const regions_tree *tree, sqlite3_value *value, regions_node *node) {
  *node = REGIONS_NONE;
  switch (sqlite3_value_type(value)) {
  case SQLITE_NULL: return NULL;
  case SQLITE_INTEGER: {
    sqlite3_int64 id = sqlite3_value_int64(value);
    // As a number with the zeros for lower levels it is small enough for a double.
    if (id >= 0 && regions_tree_find_integer(tree, (uint64_t)id, node) != REGIONS_OK && id < 1000000000000) {
      regions_tree_find_float(tree, (double)id, node, NULL);
    }
    return NULL;
  }
  case SQLITE_FLOAT:
    if (regions_tree_find_float(tree, sqlite3_value_double(value), node, NULL) != REGIONS_NO_ID) return NULL;
    return "an ID is an integer or a text, not a number with a fraction";
  case SQLITE_TEXT: {
    const char *text = (const char *)sqlite3_value_text(value);
    if (!text) return "out of memory";
    regions_tree_find_written(tree, text, (size_t)sqlite3_value_bytes(value), node, NULL);
    return NULL;
  }
  default: return "an ID is an integer or a text, not bytes";
  }
}

// The same for a function, which reports what is wrong.
static int read_id(
  sqlite3_context *context, const char *function, const regions_tree *tree, sqlite3_value *value,
  regions_node *node)
{
  const char *wrong = find_id(tree, value, node);
  if (!wrong) return 1;
  char *message = sqlite3_mprintf("%s: %s", function, wrong);
  sqlite3_result_error(context, message ? message : "out of memory", -1);
  sqlite3_free(message);
  return 0;
}

// ---- Functions ---------------------------------------------------------------------------------------

static const regions_tree *tree_of(sqlite3_context *context) {
  return ((shared_data *)sqlite3_user_data(context))->tree;
}

// The ID in force of a region that may be no more: its own, or that of the one region it became; NULL where it
// was divided among several, or nobody says what became of it.
static void region_current(sqlite3_context *context, int count, sqlite3_value **values) {
  const shared_data *data = sqlite3_user_data(context);
  regions_node node, before, successor;
  (void)count;
  if (!read_id(context, "region_current", data->tree, values[0], &node)) return;
  if (node == REGIONS_NONE && data->former &&
      read_id(context, "region_current", data->former, values[0], &before) && before != REGIONS_NONE) {
    char id[256];
    size_t length, successors;
    int32_t until;
    if (regions_node_id(data->former, before, id, sizeof id, &length) == REGIONS_OK &&
        regions_former_find(
          data->former, data->tree, id, length, &before, &until, &successor, 1, &successors) == REGIONS_OK &&
        successors == 1) {
      node = successor;
    }
  }
  if (node != REGIONS_NONE) answer_text(context, data->tree, node, regions_node_id);
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
  shared_data *data = sqlite3_user_data(context);
  const regions_tree *tree = data->tree;
  regions_node node, found;
  (void)count;
  if (sqlite3_value_type(values[1]) == SQLITE_NULL) return;
  const char *text = (const char *)sqlite3_value_text(values[1]);
  size_t length = (size_t)sqlite3_value_bytes(values[1]);
  if (!text) return sqlite3_result_error_nomem(context);
  if (data->rank == 0 || length != data->rank_length || memcmp(text, data->rank_name, length) != 0) {
    uint32_t rank;
    if (regions_tree_find_rank(tree, text, length, &rank) != REGIONS_OK) {
      char *message = sqlite3_mprintf("region_ancestor: \"%w\" is no rank", text);
      sqlite3_result_error(context, message ? message : "out of memory", -1);
      sqlite3_free(message);
      return;
    }
    data->rank = length <= sizeof data->rank_name ? rank : 0;
    if (data->rank > 0) {
      memcpy(data->rank_name, text, length);
      data->rank_length = length;
    }
    if (data->rank == 0) {
      // A name too long to be kept.
      if (read_id(context, "region_ancestor", tree, values[0], &node) && node != REGIONS_NONE &&
          regions_node_of_rank(tree, node, rank, &found) == REGIONS_OK) {
        answer_text(context, tree, found, regions_node_id);
      }
      return;
    }
  }
  if (read_id(context, "region_ancestor", tree, values[0], &node) && node != REGIONS_NONE &&
      regions_node_of_rank(tree, node, data->rank, &found) == REGIONS_OK) {
    answer_text(context, tree, found, regions_node_id);
  }
}

// What an address says, which belongs to the connection; NULL if there is not enough memory.
static int need_matcher(shared_data *data) {
  return data->matcher || regions_matcher_open(data->tree, data->former, &data->matcher) == REGIONS_OK;
}

static const regions_match *read_text(shared_data *data, const char *text, size_t length) {
  if (data->match && length == data->address_length && memcmp(text, data->address, length) == 0) {
    return data->match;
  }
  regions_match_close(&data->match);
  char *copy = sqlite3_realloc64(data->address, length + 1);
  if (!copy || !need_matcher(data)) {
    if (copy) data->address = copy;
    return NULL;
  }
  data->address = copy;
  memcpy(data->address, text, length);
  data->address_length = length;
  regions_matcher_read(data->matcher, text, length, REGIONS_NONE, 0, &data->match);
  return data->match;
}

// Reads the address in `value`; NULL if there is none to read, or an error was reported.
static const regions_match *read_address(
  sqlite3_context *context, sqlite3_value *value, const char **text)
{
  if (sqlite3_value_type(value) == SQLITE_NULL) return NULL;
  *text = (const char *)sqlite3_value_text(value);
  const regions_match *match =
    *text ? read_text(sqlite3_user_data(context), *text, (size_t)sqlite3_value_bytes(value)) : NULL;
  if (!match) sqlite3_result_error_nomem(context);
  return match;
}

// The word for how sure a match is; NULL if there is none.
static const char *confidence_word(regions_confidence confidence) {
  static const char *const words[] = {NULL, "guess", "likely", "certain"};
  return confidence >= 0 && confidence <= REGIONS_CERTAIN ? words[confidence] : NULL;
}

enum { MATCHED_ID, MATCHED_REST, MATCHED_CONFIDENCE, MATCHED_TEXT };

// Answers with a part of a match.
static void answer_match(
  sqlite3_context *context, const regions_tree *tree, const regions_match *match, const char *text, int part)
{
  size_t rest;
  regions_node node;
  regions_confidence confidence;
  regions_match_get(match, &node, &confidence, &rest);
  switch (part) {
  case MATCHED_ID:
    if (node != REGIONS_NONE) answer_text(context, tree, node, regions_node_id);
    break;
  case MATCHED_REST:
    sqlite3_result_text(context, text + rest, (int)(regions_match_rest_end(match) - rest), SQLITE_TRANSIENT);
    break;
  case MATCHED_CONFIDENCE:
    if (node != REGIONS_NONE) sqlite3_result_text(context, confidence_word(confidence), -1, SQLITE_STATIC);
    break;
  }
}

// ---- Contacts

enum {
  CONTACT_NAME, CONTACT_PHONES, CONTACT_POSTCODE, CONTACT_ID_NUMBER, CONTACT_REGION, CONTACT_DETAIL, CONTACT_LEFT_OVER,
  CONTACT_DOUBTFUL, CONTACT_CONFIDENCE, CONTACT_TEXT
};

// A part of a contact, for sqlite3_free; NULL if there is none or no memory.
static char *contact_text(const regions_contact *contact, regions_contact_part part, uint32_t index) {
  size_t length;
  if (regions_contact_text(contact, part, index, NULL, 0, &length) != REGIONS_TOO_SMALL) return NULL;
  char *text = sqlite3_malloc64(length + 1);
  if (text) regions_contact_text(contact, part, index, text, length + 1, NULL);
  return text;
}

// Appends a text as an item of a JSON array.
static void append_item(sqlite3_str *list, const char *text) {
  if (sqlite3_str_length(list) > 1) sqlite3_str_appendchar(list, 1, ',');
  sqlite3_str_appendchar(list, 1, '"');
  for (; *text; text++) {
    unsigned char byte = (unsigned char)*text;
    if (byte < 0x20) {
      sqlite3_str_appendf(list, "\\u%04x", byte);
    } else {
      if (byte == '"' || byte == '\\') sqlite3_str_appendchar(list, 1, '\\');
      sqlite3_str_appendchar(list, 1, *text);
    }
  }
  sqlite3_str_appendchar(list, 1, '"');
}

// Answers with a JSON array and gives it back.
static void answer_list(sqlite3_context *context, sqlite3_str *list) {
  sqlite3_str_appendchar(list, 1, ']');
  int length = sqlite3_str_length(list);
  char *text = sqlite3_str_finish(list);
  if (text) {
    sqlite3_result_text(context, text, length, sqlite3_free);
  } else {
    sqlite3_result_error_nomem(context);
  }
}

// The parts of a contact that someone should look at, as the other languages name them.
static void answer_doubtful(sqlite3_context *context, const regions_contact *contact) {
  static const struct {
    const char *name;
    regions_contact_part part;
    regions_confidence least;
  } parts[] = {
    {"name", REGIONS_CONTACT_NAME, REGIONS_CERTAIN},         {"phones", REGIONS_CONTACT_PHONE, REGIONS_CERTAIN},
    {"postcode", REGIONS_CONTACT_POSTCODE, REGIONS_LIKELY},  {"id_number", REGIONS_CONTACT_ID_NUMBER, REGIONS_CERTAIN},
    {"region", REGIONS_CONTACT_REGION, REGIONS_CERTAIN},     {"detail", REGIONS_CONTACT_DETAIL, REGIONS_CERTAIN},
  };
  sqlite3_str *list = sqlite3_str_new(NULL);
  sqlite3_str_appendchar(list, 1, '[');
  for (size_t number = 0; number < sizeof parts / sizeof *parts; number++) {
    for (uint32_t index = 0; index < regions_contact_count(contact, parts[number].part); index++) {
      if (regions_contact_confidence(contact, parts[number].part, index) >= parts[number].least) continue;
      append_item(list, parts[number].name);
      break;
    }
  }
  answer_list(context, list);
}

// Answers with a column of a contact.
static void answer_contact(sqlite3_context *context, const regions_contact *contact, int column) {
  static const regions_contact_part parts[] = {
    REGIONS_CONTACT_NAME, REGIONS_CONTACT_PHONE, REGIONS_CONTACT_POSTCODE, REGIONS_CONTACT_ID_NUMBER,
    REGIONS_CONTACT_REGION, REGIONS_CONTACT_DETAIL, REGIONS_CONTACT_LEFT_OVER,
  };
  if (column == CONTACT_DOUBTFUL) {
    answer_doubtful(context, contact);
  } else if (column == CONTACT_CONFIDENCE) {
    regions_confidence confidence = regions_contact_confidence(contact, REGIONS_CONTACT_WHOLE, 0);
    sqlite3_result_text(context, confidence_word(confidence), -1, SQLITE_STATIC);
  } else if (column == CONTACT_PHONES || column == CONTACT_LEFT_OVER) {
    sqlite3_str *list = sqlite3_str_new(NULL);
    sqlite3_str_appendchar(list, 1, '[');
    for (uint32_t index = 0; index < regions_contact_count(contact, parts[column]); index++) {
      char *text = contact_text(contact, parts[column], index);
      char *extension = column == CONTACT_PHONES ? contact_text(contact, REGIONS_CONTACT_EXTENSION, index) : NULL;
      char *whole = extension && *extension ? sqlite3_mprintf("%s-%s", text, extension) : NULL;
      if (text) append_item(list, whole ? whole : text);
      sqlite3_free(whole);
      sqlite3_free(extension);
      sqlite3_free(text);
    }
    answer_list(context, list);
  } else if (regions_contact_count(contact, parts[column]) > 0) {
    char *text = contact_text(contact, parts[column], 0);
    if (text) {
      sqlite3_result_text(context, text, -1, sqlite3_free);
    } else {
      sqlite3_result_error_nomem(context);
    }
  }
}

static void region_match(sqlite3_context *context, int count, sqlite3_value **values) {
  const char *text;
  (void)count;
  const regions_match *match = read_address(context, values[0], &text);
  if (match) answer_match(context, tree_of(context), match, text, MATCHED_ID);
}

static void region_rest(sqlite3_context *context, int count, sqlite3_value **values) {
  const char *text;
  (void)count;
  const regions_match *match = read_address(context, values[0], &text);
  if (match) answer_match(context, tree_of(context), match, text, MATCHED_REST);
}

static void region_confidence(sqlite3_context *context, int count, sqlite3_value **values) {
  const char *text;
  (void)count;
  const regions_match *match = read_address(context, values[0], &text);
  if (match) answer_match(context, tree_of(context), match, text, MATCHED_CONFIDENCE);
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
  regions_node node;
  const char *wrong = find_id(table->tree, values[0], &node);
  // A comparison of a column with what is no ID is just not true.
  if (wrong && table->data) {
    base->pVtab->zErrMsg = sqlite3_mprintf("region_children: %s", wrong);
    return SQLITE_ERROR;
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

// ---- Tables that a text is asked about ----------------------------------------------------------------

// `region_search(text [, limit])`: the regions that a text stands for. `region_matched(text)`: what an address
// says, in one row. `region_contact(text)`: what a pasted message says, in one row.
enum { OF_SEARCH, OF_MATCH, OF_CONTACT };

static const struct {
  const char *name, *schema;
  int text;  // the column that is asked about
} text_kinds[] = {
  {"region_search", "CREATE TABLE t(id TEXT, name TEXT, path TEXT, kind TEXT, text HIDDEN, most HIDDEN)", 4},
  {"region_matched", "CREATE TABLE t(id TEXT, rest TEXT, confidence TEXT, text HIDDEN)", MATCHED_TEXT},
  {"region_contact",
   "CREATE TABLE t(name TEXT, phones TEXT, postcode TEXT, id_number TEXT, id TEXT, detail TEXT, left_over TEXT,"
   " doubtful TEXT, confidence TEXT, text HIDDEN)",
   CONTACT_TEXT},
};

typedef struct {
  sqlite3_vtab base;
  shared_data *data;
  int kind;
} text_table;

typedef struct {
  sqlite3_vtab_cursor base;
  regions_results *results;  // of a search
  regions_contact *contact;  // of a message
  char *text;
  size_t length;
  uint32_t row, count;
} text_cursor;

enum { FOUND_ID, FOUND_NAME, FOUND_PATH, FOUND_KIND, FOUND_TEXT, FOUND_LIMIT };

static int connect_text(sqlite3 *database, shared_data *data, int kind, sqlite3_vtab **result) {
  int status = sqlite3_declare_vtab(database, text_kinds[kind].schema);
  text_table *table = status == SQLITE_OK ? sqlite3_malloc(sizeof *table) : NULL;
  if (!table) return status == SQLITE_OK ? SQLITE_NOMEM : status;
  memset(table, 0, sizeof *table);
  table->data = retain(data);
  table->kind = kind;
  *result = &table->base;
  return SQLITE_OK;
}

static int connect_search(
  sqlite3 *database, void *pointer, int count, const char *const *arguments, sqlite3_vtab **table,
  char **error)
{
  (void)count;
  (void)arguments;
  (void)error;
  return connect_text(database, pointer, OF_SEARCH, table);
}

static int connect_matched(
  sqlite3 *database, void *pointer, int count, const char *const *arguments, sqlite3_vtab **table,
  char **error)
{
  (void)count;
  (void)arguments;
  (void)error;
  return connect_text(database, pointer, OF_MATCH, table);
}

static int connect_contact(
  sqlite3 *database, void *pointer, int count, const char *const *arguments, sqlite3_vtab **table,
  char **error)
{
  (void)count;
  (void)arguments;
  (void)error;
  return connect_text(database, pointer, OF_CONTACT, table);
}

static int disconnect_text(sqlite3_vtab *base) {
  release(((text_table *)base)->data);
  sqlite3_free(base);
  return SQLITE_OK;
}

// The arguments of `filter` are the text and, if the plan is 1, how many at most.
static int best_text_index(sqlite3_vtab *base, sqlite3_index_info *info) {
  int kind = ((text_table *)base)->kind, is_search = kind == OF_SEARCH, text = -1, most = -1;
  for (int index = 0; index < info->nConstraint; index++) {
    const struct sqlite3_index_constraint *constraint = &info->aConstraint[index];
    int is_text = constraint->iColumn == text_kinds[kind].text;
    int is_most = is_search && constraint->iColumn == FOUND_LIMIT;
    if (constraint->op != SQLITE_INDEX_CONSTRAINT_EQ || (!is_text && !is_most)) continue;
    if (!constraint->usable) return SQLITE_CONSTRAINT;
    *(is_text ? &text : &most) = index;
  }
  info->estimatedCost = is_search ? 10000 : 100;
  info->estimatedRows = is_search ? 20 : 1;
  if (text < 0) {
    base->zErrMsg = sqlite3_mprintf("%s: the text is missing", text_kinds[kind].name);
    return SQLITE_ERROR;
  }
  info->aConstraintUsage[text].argvIndex = 1;
  info->aConstraintUsage[text].omit = 1;
  if (most >= 0) {
    info->idxNum = 1;
    info->aConstraintUsage[most].argvIndex = 2;
    info->aConstraintUsage[most].omit = 1;
  }
  return SQLITE_OK;
}

static int open_text_cursor(sqlite3_vtab *table, sqlite3_vtab_cursor **result) {
  (void)table;
  text_cursor *cursor = sqlite3_malloc(sizeof *cursor);
  if (!cursor) return SQLITE_NOMEM;
  memset(cursor, 0, sizeof *cursor);
  *result = &cursor->base;
  return SQLITE_OK;
}

static void clear_text_cursor(text_cursor *cursor) {
  regions_results_close(&cursor->results);
  regions_contact_close(&cursor->contact);
  sqlite3_free(cursor->text);
  cursor->text = NULL;
  cursor->row = cursor->count = 0;
}

static int close_text_cursor(sqlite3_vtab_cursor *base) {
  clear_text_cursor((text_cursor *)base);
  sqlite3_free(base);
  return SQLITE_OK;
}

static int filter_text(
  sqlite3_vtab_cursor *base, int plan, const char *unused, int count, sqlite3_value **values)
{
  text_cursor *cursor = (text_cursor *)base;
  const text_table *table = (const text_table *)base->pVtab;
  shared_data *data = table->data;
  (void)unused;
  clear_text_cursor(cursor);
  if (count == 0 || sqlite3_value_type(values[0]) == SQLITE_NULL) return SQLITE_OK;
  const char *text = (const char *)sqlite3_value_text(values[0]);
  cursor->length = (size_t)sqlite3_value_bytes(values[0]);
  cursor->text = text ? sqlite3_malloc64(cursor->length + 1) : NULL;
  if (!cursor->text) return SQLITE_NOMEM;
  memcpy(cursor->text, text, cursor->length);
  if (table->kind != OF_SEARCH) {
    cursor->count = 1;
    int is_read = table->kind == OF_MATCH
      ? read_text(data, text, cursor->length) != NULL
      : need_matcher(data) &&
          regions_contact_read(data->matcher, text, cursor->length, REGIONS_NONE, 0, &cursor->contact) == REGIONS_OK;
    return is_read ? SQLITE_OK : SQLITE_NOMEM;
  }
  sqlite3_int64 most = plan == 1 && count > 1 ? sqlite3_value_int64(values[1]) : 20;
  if (!data->search &&
      regions_search_open_former(data->tree, data->former, &data->search) != REGIONS_OK) {
    return SQLITE_NOMEM;
  }
  if (most <= 0) return SQLITE_OK;
  if (most > 100000) most = 100000;
  if (regions_search_find(
        data->search, text, cursor->length, REGIONS_NONE, 0, (uint32_t)most, &cursor->results) != REGIONS_OK) {
    return SQLITE_NOMEM;
  }
  cursor->count = regions_results_count(cursor->results);
  return SQLITE_OK;
}

static int next_text(sqlite3_vtab_cursor *cursor) {
  ((text_cursor *)cursor)->row++;
  return SQLITE_OK;
}

static int is_text_at_end(sqlite3_vtab_cursor *base) {
  const text_cursor *cursor = (const text_cursor *)base;
  return cursor->row >= cursor->count;
}

static regions_status read_path(
  const regions_tree *tree, regions_node node, char *buffer, size_t capacity, size_t *length)
{
  return regions_node_path(tree, node, "/", 1, buffer, capacity, length);
}

static int text_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int number) {
  const text_cursor *cursor = (const text_cursor *)base;
  const text_table *table = (const text_table *)base->pVtab;
  const regions_tree *tree = table->data->tree;
  if (number == text_kinds[table->kind].text) {
    sqlite3_result_text(context, cursor->text, (int)cursor->length, SQLITE_TRANSIENT);
  } else if (table->kind == OF_CONTACT) {
    answer_contact(context, cursor->contact, number);
  } else if (table->kind == OF_MATCH) {
    // Another cursor may have read another address meanwhile.
    const regions_match *match = read_text(table->data, cursor->text, cursor->length);
    if (!match) return SQLITE_NOMEM;
    answer_match(context, tree, match, cursor->text, number);
  } else {
    regions_node node;
    regions_kind kind;
    if (regions_results_get(cursor->results, cursor->row, &node, &kind) != REGIONS_OK) return SQLITE_OK;
    switch (number) {
    case FOUND_ID: answer_text(context, tree, node, regions_node_id); break;
    case FOUND_NAME: answer_text(context, tree, node, regions_node_name); break;
    case FOUND_PATH: answer_text(context, tree, node, read_path); break;
    case FOUND_KIND: sqlite3_result_text(context, regions_kind_name(kind), -1, SQLITE_STATIC); break;
    }
  }
  return SQLITE_OK;
}

static int text_row_id(sqlite3_vtab_cursor *base, sqlite3_int64 *id) {
  *id = (sqlite3_int64)((text_cursor *)base)->row + 1;
  return SQLITE_OK;
}

static sqlite3_module search_module = {
  .xConnect = connect_search, .xBestIndex = best_text_index, .xDisconnect = disconnect_text,
  .xDestroy = disconnect_text, .xOpen = open_text_cursor, .xClose = close_text_cursor,
  .xFilter = filter_text, .xNext = next_text, .xEof = is_text_at_end, .xColumn = text_column,
  .xRowid = text_row_id,
};

static sqlite3_module matched_module = {
  .xConnect = connect_matched, .xBestIndex = best_text_index, .xDisconnect = disconnect_text,
  .xDestroy = disconnect_text, .xOpen = open_text_cursor, .xClose = close_text_cursor,
  .xFilter = filter_text, .xNext = next_text, .xEof = is_text_at_end, .xColumn = text_column,
  .xRowid = text_row_id,
};

static sqlite3_module contact_module = {
  .xConnect = connect_contact, .xBestIndex = best_text_index, .xDisconnect = disconnect_text,
  .xDestroy = disconnect_text, .xOpen = open_text_cursor, .xClose = close_text_cursor,
  .xFilter = filter_text, .xNext = next_text, .xEof = is_text_at_end, .xColumn = text_column,
  .xRowid = text_row_id,
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
  {"region_rest", 1, region_rest},         {"region_confidence", 1, region_confidence},
  {"region_current", 1, region_current},
};

static const struct {
  const char *name;
  sqlite3_module *module;
} tables[] = {
  {"region_children", &children_module},
  {"region_search", &search_module},
  {"region_matched", &matched_module},
  {"region_contact", &contact_module},
};

// Opens a data set named by a variable of the environment, the bundled one where that is unset. `error` is what is
// wrong with it.
static regions_status open_named(
  const char *path, regions_status (*bundled)(regions_tree **), regions_tree **tree, char **error)
{
  char message[256] = "";
  regions_status status = path && *path ? regions_tree_open(path, tree, message, sizeof message) : bundled(tree);
  if (status != REGIONS_OK) *error = sqlite3_mprintf("%s: %s", path && *path ? path : "regions", message);
  return status;
}

__attribute__((visibility("default"))) int sqlite3_regions_init(
  sqlite3 *database, char **error, const sqlite3_api_routines *routines)
{
  SQLITE_EXTENSION_INIT2(routines);
  shared_data *data = sqlite3_malloc(sizeof *data);
  if (!data) return SQLITE_NOMEM;
  memset(data, 0, sizeof *data);
  data->references = 1;
  const char *path = getenv("REGIONS_DATA"), *former = getenv("REGIONS_FORMER");
  int is_own = path && *path, has_former = !is_own || (former && *former);
  if (open_named(path, regions_tree_open_bundled, &data->tree, error) != REGIONS_OK ||
      (has_former && open_named(former, regions_tree_open_bundled_former, &data->former, error) != REGIONS_OK)) {
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
  for (size_t index = 0; status == SQLITE_OK && index < sizeof tables / sizeof *tables; index++) {
    status = sqlite3_create_module_v2(database, tables[index].name, tables[index].module, retain(data), release);
  }
  if (status == SQLITE_OK) status = sqlite3_create_module(database, "regions", &file_module, NULL);
  release(data);
  // Unloaded with its connection, the library would leave behind the tables that it makes once in a process.
  return status == SQLITE_OK ? SQLITE_OK_LOAD_PERMANENTLY : status;
}
