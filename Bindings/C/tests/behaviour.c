// What regions.h promises and no example shows: out-parameters on every path, small buffers, NULL, closing
// twice, several threads, a fork, columns of every layout.

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "regions.h"

#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED
#endif
#endif

#define CHECK(condition)                                                             \
  do {                                                                               \
    if (!(condition)) {                                                              \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);        \
      exit(1);                                                                       \
    }                                                                                \
  } while (0)

static regions_tree *china;

static regions_node find(const char *id) {
  regions_node node;
  CHECK(regions_tree_find(china, id, strlen(id), &node) == REGIONS_OK);
  return node;
}

static void test_nothing_is_harmless(void) {
  regions_tree *tree = (regions_tree *)1;
  regions_node node = 1;
  uint32_t number = 1;
  size_t length = 1;
  char buffer[8] = "x";
  CHECK(regions_tree_open(NULL, &tree, NULL, 0) == REGIONS_INVALID && tree == NULL);
  CHECK(regions_tree_open("/nowhere.regions", &tree, buffer, sizeof buffer) == REGIONS_UNREADABLE);
  CHECK(tree == NULL && strlen(buffer) == 7);  // cut off
  CHECK(regions_tree_open_bytes(NULL, 0, &tree, NULL, 0) == REGIONS_NOT_A_REGION_FILE && tree == NULL);
  CHECK(regions_tree_open_borrowed("x", 1, &tree, NULL, 0) == REGIONS_NOT_A_REGION_FILE && tree == NULL);
  CHECK(regions_tree_open_bundled(NULL) == REGIONS_INVALID);
  regions_tree_close(&tree);
  regions_tree_close(NULL);
  regions_search_close(NULL);
  regions_results_close(NULL);
  regions_matcher_close(NULL);
  regions_match_close(NULL);
  regions_picker_close(NULL);
  regions_table_close(NULL);
  CHECK(regions_tree_count(NULL) == 0 && regions_tree_depth(NULL) == 0);
  CHECK(regions_tree_find(NULL, "1", 1, &node) == REGIONS_INVALID && node == REGIONS_NONE);
  node = 1;
  CHECK(regions_tree_find(china, NULL, 0, &node) == REGIONS_NOT_FOUND && node == REGIONS_NONE);
  CHECK(regions_tree_find(china, "110101", 6, NULL) == REGIONS_OK);
  CHECK(regions_node_name(NULL, 0, buffer, sizeof buffer, &length) == REGIONS_INVALID);
  CHECK(length == 0 && buffer[0] == 0);
  CHECK(regions_node_name(china, REGIONS_NONE, NULL, 0, &length) == REGIONS_INVALID && length == 0);
  CHECK(regions_node_level(china, regions_tree_count(china), &number) == REGIONS_INVALID);
  CHECK(number == 0);
  number = 1;
  CHECK(regions_tree_level(china, 0, &node, &number) == REGIONS_INVALID && number == 0);
  CHECK(regions_tree_level(china, 99, &node, &number) == REGIONS_INVALID && node == REGIONS_NONE);
  regions_search *search = (regions_search *)1;
  regions_results *results = (regions_results *)1;
  regions_matcher *matcher = (regions_matcher *)1;
  regions_match *match = (regions_match *)1;
  regions_picker *picker = (regions_picker *)1;
  regions_table *table = (regions_table *)1;
  CHECK(regions_search_open(NULL, &search) == REGIONS_INVALID && search == NULL);
  CHECK(regions_search_find(NULL, "a", 1, 0, 0, 1, &results) == REGIONS_INVALID && results == NULL);
  CHECK(regions_matcher_open(NULL, NULL, &matcher) == REGIONS_INVALID && matcher == NULL);
  CHECK(regions_matcher_read(NULL, "a", 1, 0, 0, &match) == REGIONS_INVALID && match == NULL);
  CHECK(regions_picker_open(NULL, 0, 0, 0, &picker) == REGIONS_INVALID && picker == NULL);
  CHECK(regions_picker_select(NULL, 0, 0) == REGIONS_INVALID);
  CHECK(regions_picker_status(NULL) == REGIONS_CHOOSING);
  CHECK(regions_table_open(NULL, REGIONS_NAMES, 0, NULL, 0, &table) == REGIONS_INVALID && !table);
  CHECK(regions_table_open(china, 77, 0, NULL, 0, &table) == REGIONS_INVALID && !table);
  CHECK(regions_results_count(NULL) == 0 && regions_match_part_count(NULL) == 0);
  CHECK(strcmp(regions_strerror(REGIONS_OK), "no error") == 0);
  CHECK(strcmp(regions_strerror(12345), "unknown status") == 0);
  CHECK(strcmp(regions_kind_name(12345), "unknown") == 0);
}

static void test_buffers(void) {
  regions_node node = find("110101");
  char buffer[16];
  size_t length = 99;
  memset(buffer, 'x', sizeof buffer);
  CHECK(regions_node_name(china, node, NULL, 0, &length) == REGIONS_TOO_SMALL && length == 9);
  CHECK(regions_node_name(china, node, buffer, 9, &length) == REGIONS_TOO_SMALL && length == 9);
  CHECK(buffer[0] == 0 && buffer[9] == 'x');
  CHECK(regions_node_name(china, node, buffer, 10, NULL) == REGIONS_OK);
  CHECK(strcmp(buffer, "东城区") == 0 && buffer[10] == 'x');
  regions_node nodes[2];
  size_t count;
  CHECK(regions_node_ancestors(china, node, nodes, 1, &count) == REGIONS_TOO_SMALL && count == 2);
  CHECK(regions_node_ancestors(china, node, nodes, 2, &count) == REGIONS_OK && nodes[1] == node);
  uint32_t rank;
  regions_node found;
  CHECK(regions_node_rank(china, node, &rank) == REGIONS_OK && rank == 3);
  CHECK(regions_node_of_rank(china, node, 1, &found) == REGIONS_OK && found == nodes[0]);
  CHECK(regions_node_of_rank(china, node, 2, &found) == REGIONS_NOT_FOUND && found == REGIONS_NONE);
  CHECK(regions_node_parent(china, nodes[0], &found) == REGIONS_NOT_FOUND && found == REGIONS_NONE);
  CHECK(regions_tree_find_integer(china, 110101, &found) == REGIONS_OK && found == node);
  CHECK(regions_tree_find_integer(china, UINT64_MAX, &found) == REGIONS_NOT_FOUND);
  uint32_t attribute;
  CHECK(regions_tree_find_attribute(china, "pinyin", 6, &attribute) == REGIONS_OK);
  CHECK(regions_node_attribute(china, node, attribute, buffer, sizeof buffer, &length) == REGIONS_OK);
  CHECK(strcmp(buffer, "dong cheng qu") == 0);
  CHECK(regions_tree_find_attribute(china, "nothing", 7, &attribute) == REGIONS_NOT_FOUND);
  CHECK(regions_node_attribute(china, node, 999, buffer, sizeof buffer, &length) == REGIONS_INVALID);
}

// What was made of a tree keeps it.
static void test_order_of_closing(void) {
  regions_tree *tree;
  regions_search *search;
  regions_results *results;
  regions_node node;
  regions_kind kind;
  CHECK(regions_tree_open("Data/china.regions", &tree, NULL, 0) == REGIONS_OK);
  CHECK(regions_tree_verify_checksums(tree, NULL, 0) == REGIONS_OK);
  CHECK(regions_search_open(tree, &search) == REGIONS_OK);
  regions_tree_close(&tree);
  regions_tree_close(&tree);
  CHECK(tree == NULL);
  CHECK(regions_search_find(search, "西湖区", 9, REGIONS_NONE, 0, 5, &results) == REGIONS_OK);
  regions_search_close(&search);
  regions_search_close(&search);
  CHECK(regions_results_count(results) > 0);
  CHECK(regions_results_get(results, 0, &node, &kind) == REGIONS_OK && kind == REGIONS_BY_NAME);
  CHECK(regions_results_get(results, 99, &node, &kind) == REGIONS_INVALID && node == REGIONS_NONE);
  uint32_t range[2];
  size_t count;
  CHECK(regions_results_highlights(results, 0, range, 1, &count) == REGIONS_OK && count == 1);
  CHECK(range[0] == 0 && range[1] == 3);
  regions_results_close(&results);
  regions_results_close(&results);
}

static void test_matches(void) {
  regions_matcher *matcher;
  regions_match *match;
  const char *text = "浙江省杭州市西湖区文三路478号";
  CHECK(regions_matcher_open(china, NULL, &matcher) == REGIONS_OK);
  CHECK(
    regions_matcher_read(matcher, text, strlen(text), REGIONS_NONE, 0, &match) == REGIONS_OK);
  regions_node node;
  regions_confidence confidence;
  size_t rest, start, end;
  const char *kind;
  CHECK(regions_match_get(match, &node, &confidence, &rest) == REGIONS_OK);
  CHECK(node == find("330106") && confidence == REGIONS_CERTAIN);
  CHECK(strcmp(text + rest, "文三路478号") == 0);
  CHECK(regions_match_part_count(match) == 3);
  CHECK(regions_match_part(match, 2, &node, &start, &end, &kind) == REGIONS_OK);
  CHECK(end - start == 9 && memcmp(text + start, "西湖区", 9) == 0 && strcmp(kind, "name") == 0);
  CHECK(regions_match_part(match, 3, &node, &start, &end, &kind) == REGIONS_INVALID && *kind == 0);
  regions_match_close(&match);
  CHECK(regions_matcher_read(matcher, "\xFF?", 2, REGIONS_NONE, 0, &match) == REGIONS_OK);
  CHECK(regions_match_get(match, &node, &confidence, &rest) == REGIONS_OK);
  CHECK(node == REGIONS_NONE && confidence == REGIONS_NO_MATCH);
  regions_match_close(&match);
  CHECK(regions_matcher_read(matcher, "a", 1, 1u << 30, 0, &match) == REGIONS_INVALID && !match);
  regions_matcher_close(&matcher);
}

static void test_former(void) {
  regions_tree *former;
  regions_node node, successors[4];
  int32_t until;
  size_t count;
  char name[64];
  CHECK(regions_tree_open_bundled_former(&former) == REGIONS_OK);
  CHECK(
    regions_former_find(former, china, "110103", 6, &node, &until, successors, 4, &count) == REGIONS_OK);
  CHECK(until == 2010 && count == 1 && successors[0] == find("110101"));
  CHECK(regions_node_name(former, node, name, sizeof name, NULL) == REGIONS_OK);
  CHECK(strcmp(name, "崇文区") == 0);
  CHECK(
    regions_former_find(former, china, "110103", 6, &node, &until, NULL, 0, &count) ==
    REGIONS_TOO_SMALL);
  CHECK(count == 1 && until == 2010 && node != REGIONS_NONE);
  CHECK(
    regions_former_find(former, china, "110101", 6, &node, &until, successors, 4, &count) ==
    REGIONS_NOT_FOUND);
  CHECK(node == REGIONS_NONE && until == 0 && count == 0);
  CHECK(
    regions_former_find(NULL, china, "110103", 6, &node, &until, successors, 4, &count) ==
    REGIONS_INVALID);
  CHECK(regions_former_predecessors(former, china, find("110101"), successors, 4, &count) == REGIONS_OK);
  CHECK(count >= 1);
  CHECK(regions_former_predecessors(former, china, REGIONS_NONE, NULL, 0, &count) == REGIONS_INVALID);
  regions_search *search;
  regions_results *results;
  regions_kind kind;
  uint32_t ranges[4];
  CHECK(regions_search_open_former(china, former, &search) == REGIONS_OK);
  CHECK(regions_search_find(search, "崇文区", 9, REGIONS_NONE, 0, 1, &results) == REGIONS_OK);
  CHECK(regions_results_get(results, 0, &node, &kind) == REGIONS_OK);
  CHECK(node == find("110101") && kind == REGIONS_BY_FORMER_NAME);
  regions_results_close(&results);
  CHECK(regions_search_find(search, "广东 南山", 13, REGIONS_NONE, 0, 1, &results) == REGIONS_OK);
  CHECK(
    regions_results_path_highlights(results, 0, 1, ranges, 2, &count) == REGIONS_OK && count == 1);
  CHECK(ranges[0] == 0 && ranges[1] == 2);
  CHECK(
    regions_results_path_highlights(results, 0, 2, ranges, 2, &count) == REGIONS_OK && count == 0);
  CHECK(
    regions_results_path_highlights(results, 0, 4, ranges, 2, &count) == REGIONS_INVALID);
  regions_results_close(&results);
  regions_search_close(&search);
  regions_matcher *matcher;
  regions_match *match;
  const char *text = "北京市崇文区幸福大街1号", *word;
  size_t start, end;
  CHECK(regions_matcher_open(china, former, &matcher) == REGIONS_OK);
  regions_tree_close(&former);
  CHECK(regions_matcher_read(matcher, text, strlen(text), REGIONS_NONE, 0, &match) == REGIONS_OK);
  CHECK(regions_match_part(match, 1, &node, &start, &end, &word) == REGIONS_OK);
  CHECK(node == find("110101") && strcmp(word, "former-name") == 0);
  regions_match_close(&match);
  regions_matcher_close(&matcher);
}

static void test_picker(void) {
  regions_picker *picker;
  regions_node node;
  uint32_t row, level;
  CHECK(regions_picker_open(china, find("110101001"), 0, 0, &picker) == REGIONS_NOT_FOUND);
  CHECK(picker == NULL);
  CHECK(
    regions_picker_open(china, REGIONS_NONE, 2, REGIONS_PICKER_ANY_LEVEL, &picker) == REGIONS_OK);
  CHECK(regions_picker_column_count(picker) == 1 && regions_picker_option_count(picker, 1) == 0);
  CHECK(regions_picker_select(picker, 0, 1000) == REGIONS_REFUSED);
  CHECK(regions_picker_select_node(picker, 0, find("440000")) == REGIONS_OK);
  CHECK(regions_picker_selected(picker, 0, &node, &row) == REGIONS_OK && node == find("440000"));
  CHECK(regions_picker_selected(picker, 1, &node, &row) == REGIONS_INVALID && node == REGIONS_NONE);
  CHECK(regions_picker_title_count(picker) == 2);
  CHECK(regions_picker_title(picker, 1, &level, &node) == REGIONS_OK && node == REGIONS_NONE);
  CHECK(regions_picker_confirm(picker) == REGIONS_OK);
  CHECK(regions_picker_status(picker) == REGIONS_FINISHED);
  CHECK(regions_picker_back(picker) == REGIONS_REFUSED);
  CHECK(regions_picker_tab(picker, 0) == REGIONS_OK);  // opens again
  CHECK(regions_picker_status(picker) == REGIONS_CHOOSING);
  CHECK(regions_picker_search(picker, "guangzhou", 9) == REGIONS_OK);
  CHECK(regions_picker_is_searching(picker) && regions_picker_result_count(picker) > 0);
  CHECK(regions_picker_result(picker, 0, &node) == REGIONS_OK && node != REGIONS_NONE);
  CHECK(regions_picker_accept(picker, 100000) == REGIONS_REFUSED);
  CHECK(regions_picker_back(picker) == REGIONS_OK && !regions_picker_is_searching(picker));
  CHECK(regions_picker_cancel(picker) == REGIONS_OK);
  CHECK(regions_picker_status(picker) == REGIONS_CANCELLED);
  CHECK(regions_picker_select(picker, 0, 0) == REGIONS_REFUSED);
  regions_picker_close(&picker);
  regions_picker_close(&picker);
}

// ---- Columns

static void release(struct ArrowArray *array) { array->release = NULL; }

// Maps a column and compares row 0 (a region), row 1 (none) and row 2 (null, or none).
static void check_names(
  const regions_table *table, const char *format, int64_t buffer_count, const void **buffers,
  int64_t offset)
{
  for (uint32_t flags = 0; flags <= REGIONS_DICTIONARY; flags++) {
    struct ArrowArray column = {
      3, -1, offset, buffer_count, 0, buffers, NULL, NULL, release, NULL};
    struct ArrowSchema type = {format, "", NULL, 2, 0, NULL, NULL, NULL, NULL};
    struct ArrowArray answers;
    struct ArrowSchema answers_type;
    CHECK(regions_table_map(table, &column, &type, flags, 4, &answers, &answers_type) == REGIONS_OK);
    CHECK(answers.length == 3 && answers.null_count == 2);
    CHECK((*(const uint8_t *)answers.buffers[0] & 7) == 1);
    const struct ArrowArray *texts = flags ? answers.dictionary : &answers;
    int32_t index = flags ? *(const int32_t *)answers.buffers[1] : 0;
    const int32_t *offsets = texts->buffers[1];
    CHECK(offsets[index + 1] - offsets[index] == 9);
    CHECK(memcmp((const char *)texts->buffers[2] + offsets[index], "东城区", 9) == 0);
    CHECK(strcmp(answers_type.format, flags ? "i" : "u") == 0);
    answers.release(&answers);
    CHECK(answers.release == NULL);
    answers_type.release(&answers_type);
    CHECK(answers_type.release == NULL && column.release != NULL);
  }
}

static void test_columns(void) {
  regions_table *table;
  CHECK(regions_table_open(china, REGIONS_NAMES, 0, NULL, 0, &table) == REGIONS_OK);
  uint8_t valid = 0x1B;  // of five rows, the third is null
  int32_t i32[] = {110101, -1, 0, 110101, 7};
  int64_t i64[] = {110101, INT64_MIN, 0};
  uint64_t u64[] = {110101, UINT64_MAX, 0};
  double f64[] = {110101, 110101.5, 0.0 / 1.0};
  float f32[] = {110101, 1e30f, -1};
  check_names(table, "i", 2, (const void *[]){NULL, i32}, 0);
  check_names(table, "l", 2, (const void *[]){NULL, i64}, 0);
  check_names(table, "L", 2, (const void *[]){NULL, u64}, 0);
  check_names(table, "g", 2, (const void *[]){NULL, f64}, 0);
  check_names(table, "f", 2, (const void *[]){NULL, f32}, 0);
  // An offset counts for the values and the bits: rows 0, 1, 2 are 3, 4, 5.
  int32_t later[] = {0, 0, 0, 110101, 7, 110101};
  check_names(table, "i", 2, (const void *[]){&valid, later}, 3);
  int32_t offsets[] = {0, 6, 9, 9};
  int64_t large[] = {0, 6, 9, 9};
  check_names(table, "u", 3, (const void *[]){NULL, offsets, "110101\xFF??"}, 0);
  check_names(table, "U", 3, (const void *[]){NULL, large, "110101xyz"}, 0);
  struct {
    int32_t length;
    char text[12];
  } views[3] = {{6, "110101"}, {13, ""}, {0, ""}};
  const int64_t sizes[] = {13};
  memcpy(views[1].text, "1101", 4);
  memset(views[1].text + 4, 0, 8);
  check_names(table, "vu", 4, (const void *[]){NULL, views, "1101010000000", sizes}, 0);

  struct ArrowArray column = {3, 0, 0, 2, 0, (const void *[]){NULL, i64}, NULL, NULL, release, NULL};
  struct ArrowSchema type = {"tdD", "", NULL, 0, 0, NULL, NULL, NULL, NULL};
  struct ArrowArray answers;
  struct ArrowSchema answers_type;
  memset(&answers, 1, sizeof answers);
  CHECK(regions_table_map(table, &column, &type, 0, 0, &answers, &answers_type) == REGIONS_INVALID);
  CHECK(answers.release == NULL && answers_type.release == NULL);
  type.format = "l";
  CHECK(regions_table_map(table, &column, &type, 8, 0, &answers, &answers_type) == REGIONS_INVALID);
  CHECK(regions_table_map(NULL, &column, &type, 0, 0, &answers, &answers_type) == REGIONS_INVALID);
  CHECK(regions_table_map(table, &column, &type, 0, 0, NULL, NULL) == REGIONS_INVALID);
  column.length = 0;
  CHECK(regions_table_map(table, &column, &type, 0, 0, &answers, &answers_type) == REGIONS_OK);
  CHECK(answers.length == 0 && *(const int32_t *)answers.buffers[1] == 0);
  answers.release(&answers);
  answers_type.release(&answers_type);
  regions_table_close(&table);
  regions_table_close(&table);
}

// Writes a cell to `text`, in which \u{…} stands for a character; how many bytes it has.
static size_t unescape(const char *cell, char *text) {
  char *end = text;
  while (*cell) {
    if (strncmp(cell, "\\u{", 3) != 0) {
      *end++ = *cell++;
      continue;
    }
    char *brace;
    unsigned long scalar = strtoul(cell + 3, &brace, 16);
    cell = brace + 1;
    if (scalar < 0x80) {
      *end++ = (char)scalar;
    } else if (scalar < 0x800) {
      *end++ = (char)(0xC0 | scalar >> 6);
      *end++ = (char)(0x80 | (scalar & 0x3F));
    } else {
      if (scalar < 0x10000) {
        *end++ = (char)(0xE0 | scalar >> 12);
      } else {
        *end++ = (char)(0xF0 | scalar >> 18);
        *end++ = (char)(0x80 | (scalar >> 12 & 0x3F));
      }
      *end++ = (char)(0x80 | (scalar >> 6 & 0x3F));
      *end++ = (char)(0x80 | (scalar & 0x3F));
    }
  }
  return (size_t)(end - text);
}

// The table that the tests of all languages read.
static void test_words_for_ranks(void) {
  static const char *const words[] = {"省", "city", "区县", "Street", "社区", "3", "prefecture"};
  static const uint32_t ranks[] = {1, 2, 3, 4, 5, 3, 2};
  uint32_t rank;
  for (size_t index = 0; index < sizeof words / sizeof *words; index++) {
    CHECK(regions_tree_find_rank(china, words[index], strlen(words[index]), &rank) == REGIONS_OK);
    CHECK(rank == ranks[index]);
  }
  CHECK(regions_tree_find_rank(china, "planet", 6, &rank) == REGIONS_NOT_FOUND && rank == 0);
}

static void test_table_of_ids(void) {
  char line[2000], text[2000];
  int rows = 0;
  FILE *stream = fopen("Data/Golden/written-ids.tsv", "r");
  CHECK(stream);
  while (fgets(line, sizeof line, stream)) {
    line[strcspn(line, "\n")] = 0;
    char *value = strchr(line, '\t'), *id = value ? strchr(value + 1, '\t') : NULL;
    if (*line == '#' || !id) continue;
    *value++ = *id++ = 0;
    regions_node node, expected = *id && strcmp(id, "error") != 0 ? find(id) : REGIONS_NONE;
    regions_status status;
    if (strcmp(line, "text") == 0) {
      size_t length = unescape(value, text);
      status = regions_tree_find_written(china, text, length, &node, NULL);
    } else if (strcmp(line, "integer") == 0) {
      long long number = strtoll(value, NULL, 10);
      status = regions_tree_find_written(china, value, strlen(value), &node, NULL);
      CHECK(node == expected);
      // As Arrow has them.
      if (number >= 0 && number < 1000000000000) {
        status = regions_tree_find_float(china, (double)number, &node, NULL);
      }
    } else {
      status = regions_tree_find_float(china, strtod(value, NULL), &node, NULL);
      CHECK((status == REGIONS_NO_ID) == (strcmp(id, "error") == 0));
    }
    if (node != expected) fprintf(stderr, "%s %s\n", line, value);
    CHECK(node == expected && (status == REGIONS_OK) == (expected != REGIONS_NONE));
    rows++;
  }
  CHECK(rows >= 100);
  fclose(stream);
}

static void test_written_ids(void) {
  static const struct {
    const char *id;
    regions_status status;
    regions_form form;
  } written[] = {
    {"110101", REGIONS_OK, REGIONS_EXACT}, {" 110101.0\t", REGIONS_OK, REGIONS_CLEANED},
    {"１１０１０１", REGIONS_OK, REGIONS_CLEANED}, {"=\"110101\"", REGIONS_OK, REGIONS_CLEANED},
    {"\xEF\xBB\xBF“110101”\xC2\xA0", REGIONS_OK, REGIONS_CLEANED}, {"110101000000", REGIONS_OK, REGIONS_RESIZED},
    {"110101000", REGIONS_OK, REGIONS_RESIZED}, {"1101", REGIONS_NOT_FOUND, REGIONS_EXACT},
    {"", REGIONS_NOT_FOUND, REGIONS_EXACT}, {"110101.5", REGIONS_NOT_FOUND, REGIONS_EXACT},
    {"\xEF\xBC", REGIONS_NOT_FOUND, REGIONS_EXACT}, {"110101000001", REGIONS_NOT_FOUND, REGIONS_EXACT},
    {"340111004000", REGIONS_OTHER_OFFICE, REGIONS_EXACT}, {"340111999000", REGIONS_NOT_FOUND, REGIONS_EXACT},
    {"340111004000.0", REGIONS_OTHER_OFFICE, REGIONS_EXACT},
  };
  regions_node node, expected = find("110101");
  regions_form form;
  for (size_t index = 0; index < sizeof written / sizeof *written; index++) {
    const char *id = written[index].id;
    CHECK(regions_tree_find_written(china, id, strlen(id), &node, &form) == written[index].status);
    CHECK(form == written[index].form);
    CHECK(node == (written[index].status == REGIONS_OK ? expected : REGIONS_NONE));
  }
  CHECK(regions_tree_find_written(china, "110101", 6, NULL, NULL) == REGIONS_OK);
  CHECK(regions_tree_find_float(china, 110101.0, &node, &form) == REGIONS_OK && node == expected);
  CHECK(regions_tree_find_float(china, 110101e6, &node, &form) == REGIONS_OK && form == REGIONS_RESIZED);
  CHECK(regions_tree_find_float(china, 340111004e3, &node, &form) == REGIONS_OTHER_OFFICE && node == REGIONS_NONE);
  CHECK(regions_tree_find_float(china, 110101.5, &node, &form) == REGIONS_NO_ID && node == REGIONS_NONE);
  CHECK(regions_tree_find_float(china, 1e300 * 1e300, &node, NULL) == REGIONS_NO_ID);
  CHECK(regions_tree_find_float(china, -1, &node, NULL) == REGIONS_NOT_FOUND);
  CHECK(regions_tree_find_float(NULL, 1, &node, &form) == REGIONS_INVALID && node == REGIONS_NONE);
}

// Columns of every type that IDs come in, of which the first is one: how many have a name.
static void test_types_of_columns(void) {
  regions_table *table;
  regions_matcher *matcher;
  double f64[] = {110101, 0.0, -1}, nan[] = {0, 0, 0}, fraction[] = {110101, 1.5, 0};
  for (int row = 0; row < 3; row++) nan[row] = strtod("nan", NULL);
  int64_t decimals[] = {1101010, 0, -10, -1, 5, 0}, whole[] = {110101000000, -7, 1};
  static const uint8_t none = 0;
  const struct {
    const char *format;
    const void *validity, *values;
    regions_status status, strict;
    int64_t nulls;
    regions_status matched;
  } columns[] = {
    {"g", NULL, f64, REGIONS_OK, REGIONS_OK, 2, REGIONS_INVALID},
    {"g", NULL, nan, REGIONS_OK, REGIONS_OK, 3, REGIONS_OK},
    {"g", NULL, fraction, REGIONS_OK, REGIONS_NO_ID, 2, REGIONS_INVALID},
    {"l", &none, whole, REGIONS_OK, REGIONS_OK, 3, REGIONS_OK},
    {"l", NULL, whole, REGIONS_OK, REGIONS_OK, 2, REGIONS_INVALID},
    {"n", NULL, NULL, REGIONS_OK, REGIONS_OK, 3, REGIONS_OK},
    {"d:9,1", NULL, decimals, REGIONS_OK, REGIONS_NO_ID, 2, REGIONS_INVALID},
    {"d:9,1,64", NULL, decimals, REGIONS_OK, REGIONS_OK, 2, REGIONS_INVALID},
    {"d:9", NULL, decimals, REGIONS_INVALID, REGIONS_INVALID, 0, REGIONS_INVALID},
    {"z", NULL, decimals, REGIONS_INVALID, REGIONS_INVALID, 0, REGIONS_INVALID},
  };
  CHECK(regions_table_open(china, REGIONS_NAMES, 0, NULL, 0, &table) == REGIONS_OK);
  CHECK(regions_matcher_open(china, NULL, &matcher) == REGIONS_OK);
  for (size_t index = 0; index < sizeof columns / sizeof *columns; index++) {
    const void *buffers[] = {columns[index].validity, columns[index].values};
    struct ArrowArray column = {
      3, -1, 0, columns[index].values ? 2 : 0, 0, buffers, NULL, NULL, release, NULL};
    struct ArrowSchema type = {columns[index].format, "", NULL, 0, 0, NULL, NULL, NULL, NULL};
    struct ArrowArray answers;
    struct ArrowSchema answers_type;
    for (uint32_t strict = 0; strict <= REGIONS_STRICT; strict += REGIONS_STRICT) {
      regions_status status = regions_table_map(table, &column, &type, strict, 1, &answers, &answers_type);
      CHECK(status == (strict ? columns[index].strict : columns[index].status));
      CHECK((status == REGIONS_OK) == (answers.release != NULL));
      if (status != REGIONS_OK) continue;
      CHECK(answers.length == 3 && answers.null_count == columns[index].nulls);
      answers.release(&answers);
      answers_type.release(&answers_type);
    }
    CHECK(
      regions_matcher_map(matcher, &column, &type, REGIONS_NONE, 0, 1, &answers, &answers_type) ==
      columns[index].matched);
    if (!answers.release) continue;
    CHECK(answers.null_count == 3);
    answers.release(&answers);
    answers_type.release(&answers_type);
  }
  regions_matcher_close(&matcher);
  regions_table_close(&table);
}

// IDs chosen so that the hash of a table of integers can't part them: multiples of the number that makes 2⁵⁰
// with the hash's factor. The file is what `regions import` makes of them and the largest number, below a region 1.
static void test_ids_with_equal_hashes(void) {
  regions_tree *tree;
  regions_table *table;
  CHECK(regions_tree_open("Bindings/C/tests/alike.regions", &tree, NULL, 0) == REGIONS_OK);
  CHECK(regions_table_open(tree, REGIONS_NAMES, 0, NULL, 0, &table) == REGIONS_OK);
  const uint64_t step = 1765411053929234432;
  const uint64_t ids[] = {1, step, 2 * step, 3 * step, 4 * step, UINT64_MAX, step + 1, 0};
  const char *const names[] = {"A", "N0", "N1", "N2", "N3", "Last", NULL, NULL};
  struct ArrowArray column = {8, 0, 0, 2, 0, (const void *[]){NULL, ids}, NULL, NULL, release, NULL};
  struct ArrowSchema type = {"L", "", NULL, 0, 0, NULL, NULL, NULL, NULL};
  struct ArrowArray answers;
  struct ArrowSchema answers_type;
  CHECK(regions_table_map(table, &column, &type, 0, 0, &answers, &answers_type) == REGIONS_OK);
  const int32_t *offsets = answers.buffers[1];
  for (int row = 0; row < 8; row++) {
    CHECK((*(const uint8_t *)answers.buffers[0] >> row & 1) == (names[row] != NULL));
    size_t length = (size_t)(offsets[row + 1] - offsets[row]);
    CHECK(length == (names[row] ? strlen(names[row]) : 0));
    CHECK(!names[row] || memcmp((const char *)answers.buffers[2] + offsets[row], names[row], length) == 0);
  }
  answers.release(&answers);
  answers_type.release(&answers_type);

  // The same as text, with what only looks like a number, and the largest number of 64 bits and those above.
  const char text[] =
    "1" "1765411053929234432" "01" "18446744073709551615" "18446744073709551616" "99999999999999999999" "N0" "";
  const int32_t text_offsets[] = {0, 1, 20, 22, 42, 62, 82, 84, 84};
  column.n_buffers = 3;
  column.buffers = (const void *[]){NULL, text_offsets, text};
  type.format = "u";
  CHECK(regions_table_map(table, &column, &type, 0, 0, &answers, &answers_type) == REGIONS_OK);
  CHECK(answers.null_count == 5 && *(const uint8_t *)answers.buffers[0] == 0x0B);
  offsets = answers.buffers[1];
  CHECK(offsets[8] == 7 && memcmp(answers.buffers[2], "AN0Last", 7) == 0);
  answers.release(&answers);
  answers_type.release(&answers_type);
  regions_table_close(&table);
  regions_tree_close(&tree);
}

// A hundred thousand rows on four threads, each compared with a look-up of its own.
static void test_many_rows(void) {
  enum { rows = 100003 };
  uint32_t count = regions_tree_count(china);
  int64_t *ids = malloc(rows * sizeof *ids);
  uint32_t random = 20261121;
  for (int row = 0; row < rows; row++) {
    char id[32];
    random = random * 1664525 + 1013904223;
    CHECK(regions_node_id(china, random % count, id, sizeof id, NULL) == REGIONS_OK);
    ids[row] = random >> 28 == 0 ? 5 : atoll(id);
  }
  regions_table *table;
  CHECK(regions_table_open(china, REGIONS_PATHS, 0, " › ", 5, &table) == REGIONS_OK);
  const void *buffers[] = {NULL, ids};
  struct ArrowArray column = {rows, 0, 0, 2, 0, buffers, NULL, NULL, release, NULL};
  struct ArrowSchema type = {"l", "", NULL, 0, 0, NULL, NULL, NULL, NULL};
  struct ArrowArray answers;
  struct ArrowSchema answers_type;
  CHECK(regions_table_map(table, &column, &type, 0, 4, &answers, &answers_type) == REGIONS_OK);
  const uint8_t *validity = answers.buffers[0];
  const int32_t *offsets = answers.buffers[1];
  int64_t nulls = 0;
  for (int row = 0; row < rows; row++) {
    regions_node node;
    char path[1024];
    size_t length = 0;
    int is_there = validity[row / 8] >> row % 8 & 1;
    CHECK(
      (regions_tree_find_integer(china, (uint64_t)ids[row], &node) == REGIONS_OK) == is_there);
    if (is_there) {
      CHECK(
        regions_node_path(china, node, " › ", 5, path, sizeof path, &length) == REGIONS_OK);
      CHECK(memcmp((const char *)answers.buffers[2] + offsets[row], path, length) == 0);
    } else {
      nulls++;
    }
    CHECK((size_t)(offsets[row + 1] - offsets[row]) == length);
  }
  CHECK(answers.null_count == nulls && nulls > 0);
  answers.release(&answers);
  answers_type.release(&answers_type);
  regions_table_close(&table);
  free(ids);
}

static void test_matched_column(void) {
  regions_matcher *matcher;
  CHECK(regions_matcher_open(china, NULL, &matcher) == REGIONS_OK);
  const char *first = "浙江省杭州市西湖区文三路478号";
  char text[256];
  int32_t length = (int32_t)strlen(first);
  snprintf(text, sizeof text, "%sabc", first);
  int32_t offsets[] = {0, length, length + 3, length + 3};
  uint8_t valid = 3;
  const void *buffers[] = {&valid, offsets, text};
  struct ArrowArray column = {3, 1, 0, 3, 0, buffers, NULL, NULL, release, NULL};
  struct ArrowSchema type = {"u", "", NULL, 2, 0, NULL, NULL, NULL, NULL};
  struct ArrowArray answers;
  struct ArrowSchema answers_type;
  CHECK(
    regions_matcher_map(
      matcher, &column, &type, REGIONS_NONE, 0, 0, &answers, &answers_type) == REGIONS_OK);
  CHECK(strcmp(answers_type.format, "+s") == 0 && answers.n_children == 4);
  CHECK(answers.null_count == 1 && answers.children[0]->null_count == 2);
  CHECK(memcmp(answers.children[0]->buffers[2], "330106", 6) == 0);
  CHECK(memcmp(answers.children[1]->buffers[2], "文三路478号abc", 18) == 0);
  // A child may be moved away, and outlive the rest.
  struct ArrowArray moved = *answers.children[0];
  answers.children[0]->release = NULL;
  answers.release(&answers);
  answers_type.release(&answers_type);
  CHECK(memcmp(moved.buffers[2], "330106", 6) == 0);
  moved.release(&moved);
  type.format = "l";
  CHECK(
    regions_matcher_map(
      matcher, &column, &type, REGIONS_NONE, 0, 0, &answers, &answers_type) == REGIONS_INVALID);
  regions_matcher_close(&matcher);
}

// ---- Threads and processes

static void *look_up(void *search) {
  for (int round = 0; round < 200; round++) {
    char buffer[1024];
    regions_node node = (regions_node)(round * 197 % (int)regions_tree_count(china));
    CHECK(regions_node_path(china, node, "/", 1, buffer, sizeof buffer, NULL) == REGIONS_OK);
    if (round % 50 == 0) {
      regions_results *results;
      CHECK(
        regions_search_find(search, "gd sz nanshan", 13, REGIONS_NONE, 0, 1, &results) == REGIONS_OK);
      CHECK(regions_results_count(results) == 1);
      regions_results_close(&results);
    }
  }
  return NULL;
}

// A look-up in a child of this process.
static void test_fork(regions_search *search) {
  pid_t child = fork();
  if (child == 0) {
    look_up(search);
    _exit(0);
  }
  int status;
  CHECK(waitpid(child, &status, 0) == child && status == 0);
}

static void test_threads_and_forks(void) {
  regions_search *search;
  pthread_t threads[4];
  CHECK(regions_search_open(china, &search) == REGIONS_OK);
  for (int index = 0; index < 4; index++) {
    CHECK(pthread_create(&threads[index], NULL, look_up, search) == 0);
  }
  // While they are at it; not under the address sanitizer, in whose allocator a child may wait for ever
  // for a lock that another thread held at the fork.
#ifndef SANITIZED
  test_fork(search);
#endif
  for (int index = 0; index < 4; index++) pthread_join(threads[index], NULL);
  test_fork(search);
  regions_search_close(&search);
}

// The text of a part, which lies in `buffer`.
static const char *contact_text(
  const regions_contact *contact, regions_contact_part part, uint32_t index, char *buffer, size_t capacity)
{
  size_t length;
  CHECK(regions_contact_text(contact, part, index, buffer, capacity, &length) == REGIONS_OK);
  CHECK(strlen(buffer) == length);
  return buffer;
}

static void test_contacts(void) {
  static const char text[] = "收货人：张三 电话 0571-88886666转12，13600488000 地址：浙江省杭州市西湖区文三路478号 310012";
  regions_matcher *matcher;
  regions_contact *contact;
  regions_node node;
  char buffer[200];
  size_t start, end, length;
  CHECK(regions_matcher_open(china, NULL, &matcher) == REGIONS_OK);
  CHECK(regions_contact_read(matcher, text, strlen(text), REGIONS_NONE, 0, &contact) == REGIONS_OK);
  CHECK(regions_contact_count(contact, REGIONS_CONTACT_NAME) == 1);
  CHECK(strcmp(contact_text(contact, REGIONS_CONTACT_NAME, 0, buffer, sizeof buffer), "张三") == 0);
  CHECK(regions_contact_count(contact, REGIONS_CONTACT_PHONE) == 2);
  CHECK(regions_contact_count(contact, REGIONS_CONTACT_EXTENSION) == 2);
  CHECK(strcmp(contact_text(contact, REGIONS_CONTACT_PHONE, 0, buffer, sizeof buffer), "0571-88886666") == 0);
  CHECK(strcmp(contact_text(contact, REGIONS_CONTACT_EXTENSION, 0, buffer, sizeof buffer), "12") == 0);
  CHECK(strcmp(contact_text(contact, REGIONS_CONTACT_PHONE, 1, buffer, sizeof buffer), "13600488000") == 0);
  CHECK(strcmp(contact_text(contact, REGIONS_CONTACT_EXTENSION, 1, buffer, sizeof buffer), "") == 0);
  CHECK(strcmp(contact_text(contact, REGIONS_CONTACT_REGION, 0, buffer, sizeof buffer), "330106") == 0);
  CHECK(strcmp(contact_text(contact, REGIONS_CONTACT_DETAIL, 0, buffer, sizeof buffer), "文三路478号") == 0);
  CHECK(strcmp(contact_text(contact, REGIONS_CONTACT_POSTCODE, 0, buffer, sizeof buffer), "310012") == 0);
  CHECK(regions_contact_count(contact, REGIONS_CONTACT_ID_NUMBER) == 0);
  CHECK(regions_contact_confidence(contact, REGIONS_CONTACT_ID_NUMBER, 0) == REGIONS_NO_MATCH);
  CHECK(regions_contact_text(contact, REGIONS_CONTACT_ID_NUMBER, 0, buffer, sizeof buffer, &length) == REGIONS_INVALID);
  CHECK(length == 0 && *buffer == 0);
  CHECK(regions_contact_text(contact, REGIONS_CONTACT_NAME, 0, buffer, 3, &length) == REGIONS_TOO_SMALL && length == 6);
  CHECK(regions_contact_region(contact, &node) == REGIONS_OK && node == find("330106"));
  CHECK(regions_contact_confidence(contact, REGIONS_CONTACT_REGION, 0) == REGIONS_CERTAIN);
  CHECK(regions_contact_confidence(contact, REGIONS_CONTACT_WHOLE, 0) >= REGIONS_LIKELY);
  CHECK(regions_contact_range_count(contact, REGIONS_CONTACT_NAME, 0) == 1);
  CHECK(regions_contact_range(contact, REGIONS_CONTACT_NAME, 0, 0, &start, &end) == REGIONS_OK);
  CHECK(end - start == 6 && memcmp(text + start, "张三", 6) == 0);
  CHECK(regions_contact_range(contact, REGIONS_CONTACT_NAME, 0, 1, &start, &end) == REGIONS_INVALID && end == 0);
  CHECK(regions_contact_range_count(contact, REGIONS_CONTACT_REGION, 0) >= 1);
  CHECK(regions_contact_count(contact, 99) == 0 && regions_contact_count(NULL, 0) == 0);
  CHECK(regions_contact_region(NULL, &node) == REGIONS_INVALID && node == REGIONS_NONE);
  CHECK(regions_contact_alternative(contact, 999, &node) == REGIONS_INVALID && node == REGIONS_NONE);
  regions_contact_close(&contact);
  CHECK(!contact);
  regions_contact_close(&contact);
  // A text that says nothing, and several places.
  CHECK(regions_contact_read(matcher, NULL, 0, REGIONS_NONE, 0, &contact) == REGIONS_OK);
  CHECK(regions_contact_region(contact, &node) == REGIONS_OK && node == REGIONS_NONE);
  CHECK(regions_contact_confidence(contact, REGIONS_CONTACT_WHOLE, 0) == REGIONS_GUESS);
  regions_contact_close(&contact);
  CHECK(regions_contact_read(matcher, "李四朝阳区建国路1号", 27, REGIONS_NONE, 0, &contact) == REGIONS_OK);
  CHECK(regions_contact_alternative_count(contact) >= 1);
  CHECK(regions_contact_alternative(contact, 0, &node) == REGIONS_OK && node != REGIONS_NONE);
  regions_contact_close(&contact);
  CHECK(regions_contact_read(matcher, text, strlen(text), 12345678, 0, &contact) == REGIONS_INVALID && !contact);
  CHECK(regions_contact_read(NULL, text, strlen(text), REGIONS_NONE, 0, &contact) == REGIONS_INVALID && !contact);

  // Columns.
  int32_t offsets[] = {0, (int32_t)strlen(text), (int32_t)strlen(text), (int32_t)strlen(text) + 3};
  char bytes[300];
  uint8_t valid[] = {5};
  memcpy(bytes, text, strlen(text));
  memcpy(bytes + strlen(text), "abc", 3);
  const void *buffers[] = {valid, offsets, bytes};
  struct ArrowArray column = {3, 1, 0, 3, 0, buffers, NULL, NULL, release, NULL}, answers;
  struct ArrowSchema type = {"u", "", NULL, 2, 0, NULL, NULL, NULL, NULL}, answers_type;
  CHECK(regions_contact_map(matcher, &column, &type, REGIONS_NONE, 0, 2, &answers, &answers_type) == REGIONS_OK);
  CHECK(answers.length == 3 && answers.null_count == 1 && answers.n_children == 10);
  CHECK(strcmp(answers_type.format, "+s") == 0 && strcmp(answers_type.children[1]->format, "+l") == 0);
  CHECK(strcmp(answers_type.children[1]->name, "phones") == 0);
  const int32_t *lists = answers.children[1]->buffers[1];
  CHECK(lists[0] == 0 && lists[1] == 2 && lists[2] == 2 && lists[3] == 2);
  const struct ArrowArray *phones = answers.children[1]->children[0];
  const int32_t *ends = phones->buffers[1];
  CHECK(phones->length == 2 && ends[1] == 16 && memcmp(phones->buffers[2], "0571-88886666-1213600488000", 27) == 0);
  CHECK(answers.children[0]->null_count >= 1 && answers.children[9]->null_count == 2);
  CHECK(*(const uint32_t *)answers.children[9]->buffers[1] == find("330106"));
  answers.release(&answers);
  answers_type.release(&answers_type);
  type.format = "l";
  CHECK(regions_contact_map(matcher, &column, &type, REGIONS_NONE, 0, 2, &answers, &answers_type) == REGIONS_INVALID);
  CHECK(!answers.release);
  regions_matcher_close(&matcher);
}

int main(void) {
  CHECK(regions_tree_open_bundled(&china) == REGIONS_OK);
  CHECK(regions_tree_verify(china, NULL, 0) == REGIONS_OK);
  test_nothing_is_harmless();
  test_buffers();
  test_order_of_closing();
  test_matches();
  test_former();
  test_picker();
  test_columns();
  test_written_ids();
  test_words_for_ranks();
  test_table_of_ids();
  test_contacts();
  test_types_of_columns();
  test_ids_with_equal_hashes();
  test_many_rows();
  test_matched_column();
  test_threads_and_forks();
  regions_tree_close(&china);
  regions_tree_close(&china);
  puts("as regions.h says");
  return 0;
}
