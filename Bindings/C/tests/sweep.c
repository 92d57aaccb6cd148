// Changes the bytes of a file's sections in turn and asks everything of what still opens:
//
//     sweep FILE STEP SEED [SECTION...]
//
// Every STEP-th byte of the sections named (TREE, IDS, ATTR, RANK …; of all without a name) gets another value by
// chance. A wrong answer is no fault, a signal, a hang or a region outside of the tree is one: each is printed
// with its place, and the sweep goes on. Prints how many were refused and how many answered; 1 if any was at fault.

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "regions.h"

// What a child that ends tells its parent.
typedef struct {
  size_t place;  // the next to change
  uint64_t state;
  unsigned long refused, answered;
  int before, after;
  char function[64];
} progress;
static progress *shared;

static uint32_t below(uint32_t limit) {
  shared->state = shared->state * 6364136223846793005u + 1442695040888963407u;
  return limit ? (uint32_t)(shared->state >> 32) % limit : 0;
}

#define ASK(call) (snprintf(shared->function, sizeof shared->function, "%.63s", #call), call)
#define CHECK(condition) \
  if (!(condition)) abort()

static void check_node(regions_node node, uint32_t count) { CHECK(node == REGIONS_NONE || node < count); }

static void ask_region(const regions_tree *tree, regions_node node) {
  char buffer[4200];
  uint32_t count = regions_tree_count(tree), number;
  regions_node first, parent, nodes[REGIONS_MAXIMUM_DEPTH];
  size_t length;
  int64_t integer;
  ASK(regions_node_id(tree, node, buffer, sizeof buffer, &length));
  ASK(regions_tree_find(tree, buffer, length, &parent));
  check_node(parent, count);
  ASK(regions_node_name(tree, node, buffer, sizeof buffer, NULL));
  ASK(regions_node_path(tree, node, "/", 1, buffer, sizeof buffer, NULL));
  ASK(regions_node_level(tree, node, &number));
  CHECK(number >= 1 && number <= regions_tree_depth(tree));
  ASK(regions_node_rank(tree, node, &number));
  ASK(regions_node_parent(tree, node, &parent));
  CHECK(parent == REGIONS_NONE || parent < node);
  regions_status status = ASK(regions_node_ancestors(tree, node, nodes, REGIONS_MAXIMUM_DEPTH, &length));
  CHECK(status == REGIONS_OK);
  ASK(regions_node_children(tree, node, &first, &number));
  CHECK(number == 0 || (first > node && first + number <= count));
  for (uint32_t rank = 1; rank < 6; rank++) {
    ASK(regions_node_of_rank(tree, node, rank, &parent));
    check_node(parent, count);
  }
  for (uint32_t attribute = 0; attribute < regions_tree_attribute_count(tree); attribute++) {
    ASK(regions_node_attribute(tree, node, attribute, buffer, sizeof buffer, NULL));
    ASK(regions_node_attribute_integer(tree, node, attribute, &integer));
  }
}

static void ask_search(const regions_tree *tree, const regions_tree *former) {
  static const char *const queries[] = {
    "nanshan", "南山", "gd sz nanshan", "杭州市西湖区文三路478号", "cq", "11", "崇文区", "beijign", "東城區", "北京 朝阳",
  };
  regions_search *search;
  uint32_t count = regions_tree_count(tree);
  if (ASK(regions_search_open_former(tree, former, &search)) != REGIONS_OK) abort();
  for (size_t query = 0; query < sizeof queries / sizeof *queries; query++) {
    regions_results *results;
    regions_node within = query % 3 ? REGIONS_NONE : below(count), node;
    uint32_t level = query % 4 ? 0 : 1 + below(4), ranges[16];
    regions_kind kind;
    size_t length;
    ASK(regions_search_find_until(
      search, queries[query], strlen(queries[query]), within, level, query % 5 ? 0 : 3, 20, &results));
    for (uint32_t index = 0; index < regions_results_count(results); index++) {
      ASK(regions_results_get(results, index, &node, &kind));
      CHECK(node < count);
      ASK(regions_results_highlights(results, index, ranges, 8, &length));
      ASK(regions_results_path_highlights(results, index, 1, ranges, 8, &length));
    }
    regions_results_close(&results);
  }
  regions_search_close(&search);
}

static void ask_picker(const regions_tree *tree) {
  static const char *const texts[] = {"n", "南", "chaoyang", "区"};
  uint32_t count = regions_tree_count(tree), number, start, end;
  for (uint32_t turn = 0; turn < 4; turn++) {
    regions_picker *picker;
    regions_node node, within = turn < 2 ? REGIONS_NONE : below(count);
    if (ASK(regions_picker_open_until(tree, within, turn, turn % 2 ? 3 : 0, turn % 2, &picker)) != REGIONS_OK) {
      continue;
    }
    for (uint32_t level = 0; level < 4; level++) {
      ASK(regions_picker_filter(picker, texts[turn], strlen(texts[turn])));
      for (uint32_t index = 0; index < regions_picker_match_count(picker) && index < 9; index++) {
        ASK(regions_picker_match(picker, index, &number, &start, &end));
      }
      ASK(regions_picker_filter(picker, NULL, 0));
      uint32_t options = regions_picker_option_count(picker, level);
      ASK(regions_picker_option(picker, level, below(options), &node, &number));
      check_node(node, count);
      ASK(regions_picker_select(picker, level, below(options)));
    }
    ASK(regions_picker_preset(picker, below(count)));
    ASK(regions_picker_search(picker, "nanshan", 7));
    ASK(regions_picker_search(picker, texts[turn], strlen(texts[turn])));
    ASK(regions_picker_result(picker, 0, &node));
    check_node(node, count);
    ASK(regions_picker_accept(picker, 0));
    ASK(regions_picker_back(picker));
    ASK(regions_picker_confirm(picker));
    regions_picker_close(&picker);
  }
}

static void keep(struct ArrowArray *array) { array->release = NULL; }

static void release(struct ArrowArray *array, struct ArrowSchema *schema) {
  if (!array->release) return;
  array->release(array);
  schema->release(schema);
}

static void ask_columns(const regions_tree *tree, const regions_tree *former) {
  static const char *const texts[] = {
    "110101", "440305", "330106", "1", "杭州市西湖区文三路478号", "广东省深圳市南山区", "崇文区幸福大街1号", "Xihu District, Hangzhou",
  };
  enum { rows = sizeof texts / sizeof *texts };
  int32_t offsets[rows + 1] = {0};
  char bytes[400];
  for (int row = 0; row < rows; row++) {
    size_t length = strlen(texts[row]);
    memcpy(bytes + offsets[row], texts[row], length);
    offsets[row + 1] = offsets[row] + (int32_t)length;
  }
  const void *buffers[] = {NULL, offsets, bytes};
  struct ArrowArray column = {rows, 0, 0, 3, 0, buffers, NULL, NULL, keep, NULL}, answers;
  struct ArrowSchema type = {"u", "", NULL, 0, 0, NULL, NULL, NULL, NULL}, answers_type;
  for (int answer = REGIONS_NAMES; answer <= REGIONS_NODES; answer++) {
    regions_table *table;
    if (ASK(regions_table_open(tree, answer, answer, "/", 1, &table)) != REGIONS_OK) continue;
    ASK(regions_table_map(table, &column, &type, 0, 1, &answers, &answers_type));
    release(&answers, &answers_type);
    regions_table_close(&table);
  }
  regions_matcher *matcher;
  if (ASK(regions_matcher_open(tree, former, &matcher)) != REGIONS_OK) return;
  for (int row = 0; row < rows; row++) {
    regions_match *match;
    regions_node node;
    ASK(regions_matcher_read(matcher, texts[row], strlen(texts[row]), REGIONS_NONE, 0, &match));
    for (uint32_t index = 0; index < regions_match_alternative_count(match); index++) {
      ASK(regions_match_alternative(match, index, &node));
      check_node(node, regions_tree_count(tree));
    }
    regions_match_close(&match);
    regions_contact *contact;
    ASK(regions_contact_read(matcher, texts[row], strlen(texts[row]), REGIONS_NONE, 0, &contact));
    ASK(regions_contact_region(contact, &node));
    check_node(node, regions_tree_count(tree));
    regions_contact_close(&contact);
  }
  ASK(regions_matcher_map(
    matcher, &column, &type, below(regions_tree_count(tree)), 3, 1, &answers, &answers_type));
  release(&answers, &answers_type);
  ASK(regions_contact_map(matcher, &column, &type, REGIONS_NONE, 0, 1, &answers, &answers_type));
  release(&answers, &answers_type);
  regions_matcher_close(&matcher);
}

static void ask_former(const regions_tree *former, const regions_tree *current) {
  static const char *const ids[] = {"110103", "320508", "440305"};
  regions_node node, nodes[40];
  int32_t until;
  size_t count;
  for (int index = 0; index < 3; index++) {
    ASK(regions_former_find(former, current, ids[index], 6, &node, &until, nodes, 40, &count));
  }
  ASK(regions_former_predecessors(former, current, below(regions_tree_count(current)), nodes, 40, &count));
}

static void ask_everything(const regions_tree *tree) {
  regions_tree *china, *former;
  uint32_t count = regions_tree_count(tree);
  char buffer[4200];
  if (regions_tree_open_bundled(&china) != REGIONS_OK) abort();
  if (regions_tree_open_bundled_former(&former) != REGIONS_OK) abort();
  for (uint32_t level = 1; level <= regions_tree_depth(tree); level++) {
    regions_node first;
    uint32_t number;
    ASK(regions_tree_level(tree, level, &first, &number));
    CHECK(first + number <= count);
    ask_region(tree, first);
    ask_region(tree, first + number - 1);
    ask_region(tree, first + below(number));
    ASK(regions_tree_level_label(tree, level, buffer, sizeof buffer, NULL));
  }
  for (int part = REGIONS_TITLE; part <= REGIONS_FORMAT_VERSION; part++) {
    ASK(regions_tree_metadata(tree, part, buffer, sizeof buffer, NULL));
  }
  ask_search(tree, former);
  ask_picker(tree);
  ask_columns(tree, former);
  ask_former(tree, china);
  ask_former(former, tree);
  ask_search(china, tree);
  ASK(regions_tree_verify(tree, NULL, 0));
  regions_tree_close(&former);
  regions_tree_close(&china);
}

// Changes one byte after the other from `shared->place` on.
static void sweep(unsigned char *bytes, size_t count, size_t end, size_t step) {
  while (shared->place < end) {
    size_t place = shared->place;
    shared->place += step;
    shared->before = bytes[place];
    shared->after = shared->before ^ (int)(1 + below(255));
    bytes[place] = (unsigned char)shared->after;
    regions_tree *tree;
    alarm(120);
    if (ASK(regions_tree_open_borrowed(bytes, count, &tree, NULL, 0)) == REGIONS_OK) {
      ask_everything(tree);
      shared->answered++;
    } else {
      shared->refused++;
    }
    regions_tree_close(&tree);
    bytes[place] = (unsigned char)shared->before;
  }
}

static uint64_t little(const unsigned char *bytes, int count) {
  return count == 0 ? 0 : little(bytes + 1, count - 1) << 8 | *bytes;
}

static int is_wanted(const char *name, int argc, char **argv) {
  for (int index = 4; index < argc; index++) {
    if (strncmp(name, argv[index], strlen(argv[index])) == 0) return 1;
  }
  return argc <= 4;
}

int main(int argc, char **argv) {
  if (argc < 4) return 64;
  FILE *stream = fopen(argv[1], "rb");
  if (!stream) return 66;
  fseek(stream, 0, SEEK_END);
  size_t count = (size_t)ftell(stream), step = strtoul(argv[2], NULL, 10);
  rewind(stream);
  unsigned char *bytes = malloc(count);
  if (!bytes || fread(bytes, 1, count, stream) != count || step == 0) return 66;
  fclose(stream);
  shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) return 71;
  shared->state = strtoul(argv[3], NULL, 10);
  unsigned long faults = 0;
  for (uint64_t section = 0; section < little(bytes + 12, 4); section++) {
    const unsigned char *entry = bytes + 32 + 24 * section;
    size_t start = (size_t)little(entry + 8, 8), end = start + (size_t)little(entry + 16, 8);
    if (!is_wanted((const char *)entry, argc, argv)) continue;
    shared->place = start + (step > 1 ? below((uint32_t)step) : 0);
    while (shared->place < end) {
      pid_t child = fork();
      if (child == 0) {
        sweep(bytes, count, end, step);
        _exit(0);
      }
      int status = 0;
      if (child < 0 || waitpid(child, &status, 0) != child) return 71;
      if (status == 0) continue;
      faults++;
      printf(
        "%s, %.4s, byte %zu, %d for %d: signal %d in %s\n", argv[1], (const char *)entry, shared->place - step,
        shared->after, shared->before, WTERMSIG(status), shared->function);
      fflush(stdout);
    }
  }
  printf(
    "%lu changed bytes answered, %lu refused, %lu at fault, seed %s\n", shared->answered, shared->refused, faults,
    argv[3]);
  return faults > 0;
}
