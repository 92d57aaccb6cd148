#include "native.h"

#define WRONG "an ID is an integer or a text, not "

int is_missing(PyObject *value) {
  if (value == Py_None) return 1;
  // NaN, NaT and decimals like them differ from themselves, and pandas' NA says that it doesn't know.
  if (PyUnicode_Check(value) || PyLong_Check(value)) return 0;
  PyObject *differs = PyObject_RichCompare(value, value, Py_NE);
  if (!differs) {
    PyErr_Clear();
    return 0;
  }
  int is = differs == Py_True || (differs == value && !PyBool_Check(value));
  // NumPy's own booleans.
  if (!is && !PyBool_Check(differs) && PyFloat_Check(value)) {
    is = PyObject_IsTrue(differs);
    if (is < 0) PyErr_Clear();
  }
  Py_DECREF(differs);
  return is > 0;
}

static id_kind refuse(PyObject *value) {
  if (PyBytes_Check(value) || PyByteArray_Check(value) || PyMemoryView_Check(value)) {
    PyErr_SetString(PyExc_TypeError, WRONG "bytes");
  } else if (PyList_Check(value) || PyTuple_Check(value)) {
    PyErr_SetString(PyExc_TypeError, WRONG "a list");
  } else if (PyBool_Check(value)) {
    PyErr_SetString(PyExc_TypeError, WRONG "a boolean");
  } else {
    PyErr_Format(PyExc_TypeError, WRONG "%R", (PyObject *)Py_TYPE(value));
  }
  return ID_WRONG;
}

// Whether it is one of NumPy's booleans, which count as integers nowhere else.
static int is_boolean(PyObject *value) {
  if (PyBool_Check(value)) return 1;
  if (PyLong_Check(value) || PyFloat_Check(value)) return 0;
  PyObject *name = PyObject_GetAttrString((PyObject *)Py_TYPE(value), "__name__");
  const char *text = name ? PyUnicode_AsUTF8AndSize(name, NULL) : NULL;
  int is = text && (strcmp(text, "bool_") == 0 || strcmp(text, "bool") == 0);
  Py_XDECREF(name);
  PyErr_Clear();
  return is;
}

id_kind read_key(PyObject *value, long long *number) {
  *number = -1;
  if (PyUnicode_Check(value)) return ID_TEXT;
  if (is_missing(value)) return ID_MISSING;
  if (is_boolean(value)) {
    PyErr_SetString(PyExc_TypeError, WRONG "a boolean");
    return ID_WRONG;
  }
  if (PyIndex_Check(value)) {
    PyObject *whole = PyNumber_Index(value);
    // An array of one number is one to NumPy, and none to us.
    if (!whole) {
      PyErr_Clear();
      return refuse(value);
    }
    *number = PyLong_AsLongLong(whole);
    Py_DECREF(whole);
    // Too large for an ID, as -1 is too small.
    if (*number == -1 && PyErr_Occurred()) PyErr_Clear();
    return ID_NUMBER;
  }
  // Floating-point numbers, decimals, fractions; neither bytes, which Python makes numbers of too, nor sequences.
  if (!PyNumber_Check(value) || PySequence_Check(value)) return refuse(value);
  PyObject *real = PyNumber_Float(value);
  if (!real) {
    PyErr_Clear();
    return refuse(value);
  }
  double part = PyFloat_AsDouble(real);
  Py_DECREF(real);
  if (part != part) return ID_MISSING;
  if (part > -9e18 && part < 9e18 && (double)(long long)part == part) {
    *number = (long long)part;
    return ID_NUMBER;
  }
  if ((part >= 9e18 || part <= -9e18) && part - part == 0) return ID_NUMBER;  // whole, and no ID
  PyErr_SetString(PyExc_TypeError, regions_strerror(REGIONS_NO_ID));
  return ID_WRONG;
}

// The word for a type that Arrow's C data interface writes like this.
static const char *type_word(const char *format) {
  switch (*format) {
  case 'b': return "a boolean";
  case 'n': return "null";
  case 'c': case 'C': case 's': case 'S': case 'i': case 'I': case 'l': case 'L': return "an integer";
  case 'e': case 'f': case 'g': return "a floating-point number";
  case 'd': return "a decimal";
  case 'u': case 'U': return "a text";
  case 'z': case 'Z': case 'w': return "bytes";
  case 'v': return format[1] == 'z' ? "bytes" : "a text";
  case 't': return "a date or a time";
  case '+':
    return format[1] == 's' ? "a struct" : format[1] == 'm' ? "a map" : format[1] == 'r' || format[1] == 'u'
      ? "a value of a type that is not read" : "a list";
  default: return "a value of a type that is not read";
  }
}

PyObject *refuse_type(const char *what, const struct ArrowSchema *schema) {
  const char *format = schema->dictionary ? schema->dictionary->format : schema->format;
  return PyErr_Format(PyExc_TypeError, "%s, not %s", what, type_word(format ? format : ""));
}
