#ifdef __linux__
#define _GNU_SOURCE  // sched_getaffinity
#endif

#include "CPlatform.h"

#ifdef __wasm__

uint32_t platform_processors(void) { return 1; }

void platform_run(uint32_t count, void (*work)(void *context, uint32_t index), void *context) {
  for (uint32_t index = 0; index < count; index++) work(context, index);
}

void *platform_make_lock(void) { return platform_allocate(1); }
void platform_lock(void *lock) { (void)lock; }
void platform_unlock(void *lock) { (void)lock; }
void platform_free_lock(void *lock) { platform_free(lock); }

#else

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>
#ifdef __linux__
#include <sched.h>
#endif

#define MAXIMUM_THREADS 64

uint32_t platform_processors(void) {
#ifdef __linux__
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0 && CPU_COUNT(&set) > 0) {
    return (uint32_t)CPU_COUNT(&set);
  }
#endif
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (uint32_t)count : 1;
}

typedef struct {
  void (*work)(void *context, uint32_t index);
  void *context;
  uint32_t first, count, step;
} part;

static void *run(void *argument) {
  const part *part = argument;
  for (uint32_t index = part->first; index < part->count; index += part->step) {
    part->work(part->context, index);
  }
  return NULL;
}

void platform_run(uint32_t count, void (*work)(void *context, uint32_t index), void *context) {
  if (count == 0) return;
  uint32_t workers = count < MAXIMUM_THREADS ? count : MAXIMUM_THREADS;
  part parts[MAXIMUM_THREADS];
  pthread_t threads[MAXIMUM_THREADS];
  _Bool is_running[MAXIMUM_THREADS];
  for (uint32_t index = 0; index < workers; index++) {
    parts[index] = (part){work, context, index, count, workers};
    is_running[index] =
      index > 0 && pthread_create(&threads[index], NULL, run, &parts[index]) == 0;
  }
  for (uint32_t index = 0; index < workers; index++) {
    if (!is_running[index]) run(&parts[index]);
  }
  for (uint32_t index = 0; index < workers; index++) {
    if (is_running[index]) pthread_join(threads[index], NULL);
  }
}

void *platform_make_lock(void) {
  pthread_mutex_t *lock = malloc(sizeof *lock);
  if (lock != NULL && pthread_mutex_init(lock, NULL) != 0) {
    free(lock);
    lock = NULL;
  }
  return lock;
}

void platform_lock(void *lock) { pthread_mutex_lock(lock); }

void platform_unlock(void *lock) { pthread_mutex_unlock(lock); }

void platform_free_lock(void *lock) {
  if (lock != NULL) pthread_mutex_destroy(lock);
  free(lock);
}

#endif
