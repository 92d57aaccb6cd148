// Loading a library when it is first needed: what the headers of the system libraries share.
// They include this file by its path; it belongs to no module.

#ifndef REGIONS_LOADING_H
#define REGIONS_LOADING_H

#include <dlfcn.h>
#include <sched.h>
#include <stddef.h>

/// The library in the first of `files` that is there; null if there is none. Stays loaded.
static inline void *regions_open_library(const char *const *files, size_t count) {
  void *library = NULL;
  for (size_t i = 0; library == NULL && i < count; i++) {
    library = dlopen(files[i], RTLD_NOW | RTLD_LOCAL);
  }
  return library;
}

// A function's place in a table, and the search for it in `library`, which returns 0 from the function it
// stands in where there is none.
#define REGIONS_MEMBER(NAME) __typeof__(NAME) *NAME;

/// POSIX has the object pointer that dlsym returns hold a function's address.
#define REGIONS_FIND(NAME)                                 \
  *(void **)(&table->NAME) = dlsym(library, #NAME);        \
  if (table->NAME == NULL) return 0;

/// Defines, of a library in the first of some files that is there, whose functions `FUNCTIONS(F)` names as
/// `F(name)` each:
///
/// - `const PREFIX_functions *PREFIX_table(void)`: the functions as members of their own names, loaded on
///   the first call from any thread; null if the library is not installed.
/// - `int PREFIX_load(void)`: whether the library can be used: 1, or 0 if it is not installed.
///
/// Every object file that uses such a header has its own copy of the table, and the optimizer moves calls
/// from one to another: so each function asks for the table again and none relies on another one's call.
/// Loading a library that is loaded already costs little.
#define REGIONS_LIBRARY(PREFIX, FUNCTIONS, ...)                                   \
  typedef struct {                                                                \
    FUNCTIONS(REGIONS_MEMBER)                                                     \
  } PREFIX##_functions;                                                           \
  static inline int PREFIX##_fill(PREFIX##_functions *table) {                    \
    static const char *const files[] = {__VA_ARGS__};                             \
    void *library = regions_open_library(files, sizeof files / sizeof *files);    \
    if (library == NULL) return 0;                                                \
    FUNCTIONS(REGIONS_FIND)                                                       \
    return 1;                                                                     \
  }                                                                               \
  static inline const PREFIX##_functions *PREFIX##_table(void) {                  \
    enum { untried, loading, loaded, missing };                                   \
    static PREFIX##_functions table;                                              \
    static int state = untried;                                                   \
    int seen = __atomic_load_n(&state, __ATOMIC_ACQUIRE);                         \
    if (seen == loaded) return &table;                                            \
    if (seen == untried                                                           \
        && __atomic_compare_exchange_n(                                           \
          &state, &seen, loading, 0, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE)) {       \
      seen = PREFIX##_fill(&table) ? loaded : missing;                            \
      __atomic_store_n(&state, seen, __ATOMIC_RELEASE);                           \
    }                                                                             \
    while (seen == loading) {                                                     \
      sched_yield();                                                              \
      seen = __atomic_load_n(&state, __ATOMIC_ACQUIRE);                           \
    }                                                                             \
    return seen == loaded ? &table : NULL;                                        \
  }                                                                               \
  static inline int PREFIX##_load(void) { return PREFIX##_table() != NULL; }

#endif
