// Looks regions up: `lookup [FILE.regions] ID...`, in the bundled data set if no file is named.

#include <stdio.h>
#include <string.h>

#include "regions.h"

int main(int argc, char **argv) {
  int first = argc > 1 && strstr(argv[1], ".regions") ? 2 : 1;
  char message[256];
  regions_tree *tree;
  regions_status status = first == 2 ? regions_tree_open(argv[1], &tree, message, sizeof message)
                                     : regions_tree_open_bundled(&tree);
  if (status != REGIONS_OK) {
    fprintf(stderr, "%s: %s\n", argv[1], message);
    return 65;
  }

  int missing = 0;
  for (int index = first; index < argc; index++) {
    const char *id = argv[index];
    char name[256], path[1024];
    regions_node node;
    if (regions_tree_find(tree, id, strlen(id), &node) != REGIONS_OK) {
      fprintf(stderr, "no region has the ID %s\n", id);
      missing = 1;
      continue;
    }
    if (regions_node_name(tree, node, name, sizeof name, NULL) != REGIONS_OK ||
        regions_node_path(tree, node, "/", 1, path, sizeof path, NULL) != REGIONS_OK) {
      return 70;
    }
    printf("%s\t%s\t%s\n", id, name, path);
  }
  regions_tree_close(&tree);
  return missing;
}
