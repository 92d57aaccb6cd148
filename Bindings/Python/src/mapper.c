#include "mapper.h"

#include <stdio.h>
#include <stdlib.h>

static void free_schema(PyObject *capsule) {
  struct ArrowSchema *schema = PyCapsule_GetPointer(capsule, "arrow_schema");
  if (schema->release) schema->release(schema);
  free(schema);
}

static void free_array(PyObject *capsule) {
  struct ArrowArray *array = PyCapsule_GetPointer(capsule, "arrow_array");
  if (array->release) array->release(array);
  free(array);
}

PyObject *map_column(
  const char *what, column_map map, const void *self, const struct ArrowArray *array,
  const struct ArrowSchema *schema, uint32_t flags, uint32_t threads)
{
  struct ArrowArray *answers = calloc(1, sizeof *answers);
  struct ArrowSchema *answers_schema = calloc(1, sizeof *answers_schema);
  PyObject *array_capsule = NULL, *schema_capsule = NULL, *pair = NULL;
  if (!answers || !answers_schema) {
    PyErr_NoMemory();
    goto done;
  }
  regions_status status;
  Py_BEGIN_ALLOW_THREADS
  status = map(self, array, schema, flags, threads, answers, answers_schema);
  Py_END_ALLOW_THREADS
  if (status == REGIONS_INVALID) {
    refuse_type(what, schema);
    goto done;
  }
  if (status != REGIONS_OK) {
    fail(status, NULL);
    goto done;
  }
  if ((array_capsule = PyCapsule_New(answers, "arrow_array", free_array))) answers = NULL;
  if ((schema_capsule = PyCapsule_New(answers_schema, "arrow_schema", free_schema))) {
    answers_schema = NULL;
  }
  if (array_capsule && schema_capsule) pair = PyTuple_Pack(2, schema_capsule, array_capsule);
done:
  if (answers && answers->release) answers->release(answers);
  if (answers_schema && answers_schema->release) answers_schema->release(answers_schema);
  free(answers);
  free(answers_schema);
  Py_XDECREF(array_capsule);
  Py_XDECREF(schema_capsule);
  return pair;
}

PyObject *map_capsules(const char *what, column_map map, const void *self, PyObject *arguments) {
  PyObject *schema, *array;
  unsigned int flags, threads;
  if (!PyArg_ParseTuple(arguments, "OOII", &schema, &array, &flags, &threads)) return NULL;
  struct ArrowSchema *type = PyCapsule_GetPointer(schema, "arrow_schema");
  struct ArrowArray *column = type ? PyCapsule_GetPointer(array, "arrow_array") : NULL;
  return column ? map_column(what, map, self, column, type, flags, threads) : NULL;
}

static void release_nothing(struct ArrowArray *array) { array->release = NULL; }

PyObject *map_stream(const char *what, column_map map, const void *self, PyObject *arguments) {
  PyObject *capsule;
  unsigned int flags, threads;
  if (!PyArg_ParseTuple(arguments, "OII", &capsule, &flags, &threads)) return NULL;
  struct ArrowArrayStream *stream = PyCapsule_GetPointer(capsule, "arrow_array_stream");
  if (!stream) return NULL;
  if (!stream->release) {
    PyErr_SetString(PyExc_ValueError, "the stream was read before");
    return NULL;
  }
  struct ArrowSchema schema = {0};
  PyObject *chunks = NULL;
  int error = stream->get_schema(stream, &schema);
  if (error == 0) chunks = PyList_New(0);
  while (chunks && error == 0) {
    struct ArrowArray array = {0};
    error = stream->get_next(stream, &array);
    if (error != 0 || !array.release) break;
    PyObject *pair = map_column(what, map, self, &array, &schema, flags, threads);
    array.release(&array);
    if (!pair || PyList_Append(chunks, pair) < 0) Py_CLEAR(chunks);
    Py_XDECREF(pair);
  }
  if (error != 0) {
    const char *reason = stream->get_last_error(stream);
    PyErr_Format(PyExc_OSError, "the column can't be read: %s", reason ? reason : strerror(error));
    Py_CLEAR(chunks);
  }
  if (chunks && PyList_Size(chunks) == 0) {
    // No chunks: an empty one, so that the answers have their type.
    static const int64_t nothing[2];
    const void *buffers[3] = {NULL, nothing, nothing};
    struct ArrowArray array = {.n_buffers = 3, .buffers = buffers, .release = release_nothing};
    PyObject *pair = map_column(what, map, self, &array, &schema, flags, threads);
    if (!pair || PyList_Append(chunks, pair) < 0) Py_CLEAR(chunks);
    Py_XDECREF(pair);
  }
  if (schema.release) schema.release(&schema);
  return chunks;
}

PyObject *map_address(const char *what, column_map map, const void *self, PyObject *arguments) {
  unsigned long long address;
  Py_ssize_t length;
  const char *format;
  unsigned int flags, threads;
  if (!PyArg_ParseTuple(arguments, "KnsII", &address, &length, &format, &flags, &threads)) {
    return NULL;
  }
  const void *buffers[2] = {NULL, (const void *)(uintptr_t)address};
  struct ArrowArray array = {
    .length = length, .n_buffers = 2, .buffers = buffers, .release = release_nothing};
  struct ArrowSchema schema = {.format = format};
  return map_column(what, map, self, &array, &schema, flags, threads);
}

// ---- Lists ----

typedef struct {
  const void *buffers[3];
  uint8_t *validity;
  int64_t *values;
  char *text;
} list_column;

static void release_list(struct ArrowArray *array) {
  list_column *column = array->private_data;
  free(column->validity);
  free(column->values);
  free(column->text);
  free(column);
  array->release = NULL;
}

// Appends bytes; -1 and an exception if there is no memory.
static int append(const char *bytes, size_t count, char **text, size_t *length, size_t *capacity) {
  if (*length + count > *capacity) {
    size_t wanted = (*length + count) * 2 + 1024;
    char *larger = realloc(*text, wanted);
    if (!larger) {
      PyErr_NoMemory();
      return -1;
    }
    *text = larger;
    *capacity = wanted;
  }
  memcpy(*text + *length, bytes, count);
  *length += count;
  return 0;
}

static int append_text(PyObject *item, char **text, size_t *length, size_t *capacity) {
  Py_ssize_t count;
  const char *bytes = PyUnicode_AsUTF8AndSize(item, &count);
  if (bytes) return append(bytes, (size_t)count, text, length, capacity);
  // A lone surrogate, which no text of ours has.
  PyErr_Clear();
  return append("\xEF\xBF\xBD", 3, text, length, capacity);
}

int column_of(PyObject *sequence, int only_text, struct ArrowArray *array, struct ArrowSchema *schema) {
  PyObject *list = PySequence_List(sequence);
  if (!list) return -1;
  Py_ssize_t count = PyList_Size(list);
  list_column *column = calloc(1, sizeof *column);
  size_t length = 0, capacity = 0;
  int is_text = only_text, nulls = 0;
  if (!column || !(column->validity = calloc(1, (size_t)count / 8 + 1)) ||
      !(column->values = calloc((size_t)count + 1, sizeof *column->values))) {
    PyErr_NoMemory();
    goto failed;
  }
  for (Py_ssize_t index = 0; index < count && !is_text; index++) {
    is_text = PyUnicode_Check(PyList_GetItem(list, index));
  }
  for (Py_ssize_t index = 0; index < count; index++) {
    PyObject *item = PyList_GetItem(list, index);
    long long value = -1;
    id_kind kind;
    if (!only_text) {
      kind = read_key(item, &value);
    } else if (PyUnicode_Check(item)) {
      kind = ID_TEXT;
    } else if (is_missing(item)) {
      kind = ID_MISSING;
    } else {
      PyErr_Format(PyExc_TypeError, "an address is a text, not %R", (PyObject *)Py_TYPE(item));
      kind = ID_WRONG;
    }
    if (kind == ID_WRONG) goto failed;
    if (kind == ID_MISSING) {
      nulls++;
    } else {
      column->validity[index / 8] |= (uint8_t)(1 << index % 8);
    }
    if (kind == ID_TEXT) {
      if (append_text(item, &column->text, &length, &capacity) < 0) goto failed;
    } else if (kind == ID_NUMBER && is_text) {
      char digits[24];
      int written = snprintf(digits, sizeof digits, "%lld", value);
      if (append(digits, (size_t)written, &column->text, &length, &capacity) < 0) goto failed;
    } else if (kind == ID_NUMBER) {
      column->values[index] = value;
    }
    if (is_text) column->values[index + 1] = (int64_t)length;
  }
  Py_DECREF(list);
  column->buffers[0] = nulls ? column->validity : NULL;
  column->buffers[1] = column->values;
  column->buffers[2] = column->text;
  *array = (struct ArrowArray){
    .length = count, .null_count = nulls, .n_buffers = is_text ? 3 : 2, .buffers = column->buffers,
    .release = release_list, .private_data = column};
  *schema = (struct ArrowSchema){.format = is_text ? "U" : "l"};
  return 0;
failed:
  Py_DECREF(list);
  if (column) {
    free(column->validity);
    free(column->values);
    free(column->text);
    free(column);
  }
  return -1;
}
