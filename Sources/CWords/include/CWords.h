#ifndef CWORDS_H
#define CWORDS_H

#include <stddef.h>

/// Sources/RegionsImport/Words/words.tsv as a part of the program.
const void *_Nonnull words_start(void);

/// Its size in bytes.
extern const size_t words_count;

#endif
