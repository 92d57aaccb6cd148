#include "native.h"

#define TREE(object) (((TreeObject *)(object))->tree)

// What subclasses are named by: the class of a tree's regions.
static PyObject *region_class;

regions_status find_key(TreeObject *self, PyObject *key, regions_node *node, regions_form *form) {
  long long number;
  *node = REGIONS_NONE;
  *form = REGIONS_EXACT;
  if (!self->tree) {
    PyErr_SetString(PyExc_ValueError, "the data set was closed");
    return REGIONS_INVALID;
  }
  switch (read_key(key, &number)) {
  case ID_WRONG: return REGIONS_INVALID;
  case ID_MISSING: return REGIONS_NOT_FOUND;
  case ID_NUMBER:
    if (number < 0) return REGIONS_NOT_FOUND;
    if (regions_tree_find_integer(self->tree, (uint64_t)number, node) == REGIONS_OK) return REGIONS_OK;
    // With the zeros for lower levels it is small enough for a double.
    return number < 1000000000000 ? regions_tree_find_float(self->tree, (double)number, node, form)
                                  : REGIONS_NOT_FOUND;
  case ID_TEXT: break;
  }
  Py_ssize_t length;
  const char *id = PyUnicode_AsUTF8AndSize(key, &length);
  if (id) return regions_tree_find_written(self->tree, id, (size_t)length, node, form);
  // A lone surrogate: no ID has one.
  PyErr_Clear();
  return REGIONS_NOT_FOUND;
}

PyObject *make_region(PyObject *tree, regions_node node) {
  PyTypeObject *type = region_class ? (PyTypeObject *)region_class : region_type;
  RegionObject *region = (RegionObject *)allocate(type);
  if (!region) return NULL;
  Py_INCREF(tree);
  region->tree = tree;
  region->node = node;
  return (PyObject *)region;
}

static PyObject *set_region_class(PyObject *type, PyObject *class) {
  (void)type;
  Py_XDECREF(region_class);
  Py_INCREF(class);
  region_class = class;
  Py_RETURN_NONE;
}

// ---- Opening ----

static PyObject *finish(
  PyObject *type, regions_status status, regions_tree *tree, const char *message)
{
  if (status != REGIONS_OK) return fail(status, message);
  PyObject *self = allocate((PyTypeObject *)type);
  if (!self) {
    regions_tree_close(&tree);
    return NULL;
  }
  TREE(self) = tree;
  return self;
}

static PyObject *open_path(PyObject *type, PyObject *path) {
  PyObject *bytes;
  if (!PyUnicode_FSConverter(path, &bytes)) return NULL;
  char message[256];
  regions_tree *tree;
  regions_status status =
    regions_tree_open(PyBytes_AsString(bytes), &tree, message, sizeof message);
  Py_DECREF(bytes);
  return finish(type, status, tree, message);
}

static PyObject *open_bytes(PyObject *type, PyObject *bytes) {
  char *start;
  Py_ssize_t count;
  if (PyBytes_AsStringAndSize(bytes, &start, &count) < 0) return NULL;
  char message[256];
  regions_tree *tree;
  regions_status status =
    regions_tree_open_bytes(start, (size_t)count, &tree, message, sizeof message);
  return finish(type, status, tree, message);
}

static PyObject *open_bundled(PyObject *type, PyObject *unused) {
  (void)unused;
  regions_tree *tree;
  regions_status status = regions_tree_open_bundled(&tree);
  return finish(type, status, tree, NULL);
}

static PyObject *open_bundled_former(PyObject *type, PyObject *unused) {
  (void)unused;
  regions_tree *tree;
  regions_status status = regions_tree_open_bundled_former(&tree);
  return finish(type, status, tree, NULL);
}

static void deallocate(PyObject *self) {
  regions_tree_close(&TREE(self));
  give_back(self);
}

static PyObject *refuse_new(PyTypeObject *type, PyObject *arguments, PyObject *names) {
  (void)arguments;
  (void)names;
  PyErr_Format(PyExc_TypeError, "%R is made by regiontree.china() and regiontree.open()", type);
  return NULL;
}

// ---- Looking up ----

static PyObject *subscript(PyObject *self, PyObject *key) {
  regions_node node;
  regions_form form;
  if (is_missing(key)) {
    return PyErr_Format(PyExc_TypeError, "an ID is an integer or a text, not %R", (PyObject *)Py_TYPE(key));
  }
  switch (find_key((TreeObject *)self, key, &node, &form)) {
  case REGIONS_OK: return make_region(self, node);
  case REGIONS_INVALID: return NULL;
  case REGIONS_OTHER_OFFICE:
    return PyErr_Format(PyExc_KeyError, "%S: %s", key, regions_strerror(REGIONS_OTHER_OFFICE));
  }
  // What the data set knows of it all the same.
  PyObject *why = PyObject_CallMethod(self, "_why", "O", key);
  if (why) PyErr_SetObject(PyExc_KeyError, why);
  Py_XDECREF(why);
  return NULL;
}

static PyObject *get(PyObject *self, PyObject *arguments) {
  PyObject *key, *otherwise = Py_None;
  regions_node node;
  regions_form form;
  if (!PyArg_UnpackTuple(arguments, "get", 1, 2, &key, &otherwise)) return NULL;
  switch (find_key((TreeObject *)self, key, &node, &form)) {
  case REGIONS_OK: return make_region(self, node);
  case REGIONS_INVALID: return NULL;
  }
  Py_INCREF(otherwise);
  return otherwise;
}

static int contains(PyObject *self, PyObject *key) {
  regions_node node;
  regions_form form;
  if (PyObject_TypeCheck(key, region_type)) return ((RegionObject *)key)->tree == self;
  regions_status status = find_key((TreeObject *)self, key, &node, &form);
  return status == REGIONS_INVALID ? -1 : status == REGIONS_OK;
}

static Py_ssize_t length(PyObject *self) { return (Py_ssize_t)regions_tree_count(TREE(self)); }

// The regions with numbers from `first` on.
static PyObject *run(PyObject *self, regions_node first, uint32_t count) {
  PyObject *list = PyList_New((Py_ssize_t)count);
  for (uint32_t index = 0; list && index < count; index++) {
    PyObject *region = make_region(self, first + index);
    if (!region || PyList_SetItem(list, (Py_ssize_t)index, region) < 0) Py_CLEAR(list);
  }
  return list;
}

static PyObject *level(PyObject *self, PyObject *argument) {
  unsigned long number = PyLong_AsUnsignedLong(argument);
  if (number == (unsigned long)-1 && PyErr_Occurred()) return NULL;
  regions_node first;
  uint32_t count;
  if (number > REGIONS_MAXIMUM_DEPTH ||
      regions_tree_level(TREE(self), (uint32_t)number, &first, &count) != REGIONS_OK) {
    return PyErr_Format(
      PyExc_ValueError, "levels are 1 to %u, not %lu", regions_tree_depth(TREE(self)), number);
  }
  return run(self, first, count);
}

static PyObject *region(PyObject *self, PyObject *argument) {
  unsigned long number = PyLong_AsUnsignedLong(argument);
  if (number == (unsigned long)-1 && PyErr_Occurred()) return NULL;
  if (number >= regions_tree_count(TREE(self))) {
    PyErr_SetString(PyExc_IndexError, "no region has this number");
    return NULL;
  }
  return make_region(self, (regions_node)number);
}

// The number of an ID's region and in which form it was written; None if there is none, False if it is another
// office's code, which may mean another region.
static PyObject *find(PyObject *self, PyObject *key) {
  regions_node node;
  regions_form form;
  switch (find_key((TreeObject *)self, key, &node, &form)) {
  case REGIONS_OK: return Py_BuildValue("(Ii)", node, (int)form);
  case REGIONS_INVALID: return NULL;
  case REGIONS_OTHER_OFFICE: Py_RETURN_FALSE;
  }
  Py_RETURN_NONE;
}

// Whether a value says that there is none.
static PyObject *missing(PyObject *type, PyObject *value) {
  (void)type;
  return PyBool_FromLong(is_missing(value));
}

// Closes the file; what was made of it goes on.
static PyObject *close_tree(PyObject *self, PyObject *unused) {
  (void)unused;
  if (((TreeObject *)self)->busy > 0) {
    PyErr_SetString(PyExc_ValueError, "another thread reads the data set");
    return NULL;
  }
  regions_tree_close(&TREE(self));
  Py_RETURN_NONE;
}

// ---- Regions that are no more, of which this tree is ----

static PyObject *numbers_of(const regions_node *nodes, size_t count) {
  PyObject *list = PyList_New((Py_ssize_t)count);
  for (size_t index = 0; list && index < count; index++) {
    PyObject *number = PyLong_FromUnsignedLong(nodes[index]);
    if (!number || PyList_SetItem(list, (Py_ssize_t)index, number) < 0) Py_CLEAR(list);
  }
  return list;
}

// (current, ID): (number, until, [number of a successor in current]), or None.
static PyObject *former_find(PyObject *self, PyObject *arguments) {
  PyObject *current;
  const char *id;
  Py_ssize_t length;
  if (!PyArg_ParseTuple(arguments, "O!s#", tree_type, &current, &id, &length)) return NULL;
  regions_node few[16], *nodes = few, node;
  int32_t until;
  size_t count;
  regions_status status = regions_former_find(
    TREE(self), TREE(current), id, (size_t)length, &node, &until, nodes, 16, &count);
  if (status == REGIONS_TOO_SMALL) {
    nodes = PyMem_Malloc(count * sizeof *nodes);
    if (!nodes) return PyErr_NoMemory();
    status = regions_former_find(
      TREE(self), TREE(current), id, (size_t)length, &node, &until, nodes, count, &count);
  }
  PyObject *found = NULL;
  if (status == REGIONS_OK) {
    PyObject *numbers = numbers_of(nodes, count);
    found = numbers ? Py_BuildValue("(IiN)", node, (int)until, numbers) : NULL;
  } else if (status == REGIONS_NOT_FOUND) {
    found = (Py_INCREF(Py_None), Py_None);
  } else {
    fail(status, NULL);
  }
  if (nodes != few) PyMem_Free(nodes);
  return found;
}

// (current, number): the numbers of the regions that one of today followed.
static PyObject *former_predecessors(PyObject *self, PyObject *arguments) {
  PyObject *current;
  unsigned int node;
  if (!PyArg_ParseTuple(arguments, "O!I", tree_type, &current, &node)) return NULL;
  regions_node few[16], *nodes = few;
  size_t count;
  regions_status status =
    regions_former_predecessors(TREE(self), TREE(current), node, nodes, 16, &count);
  if (status == REGIONS_TOO_SMALL) {
    nodes = PyMem_Malloc(count * sizeof *nodes);
    if (!nodes) return PyErr_NoMemory();
    status = regions_former_predecessors(TREE(self), TREE(current), node, nodes, count, &count);
  }
  PyObject *found = status == REGIONS_OK ? numbers_of(nodes, count) : fail(status, NULL);
  if (nodes != few) PyMem_Free(nodes);
  return found;
}

// ---- About the data set ----

static regions_status read_metadata(
  const void *tree, uint32_t part, char *buffer, size_t capacity, size_t *length)
{
  return regions_tree_metadata(tree, (regions_metadata)part, buffer, capacity, length);
}

static PyObject *metadata(PyObject *self, PyObject *argument) {
  unsigned long part = PyLong_AsUnsignedLong(argument);
  if (part == (unsigned long)-1 && PyErr_Occurred()) return NULL;
  return read_text(read_metadata, TREE(self), (uint32_t)part);
}

static regions_status read_attribute_name(
  const void *tree, uint32_t attribute, char *buffer, size_t capacity, size_t *length)
{
  return regions_tree_attribute_name(tree, attribute, buffer, capacity, length);
}

static PyObject *attribute_names(PyObject *self, void *unused) {
  (void)unused;
  uint32_t count = regions_tree_attribute_count(TREE(self));
  PyObject *list = PyList_New((Py_ssize_t)count);
  for (uint32_t index = 0; list && index < count; index++) {
    PyObject *name = read_text(read_attribute_name, TREE(self), index);
    if (!name || PyList_SetItem(list, (Py_ssize_t)index, name) < 0) Py_CLEAR(list);
  }
  return list;
}

static PyObject *depth(PyObject *self, void *unused) {
  (void)unused;
  return PyLong_FromUnsignedLong(regions_tree_depth(TREE(self)));
}

static PyObject *byte_count(PyObject *self, void *unused) {
  (void)unused;
  return PyLong_FromUnsignedLongLong(regions_tree_byte_count(TREE(self)));
}

static PyObject *has_ranks(PyObject *self, void *unused) {
  (void)unused;
  return PyBool_FromLong(regions_tree_has_ranks(TREE(self)));
}

static PyObject *rank(PyObject *self, PyObject *argument) {
  PyObject *text = PyObject_Str(argument);
  if (!text) return NULL;
  Py_ssize_t length;
  const char *bytes = PyUnicode_AsUTF8AndSize(text, &length);
  uint32_t number = 0;
  if (bytes) regions_tree_find_rank(TREE(self), bytes, (size_t)length, &number);
  Py_DECREF(text);
  if (!bytes) return NULL;
  if (number == 0) {
    return PyErr_Format(
      PyExc_ValueError, "%R is no rank: they are province, prefecture, county, town, village, or numbers from 1",
      argument);
  }
  return PyLong_FromUnsignedLong(number);
}

static PyObject *verify(PyObject *self, PyObject *unused) {
  (void)unused;
  char message[256];
  regions_status status;
  const regions_tree *tree = lock_tree(self);
  if (!tree) return NULL;
  Py_BEGIN_ALLOW_THREADS
  status = regions_tree_verify(tree, message, sizeof message);
  Py_END_ALLOW_THREADS
  unlock_tree(self);
  if (status != REGIONS_OK) return fail(status, message);
  Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
  {"_open_path", open_path, METH_O | METH_CLASS, NULL},
  {"_open_bytes", open_bytes, METH_O | METH_CLASS, NULL},
  {"_open_bundled", open_bundled, METH_NOARGS | METH_CLASS, NULL},
  {"_open_bundled_former", open_bundled_former, METH_NOARGS | METH_CLASS, NULL},
  {"_former_find", former_find, METH_VARARGS, NULL},
  {"_former_predecessors", former_predecessors, METH_VARARGS, NULL},
  {"_set_region_class", set_region_class, METH_O | METH_CLASS, NULL},
  {"_level", level, METH_O, NULL},
  {"_region", region, METH_O, NULL},
  {"_find", find, METH_O, NULL},
  {"_missing", missing, METH_O | METH_STATIC, NULL},
  {"_close", close_tree, METH_NOARGS, NULL},
  {"_metadata", metadata, METH_O, NULL},
  {"_rank", rank, METH_O, NULL},
  {"get", get, METH_VARARGS,
   "get(id, default=None)\n\nThe region with an ID, or `default` if there is none."},
  {"verify", verify, METH_NOARGS,
   "verify()\n\nReads every byte and every region; RegionFileError if they don't fit together."},
  {NULL, NULL, 0, NULL},
};

static PyGetSetDef properties[] = {
  {"depth", depth, NULL, "How many levels there are.", NULL},
  {"byte_count", byte_count, NULL, "The size of the file in bytes.", NULL},
  {"has_ranks", has_ranks, NULL, "Whether regions have ranks.", NULL},
  {"attribute_names", attribute_names, NULL, "The attributes that regions may have.", NULL},
  {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot slots[] = {
  {Py_tp_new, refuse_new},
  {Py_tp_dealloc, deallocate},
  {Py_tp_methods, methods},
  {Py_tp_getset, properties},
  {Py_mp_subscript, subscript},
  {Py_mp_length, length},
  {Py_sq_length, length},
  {Py_sq_contains, contains},
  {0, NULL},
};

PyType_Spec tree_spec = {
  "regiontree._native.Tree", sizeof(TreeObject), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots,
};
