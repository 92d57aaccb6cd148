// Loading a library when it is first needed: what the headers of libxml2, SQLite, libzip and libyaml share.
// They include this file by its path; it belongs to no module.

#ifndef REGIONS_LOADING_H
#define REGIONS_LOADING_H

#include <dlfcn.h>
#include <sched.h>
#include <stddef.h>

/// The first library of `names` that is there; null if there is none. Stays loaded.
static inline void *regions_open_library(const char *const *names, size_t count) {
  void *library = NULL;
  for (size_t i = 0; library == NULL && i < count; i++) {
    library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
  return library;
}

/// Puts a function of a library into the table's member of that name, or returns 0 from the function
/// this stands in. POSIX has the object pointer that dlsym returns hold a function's address.
#define REGIONS_FIND(TABLE, LIBRARY, NAME, SYMBOL)       \
  *(void **)(&(TABLE)->NAME) = dlsym(LIBRARY, SYMBOL);   \
  if ((TABLE)->NAME == NULL) return 0;

/// Defines `const TYPE *NAME(void)`: a table of a library's functions, which `FILL` fills on the first call
/// from any thread; null if the library is not installed.
///
/// Every object file that uses such a header has its own copy of the table, and the optimizer moves calls
/// from one to another: so each function asks for the table again and none relies on another one's call.
/// Loading a library that is loaded already costs little.
#define REGIONS_LOADED_TABLE(TYPE, NAME, FILL)                                    \
  static inline const TYPE *NAME(void) {                                          \
    enum { untried, loading, loaded, missing };                                   \
    static TYPE table;                                                            \
    static int state = untried;                                                   \
    int seen = __atomic_load_n(&state, __ATOMIC_ACQUIRE);                         \
    if (seen == loaded) return &table;                                            \
    if (seen == untried                                                           \
        && __atomic_compare_exchange_n(                                           \
          &state, &seen, loading, 0, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE)) {       \
      seen = FILL(&table) ? loaded : missing;                                     \
      __atomic_store_n(&state, seen, __ATOMIC_RELEASE);                           \
    }                                                                             \
    while (seen == loading) {                                                     \
      sched_yield();                                                              \
      seen = __atomic_load_n(&state, __ATOMIC_ACQUIRE);                           \
    }                                                                             \
    return seen == loaded ? &table : NULL;                                        \
  }

#endif
