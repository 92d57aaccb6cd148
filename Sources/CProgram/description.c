// wcwidth
#define _XOPEN_SOURCE 700

#include "terminal.h"

#include "../CPlatform/loading.h"
#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <wchar.h>

// Three functions of terminfo's library, which is a part of ncurses. Their form has been the same for as
// long as there is terminfo, so no header is needed to build.
int setupterm(const char *terminal, int fd, int *status);
int tigetnum(const char *name);
char *tigetstr(const char *name);

#define TERMINFO_FUNCTIONS(F) F(setupterm) F(tigetnum) F(tigetstr)

#if defined(__APPLE__)
REGIONS_LIBRARY(terminfo, TERMINFO_FUNCTIONS, "/usr/lib/libncurses.5.4.dylib", "libncurses.dylib")
#else
REGIONS_LIBRARY(
    terminfo, TERMINFO_FUNCTIONS, "libtinfo.so.6", "libtinfow.so.6", "libncursesw.so.6",
    "libncurses.so.6")
#endif

bool terminal_library_is_there(void) { return terminfo_load(); }

/// One of the terminal's sequences; null if it has none.
static const char *sequence(const terminfo_functions *terminfo, const char *name) {
  const char *text = terminfo->tigetstr(name);
  return text && text != (const char *)-1 && *text ? text : NULL;
}

/// Copies a sequence without the padding for terminals that were slow.
static void copy(const char *text, char *bytes, size_t capacity) {
  size_t length = 0;
  while (*text && length + 1 < capacity) {
    const char *end = text[0] == '$' && text[1] == '<' ? strchr(text, '>') : NULL;
    if (end) {
      text = end + 1;
    } else {
      bytes[length++] = *text++;
    }
  }
  bytes[length] = 0;
}

bool terminal_describe(int fd, struct terminal_description *description) {
  const terminfo_functions *terminfo = terminfo_table();
  int status = 0;
  if (!terminfo || terminfo->setupterm(NULL, fd, &status) != 0) return false;
  // Up, forward, to a place, erase a line and what is below.
  const char *const needed[] = {"cuu", "cuf", "cup", "el", "ed"};
  for (size_t i = 0; i < sizeof needed / sizeof *needed; i++) {
    const char *text = sequence(terminfo, needed[i]);
    if (!text || strncmp(text, "\033[", 2) != 0) return false;
  }
  const char *enter = sequence(terminfo, "smcup"), *leave = sequence(terminfo, "rmcup");
  if (!enter || !leave) enter = leave = "\033[H\033[J";
  copy(enter, description->enter, sizeof description->enter);
  copy(leave, description->leave, sizeof description->leave);
  description->has_color = terminfo->tigetnum("colors") >= 8;
  description->has_mouse = sequence(terminfo, "kmous") != NULL;
  return true;
}

bool terminal_use_utf8(void) {
  setlocale(LC_ALL, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
  static const char *const names[] = {"C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    if (setlocale(LC_CTYPE, names[i]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
  }
  return false;
}

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "wchar_t holds a Unicode scalar");

int terminal_columns(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
