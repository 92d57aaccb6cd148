#include <stddef.h>

/// The first byte of the bundled data set, a `.regions` file.
const void *bundled_regions_start(void);

/// Its size in bytes.
extern const size_t bundled_regions_count;

/// The first byte of the bundled data set of former regions, a `.regions` file.
const void *bundled_former_regions_start(void);

/// Its size in bytes.
extern const size_t bundled_former_regions_count;

/// The first byte of what differs in the codes for statistical use, a `.regions` file.
const void *bundled_statistics_start(void);

/// Its size in bytes.
extern const size_t bundled_statistics_count;
