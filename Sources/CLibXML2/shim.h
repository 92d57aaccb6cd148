// libxml2, loaded when it is first needed: it brings ICU and others along, and a program that reads no
// XML does not pay for them at start-up. Only the headers are needed to build.
//
// Each cxml2_NAME is xmlNAME. Call cxml2_load() first; before it has returned 1, no other function
// here may be called.

#ifndef REGIONS_CLIBXML2_SHIM_H
#define REGIONS_CLIBXML2_SHIM_H

#include "../CPlatform/loading.h"
// Nothing here is of ICU: its headers declare what Foundation's own copy declares otherwise, and a module that
// sees both does not compile.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/HTMLparser.h>
#include <stddef.h>

#if defined(__APPLE__)
#define CXML2_FILES "/usr/lib/libxml2.2.dylib", "libxml2.dylib"
#elif LIBXML_VERSION >= 21400
// The interface of the headers that this was built with; the two don't mix.
#define CXML2_FILES "libxml2.so.16"
#else
#define CXML2_FILES "libxml2.so.2"
#endif

/// What is used of the library.
#define CXML2_FUNCTIONS(F) \
  F(xmlCreatePushParserCtxt) F(xmlCtxtUseOptions) F(xmlSwitchEncoding) F(xmlParseChunk) \
  F(xmlStopParser) F(xmlFreeDoc) F(xmlFreeParserCtxt) F(xmlSAXUserParseMemory) \
  F(htmlCreatePushParserCtxt) F(htmlCtxtUseOptions) F(htmlParseChunk) F(htmlFreeParserCtxt)

REGIONS_LIBRARY(cxml2, CXML2_FUNCTIONS, CXML2_FILES)

static inline xmlParserCtxtPtr cxml2_CreatePushParserCtxt(
  xmlSAXHandlerPtr handler, void *user) {
  return cxml2_table()->xmlCreatePushParserCtxt(handler, user, NULL, 0, NULL);
}

/// - options: xmlParserOption, or'ed.
static inline int cxml2_CtxtUseOptions(xmlParserCtxtPtr context, int options) {
  return cxml2_table()->xmlCtxtUseOptions(context, options);
}

static inline int cxml2_SwitchEncoding(xmlParserCtxtPtr context, xmlCharEncoding encoding) {
  return cxml2_table()->xmlSwitchEncoding(context, encoding);
}

static inline int cxml2_ParseChunk(
  xmlParserCtxtPtr context, const char *bytes, int count, int isLast) {
  return cxml2_table()->xmlParseChunk(context, bytes, count, isLast);
}

static inline void cxml2_StopParser(xmlParserCtxtPtr context) {
  cxml2_table()->xmlStopParser(context);
}

static inline void cxml2_FreeDoc(xmlDocPtr document) {
  cxml2_table()->xmlFreeDoc(document);
}

static inline void cxml2_FreeParserCtxt(xmlParserCtxtPtr context) {
  cxml2_table()->xmlFreeParserCtxt(context);
}

static inline xmlParserCtxtPtr cxml2_html_CreatePushParserCtxt(
  xmlSAXHandlerPtr handler, void *user) {
  return cxml2_table()->htmlCreatePushParserCtxt(
    handler, user, NULL, 0, NULL, XML_CHAR_ENCODING_UTF8);
}

/// - options: htmlParserOption, or'ed.
static inline int cxml2_html_CtxtUseOptions(xmlParserCtxtPtr context, int options) {
  return cxml2_table()->htmlCtxtUseOptions(context, options);
}

static inline int cxml2_html_ParseChunk(
  xmlParserCtxtPtr context, const char *bytes, int count, int isLast) {
  return cxml2_table()->htmlParseChunk(context, bytes, count, isLast);
}

static inline void cxml2_html_FreeParserCtxt(xmlParserCtxtPtr context) {
  cxml2_table()->htmlFreeParserCtxt(context);
}

static inline int cxml2_SAXUserParseMemory(
  xmlSAXHandlerPtr handler, void *user, const char *bytes, int count) {
  return cxml2_table()->xmlSAXUserParseMemory(handler, user, bytes, count);
}

#endif
