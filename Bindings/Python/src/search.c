#include "native.h"

typedef struct {
  PyObject_HEAD
  regions_search *search;
} SearchObject;

#define SEARCH(object) (((SearchObject *)(object))->search)

// Search(tree, former)
static PyObject *make(PyTypeObject *type, PyObject *arguments, PyObject *names) {
  const regions_tree *tree, *former;
  (void)names;
  if (!trees_of(arguments, "search", &tree, &former)) return NULL;
  PyObject *self = allocate(type);
  regions_status status = self ? regions_search_open_former(tree, former, &SEARCH(self)) : REGIONS_NO_MEMORY;
  unlock_trees(arguments);
  return self ? opened(self, status) : NULL;
}

static void deallocate(PyObject *self) {
  regions_search_close(&SEARCH(self));
  give_back(self);
}

// The parts of a name on the way to a result to highlight; its level is from 1 on. Sets `*is_there` to whether
// the result lies that deep.
static PyObject *highlights_of(
  const regions_results *results, uint32_t index, uint32_t level, int *is_there)
{
  uint32_t ranges[64];
  size_t parts;
  regions_status status = regions_results_path_highlights(results, index, level, ranges, 32, &parts);
  *is_there = status != REGIONS_INVALID;
  if (status != REGIONS_OK) parts = 0;
  PyObject *highlights = PyTuple_New((Py_ssize_t)parts);
  for (size_t part = 0; highlights && part < parts; part++) {
    PyObject *range = Py_BuildValue("(II)", ranges[2 * part], ranges[2 * part + 1]);
    if (!range || PyTuple_SetItem(highlights, (Py_ssize_t)part, range) < 0) Py_CLEAR(highlights);
  }
  return highlights;
}

// (text, within, level, limit): a list of (number, kind, highlights by level).
static PyObject *find(PyObject *self, PyObject *arguments) {
  const char *text;
  Py_ssize_t length;
  unsigned int within, level, limit;
  if (!PyArg_ParseTuple(arguments, "s#III", &text, &length, &within, &level, &limit)) return NULL;
  regions_results *results;
  regions_status status;
  const regions_search *search = SEARCH(self);
  Py_BEGIN_ALLOW_THREADS
  status = regions_search_find(search, text, (size_t)length, within, level, limit, &results);
  Py_END_ALLOW_THREADS
  if (status != REGIONS_OK) return fail(status, NULL);
  uint32_t count = regions_results_count(results);
  PyObject *list = PyList_New((Py_ssize_t)count);
  for (uint32_t index = 0; list && index < count; index++) {
    regions_node node;
    regions_kind kind;
    regions_results_get(results, index, &node, &kind);
    PyObject *highlights = PyList_New(0);
    int is_there = 1;
    for (uint32_t level = 1; highlights; level++) {
      PyObject *parts = highlights_of(results, index, level, &is_there);
      if (parts && is_there && PyList_Append(highlights, parts) == 0) {
        Py_DECREF(parts);
        continue;
      }
      if (!parts || is_there) Py_CLEAR(highlights);
      Py_XDECREF(parts);
      break;
    }
    PyObject *item = highlights
      ? Py_BuildValue("(IsN)", node, regions_kind_name(kind), highlights) : NULL;
    if (!item || PyList_SetItem(list, (Py_ssize_t)index, item) < 0) Py_CLEAR(list);
  }
  regions_results_close(&results);
  return list;
}

static PyMethodDef methods[] = {
  {"find", find, METH_VARARGS, NULL},
  {NULL, NULL, 0, NULL},
};

static PyType_Slot slots[] = {
  {Py_tp_new, make},
  {Py_tp_dealloc, deallocate},
  {Py_tp_methods, methods},
  {0, NULL},
};

PyType_Spec search_spec = {
  "regiontree._native.Search", sizeof(SearchObject), 0, Py_TPFLAGS_DEFAULT, slots,
};
