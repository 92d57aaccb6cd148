#include "mapper.h"

typedef struct {
  PyObject_HEAD
  regions_table *table;
} TableObject;

#define TABLE(object) (((TableObject *)(object))->table)

static regions_status map_table(
  const void *table, const struct ArrowArray *array, const struct ArrowSchema *schema,
  uint32_t flags, uint32_t threads, struct ArrowArray *answers,
  struct ArrowSchema *answers_schema)
{
  return regions_table_map(table, array, schema, flags, threads, answers, answers_schema);
}

// Table(tree, answer, rank, separator)
static PyObject *make(PyTypeObject *type, PyObject *arguments, PyObject *names) {
  PyObject *tree;
  int answer;
  unsigned int rank;
  const char *separator;
  Py_ssize_t length;
  (void)names;
  if (!PyArg_ParseTuple(arguments, "Oiis#", &tree, &answer, &rank, &separator, &length)) {
    return NULL;
  }
  if (!PyObject_TypeCheck(tree, tree_type)) {
    PyErr_SetString(PyExc_TypeError, "a table is of a tree");
    return NULL;
  }
  const regions_tree *source = lock_tree(tree);
  PyObject *self = source ? allocate(type) : NULL;
  regions_status status = REGIONS_NO_MEMORY;
  if (self) {
    Py_BEGIN_ALLOW_THREADS
    status = regions_table_open(
      source, answer, rank, separator, (size_t)length, &TABLE(self));
    Py_END_ALLOW_THREADS
  }
  if (source) unlock_tree(tree);
  return self ? opened(self, status) : NULL;
}

static void deallocate(PyObject *self) {
  regions_table_close(&TABLE(self));
  give_back(self);
}

static PyObject *map(PyObject *self, PyObject *arguments) {
  return map_capsules(AN_ID, map_table, TABLE(self), arguments);
}

static PyObject *stream(PyObject *self, PyObject *arguments) {
  return map_stream(AN_ID, map_table, TABLE(self), arguments);
}

static PyObject *address(PyObject *self, PyObject *arguments) {
  return map_address(AN_ID, map_table, TABLE(self), arguments);
}

// (sequence, threads): a list of str, or of int for nodes, and None. Equal answers are one object.
static PyObject *list(PyObject *self, PyObject *arguments) {
  PyObject *sequence;
  unsigned int threads;
  if (!PyArg_ParseTuple(arguments, "OI", &sequence, &threads)) return NULL;
  struct ArrowArray array, answers;
  struct ArrowSchema schema, answers_schema;
  if (column_of(sequence, 0, &array, &schema) < 0) return NULL;
  regions_status status;
  const regions_table *table = TABLE(self);
  Py_BEGIN_ALLOW_THREADS
  status = regions_table_map(
    table, &array, &schema, REGIONS_DICTIONARY, threads, &answers, &answers_schema);
  array.release(&array);
  Py_END_ALLOW_THREADS
  if (status != REGIONS_OK) return fail(status, NULL);

  const uint8_t *validity = answers.buffers[0];
  const int32_t *indices = answers.buffers[1];
  const struct ArrowArray *texts = answers.dictionary;
  PyObject **known = texts ? PyMem_Calloc((size_t)texts->length + 1, sizeof *known) : NULL;
  PyObject *result = texts && !known ? PyErr_NoMemory() : PyList_New((Py_ssize_t)answers.length);
  for (int64_t row = 0; result && row < answers.length; row++) {
    PyObject *item;
    if (validity && !(validity[row / 8] >> row % 8 & 1)) {
      item = Py_None;
      Py_INCREF(item);
    } else if (!texts) {
      item = PyLong_FromUnsignedLong((uint32_t)indices[row]);
    } else {
      int32_t index = indices[row];
      if (!known[index]) {
        const int32_t *offsets = texts->buffers[1];
        const char *bytes = texts->buffers[2];
        known[index] = PyUnicode_DecodeUTF8(
          bytes + offsets[index], offsets[index + 1] - offsets[index], "replace");
      }
      item = known[index];
      Py_XINCREF(item);
    }
    if (!item || PyList_SetItem(result, (Py_ssize_t)row, item) < 0) Py_CLEAR(result);
  }
  if (known) {
    for (int64_t index = 0; index < texts->length; index++) Py_XDECREF(known[index]);
    PyMem_Free(known);
  }
  answers.release(&answers);
  answers_schema.release(&answers_schema);
  return result;
}

// (sequence, flags, threads): items of any kind in, a pair of capsules out.
static PyObject *items(PyObject *self, PyObject *arguments) {
  PyObject *sequence;
  unsigned int flags, threads;
  if (!PyArg_ParseTuple(arguments, "OII", &sequence, &flags, &threads)) return NULL;
  struct ArrowArray array;
  struct ArrowSchema schema;
  if (column_of(sequence, 0, &array, &schema) < 0) return NULL;
  PyObject *pair = map_column(AN_ID, map_table, TABLE(self), &array, &schema, flags, threads);
  array.release(&array);
  return pair;
}

static PyMethodDef methods[] = {
  {"map", map, METH_VARARGS, NULL},
  {"map_stream", stream, METH_VARARGS, NULL},
  {"map_address", address, METH_VARARGS, NULL},
  {"map_list", list, METH_VARARGS, NULL},
  {"map_items", items, METH_VARARGS, NULL},
  {NULL, NULL, 0, NULL},
};

static PyType_Slot slots[] = {
  {Py_tp_new, make},
  {Py_tp_dealloc, deallocate},
  {Py_tp_methods, methods},
  {0, NULL},
};

PyType_Spec table_spec = {
  "regiontree._native.Table", sizeof(TableObject), 0, Py_TPFLAGS_DEFAULT, slots,
};
