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

#if defined(__APPLE__)
#define CLIBYAML_FILES \
  "/opt/homebrew/opt/libyaml/lib/libyaml.dylib", \
  "/usr/local/opt/libyaml/lib/libyaml.dylib", \
  "libyaml.dylib"
#else
#define CLIBYAML_FILES "libyaml-0.so.2", "libyaml.so"
#endif

/// What is used of the library.
#define CLIBYAML_FUNCTIONS(F) \
  F(yaml_parser_initialize) F(yaml_parser_delete) F(yaml_parser_set_input) \
  F(yaml_parser_set_encoding) F(yaml_parser_parse) F(yaml_event_delete)

REGIONS_LIBRARY(clibyaml, CLIBYAML_FUNCTIONS, CLIBYAML_FILES)

static inline int clibyaml_parser_initialize(yaml_parser_t *_Nonnull parser) {
  return clibyaml_table()->yaml_parser_initialize(parser);
}

static inline void clibyaml_parser_delete(yaml_parser_t *_Nonnull parser) {
  clibyaml_table()->yaml_parser_delete(parser);
}

/// Has the parser take UTF-8 from `handler`, which is called with `data`.
static inline void clibyaml_parser_set_input(
  yaml_parser_t *_Nonnull parser, yaml_read_handler_t *_Nonnull handler, void *_Nullable data) {
  clibyaml_table()->yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING);
  clibyaml_table()->yaml_parser_set_input(parser, handler, data);
}

static inline int clibyaml_parser_parse(
  yaml_parser_t *_Nonnull parser, yaml_event_t *_Nonnull event) {
  return clibyaml_table()->yaml_parser_parse(parser, event);
}

static inline void clibyaml_event_delete(yaml_event_t *_Nonnull event) {
  clibyaml_table()->yaml_event_delete(event);
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
