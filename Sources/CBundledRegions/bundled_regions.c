#include "CBundledRegions.h"

_Alignas(64) static const unsigned char bytes[] = {
#embed "../../Data/china.regions"
};

const size_t bundled_regions_count = sizeof bytes;

const void *bundled_regions_start(void) { return bytes; }
