#ifndef REGIONS_TESTS_PSEUDO_TERMINAL_H
#define REGIONS_TESTS_PSEUDO_TERMINAL_H

#include <sys/types.h>
#include <termios.h>

/// Starts a program as the leader of a new session on a new pseudo-terminal, which is its
/// controlling terminal and its three standard streams; signals are as at a login.
///
/// `master` is this side of the terminal, not blocking. `slave` is the program's side, kept open so
/// that its modes can still be read when the program has ended. Returns the process, or -1.
pid_t pseudo_terminal_spawn(
    char *const arguments[], char *const environment[], int rows, int columns, int *master,
    int *slave);

/// The modes of a terminal that nobody has touched, as every new one has them. Returns 0, or -1.
int pseudo_terminal_fresh_modes(struct termios *modes);

int pseudo_terminal_resize(int master, int rows, int columns);

#endif
