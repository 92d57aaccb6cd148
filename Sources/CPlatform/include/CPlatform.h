#ifndef REGIONS_PLATFORM_H
#define REGIONS_PLATFORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What the libraries ask of the system, on all of them alike, WebAssembly without a system included.
// The Swift above it holds no condition on a platform.

/// Brings a regular file into memory: a copy of one of at most a megabyte, a mapping of a larger one.
///
/// A copy stays as it is, whatever is done to the file; who writes into a file that is mapped changes what is read
/// here, and who shortens it ends the process that reads on.
///
/// `*bytes` and `*count` say where it is: to be given to `platform_close_file` later. Of an empty file `*bytes`
/// is NULL. 0, or the number of the error (`errno`), and then both are 0 too; `ENOSYS` where there are no files.
int platform_open_file(const char *path, const void **bytes, size_t *count);

/// Gives back what `platform_open_file` brought.
void platform_close_file(const void *bytes, size_t count);

/// Writes the system's text for the number of an error, with its NUL, cut off at `capacity`.
void platform_error_text(int number, char *text, size_t capacity);

/// Room for `count` bytes, on a boundary of 64; NULL if there is none. To be freed by `platform_free`.
void *platform_allocate(size_t count);

void platform_free(void *bytes);

/// How many processors this process may use, at least 1.
uint32_t platform_processors(void);

/// Calls `work` with 0 to `count` - 1 and returns when all are done: with 0 on this thread, with the others on threads
/// beside it. Those for which there is no thread to be had, and all of them where there are no threads, run on this one.
void platform_run(uint32_t count, void (*work)(void *context, uint32_t index), void *context);

/// A lock for what threads share; NULL if there is no room for one. Where there are no threads it does nothing.
void *platform_make_lock(void);

void platform_lock(void *lock);

void platform_unlock(void *lock);

void platform_free_lock(void *lock);

// What threads share without a lock. C's atomics, because those of Swift's standard library want systems of 2024.

/// What a cell holds, with all that was written before it was set.
static inline void *platform_load(void *const *cell) { return __atomic_load_n(cell, __ATOMIC_ACQUIRE); }

/// Puts a value into a cell that holds NULL; otherwise it stays as it is. What it holds then.
static inline void *platform_set_once(void **cell, void *value) {
  void *held = NULL;
  return __atomic_compare_exchange_n(cell, &held, value, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE) ? value : held;
}

/// A count that may be behind the others' steps.
static inline size_t platform_count(const size_t *count) { return __atomic_load_n(count, __ATOMIC_RELAXED); }

static inline void platform_set_count(size_t *count, size_t value) { __atomic_store_n(count, value, __ATOMIC_RELAXED); }

/// One more than `seen`, if it still is that; whether it was.
static inline bool platform_step(size_t *count, size_t seen) {
  return __atomic_compare_exchange_n(count, &seen, seen + 1, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

#endif
