// Goes through a cascade picker without a screen, and prints the tabs after every step.

#include <stdio.h>
#include <string.h>

#include "regions.h"

static void print(const regions_tree *tree, const regions_picker *picker) {
  for (uint32_t index = 0; index < regions_picker_title_count(picker); index++) {
    char name[256] = "…";
    uint32_t level;
    regions_node node;
    regions_picker_title(picker, index, &level, &node);
    if (node != REGIONS_NONE) regions_node_name(tree, node, name, sizeof name, NULL);
    printf("%s%s", index > 0 ? " › " : "", name);
  }
  printf("  (%s)\n", regions_picker_status(picker) == REGIONS_FINISHED ? "finished" : "choosing");
}

int main(void) {
  regions_tree *china;
  regions_picker *picker;
  regions_node nanshan;
  if (regions_tree_open_bundled(&china) != REGIONS_OK ||
      regions_picker_open(china, REGIONS_NONE, 3, 0, &picker) != REGIONS_OK ||
      regions_tree_find(china, "440305", 6, &nanshan) != REGIONS_OK) {
    return 70;
  }
  print(china, picker);
  regions_picker_preset(picker, nanshan);
  print(china, picker);
  regions_picker_tab(picker, 1);
  regions_picker_filter(picker, "广州", strlen("广州"));
  printf("%u of %u cities left\n", regions_picker_match_count(picker),
    regions_picker_option_count(picker, 1));
  uint32_t row, start, end;
  regions_picker_match(picker, 0, &row, &start, &end);
  regions_picker_select(picker, 1, row);
  print(china, picker);
  regions_picker_select(picker, 2, 0);
  print(china, picker);
  regions_picker_close(&picker);
  regions_tree_close(&china);
  return 0;
}
