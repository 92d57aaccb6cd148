#ifndef REGIONS_TERMINAL_GUARD_H
#define REGIONS_TERMINAL_GUARD_H

#include <stdbool.h>

/// Remembers the modes of a terminal and, from now on, puts them back if the process dies of a
/// signal: asked to (SIGHUP, SIGINT, SIGQUIT, SIGTERM) or by a fault of its own (SIGABRT, SIGBUS,
/// SIGFPE, SIGILL, SIGSEGV, SIGTRAP). The signal then takes the course it would have taken.
/// Signals that are ignored stay ignored.
///
/// One terminal at a time. False if `fd` is not a terminal.
bool terminal_guard_arm(int fd);

/// The bytes that undo what was written to the terminal: leave the second screen, show the cursor,
/// mouse off. At most 255 bytes; more are cut off.
void terminal_guard_set_sequence(const char *bytes);

/// The terminal was put back in the ordinary way: signals are handled as before.
void terminal_guard_disarm(void);

#endif
