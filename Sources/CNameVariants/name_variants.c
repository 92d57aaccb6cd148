#include "CNameVariants.h"

static const unsigned char bytes[] = {
#embed "../../Data/names/variants.bin"
};

const size_t name_variants_count = sizeof bytes;

const void *name_variants_start(void) { return bytes; }
