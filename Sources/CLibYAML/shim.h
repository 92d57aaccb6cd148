// libyaml, loaded when it is first needed: a program that reads no YAML does not pay for the library at
// start-up and runs where it is missing. Only the header is needed to build.
//
// Each clibyaml_NAME is yaml_NAME. Call clibyaml_load() first; before it has returned 1, no other
// function here may be called.

#ifndef REGIONS_CLIBYAML_SHIM_H
#define REGIONS_CLIBYAML_SHIM_H

#include "../CPlatform/loading.h"
#include <stddef.h>
#include <yaml.h>

/// What is used of the library.
typedef struct {
  int (*parser_initialize)(yaml_parser_t *);
  void (*parser_delete)(yaml_parser_t *);
  void (*parser_set_input)(yaml_parser_t *, yaml_read_handler_t *, void *);
  void (*parser_set_encoding)(yaml_parser_t *, yaml_encoding_t);
  int (*parser_parse)(yaml_parser_t *, yaml_event_t *);
  void (*event_delete)(yaml_event_t *);
} clibyaml_functions;

static inline int clibyaml_fill(clibyaml_functions *table) {
  static const char *const names[] = {
#if defined(__APPLE__)
    "/opt/homebrew/opt/libyaml/lib/libyaml.dylib",
    "/usr/local/opt/libyaml/lib/libyaml.dylib",
    "libyaml.dylib",
#else
    "libyaml-0.so.2",
    "libyaml.so",
#endif
  };
  void *library = regions_open_library(names, sizeof names / sizeof *names);
  if (library == NULL) return 0;
#define CLIBYAML_FIND(NAME) REGIONS_FIND(table, library, NAME, "yaml_" #NAME)
  CLIBYAML_FIND(parser_initialize)
  CLIBYAML_FIND(parser_delete)
  CLIBYAML_FIND(parser_set_input)
  CLIBYAML_FIND(parser_set_encoding)
  CLIBYAML_FIND(parser_parse)
  CLIBYAML_FIND(event_delete)
#undef CLIBYAML_FIND
  return 1;
}

/// The functions, loaded on the first call from any thread; null if the library is not installed.
REGIONS_LOADED_TABLE(clibyaml_functions, clibyaml_table, clibyaml_fill)

/// Whether libyaml can be used: 1, or 0 if the library is not installed.
static inline int clibyaml_load(void) {
  return clibyaml_table() != NULL;
}

static inline int clibyaml_parser_initialize(yaml_parser_t *_Nonnull parser) {
  return clibyaml_table()->parser_initialize(parser);
}

static inline void clibyaml_parser_delete(yaml_parser_t *_Nonnull parser) {
  clibyaml_table()->parser_delete(parser);
}

/// Has the parser take UTF-8 from `handler`, which is called with `data`.
static inline void clibyaml_parser_set_input(
  yaml_parser_t *_Nonnull parser, yaml_read_handler_t *_Nonnull handler, void *_Nullable data) {
  clibyaml_table()->parser_set_encoding(parser, YAML_UTF8_ENCODING);
  clibyaml_table()->parser_set_input(parser, handler, data);
}

static inline int clibyaml_parser_parse(
  yaml_parser_t *_Nonnull parser, yaml_event_t *_Nonnull event) {
  return clibyaml_table()->parser_parse(parser, event);
}

static inline void clibyaml_event_delete(yaml_event_t *_Nonnull event) {
  clibyaml_table()->event_delete(event);
}

// Swift does not see the names of an event's anonymous union.

static inline const unsigned char *_Nullable clibyaml_scalar_value(
  const yaml_event_t *_Nonnull event) {
  return event->data.scalar.value;
}

static inline size_t clibyaml_scalar_length(const yaml_event_t *_Nonnull event) {
  return event->data.scalar.length;
}

/// Whether a scalar is written without quotes and has no tag of its own.
static inline int clibyaml_scalar_is_plain(const yaml_event_t *_Nonnull event) {
  return event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE && event->data.scalar.tag == NULL;
}

#endif
