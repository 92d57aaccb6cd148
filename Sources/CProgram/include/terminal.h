#ifndef REGIONS_TERMINAL_H
#define REGIONS_TERMINAL_H

#include <stdbool.h>
#include <stdint.h>

/// What the system's terminfo says of a terminal, as far as it is needed to draw with the sequences every
/// terminal of today has.
struct terminal_description {
  /// The bytes that begin and end a screen of its own; a terminal without a second one is cleared instead.
  char enter[128], leave[128];
  bool has_color;
  bool has_mouse;
};

/// Whether the library that reads terminfo is installed. It is loaded when a screen is opened: a look-up
/// must not pay for it at start-up.
bool terminal_library_is_there(void);

/// Describes the terminal that `$TERM` names. False if the library isn't there, the name is unknown, or
/// the terminal doesn't move its cursor by sequences of the usual form, as `dumb` doesn't.
bool terminal_describe(int fd, struct terminal_description *description);

/// Sets a locale whose characters are UTF-8, the user's own if it is one. Names of regions can't be
/// drawn in another. False if the system has none.
bool terminal_use_utf8(void);

/// The columns a Unicode scalar takes, by the C library's table; -1 for one that can't be printed.
int terminal_columns(uint32_t scalar);

/// Switches a terminal to single keys without echo and, from now on, puts it back if the process dies of
/// a signal: asked to (SIGHUP, SIGINT, SIGQUIT, SIGTERM) or by a fault of its own (SIGABRT, SIGBUS,
/// SIGFPE, SIGILL, SIGSEGV, SIGTRAP). The signal then takes the course it would have taken.
/// SIGWINCH and SIGTSTP end a wait for keys meanwhile. Signals that are ignored stay ignored.
///
/// - `restoring`: the bytes that undo what was written to the terminal: leave the second screen, show the
///   cursor, mouse off. At most 255 bytes; more are cut off.
///
/// One terminal at a time. False if `fd` is not a terminal.
bool terminal_guard_arm(int fd, const char *restoring);

/// Whether SIGTSTP came since this was asked last.
bool terminal_guard_was_stopped(void);

/// Puts the terminal's modes back; signals are handled as before.
void terminal_guard_disarm(void);

#endif
