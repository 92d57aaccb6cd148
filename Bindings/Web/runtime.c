// What Embedded Swift asks for that wasi-libc doesn't have without a system below it.

#include <stddef.h>
#include <stdint.h>

// Seeds of hash tables. Nothing from outside decides what is in ours but a file's author and what the
// reader types, into memory that is the page's own: that the seeds are always the same is no danger.
void arc4random_buf(void *buffer, size_t count) {
  uint64_t state = 0x9E3779B97F4A7C15;
  unsigned char *bytes = buffer;
  for (size_t index = 0; index < count; index++) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    bytes[index] = (unsigned char)(state >> 24);
  }
}

// The product of two numbers of 128 bits, each given as its low and its high half. WebAssembly
// multiplies 64 bits by 64 and keeps the lower half.
void __multi3(uint64_t *result, uint64_t a, uint64_t a_high, uint64_t b, uint64_t b_high) {
  uint64_t a0 = a & 0xFFFFFFFF, a1 = a >> 32, b0 = b & 0xFFFFFFFF, b1 = b >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a0 * b1 + (low >> 32);
  uint64_t other = a1 * b0 + (middle & 0xFFFFFFFF);
  result[0] = other << 32 | (low & 0xFFFFFFFF);
  result[1] = a1 * b1 + (middle >> 32) + (other >> 32) + a * b_high + a_high * b;
}

#ifndef REGIONS_ALL_OF_UNICODE
// What Unicode says of scalars beyond upper and lower case, which would be a tenth of the module. None
// is decomposed, and each is a character of its own: texts are equal if their scalars are, and matches
// are counted in code points, as JavaScript counts them. Texts that are typed come composed: the modules see
// to that. Browsers have these tables, and give them to nobody else.

uint16_t _swift_stdlib_getNormData(uint32_t scalar) {
  (void)scalar;
  return 0;  // class 0, and composed as it is
}

const uint8_t *const _swift_stdlib_nfd_decompositions = NULL;

uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
  (void)scalar;
  return UINT32_MAX;  // the entry of no scalar
}

uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) {
  (void)first, (void)second;
  return UINT32_MAX;
}

uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) {
  (void)scalar;
  return UINT8_MAX;  // none
}

_Bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) {
  (void)scalar;
  return 0;
}

_Bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) {
  (void)scalar;
  return 0;
}
#endif
