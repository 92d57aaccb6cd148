#ifndef REGIONS_CURL_SHIM_H
#define REGIONS_CURL_SHIM_H

// Its macros check the types of constants only.
#define CURL_DISABLE_TYPECHECK

#include "../CPlatform/loading.h"
#include <curl/curl.h>
#include <stddef.h>

#define REGIONS_CURL_FUNCTIONS(F) \
  F(curl_global_init) F(curl_easy_init) F(curl_easy_setopt) F(curl_easy_perform) \
  F(curl_easy_getinfo) F(curl_easy_cleanup) F(curl_easy_strerror) F(curl_slist_append) \
  F(curl_slist_free_all)

/// The functions of libcurl that are used, found when they are first needed: a program that sends
/// nothing does not load the library.
typedef struct {
  REGIONS_CURL_FUNCTIONS(REGIONS_MEMBER)
} regions_curl;

/// Loads libcurl. Returns 1, or 0 if there is none on this machine.
static inline int regions_curl_load(regions_curl *table) {
  static const char *const files[] = {
#if defined(__APPLE__)
    "libcurl.4.dylib", "/usr/lib/libcurl.4.dylib", "/opt/homebrew/opt/curl/lib/libcurl.4.dylib",
    "/usr/local/opt/curl/lib/libcurl.4.dylib",
#else
    "libcurl.so.4", "libcurl-gnutls.so.4",
#endif
  };
  void *library = regions_open_library(files, sizeof files / sizeof *files);
  if (!library) return 0;
  REGIONS_CURL_FUNCTIONS(REGIONS_FIND)
  return table->curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

// Swift can't call functions of variable arguments, and not through pointers in a structure either.

static inline CURL *regions_curl_open(const regions_curl *curl) { return curl->curl_easy_init(); }

static inline CURLcode regions_curl_set_number(
    const regions_curl *curl, CURL *handle, CURLoption option, long value) {
  return curl->curl_easy_setopt(handle, option, value);
}

static inline CURLcode regions_curl_set_size(
    const regions_curl *curl, CURL *handle, CURLoption option, long long value) {
  return curl->curl_easy_setopt(handle, option, (curl_off_t)value);
}

static inline CURLcode regions_curl_set_text(
    const regions_curl *curl, CURL *handle, CURLoption option, const char *value) {
  return curl->curl_easy_setopt(handle, option, value);
}

static inline CURLcode regions_curl_set_headers(
    const regions_curl *curl, CURL *handle, struct curl_slist *headers) {
  return curl->curl_easy_setopt(handle, CURLOPT_HTTPHEADER, headers);
}

/// Allows HTTP and HTTPS and nothing else, after a redirection too.
static inline CURLcode regions_curl_set_protocols(const regions_curl *curl, CURL *handle) {
  // The options' numbers; their names are deprecated in favour of ones that older libraries lack.
  const CURLoption protocols = (CURLoption)(CURLOPTTYPE_LONG + 181);
  const CURLoption redirections = (CURLoption)(CURLOPTTYPE_LONG + 182);
  const long web = CURLPROTO_HTTP | CURLPROTO_HTTPS;
  CURLcode code = curl->curl_easy_setopt(handle, protocols, web);
  return code ? code : curl->curl_easy_setopt(handle, redirections, web);
}

typedef size_t (*regions_curl_transfer)(char *, size_t, size_t, void *);
typedef int (*regions_curl_progress)(void *, curl_off_t, curl_off_t, curl_off_t, curl_off_t);

/// Sets the functions that take what arrives, give what is sent and are asked whether to go on, all
/// called with `context`.
static inline CURLcode regions_curl_set_functions(
    const regions_curl *curl, CURL *handle, regions_curl_transfer write,
    regions_curl_transfer read, regions_curl_progress progress, void *context) {
  curl->curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, write);
  curl->curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
  curl->curl_easy_setopt(handle, CURLOPT_READFUNCTION, read);
  curl->curl_easy_setopt(handle, CURLOPT_READDATA, context);
  curl->curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, progress);
  curl->curl_easy_setopt(handle, CURLOPT_XFERINFODATA, context);
  return curl->curl_easy_setopt(handle, CURLOPT_NOPROGRESS, 0L);
}

static inline CURLcode regions_curl_perform(const regions_curl *curl, CURL *handle) {
  return curl->curl_easy_perform(handle);
}

static inline long regions_curl_status(const regions_curl *curl, CURL *handle) {
  long status = 0;
  curl->curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

static inline void regions_curl_close(const regions_curl *curl, CURL *handle) {
  curl->curl_easy_cleanup(handle);
}

static inline const char *regions_curl_message(const regions_curl *curl, CURLcode code) {
  return curl->curl_easy_strerror(code);
}

static inline struct curl_slist *regions_curl_append(
    const regions_curl *curl, struct curl_slist *list, const char *text) {
  return curl->curl_slist_append(list, text);
}

static inline void regions_curl_free(const regions_curl *curl, struct curl_slist *list) {
  curl->curl_slist_free_all(list);
}

#endif
