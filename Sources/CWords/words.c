#include "CWords.h"

static const unsigned char bytes[] = {
#embed "../RegionsImport/Words/words.tsv"
};

const size_t words_count = sizeof bytes;

const void *words_start(void) { return bytes; }
