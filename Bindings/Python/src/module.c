#include "native.h"

PyObject *region_file_error;
PyTypeObject *tree_type, *region_type, *table_type, *search_type, *matcher_type;

PyObject *fail(regions_status status, const char *message) {
  const char *text = message && *message ? message : regions_strerror(status);
  PyObject *type = PyExc_ValueError;
  switch (status) {
  case REGIONS_UNREADABLE:
  case REGIONS_NOT_A_REGION_FILE:
  case REGIONS_UNSUPPORTED_VERSION:
  case REGIONS_MALFORMED:
  case REGIONS_DAMAGED: type = region_file_error; break;
  case REGIONS_NOT_FOUND: type = PyExc_KeyError; break;
  case REGIONS_NO_MEMORY: return PyErr_NoMemory();
  case REGIONS_NO_ID: type = PyExc_TypeError; break;
  }
  PyErr_SetString(type, text);
  return NULL;
}

PyObject *allocate(PyTypeObject *type) {
  return ((allocfunc)PyType_GetSlot(type, Py_tp_alloc))(type, 0);
}

PyObject *opened(PyObject *self, regions_status status) {
  if (status == REGIONS_OK) return self;
  Py_DECREF(self);
  return fail(status, NULL);
}

void give_back(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
  Py_DECREF(type);
}

int trees_of(
  PyObject *arguments, const char *what, const regions_tree **tree, const regions_tree **former)
{
  PyObject *of, *old;
  if (!PyArg_UnpackTuple(arguments, what, 2, 2, &of, &old)) return 0;
  if (!PyObject_TypeCheck(of, tree_type) || (old != Py_None && !PyObject_TypeCheck(old, tree_type))) {
    PyErr_Format(PyExc_TypeError, "a %s is of a tree", what);
    return 0;
  }
  if (!(*tree = lock_tree(of))) return 0;
  *former = NULL;
  if (old == Py_None || (*former = lock_tree(old))) return 1;
  unlock_tree(of);
  return 0;
}

void unlock_trees(PyObject *arguments) {
  unlock_tree(PyTuple_GetItem(arguments, 0));
  PyObject *old = PyTuple_GetItem(arguments, 1);
  if (old != Py_None) unlock_tree(old);
}

const regions_tree *lock_tree(PyObject *object) {
  TreeObject *tree = (TreeObject *)object;
  if (!tree->tree) {
    PyErr_SetString(PyExc_ValueError, "the data set was closed");
    return NULL;
  }
  tree->busy++;
  return tree->tree;
}

void unlock_tree(PyObject *object) { ((TreeObject *)object)->busy--; }

PyObject *read_text(text_reader read, const void *context, uint32_t number) {
  char usual[256];
  size_t length;
  regions_status status = read(context, number, usual, sizeof usual, &length);
  if (status == REGIONS_OK) return PyUnicode_DecodeUTF8(usual, (Py_ssize_t)length, "replace");
  if (status != REGIONS_TOO_SMALL) return fail(status, NULL);
  char *buffer = PyMem_Malloc(length + 1);
  if (!buffer) return PyErr_NoMemory();
  status = read(context, number, buffer, length + 1, &length);
  PyObject *text = status == REGIONS_OK
    ? PyUnicode_DecodeUTF8(buffer, (Py_ssize_t)length, "replace") : fail(status, NULL);
  PyMem_Free(buffer);
  return text;
}

static PyObject *version(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  return PyUnicode_FromString(regions_version());
}

static PyMethodDef functions[] = {
  {"version", version, METH_NOARGS, "The version of the library inside."},
  {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
  PyModuleDef_HEAD_INIT, "_native", "The C library, as Python takes it.", -1, functions,
  NULL, NULL, NULL, NULL,
};

static PyTypeObject *add_type(PyObject *module, const char *name, PyType_Spec *spec) {
  PyObject *type = PyType_FromSpec(spec);
  if (!type) return NULL;
  Py_INCREF(type);
  if (PyModule_AddObject(module, name, type) < 0) {
    Py_DECREF(type);
    Py_DECREF(type);
    return NULL;
  }
  return (PyTypeObject *)type;
}

PyMODINIT_FUNC PyInit__native(void) {
  PyObject *module = PyModule_Create(&definition);
  if (!module) return NULL;
  region_file_error = PyErr_NewExceptionWithDoc(
    "regiontree.RegionFileError", "A file is not a .regions file that this version can read.",
    PyExc_ValueError, NULL);
  if (!region_file_error) return NULL;
  Py_INCREF(region_file_error);
  if (PyModule_AddObject(module, "RegionFileError", region_file_error) < 0) return NULL;
  if (!(tree_type = add_type(module, "Tree", &tree_spec))) return NULL;
  if (!(region_type = add_type(module, "Region", &region_spec))) return NULL;
  if (!(table_type = add_type(module, "Table", &table_spec))) return NULL;
  if (!(search_type = add_type(module, "Search", &search_spec))) return NULL;
  if (!(matcher_type = add_type(module, "Matcher", &matcher_spec))) return NULL;
  return module;
}
