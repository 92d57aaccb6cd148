#ifndef REGIONS_CNCURSES_SHIM_H
#define REGIONS_CNCURSES_SHIM_H

// ncurses with wide characters, loaded when a screen is opened: a look-up must not pay for a
// terminal library at start-up, and without it the picker still asks by numbers.
//
// Only the header is needed to build. Nothing here keeps state: the functions found are in a
// `curses_library` that its one owner passes along.

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1

#include "../CPlatform/loading.h"
#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

#define CURSES_FUNCTIONS(F) \
  F(newterm) F(tigetnum) F(delscreen) F(endwin) F(raw) F(noecho) F(nonl) F(has_colors) \
  F(start_color) F(use_default_colors) F(init_pair) F(curs_set) F(tigetstr) F(resizeterm) \
  F(werase) F(wmove) F(wattr_set) F(waddnwstr) F(wclrtoeol) F(wrefresh) F(redrawwin) F(getmaxx) \
  F(getmaxy)

/// The functions of ncurses that are used, and the screen they draw on.
struct curses_library {
  void *handle;
  SCREEN *screen;
  WINDOW *window;
  FILE *input, *output;

  CURSES_FUNCTIONS(REGIONS_MEMBER)
  // Of a header that defines macros with the names of everything a terminal can do.
  int (*setupterm)(const char *terminal, int fd, int *status);
};

/// Finds the library and its functions. False if it isn't there or lacks one of them.
///
/// On Linux only the library whose layout of mouse events the header describes will do, which is
/// what its version 6 says.
static inline bool curses_load(struct curses_library *table) {
  static const char *const files[] = {
#if defined(__APPLE__)
      "/usr/lib/libncurses.5.4.dylib", "libncurses.dylib", "libncursesw.6.dylib",
#else
      "libncursesw.so.6",
#endif
  };
  memset(table, 0, sizeof *table);
  void *library = regions_open_library(files, sizeof files / sizeof *files);
  if (!library) return false;
  table->handle = library;
  CURSES_FUNCTIONS(REGIONS_FIND)
  REGIONS_FIND(setupterm)
  return true;
}

/// Sets a locale whose characters are UTF-8, the user's own if it is one. Names of regions can't be
/// drawn in another. False if the system has none.
static inline bool curses_use_utf8(void) {
  setlocale(LC_ALL, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
  static const char *const names[] = {"C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    if (setlocale(LC_CTYPE, names[i]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
  }
  return false;
}

/// Takes over a terminal open for reading and writing; `fd` stays the caller's. False if its type
/// is unknown, or the cursor can't be moved on it.
static inline bool curses_open(struct curses_library *library, int fd) {
  library->input = fdopen(dup(fd), "r");
  library->output = fdopen(dup(fd), "w");
  if (!library->input || !library->output) return false;
  library->screen = library->newterm(NULL, library->output, library->input);
  if (!library->screen) return false;
  WINDOW **standard = (WINDOW **)dlsym(library->handle, "stdscr");
  library->window = standard ? *standard : NULL;
  const char *move = library->tigetstr("cup");
  if (!library->window || !move || move == (const char *)-1) {
    library->endwin();
    library->delscreen(library->screen);
    library->screen = NULL;
    return false;
  }
  library->raw();
  library->noecho();
  library->nonl();
  library->curs_set(0);
  return true;
}

/// What a terminal calls one of its sequences, without the padding; empty if it has none.
static inline void curses_append_sequence(
    struct curses_library *library, const char *name, char *bytes, size_t capacity) {
  const char *text = library->tigetstr(name);
  if (!text || text == (const char *)-1) return;
  size_t length = strlen(bytes);
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

static inline bool curses_has(struct curses_library *library, const char *name) {
  const char *text = library->tigetstr(name);
  return text && text != (const char *)-1 && *text;
}

/// Whether the terminal has sequences of the usual form, by which lines can be drawn where the cursor
/// is; and whether it has colours.
static inline bool curses_speaks_ansi(struct curses_library *library, int fd, bool *color) {
  int status = 0;
  if (library->setupterm(NULL, fd, &status) != OK) return false;
  const char *names[] = {"cuu", "el", "cuf"};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    const char *text = library->tigetstr(names[i]);
    if (!text || text == (const char *)-1 || text[0] != '\033' || text[1] != '[') return false;
  }
  *color = library->tigetnum("colors") >= 8;
  return true;
}

/// The bytes that undo what opening the screen wrote, for `write` in a signal handler: terminfo's
/// own, without its padding. A terminal without a second screen is cleared, so that what is printed
/// next doesn't stand among what was drawn.
static inline void curses_restore_sequence(struct curses_library *library, char *bytes, size_t capacity) {
  bytes[0] = 0;
  curses_append_sequence(library, "sgr0", bytes, capacity);
  curses_append_sequence(library, "cnorm", bytes, capacity);
  curses_append_sequence(library, curses_has(library, "rmcup") ? "rmcup" : "clear", bytes, capacity);
}

/// Writes bytes to the terminal, now.
static inline void curses_send(struct curses_library *library, const char *bytes) {
  fputs(bytes, library->output);
  fflush(library->output);
}

static inline void curses_close(struct curses_library *library) {
  if (!library->screen) return;
  library->endwin();
  if (!curses_has(library, "rmcup")) {
    char bytes[64] = "";
    curses_append_sequence(library, "clear", bytes, sizeof bytes);
    curses_send(library, bytes);
  }
  library->delscreen(library->screen);
  library->screen = NULL;
  library->window = NULL;
  fclose(library->input);
  fclose(library->output);
}

/// Follows the terminal's size, which may have changed while we were stopped and heard nothing.
static inline void curses_follow_size(struct curses_library *library, int fd) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return;
  if (size.ws_row == library->getmaxy(library->window)
      && size.ws_col == library->getmaxx(library->window)) return;
  library->resizeterm(size.ws_row, size.ws_col);
}

// Constants that the header makes with casts, which Swift can't import.
static const attr_t curses_bold = A_BOLD;
static const attr_t curses_dim = A_DIM;
static const attr_t curses_reverse = A_REVERSE;
static const attr_t curses_underline = A_UNDERLINE;

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "wchar_t holds a Unicode scalar");

/// Writes Unicode scalars at a place.
static inline void curses_put(
    struct curses_library *library, int row, int column, const uint32_t *text, int count) {
  library->wmove(library->window, row, column);
  library->waddnwstr(library->window, (const wchar_t *)text, count);
}

/// The columns a Unicode scalar takes; -1 for one that can't be printed.
static inline int curses_columns(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

static inline void curses_set_style(struct curses_library *library, attr_t attributes, short pair) {
  library->wattr_set(library->window, attributes, pair, NULL);
}

#endif
