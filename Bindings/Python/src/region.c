#include "native.h"

#define REGION(object) ((RegionObject *)(object))
#define TREE(object) (((TreeObject *)REGION(object)->tree)->tree)

static void deallocate(PyObject *self) {
  Py_XDECREF(REGION(self)->tree);
  give_back(self);
}

static PyObject *refuse_new(PyTypeObject *type, PyObject *arguments, PyObject *names) {
  (void)arguments;
  (void)names;
  PyErr_Format(PyExc_TypeError, "%R is made by a tree", type);
  return NULL;
}

static regions_status read_id(
  const void *tree, uint32_t node, char *buffer, size_t capacity, size_t *length)
{
  return regions_node_id(tree, node, buffer, capacity, length);
}

static regions_status read_name(
  const void *tree, uint32_t node, char *buffer, size_t capacity, size_t *length)
{
  return regions_node_name(tree, node, buffer, capacity, length);
}

static PyObject *id(PyObject *self, void *unused) {
  (void)unused;
  return read_text(read_id, TREE(self), REGION(self)->node);
}

static PyObject *name(PyObject *self, void *unused) {
  (void)unused;
  return read_text(read_name, TREE(self), REGION(self)->node);
}

static PyObject *level(PyObject *self, void *unused) {
  (void)unused;
  uint32_t level;
  regions_node_level(TREE(self), REGION(self)->node, &level);
  return PyLong_FromUnsignedLong(level);
}

static PyObject *rank(PyObject *self, void *unused) {
  (void)unused;
  uint32_t rank;
  if (regions_node_rank(TREE(self), REGION(self)->node, &rank) != REGIONS_OK) Py_RETURN_NONE;
  return PyLong_FromUnsignedLong(rank);
}

static PyObject *parent(PyObject *self, void *unused) {
  (void)unused;
  regions_node parent;
  if (regions_node_parent(TREE(self), REGION(self)->node, &parent) != REGIONS_OK) Py_RETURN_NONE;
  return make_region(REGION(self)->tree, parent);
}

static PyObject *number(PyObject *self, void *unused) {
  (void)unused;
  return PyLong_FromUnsignedLong(REGION(self)->node);
}

static PyObject *tree(PyObject *self, void *unused) {
  (void)unused;
  Py_INCREF(REGION(self)->tree);
  return REGION(self)->tree;
}

static PyObject *children(PyObject *self, void *unused) {
  (void)unused;
  regions_node first;
  uint32_t count;
  regions_node_children(TREE(self), REGION(self)->node, &first, &count);
  PyObject *list = PyList_New((Py_ssize_t)count);
  for (uint32_t index = 0; list && index < count; index++) {
    PyObject *region = make_region(REGION(self)->tree, first + index);
    if (!region || PyList_SetItem(list, (Py_ssize_t)index, region) < 0) Py_CLEAR(list);
  }
  return list;
}

static PyObject *path(PyObject *self, void *unused) {
  (void)unused;
  regions_node nodes[REGIONS_MAXIMUM_DEPTH];
  size_t count;
  regions_node_ancestors(TREE(self), REGION(self)->node, nodes, REGIONS_MAXIMUM_DEPTH, &count);
  PyObject *list = PyList_New((Py_ssize_t)count);
  for (size_t index = 0; list && index < count; index++) {
    PyObject *region = make_region(REGION(self)->tree, nodes[index]);
    if (!region || PyList_SetItem(list, (Py_ssize_t)index, region) < 0) Py_CLEAR(list);
  }
  return list;
}

static PyObject *ancestor(PyObject *self, PyObject *argument) {
  PyObject *number = PyObject_CallMethod(REGION(self)->tree, "_rank", "O", argument);
  if (!number) return NULL;
  uint32_t rank = (uint32_t)PyLong_AsUnsignedLong(number);
  Py_DECREF(number);
  regions_node found;
  if (regions_node_of_rank(TREE(self), REGION(self)->node, rank, &found) != REGIONS_OK) {
    Py_RETURN_NONE;
  }
  return make_region(REGION(self)->tree, found);
}

typedef struct {
  const regions_tree *tree;
  uint32_t attribute;
} attribute_context;

static regions_status read_attribute(
  const void *context, uint32_t node, char *buffer, size_t capacity, size_t *length)
{
  const attribute_context *attribute = context;
  return regions_node_attribute(
    attribute->tree, node, attribute->attribute, buffer, capacity, length);
}

static PyObject *attributes(PyObject *self, void *unused) {
  (void)unused;
  PyObject *names = PyObject_GetAttrString(REGION(self)->tree, "attribute_names");
  PyObject *values = PyDict_New();
  if (!names || !values) goto failed;
  for (Py_ssize_t index = 0; index < PyList_Size(names); index++) {
    attribute_context context = {TREE(self), (uint32_t)index};
    int64_t integer;
    PyObject *value;
    size_t length;
    if (regions_node_attribute_integer(
          context.tree, REGION(self)->node, context.attribute, &integer) == REGIONS_OK) {
      value = PyLong_FromLongLong(integer);
    } else if (
      regions_node_attribute(
        context.tree, REGION(self)->node, context.attribute, NULL, 0, &length) ==
      REGIONS_NOT_FOUND) {
      continue;
    } else {
      value = read_text(read_attribute, &context, REGION(self)->node);
    }
    if (!value) goto failed;
    int result = PyDict_SetItem(values, PyList_GetItem(names, index), value);
    Py_DECREF(value);
    if (result < 0) goto failed;
  }
  Py_DECREF(names);
  return values;
failed:
  Py_XDECREF(names);
  Py_XDECREF(values);
  return NULL;
}

static PyObject *compare(PyObject *self, PyObject *other, int operation) {
  if ((operation != Py_EQ && operation != Py_NE) || !PyObject_TypeCheck(other, region_type)) {
    Py_RETURN_NOTIMPLEMENTED;
  }
  int same = REGION(self)->node == REGION(other)->node;
  if (same && REGION(self)->tree != REGION(other)->tree) {
    same = PyObject_RichCompareBool(REGION(self)->tree, REGION(other)->tree, Py_EQ);
    if (same < 0) return NULL;
  }
  return PyBool_FromLong((operation == Py_EQ) == same);
}

static Py_hash_t hash(PyObject *self) {
  return (Py_hash_t)REGION(self)->node ^ 0x5261;
}

static PyObject *representation(PyObject *self) {
  PyObject *code = id(self, NULL), *title = name(self, NULL), *text = NULL;
  if (code && title) text = PyUnicode_FromFormat("<Region %U %U>", code, title);
  Py_XDECREF(code);
  Py_XDECREF(title);
  return text;
}

static PyMethodDef methods[] = {
  {"ancestor", ancestor, METH_O,
   "ancestor($self, rank, /)\n--\n\nThe region of a rank that this one lies in, or is; None if there is none."},
  {NULL, NULL, 0, NULL},
};

static PyGetSetDef properties[] = {
  {"id", id, NULL, "The ID, as the source has it.", NULL},
  {"name", name, NULL, "The name.", NULL},
  {"level", level, NULL, "The level, 1 for a root.", NULL},
  {"rank", rank, NULL,
   "1 for a province, 2 prefecture, 3 county, 4 town, 5 village; None if the data doesn't say.", NULL},
  {"parent", parent, NULL, "The region this one is part of; None for a root.", NULL},
  {"children", children, NULL, "The regions directly below, in the source's order.", NULL},
  {"path", path, NULL, "The regions from the root down to this one.", NULL},
  {"attributes", attributes, NULL, "The attributes this region has, str or int, by name.", NULL},
  {"number", number, NULL, "The place in the tree, from 0; belongs to one file.", NULL},
  {"tree", tree, NULL, "The data set.", NULL},
  {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot slots[] = {
  {Py_tp_new, refuse_new},
  {Py_tp_dealloc, deallocate},
  {Py_tp_methods, methods},
  {Py_tp_getset, properties},
  {Py_tp_richcompare, compare},
  {Py_tp_hash, hash},
  {Py_tp_repr, representation},
  {0, NULL},
};

PyType_Spec region_spec = {
  "regiontree._native.Region", sizeof(RegionObject), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
  slots,
};
