// malloc and free in a kilobyte of code; those of wasi-libc take ten.
//
// Blocks lie one behind the other from the end of the program's data to the end of memory. Each has a head of
// eight bytes, in front of an address that is a multiple of 16, and knows its own size and that of the block
// before. Free ones are never neighbours, and hang in lists by size.

#include <stddef.h>
#include <stdint.h>

typedef struct block {
  uint32_t before;  // the size of the block before, 0 for the first
  uint32_t size;    // with the head, a multiple of 16; 1 more if it is in use
  struct block *next, **link;  // in its list, if it is free
} block;

enum { head = 8, page = 65536, bins = 64 };

static block *lists[bins];
static uint64_t filled;  // a bit for each list that has a block
static block *end;       // the head behind the last block; it counts as one in use

extern unsigned char __heap_base;

// Addresses are numbers here: an offset may be negative.
static block *at(void *address, uint32_t offset) { return (block *)((uintptr_t)address + offset); }
static uint32_t size_of(const block *block) { return block->size & ~1u; }

// 31 lists for a size each, then two for each power of two.
static unsigned bin(uint32_t size) {
  if (size < 512) return size >> 4;
  unsigned log = 31 - (unsigned)__builtin_clz(size);
  unsigned index = 32 + 2 * (log - 9) + (size >> (log - 1) & 1);
  return index < bins ? index : bins - 1;
}

static void insert(block *free) {
  unsigned index = bin(free->size);
  free->next = lists[index];
  free->link = &lists[index];
  if (free->next) free->next->link = &free->next;
  lists[index] = free;
  filled |= (uint64_t)1 << index;
}

static void take_out(block *free) {
  *free->link = free->next;
  if (free->next) free->next->link = free->link;
  unsigned index = bin(free->size);
  if (!lists[index]) filled &= ~((uint64_t)1 << index);
}

static void set_size(block *block, uint32_t size, uint32_t in_use) {
  block->size = size | in_use;
  at(block, size)->before = size;
}

// Makes a block free, together with its neighbours that are.
static void release(block *freed) {
  uint32_t size = size_of(freed);
  block *next = at(freed, size);
  if (!(next->size & 1)) {
    take_out(next);
    size += next->size;
  }
  if (freed->before) {
    block *before = at(freed, -freed->before);
    if (!(before->size & 1)) {
      take_out(before);
      size += before->size;
      freed = before;
    }
  }
  set_size(freed, size, 0);
  insert(freed);
}

// Puts a block in use and gives back what is behind `size` bytes of it.
static void cut(block *block, uint32_t size) {
  uint32_t rest = size_of(block) - size;
  if (rest < 32) return;
  set_size(block, size, 1);
  set_size(at(block, size), rest, 1);
  release(at(block, size));
}

// Makes memory larger, so that it ends with a free block of `size` bytes or more.
static int grow(uint32_t size) {
  if (!end) {
    end = at((void *)(((uintptr_t)&__heap_base + head + 15) & ~(uintptr_t)15), -head);
    end->before = 0;
    end->size = 1;
  }
  uintptr_t limit = (uintptr_t)end + head + size;
  if (limit < size) return 0;
  size_t pages = __builtin_wasm_memory_size(0);
  size_t wanted = (limit + page - 1) / page;
  if (wanted > pages && __builtin_wasm_memory_grow(0, wanted - pages) == SIZE_MAX) return 0;
  if (wanted > pages) pages = wanted;
  // The last head is where memory ends, so that the next growth goes on there.
  block *added = end;
  uint32_t bytes = (uint32_t)(pages * page - head - (uintptr_t)added) & ~15u;
  if (bytes < size) return 0;
  end = at(added, bytes);
  end->size = 1;
  set_size(added, bytes, 1);
  release(added);
  return 1;
}

static block *find(uint32_t size) {
  unsigned index = bin(size);
  for (block *free = lists[index]; free; free = free->next) {
    if (free->size >= size) return free;
  }
  // Every block of a list further on is larger.
  uint64_t larger = index + 1 < bins ? filled >> (index + 1) << (index + 1) : 0;
  return larger ? lists[__builtin_ctzll(larger)] : NULL;
}

// What code of Swift and of ours asks for; if more is wanted, the linker says so.

void *malloc(size_t count) {
  if (count > UINT32_MAX - page) return NULL;
  uint32_t size = ((uint32_t)count + head + 15) & ~15u;
  if (size < 32) size = 32;  // what a free block needs, on its own
  block *found = find(size);
  if (!found) {
    if (!grow(size)) return NULL;
    found = find(size);
  }
  take_out(found);
  found->size |= 1;
  cut(found, size);
  return (char *)found + head;
}

void free(void *address) {
  if (address) release(at(address, -head));
}

int posix_memalign(void **address, size_t alignment, size_t count) {
  char *memory = NULL;
  if (alignment <= 16) {
    memory = malloc(count);
  } else if (count <= UINT32_MAX - alignment - 64 && (memory = malloc(count + alignment + 32))) {
    // What lies before the aligned address becomes a block of its own, and is given back.
    char *aligned = (char *)(((uintptr_t)memory + 32 + alignment - 1) & ~(uintptr_t)(alignment - 1));
    block *first = at(memory, -head), *second = at(aligned, -head);
    uint32_t offset = (uint32_t)(aligned - memory), size = size_of(first);
    set_size(first, offset, 1);
    set_size(second, size - offset, 1);
    release(first);
    memory = aligned;
  }
  *address = memory;
  return memory ? 0 : 12;  // ENOMEM
}

void *aligned_alloc(size_t alignment, size_t count) {
  void *memory;
  posix_memalign(&memory, alignment, count);
  return memory;
}
