// Columns in, columns out: what tables and matchers have in common.

#ifndef REGIONTREE_MAPPER_H
#define REGIONTREE_MAPPER_H

#include "native.h"

// Answers a column; called without the interpreter's lock.
typedef regions_status (*column_map)(
  const void *self, const struct ArrowArray *array, const struct ArrowSchema *schema, uint32_t flags,
  uint32_t threads, struct ArrowArray *answers, struct ArrowSchema *answers_schema);

// What IDs are, for who gives something else.
#define AN_ID "an ID is an integer or a text"

// A column in, a pair of capsules out. `what` says what its values should be.
PyObject *map_column(
  const char *what, column_map map, const void *self, const struct ArrowArray *array,
  const struct ArrowSchema *schema, uint32_t flags, uint32_t threads);

// `(schema, array, flags, threads)`: capsules in, a pair of capsules out.
PyObject *map_capsules(const char *what, column_map map, const void *self, PyObject *arguments);

// `(stream, flags, threads)`: a capsule in, out a list of pairs, one a chunk.
PyObject *map_stream(const char *what, column_map map, const void *self, PyObject *arguments);

// `(address, length, format, flags, threads)`: memory of someone else's in, a pair of capsules out.
PyObject *map_address(const char *what, column_map map, const void *self, PyObject *arguments);

// A column of the items of a sequence: IDs, or texts only; missing ones are null. The caller releases it. -1 and
// an exception if an item is something else.
int column_of(PyObject *sequence, int only_text, struct ArrowArray *array, struct ArrowSchema *schema);

#endif
