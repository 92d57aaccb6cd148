#ifndef CPINYINTABLES_H
#define CPINYINTABLES_H

#include <stddef.h>

/// Data/pinyin/characters.txt and Data/pinyin/places.txt as parts of the program.
extern const size_t pinyin_characters_count;
const void *pinyin_characters_start(void);
extern const size_t pinyin_places_count;
const void *pinyin_places_start(void);

#endif
