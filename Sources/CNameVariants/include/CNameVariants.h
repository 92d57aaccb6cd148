#ifndef CNAMEVARIANTS_H
#define CNAMEVARIANTS_H

#include <stddef.h>

/// Data/names/variants.bin as a part of the program: pairs of UTF-16 units, low byte first, sorted by
/// the first of a pair. The first is a traditional or variant character, the second what names have
/// in its place.
const void *name_variants_start(void);

/// Its size in bytes.
extern const size_t name_variants_count;

#endif
