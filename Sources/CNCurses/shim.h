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

#include <dlfcn.h>
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

/// The functions of ncurses that are used, and the screen they draw on.
struct curses_library {
  void *handle;
  SCREEN *screen;
  WINDOW *window;
  FILE *input, *output;

  __typeof__(newterm) *newterm;
  __typeof__(delscreen) *delscreen;
  __typeof__(endwin) *endwin;
  __typeof__(raw) *raw;
  __typeof__(noecho) *noecho;
  __typeof__(nonl) *nonl;
  __typeof__(keypad) *keypad;
  __typeof__(wtimeout) *wtimeout;
  __typeof__(set_escdelay) *set_escdelay;
  __typeof__(mousemask) *mousemask;
  __typeof__(mouseinterval) *mouseinterval;
  __typeof__(getmouse) *getmouse;
  __typeof__(has_colors) *has_colors;
  __typeof__(start_color) *start_color;
  __typeof__(use_default_colors) *use_default_colors;
  __typeof__(init_pair) *init_pair;
  __typeof__(curs_set) *curs_set;
  __typeof__(tigetstr) *tigetstr;
  __typeof__(resizeterm) *resizeterm;
  __typeof__(wget_wch) *wget_wch;
  __typeof__(werase) *werase;
  __typeof__(wmove) *wmove;
  __typeof__(wattr_set) *wattr_set;
  __typeof__(waddnwstr) *waddnwstr;
  __typeof__(wclrtoeol) *wclrtoeol;
  __typeof__(wrefresh) *wrefresh;
  __typeof__(redrawwin) *redrawwin;
  __typeof__(getmaxx) *getmaxx;
  __typeof__(getmaxy) *getmaxy;
};

/// Finds the library and its functions. False if it isn't there or lacks one of them.
///
/// On Linux only the library whose layout of mouse events the header describes will do, which is
/// what its version 6 says.
static inline bool curses_load(struct curses_library *library) {
#if defined(__APPLE__)
  static const char *const names[] = {
      "/usr/lib/libncurses.5.4.dylib", "libncurses.dylib", "libncursesw.6.dylib"};
#else
  static const char *const names[] = {"libncursesw.so.6"};
#endif
  memset(library, 0, sizeof *library);
  for (size_t i = 0; i < sizeof names / sizeof names[0] && !library->handle; i++) {
    library->handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
  if (!library->handle) return false;
  bool complete = true;
#define CURSES_FIND(name)                                                      \
  library->name = (__typeof__(library->name))dlsym(library->handle, #name);    \
  if (!library->name) complete = false;
  CURSES_FIND(newterm) CURSES_FIND(delscreen) CURSES_FIND(endwin) CURSES_FIND(raw)
  CURSES_FIND(noecho) CURSES_FIND(nonl) CURSES_FIND(keypad) CURSES_FIND(wtimeout)
  CURSES_FIND(set_escdelay) CURSES_FIND(mousemask) CURSES_FIND(mouseinterval)
  CURSES_FIND(getmouse) CURSES_FIND(has_colors) CURSES_FIND(start_color)
  CURSES_FIND(use_default_colors) CURSES_FIND(init_pair) CURSES_FIND(curs_set)
  CURSES_FIND(tigetstr) CURSES_FIND(resizeterm) CURSES_FIND(wget_wch) CURSES_FIND(werase)
  CURSES_FIND(wmove) CURSES_FIND(wattr_set) CURSES_FIND(waddnwstr) CURSES_FIND(wclrtoeol)
  CURSES_FIND(wrefresh) CURSES_FIND(redrawwin) CURSES_FIND(getmaxx) CURSES_FIND(getmaxy)
#undef CURSES_FIND
  return complete;
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
  library->keypad(library->window, TRUE);
  // Long enough for a function key that a network cut in two, short enough for a lone Esc.
  if (!getenv("ESCDELAY")) library->set_escdelay(50);
  library->mouseinterval(0);
  mmask_t events = BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON4_PRESSED;
#ifdef BUTTON5_PRESSED
  events |= BUTTON5_PRESSED;
#endif
  library->mousemask(events, NULL);
  library->curs_set(0);
  return true;
}

static inline void curses_close(struct curses_library *library) {
  if (!library->screen) return;
  library->endwin();
  library->delscreen(library->screen);
  library->screen = NULL;
  library->window = NULL;
  fclose(library->input);
  fclose(library->output);
}

/// The bytes that undo what opening the screen wrote, for `write` in a signal handler: terminfo's
/// own, without its padding, and the mouse reports off.
static inline void curses_restore_sequence(struct curses_library *library, char *bytes, size_t capacity) {
  static const char *const names[] = {"sgr0", "rmkx", "cnorm", "rmcup"};
  size_t length = 0;
#define CURSES_PUT(character) if (length + 1 < capacity) bytes[length++] = (character);
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    const char *text = library->tigetstr(names[i]);
    if (!text || text == (const char *)-1) continue;
    while (*text) {
      const char *end = text[0] == '$' && text[1] == '<' ? strchr(text, '>') : NULL;
      if (end) {
        text = end + 1;
      } else {
        CURSES_PUT(*text)
        text++;
      }
    }
  }
  const char *mouse = library->tigetstr("kmous");
  if (mouse && mouse != (const char *)-1) {
    for (const char *off = "\033[?1006l\033[?1000l"; *off; off++) { CURSES_PUT(*off) }
  }
#undef CURSES_PUT
  bytes[length] = 0;
}

/// Follows the terminal's size, which may have changed while we were stopped and heard nothing.
static inline void curses_follow_size(struct curses_library *library, int fd) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return;
  if (size.ws_row == library->getmaxy(library->window)
      && size.ws_col == library->getmaxx(library->window)) return;
  library->resizeterm(size.ws_row, size.ws_col);
}

enum curses_key_kind {
  curses_key_none,       ///< nothing came in time, or the terminal is gone
  curses_key_character,  ///< `code` is a character
  curses_key_function,   ///< `code` is one of the KEY_ constants
};

struct curses_key {
  enum curses_key_kind kind;
  unsigned code;
};

/// Waits for a key, for ever if `milliseconds` is negative.
static inline struct curses_key curses_read_key(struct curses_library *library, int milliseconds) {
  wint_t code = 0;
  library->wtimeout(library->window, milliseconds);
  int status = library->wget_wch(library->window, &code);
  struct curses_key key = {
      status == KEY_CODE_YES ? curses_key_function
      : status == OK         ? curses_key_character
                             : curses_key_none,
      (unsigned)code};
  return key;
}

enum curses_mouse_kind {
  curses_mouse_other, curses_mouse_press, curses_mouse_wheel_up, curses_mouse_wheel_down
};

struct curses_mouse {
  enum curses_mouse_kind kind;
  int row, column;
};

/// What the mouse did, after KEY_MOUSE.
static inline struct curses_mouse curses_read_mouse(struct curses_library *library) {
  MEVENT event;
  struct curses_mouse mouse = {curses_mouse_other, 0, 0};
  if (library->getmouse(&event) != OK) return mouse;
  mouse.row = event.y;
  mouse.column = event.x;
  if (event.bstate & (BUTTON1_PRESSED | BUTTON1_CLICKED)) mouse.kind = curses_mouse_press;
  if (event.bstate & BUTTON4_PRESSED) mouse.kind = curses_mouse_wheel_up;
#ifdef BUTTON5_PRESSED
  if (event.bstate & BUTTON5_PRESSED) mouse.kind = curses_mouse_wheel_down;
#endif
  return mouse;
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
