// Takes a pasted message apart: `contact MESSAGE`. Prints each part, how sure it is and where it stands.

#include <stdio.h>
#include <string.h>

#include "regions.h"

int main(int argc, char **argv) {
  static const char *const parts[] = {
    "name", "phone", "extension", "postcode", "id number", "region", "detail", "left over"};
  static const char *const words[] = {"", "guess", "likely", "certain"};
  regions_tree *china;
  regions_matcher *matcher;
  regions_contact *contact;
  if (argc != 2 || regions_tree_open_bundled(&china) != REGIONS_OK ||
      regions_matcher_open(china, NULL, &matcher) != REGIONS_OK ||
      regions_contact_read(
        matcher, argv[1], strlen(argv[1]), REGIONS_NONE, 0, &contact) != REGIONS_OK) {
    return 64;
  }

  for (regions_contact_part part = REGIONS_CONTACT_NAME; part < REGIONS_CONTACT_WHOLE; part++) {
    for (uint32_t index = 0; index < regions_contact_count(contact, part); index++) {
      char text[512];
      if (regions_contact_text(contact, part, index, text, sizeof text, NULL) != REGIONS_OK) continue;
      printf("%s\t%s\t%s", parts[part], text, words[regions_contact_confidence(contact, part, index)]);
      for (uint32_t range = 0; range < regions_contact_range_count(contact, part, index); range++) {
        size_t start, end;
        regions_contact_range(contact, part, index, range, &start, &end);
        printf("\t%zu-%zu", start, end);
      }
      puts("");
    }
  }
  printf("whole\t\t%s\n", words[regions_contact_confidence(contact, REGIONS_CONTACT_WHOLE, 0)]);

  regions_contact_close(&contact);
  regions_matcher_close(&matcher);
  regions_tree_close(&china);
  return 0;
}
