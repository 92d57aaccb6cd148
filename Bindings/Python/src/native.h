// What the files of the extension module share. The stable ABI of Python 3.9 and nothing of Python's inside,
// so that one wheel serves all versions from there on.

#ifndef REGIONTREE_NATIVE_H
#define REGIONTREE_NATIVE_H

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x03090000
#include <Python.h>

#include <string.h>

#include "regions.h"

#if Py_LIMITED_API + 0 < 0x030A0000
// Of the stable ABI from 3.10 on; 3.9 has it just the same, and only its header keeps it back.
PyAPI_FUNC(const char *) PyUnicode_AsUTF8AndSize(PyObject *unicode, Py_ssize_t *size);
#endif

struct ArrowArrayStream {
  int (*get_schema)(struct ArrowArrayStream *, struct ArrowSchema *out);
  int (*get_next)(struct ArrowArrayStream *, struct ArrowArray *out);
  const char *(*get_last_error)(struct ArrowArrayStream *);
  void (*release)(struct ArrowArrayStream *);
  void *private_data;
};

typedef struct {
  PyObject_HEAD
  regions_tree *tree;  // NULL once it was closed
  int busy;            // calls that read it without Python's lock
} TreeObject;

typedef struct {
  PyObject_HEAD
  PyObject *tree;
  regions_node node;
} RegionObject;

extern PyObject *region_file_error;
extern PyTypeObject *tree_type, *region_type, *table_type, *search_type, *matcher_type;

// The exception for a status; always NULL.
PyObject *fail(regions_status status, const char *message);

// A new object of a type, with nothing in it yet; NULL with an exception if there is no memory.
PyObject *allocate(PyTypeObject *type);

// The object if what it holds could be opened, else NULL with an exception.
PyObject *opened(PyObject *self, regions_status status);

// Gives back the memory of an object whose deallocator has closed what it held.
void give_back(PyObject *self);

// The trees of the arguments (tree, former) that a `what` is made of; the second may be None: NULL. 0 with an
// exception if they are none. They stay open until `unlock_trees`.
int trees_of(
  PyObject *arguments, const char *what, const regions_tree **tree, const regions_tree **former);
void unlock_trees(PyObject *arguments);

// The tree of an object, kept open until `unlock_tree`; NULL with an exception if it was closed.
const regions_tree *lock_tree(PyObject *tree);
void unlock_tree(PyObject *tree);

// A region of a tree object, of the class that the tree names.
PyObject *make_region(PyObject *tree, regions_node node);

// What a value of Python's is as an ID.
typedef enum { ID_MISSING, ID_TEXT, ID_NUMBER, ID_WRONG } id_kind;

// Reads one: `*number` is it, if it is a whole number, or -1 for one that no ID is. ID_WRONG: an exception says why.
id_kind read_key(PyObject *value, long long *number);

// Whether a value says that there is none: None, NaN, NaT, pandas' NA.
int is_missing(PyObject *value);

// The exception for a column of a type that isn't read; `what` says which are. Always NULL.
PyObject *refuse_type(const char *what, const struct ArrowSchema *schema);

// The node of an ID as it is written: REGIONS_NOT_FOUND if there is none, or the key says that there is none;
// REGIONS_INVALID and an exception if the key can't be an ID.
regions_status find_key(TreeObject *tree, PyObject *key, regions_node *node, regions_form *form);

// A text that `read` writes to a buffer.
typedef regions_status (*text_reader)(
  const void *context, uint32_t number, char *buffer, size_t capacity, size_t *length);
PyObject *read_text(text_reader read, const void *context, uint32_t number);

extern PyType_Spec tree_spec, region_spec, table_spec, search_spec, matcher_spec;

#endif
