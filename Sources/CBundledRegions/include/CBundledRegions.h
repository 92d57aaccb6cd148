#include <stddef.h>

/// The first byte of the bundled data set, a `.regions` file.
const void *bundled_regions_start(void);

/// Its size in bytes.
extern const size_t bundled_regions_count;
