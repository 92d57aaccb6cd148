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
