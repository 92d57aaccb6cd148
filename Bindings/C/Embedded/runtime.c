// What code of Embedded Swift asks for that the C library proper doesn't have everywhere: defined here and
// not exported, so that the library needs libc alone, and no later one than the rest of it does.

#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

// Seeds of hash tables. glibc has had this since 2.36 only.
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  while (count > 0) {
    size_t part = count < 256 ? count : 256;
    if (getentropy(bytes, part) != 0) abort();
    bytes += part;
    count -= part;
  }
}

// Sizes of hash tables. It would be all that is wanted of libm.
double ceil(double value) {
  // From 2⁵² on there are no fractions; the rest fits an integer.
  if (!(value > -4503599627370496.0 && value < 4503599627370496.0)) return value;
  double whole = (double)(long long)value;
  return whole < value ? whole + 1 : whole;
}
