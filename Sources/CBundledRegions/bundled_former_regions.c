#include "CBundledRegions.h"

// A file of its own, so that a program that never asks for it does not contain it.
_Alignas(64) static const unsigned char bytes[] = {
#embed "../../Data/china-former.regions"
};

const size_t bundled_former_regions_count = sizeof bytes;

const void *bundled_former_regions_start(void) { return bytes; }
