// libxml2, loaded when it is first needed: it brings ICU and others along, and a program that reads no
// XML does not pay for them at start-up. Only the headers are needed to build.
//
// Each cxml2_NAME is xmlNAME. Call cxml2_load() first; before it has returned 1, no other function
// here may be called.

#ifndef REGIONS_CLIBXML2_SHIM_H
#define REGIONS_CLIBXML2_SHIM_H

#include "../CPlatform/loading.h"
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <stddef.h>

/// What is used of the library.
typedef struct {
  xmlParserCtxtPtr (*CreatePushParserCtxt)(
    xmlSAXHandlerPtr, void *, const char *, int, const char *);
  int (*CtxtUseOptions)(xmlParserCtxtPtr, int);
  int (*SwitchEncoding)(xmlParserCtxtPtr, xmlCharEncoding);
  int (*ParseChunk)(xmlParserCtxtPtr, const char *, int, int);
  void (*StopParser)(xmlParserCtxtPtr);
  void (*FreeDoc)(xmlDocPtr);
  void (*FreeParserCtxt)(xmlParserCtxtPtr);
  int (*SAXUserParseMemory)(xmlSAXHandlerPtr, void *, const char *, int);
} cxml2_functions;

static inline int cxml2_fill(cxml2_functions *table) {
  static const char *const names[] = {
#if defined(__APPLE__)
    "/usr/lib/libxml2.2.dylib",
    "libxml2.dylib",
#elif LIBXML_VERSION >= 21400
    // The interface of the headers that this was built with; the two don't mix.
    "libxml2.so.16",
#else
    "libxml2.so.2",
#endif
  };
  void *library = regions_open_library(names, sizeof names / sizeof *names);
  if (library == NULL) return 0;
#define CXML2_FIND(NAME) REGIONS_FIND(table, library, NAME, "xml" #NAME)
  CXML2_FIND(CreatePushParserCtxt)
  CXML2_FIND(CtxtUseOptions)
  CXML2_FIND(SwitchEncoding)
  CXML2_FIND(ParseChunk)
  CXML2_FIND(StopParser)
  CXML2_FIND(FreeDoc)
  CXML2_FIND(FreeParserCtxt)
  CXML2_FIND(SAXUserParseMemory)
#undef CXML2_FIND
  return 1;
}

/// The functions, loaded on the first call from any thread; null if the library is not installed.
REGIONS_LOADED_TABLE(cxml2_functions, cxml2_table, cxml2_fill)

/// Whether libxml2 can be used: 1, or 0 if the library is not installed.
static inline int cxml2_load(void) {
  return cxml2_table() != NULL;
}

static inline xmlParserCtxtPtr cxml2_CreatePushParserCtxt(
  xmlSAXHandlerPtr handler, void *user) {
  return cxml2_table()->CreatePushParserCtxt(handler, user, NULL, 0, NULL);
}

/// - options: xmlParserOption, or'ed.
static inline int cxml2_CtxtUseOptions(xmlParserCtxtPtr context, int options) {
  return cxml2_table()->CtxtUseOptions(context, options);
}

static inline int cxml2_SwitchEncoding(xmlParserCtxtPtr context, xmlCharEncoding encoding) {
  return cxml2_table()->SwitchEncoding(context, encoding);
}

static inline int cxml2_ParseChunk(
  xmlParserCtxtPtr context, const char *bytes, int count, int isLast) {
  return cxml2_table()->ParseChunk(context, bytes, count, isLast);
}

static inline void cxml2_StopParser(xmlParserCtxtPtr context) {
  cxml2_table()->StopParser(context);
}

static inline void cxml2_FreeDoc(xmlDocPtr document) {
  cxml2_table()->FreeDoc(document);
}

static inline void cxml2_FreeParserCtxt(xmlParserCtxtPtr context) {
  cxml2_table()->FreeParserCtxt(context);
}

static inline int cxml2_SAXUserParseMemory(
  xmlSAXHandlerPtr handler, void *user, const char *bytes, int count) {
  return cxml2_table()->SAXUserParseMemory(handler, user, bytes, count);
}

#endif
