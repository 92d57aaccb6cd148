// What a program has in it and knows of itself.

#ifndef REGIONS_PROGRAM_H
#define REGIONS_PROGRAM_H

#include <stddef.h>

/// What $REGIONS_COMMIT said when the package was built; empty if it wasn't set.
const char *_Nonnull build_commit(void);

/// The words the program was called with, its own name first, ended by NULL. NULL where the C library doesn't
/// say, as others than GNU's.
const char *_Nullable const *_Nullable program_arguments(void);

/// Data/pinyin/characters.txt and Data/pinyin/places.txt as parts of the program.
extern const size_t pinyin_characters_count;
const void *_Nonnull pinyin_characters_start(void);
extern const size_t pinyin_places_count;
const void *_Nonnull pinyin_places_start(void);

#endif
