#include "CBundledRegions.h"

// A file of its own, so that a program that never asks for it does not contain it.
_Alignas(64) static const unsigned char bytes[] = {
#embed "../../Data/china-statistics.regions"
};

const size_t bundled_statistics_count = sizeof bytes;

const void *bundled_statistics_start(void) { return bytes; }
