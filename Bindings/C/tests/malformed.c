// Opens and verifies each file named on the command line, and prints what comes of it: one line a file,
// `NAME STATUS MESSAGE`. Afterwards everything else is asked of what could be opened, damaged or not.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "regions.h"

static void ask_everything(const regions_tree *tree) {
  char buffer[4200];
  uint32_t count = regions_tree_count(tree);
  regions_search *search;
  regions_results *results;
  regions_picker *picker;
  for (uint32_t node = 0; node < count && node < 200; node++) {
    regions_node first, parent, nodes[REGIONS_MAXIMUM_DEPTH];
    uint32_t children, level;
    size_t depth;
    regions_node_id(tree, node, buffer, sizeof buffer, NULL);
    regions_node_name(tree, node, buffer, sizeof buffer, NULL);
    regions_node_path(tree, node, "/", 1, buffer, sizeof buffer, NULL);
    regions_node_level(tree, node, &level);
    regions_node_rank(tree, node, &level);
    regions_node_parent(tree, node, &parent);
    if (parent != REGIONS_NONE && parent >= node) abort();
    regions_node_ancestors(tree, node, nodes, REGIONS_MAXIMUM_DEPTH, &depth);
    regions_node_children(tree, node, &first, &children);
    if (children > 0 && (first <= node || first + children > count)) abort();
    for (uint32_t attribute = 0; attribute < regions_tree_attribute_count(tree); attribute++) {
      regions_node_attribute(tree, node, attribute, buffer, sizeof buffer, NULL);
    }
  }
  if (regions_search_open(tree, &search) == REGIONS_OK) {
    regions_search_find(search, "a", 1, REGIONS_NONE, 0, 10, &results);
    regions_results_close(&results);
    regions_search_close(&search);
  }
  if (regions_picker_open(tree, REGIONS_NONE, 3, 0, &picker) == REGIONS_OK) {
    regions_picker_select(picker, 0, 0);
    regions_picker_close(&picker);
  }
}

int main(int argc, char **argv) {
  for (int index = 1; index < argc; index++) {
    const char *name = strrchr(argv[index], '/') ? strrchr(argv[index], '/') + 1 : argv[index];
    char message[512];
    regions_tree *tree;
    regions_status status = regions_tree_open(argv[index], &tree, message, sizeof message);
    if (status == REGIONS_OK) {
      ask_everything(tree);
      status = regions_tree_verify(tree, message, sizeof message);
    } else if (tree) {
      abort();
    }
    printf("%.*s\t%d\t%s\n", (int)strcspn(name, "."), name, (int)status, message);
    regions_tree_close(&tree);
  }
  return 0;
}
