// The names of a column of IDs at once, in the layout of Apache Arrow.

#include <inttypes.h>
#include <stdio.h>

#include "regions.h"

static void release(struct ArrowArray *array) { array->release = NULL; }

int main(void) {
  regions_tree *china;
  regions_table *provinces;
  uint32_t rank;
  if (regions_tree_open_bundled(&china) != REGIONS_OK ||
      regions_tree_find_rank(china, "province", 8, &rank) != REGIONS_OK ||
      regions_table_open(china, REGIONS_NAMES, rank, "", 0, &provinces) != REGIONS_OK) {
    return 70;
  }

  const int64_t ids[] = {440305, 110101, 999999, 330106003};
  const void *buffers[] = {NULL, ids};
  struct ArrowArray column = {4, 0, 0, 2, 0, buffers, NULL, NULL, release, NULL};
  struct ArrowSchema type = {"l", "", NULL, 0, 0, NULL, NULL, NULL, NULL};
  struct ArrowArray answers;
  struct ArrowSchema answers_type;
  if (regions_table_map(provinces, &column, &type, 0, 1, &answers, &answers_type) != REGIONS_OK) {
    return 70;
  }
  const uint8_t *validity = (const uint8_t *)answers.buffers[0];
  const int32_t *offsets = (const int32_t *)answers.buffers[1];
  const char *text = (const char *)answers.buffers[2];
  for (int64_t row = 0; row < answers.length; row++) {
    int is_there = !validity || (validity[row / 8] >> row % 8 & 1);
    printf("%" PRId64 "\t%.*s\n", ids[row],
      is_there ? (int)(offsets[row + 1] - offsets[row]) : 1,
      is_there ? text + offsets[row] : "-");
  }
  answers.release(&answers);
  answers_type.release(&answers_type);
  regions_table_close(&provinces);
  regions_tree_close(&china);
  return 0;
}
