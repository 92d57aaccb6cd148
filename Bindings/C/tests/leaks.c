// Opens, asks and closes everything three times over: a leak checker must find nothing left.

#include <stdlib.h>
#include <string.h>

#include "regions.h"

static void release(struct ArrowArray *array) { array->release = NULL; }

static int round_of(const char *path) {
  regions_tree *tree;
  regions_search *search;
  regions_results *results;
  regions_matcher *matcher;
  regions_match *match;
  regions_contact *contact;
  regions_picker *picker;
  regions_table *table;
  char buffer[1024];
  regions_node node;
  if (regions_tree_open(path, &tree, NULL, 0) != REGIONS_OK) return 1;
  for (uint32_t number = 0; number < regions_tree_count(tree); number++) {
    regions_node_id(tree, number, buffer, sizeof buffer, NULL);
    regions_tree_find(tree, buffer, strlen(buffer), &node);
    regions_node_path(tree, number, "/", 1, buffer, sizeof buffer, NULL);
  }
  if (regions_search_open(tree, &search) != REGIONS_OK) return 1;
  regions_search_find(search, "nanshan", 7, REGIONS_NONE, 0, 9, &results);
  regions_results_close(&results);
  regions_search_close(&search);
  if (regions_matcher_open(tree, NULL, &matcher) != REGIONS_OK) return 1;
  regions_matcher_read(matcher, "杭州市西湖区", 18, REGIONS_NONE, 0, &match);
  regions_match_close(&match);
  const char *message = "张三 13600488000 杭州市西湖区文三路478号 310012";
  regions_contact_read(matcher, message, strlen(message), REGIONS_NONE, 0, &contact);
  regions_contact_close(&contact);
  const int32_t offsets[] = {0, 9, 18};
  const void *texts[] = {NULL, offsets, "杭州市西湖区"};
  struct ArrowArray column = {2, 0, 0, 3, 0, texts, NULL, NULL, release, NULL};
  struct ArrowSchema type = {"u", "", NULL, 0, 0, NULL, NULL, NULL, NULL};
  struct ArrowArray answers;
  struct ArrowSchema answers_type;
  if (regions_matcher_map(
        matcher, &column, &type, REGIONS_NONE, 0, 2, &answers, &answers_type) != REGIONS_OK) {
    return 1;
  }
  answers.release(&answers);
  answers_type.release(&answers_type);
  if (regions_contact_map(
        matcher, &column, &type, REGIONS_NONE, 0, 2, &answers, &answers_type) != REGIONS_OK) {
    return 1;
  }
  answers.release(&answers);
  answers_type.release(&answers_type);
  regions_matcher_close(&matcher);
  if (regions_table_open(tree, REGIONS_NAMES, 0, NULL, 0, &table) != REGIONS_OK) return 1;
  for (uint32_t flags = 0; flags <= REGIONS_DICTIONARY; flags++) {
    if (regions_table_map(table, &column, &type, flags, 2, &answers, &answers_type) != REGIONS_OK) {
      return 1;
    }
    answers.release(&answers);
    answers_type.release(&answers_type);
  }
  regions_table_close(&table);
  if (regions_picker_open(tree, REGIONS_NONE, 3, 0, &picker) != REGIONS_OK) return 1;
  regions_picker_select(picker, 0, 3);
  regions_picker_search(picker, "a", 1);
  regions_picker_close(&picker);
  regions_tree_close(&tree);
  return 0;
}

int main(int argc, char **argv) {
  for (int round = 0; round < 3; round++) {
    if (argc != 2 || round_of(argv[1]) != 0) abort();
  }
  return 0;
}
