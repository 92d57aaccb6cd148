#include "program.h"

static const unsigned char characters[] = {
#embed "../../Data/pinyin/characters.txt"
};

static const unsigned char places[] = {
#embed "../../Data/pinyin/places.txt"
};

const size_t pinyin_characters_count = sizeof characters;
const size_t pinyin_places_count = sizeof places;

const void *pinyin_characters_start(void) { return characters; }
const void *pinyin_places_start(void) { return places; }
