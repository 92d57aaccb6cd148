// Finds regions by what people type, and the region of an address: `search TEXT`.

#include <stdio.h>
#include <string.h>

#include "regions.h"

static void print(const regions_tree *tree, regions_node node, const char *how) {
  char id[256], path[1024];
  if (regions_node_id(tree, node, id, sizeof id, NULL) == REGIONS_OK &&
      regions_node_path(tree, node, "/", 1, path, sizeof path, NULL) == REGIONS_OK) {
    printf("%s\t%s\t%s\n", id, path, how);
  }
}

int main(int argc, char **argv) {
  regions_tree *china;
  regions_search *search;
  regions_matcher *matcher;
  if (argc != 2 || regions_tree_open_bundled(&china) != REGIONS_OK ||
      regions_search_open(china, &search) != REGIONS_OK ||
      regions_matcher_open(china, NULL, &matcher) != REGIONS_OK) {
    return 64;
  }

  regions_results *results;
  if (regions_search_find(
        search, argv[1], strlen(argv[1]), REGIONS_NONE, 0, 3, &results) == REGIONS_OK) {
    for (uint32_t index = 0; index < regions_results_count(results); index++) {
      regions_node node;
      regions_kind kind;
      if (regions_results_get(results, index, &node, &kind) == REGIONS_OK) {
        print(china, node, regions_kind_name(kind));
      }
    }
  }
  regions_results_close(&results);

  regions_match *match;
  if (regions_matcher_read(
        matcher, argv[1], strlen(argv[1]), REGIONS_NONE, 0, &match) == REGIONS_OK) {
    regions_node node;
    regions_confidence confidence;
    size_t rest;
    if (regions_match_get(match, &node, &confidence, &rest) == REGIONS_OK && node != REGIONS_NONE) {
      print(china, node, argv[1] + rest);
    }
  }
  regions_match_close(&match);

  regions_matcher_close(&matcher);
  regions_search_close(&search);
  regions_tree_close(&china);
  return 0;
}
