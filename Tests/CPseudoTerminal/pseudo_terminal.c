#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

extern char **environ;

int pseudo_terminal_resize(int master, int rows, int columns) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return ioctl(master, TIOCSWINSZ, &size);
}

int pseudo_terminal_fresh_modes(struct termios *modes) {
  int master = posix_openpt(O_RDWR | O_NOCTTY);
  if (master < 0) return -1;
  int slave = -1;
  if (grantpt(master) == 0 && unlockpt(master) == 0) {
    const char *name = ptsname(master);
    if (name) slave = open(name, O_RDWR | O_NOCTTY);
  }
  int result = slave < 0 ? -1 : tcgetattr(slave, modes);
  if (slave >= 0) close(slave);
  close(master);
  return result;
}

pid_t pseudo_terminal_spawn(
    char *const arguments[], char *const environment[], int rows, int columns, int *master,
    int *slave) {
  *slave = -1;
  *master = posix_openpt(O_RDWR | O_NOCTTY);
  if (*master < 0 || grantpt(*master) != 0 || unlockpt(*master) != 0) return -1;
  const char *name = ptsname(*master);
  if (name) *slave = open(name, O_RDWR | O_NOCTTY);
  if (*slave < 0) return -1;
  fcntl(*master, F_SETFD, FD_CLOEXEC);
  fcntl(*slave, F_SETFD, FD_CLOEXEC);
  fcntl(*master, F_SETFL, O_NONBLOCK);
  pseudo_terminal_resize(*master, rows, columns);

  // Between fork and exec only what is safe after a fork in a process with threads.
  pid_t process = fork();
  if (process != 0) return process;
  setsid();
  ioctl(*slave, TIOCSCTTY, 0);
  for (int stream = 0; stream < 3; stream++) dup2(*slave, stream);
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  environ = (char **)environment;
  execvp(arguments[0], arguments);
  _exit(127);
}
