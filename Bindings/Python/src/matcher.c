#include "mapper.h"

#include <string.h>

typedef struct {
  PyObject_HEAD
  regions_matcher *matcher;
} MatcherObject;

#define MATCHER(object) (((MatcherObject *)(object))->matcher)

typedef regions_status (*text_map)(
  const regions_matcher *matcher, const struct ArrowArray *texts, const struct ArrowSchema *schema,
  regions_node within, uint32_t until, uint32_t threads, struct ArrowArray *answers,
  struct ArrowSchema *answers_schema);

// What a column is read with: addresses, or contacts.
typedef struct {
  const regions_matcher *matcher;
  text_map map;
  regions_node within;
} match_context;

// The flags are the rank that answers have at most.
static regions_status map_matcher(
  const void *self, const struct ArrowArray *array, const struct ArrowSchema *schema,
  uint32_t flags, uint32_t threads, struct ArrowArray *answers,
  struct ArrowSchema *answers_schema)
{
  const match_context *context = self;
  return context->map(
    context->matcher, array, schema, context->within, flags, threads, answers, answers_schema);
}

// Matcher(tree, former)
static PyObject *make(PyTypeObject *type, PyObject *arguments, PyObject *names) {
  const regions_tree *tree, *former;
  (void)names;
  if (!trees_of(arguments, "matcher", &tree, &former)) return NULL;
  PyObject *self = allocate(type);
  regions_status status = REGIONS_NO_MEMORY;
  if (self) {
    Py_BEGIN_ALLOW_THREADS
    status = regions_matcher_open(tree, former, &MATCHER(self));
    Py_END_ALLOW_THREADS
  }
  unlock_trees(arguments);
  return self ? opened(self, status) : NULL;
}

static void deallocate(PyObject *self) {
  regions_matcher_close(&MATCHER(self));
  give_back(self);
}

// (text, within, until): (number or None, rest, confidence, [(text, number, kind)], [alternative])
static PyObject *read_address(PyObject *self, PyObject *arguments) {
  const char *text;
  Py_ssize_t length;
  unsigned int within, until;
  if (!PyArg_ParseTuple(arguments, "s#II", &text, &length, &within, &until)) return NULL;
  regions_match *match;
  regions_status status =
    regions_matcher_read(MATCHER(self), text, (size_t)length, within, until, &match);
  if (status != REGIONS_OK) return fail(status, NULL);
  regions_node node;
  regions_confidence confidence;
  size_t rest;
  regions_match_get(match, &node, &confidence, &rest);
  size_t rest_end = regions_match_rest_end(match);
  uint32_t part_count = regions_match_part_count(match);
  uint32_t other_count = regions_match_alternative_count(match);
  PyObject *parts = PyList_New((Py_ssize_t)part_count);
  PyObject *others = PyList_New((Py_ssize_t)other_count);
  for (uint32_t index = 0; parts && index < part_count; index++) {
    regions_node of;
    size_t start, end;
    const char *kind;
    regions_match_part(match, index, &of, &start, &end, &kind);
    PyObject *part = Py_BuildValue("(s#Is)", text + start, (Py_ssize_t)(end - start), of, kind);
    if (!part || PyList_SetItem(parts, (Py_ssize_t)index, part) < 0) Py_CLEAR(parts);
  }
  for (uint32_t index = 0; others && index < other_count; index++) {
    regions_node other;
    regions_match_alternative(match, index, &other);
    PyObject *number = PyLong_FromUnsignedLong(other);
    if (!number || PyList_SetItem(others, (Py_ssize_t)index, number) < 0) Py_CLEAR(others);
  }
  regions_match_close(&match);
  PyObject *number = node == REGIONS_NONE
    ? (Py_INCREF(Py_None), Py_None) : PyLong_FromUnsignedLong(node);
  if (!parts || !others || !number) {
    Py_XDECREF(parts);
    Py_XDECREF(others);
    Py_XDECREF(number);
    return NULL;
  }
  return Py_BuildValue(
    "(Ns#iNN)", number, text + rest, (Py_ssize_t)(rest_end - rest), (int)confidence, parts,
    others);
}

// The places of a part of a contact in a text, in characters as Python counts them: [(start, end)].
static PyObject *spans_of(
  const regions_contact *contact, regions_contact_part part, uint32_t index, const char *text)
{
  uint32_t count = regions_contact_range_count(contact, part, index);
  PyObject *spans = PyList_New((Py_ssize_t)count);
  for (uint32_t number = 0; spans && number < count; number++) {
    size_t start, end, characters = 0, first = 0;
    regions_contact_range(contact, part, index, number, &start, &end);
    for (size_t place = 0; place < end; place++) {
      if (place == start) first = characters;
      // A byte that goes on with a character begins none.
      if ((text[place] & 0xC0) != 0x80) characters++;
    }
    if (start == end) first = characters;
    PyObject *span = Py_BuildValue("(nn)", (Py_ssize_t)first, (Py_ssize_t)characters);
    if (!span || PyList_SetItem(spans, (Py_ssize_t)number, span) < 0) Py_CLEAR(spans);
  }
  return spans;
}

static regions_status read_part(
  const void *contact, uint32_t number, char *buffer, size_t capacity, size_t *length)
{
  return regions_contact_text(
    contact, (regions_contact_part)(number & 15), number >> 4, buffer, capacity, length);
}

// A list of what there is of a part: [(text, confidence, spans)].
static PyObject *part_of(
  const regions_contact *contact, regions_contact_part part, const char *text)
{
  uint32_t count = regions_contact_count(contact, part);
  PyObject *list = PyList_New((Py_ssize_t)count);
  for (uint32_t index = 0; list && index < count; index++) {
    PyObject *item = Py_BuildValue(
      "(NiN)", read_text(read_part, contact, index << 4 | (uint32_t)part),
      (int)regions_contact_confidence(contact, part, index), spans_of(contact, part, index, text));
    if (!item || PyList_SetItem(list, (Py_ssize_t)index, item) < 0) Py_CLEAR(list);
  }
  return list;
}

// (text, within, until): (parts by their number, number of the region or None, alternatives, confidence)
static PyObject *read_contact(PyObject *self, PyObject *arguments) {
  const char *text;
  Py_ssize_t length;
  unsigned int within, until;
  if (!PyArg_ParseTuple(arguments, "s#II", &text, &length, &within, &until)) return NULL;
  regions_contact *contact;
  regions_status status =
    regions_contact_read(MATCHER(self), text, (size_t)length, within, until, &contact);
  if (status != REGIONS_OK) return fail(status, NULL);
  regions_node node;
  regions_contact_region(contact, &node);
  PyObject *parts = PyList_New(REGIONS_CONTACT_WHOLE);
  for (regions_contact_part part = 0; parts && part < REGIONS_CONTACT_WHOLE; part++) {
    PyObject *each = part_of(contact, part, text);
    if (!each || PyList_SetItem(parts, part, each) < 0) Py_CLEAR(parts);
  }
  uint32_t other_count = regions_contact_alternative_count(contact);
  PyObject *others = PyList_New((Py_ssize_t)other_count);
  for (uint32_t index = 0; others && index < other_count; index++) {
    regions_node other;
    regions_contact_alternative(contact, index, &other);
    PyObject *number = PyLong_FromUnsignedLong(other);
    if (!number || PyList_SetItem(others, (Py_ssize_t)index, number) < 0) Py_CLEAR(others);
  }
  PyObject *number = node == REGIONS_NONE
    ? (Py_INCREF(Py_None), Py_None) : PyLong_FromUnsignedLong(node);
  int confidence = (int)regions_contact_confidence(contact, REGIONS_CONTACT_WHOLE, 0);
  regions_contact_close(&contact);
  if (!parts || !others || !number) {
    Py_XDECREF(parts);
    Py_XDECREF(others);
    Py_XDECREF(number);
    return NULL;
  }
  return Py_BuildValue("(NNNi)", parts, number, others, confidence);
}

// Takes the first argument, `within`, off.
static PyObject *rest_of(PyObject *arguments, regions_node *within) {
  if (PyTuple_Size(arguments) < 1) {
    PyErr_SetString(PyExc_TypeError, "within is missing");
    return NULL;
  }
  unsigned long number = PyLong_AsUnsignedLong(PyTuple_GetItem(arguments, 0));
  if (number == (unsigned long)-1 && PyErr_Occurred()) return NULL;
  *within = (regions_node)number;
  return PyTuple_GetSlice(arguments, 1, PyTuple_Size(arguments));
}

typedef PyObject *(*mapper)(const char *what, column_map map, const void *self, PyObject *arguments);

static PyObject *map_with(PyObject *self, PyObject *arguments, mapper mapper, text_map map) {
  match_context context = {.matcher = MATCHER(self), .map = map};
  PyObject *rest = rest_of(arguments, &context.within);
  PyObject *result = rest ? mapper("an address is a text", map_matcher, &context, rest) : NULL;
  Py_XDECREF(rest);
  return result;
}

static PyObject *map(PyObject *self, PyObject *arguments) {
  return map_with(self, arguments, map_capsules, regions_matcher_map);
}

static PyObject *stream(PyObject *self, PyObject *arguments) {
  return map_with(self, arguments, map_stream, regions_matcher_map);
}

static PyObject *contact_map(PyObject *self, PyObject *arguments) {
  return map_with(self, arguments, map_capsules, regions_contact_map);
}

static PyObject *contact_stream(PyObject *self, PyObject *arguments) {
  return map_with(self, arguments, map_stream, regions_contact_map);
}

// (within, sequence, until, threads): a pair of capsules.
static PyObject *sequence_of(const char *what, column_map map, const void *self, PyObject *arguments) {
  PyObject *sequence;
  unsigned int until, threads;
  if (!PyArg_ParseTuple(arguments, "OII", &sequence, &until, &threads)) return NULL;
  struct ArrowArray array;
  struct ArrowSchema schema;
  if (column_of(sequence, 1, &array, &schema) < 0) return NULL;
  PyObject *pair = map_column(what, map, self, &array, &schema, until, threads);
  array.release(&array);
  return pair;
}

static PyObject *list(PyObject *self, PyObject *arguments) {
  return map_with(self, arguments, sequence_of, regions_matcher_map);
}

static PyObject *contact_list(PyObject *self, PyObject *arguments) {
  return map_with(self, arguments, sequence_of, regions_contact_map);
}

static PyMethodDef methods[] = {
  {"read", read_address, METH_VARARGS, NULL},
  {"map", map, METH_VARARGS, NULL},
  {"map_stream", stream, METH_VARARGS, NULL},
  {"map_list", list, METH_VARARGS, NULL},
  {"contact", read_contact, METH_VARARGS, NULL},
  {"contact_map", contact_map, METH_VARARGS, NULL},
  {"contact_map_stream", contact_stream, METH_VARARGS, NULL},
  {"contact_map_list", contact_list, METH_VARARGS, NULL},
  {NULL, NULL, 0, NULL},
};

static PyType_Slot slots[] = {
  {Py_tp_new, make},
  {Py_tp_dealloc, deallocate},
  {Py_tp_methods, methods},
  {0, NULL},
};

PyType_Spec matcher_spec = {
  "regiontree._native.Matcher", sizeof(MatcherObject), 0, Py_TPFLAGS_DEFAULT, slots,
};
