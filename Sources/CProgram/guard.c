#include "terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static const int guarded_signals[] = {
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP,
};

// What ends a wait for keys: another size, and the wish that the process stop.
static const int noted_signals[] = {SIGWINCH, SIGTSTP};

enum {
  guarded_count = sizeof guarded_signals / sizeof guarded_signals[0],
  noted_count = sizeof noted_signals / sizeof noted_signals[0],
  signal_count = guarded_count + noted_count,
};

static int signal_at(int i) {
  return i < guarded_count ? guarded_signals[i] : noted_signals[i - guarded_count];
}

static struct {
  volatile sig_atomic_t armed, stopped;
  int fd;
  struct termios modes;
  char sequence[256];
  size_t length;
  struct sigaction earlier[signal_count];
  bool replaced[signal_count];
} guard;

// A fault may be a stack that ran out, so the handler gets a stack of its own.
static char handler_stack[64 * 1024];

/// Writes what puts the terminal back, as far as it is taken within half a second: a terminal that nobody reads,
/// a connection that hangs, doesn't keep alive what was told to end.
static void write_sequence(void) {
  // Of this opening of the device alone, which nobody shares.
  int flags = fcntl(guard.fd, F_GETFL);
  if (flags < 0 || fcntl(guard.fd, F_SETFL, flags | O_NONBLOCK) < 0) return;
  size_t written = 0;
  for (int waits = 0; written < guard.length && waits < 5;) {
    ssize_t count = write(guard.fd, guard.sequence + written, guard.length - written);
    if (count > 0) {
      written += (size_t)count;
    } else {
      struct pollfd room = {.fd = guard.fd, .events = POLLOUT};
      poll(&room, 1, 100);
      waits++;
    }
  }
  fcntl(guard.fd, F_SETFL, flags);
}

/// Only calls what may be called in a signal handler: write, fcntl, poll, tcsetattr, sigaction, raise.
static void restore_and_raise(int number) {
  int saved_errno = errno;
  if (guard.armed) {
    guard.armed = 0;
    // TCSANOW, since draining could wait for a terminal that went away. The modes first: they wait for nobody.
    tcsetattr(guard.fd, TCSANOW, &guard.modes);
    write_sequence();
  }
  for (int i = 0; i < guarded_count; i++) {
    if (guarded_signals[i] == number) sigaction(number, &guard.earlier[i], NULL);
  }
  // Blocked while we are here, so it strikes on return.
  raise(number);
  errno = saved_errno;
}

static void note(int number) {
  if (number == SIGTSTP) guard.stopped = 1;
}

bool terminal_guard_arm(int fd, const char *restoring) {
  if (guard.armed || tcgetattr(fd, &guard.modes) != 0) return false;
  guard.fd = fd;
  guard.stopped = 0;
  guard.length = strnlen(restoring, sizeof guard.sequence - 1);
  memcpy(guard.sequence, restoring, guard.length);
  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_flags = SA_ONSTACK;
  sigfillset(&action.sa_mask);
  guard.armed = 1;
  for (int i = 0; i < signal_count; i++) {
    action.sa_handler = i < guarded_count ? restore_and_raise : note;
    sigaction(signal_at(i), NULL, &guard.earlier[i]);
    guard.replaced[i] = guard.earlier[i].sa_handler != SIG_IGN;
    if (guard.replaced[i]) sigaction(signal_at(i), &action, NULL);
  }
  struct termios modes = guard.modes;
  modes.c_lflag &= ~(tcflag_t)(ECHO | ICANON | ISIG | IEXTEN);
  modes.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IXON);
  tcsetattr(fd, TCSADRAIN, &modes);
  return true;
}

bool terminal_guard_was_stopped(void) {
  bool stopped = guard.stopped;
  guard.stopped = 0;
  return stopped;
}

void terminal_guard_disarm(void) {
  if (!guard.armed) return;
  // Until the modes are back, a signal puts them back.
  tcsetattr(guard.fd, TCSADRAIN, &guard.modes);
  guard.armed = 0;
  for (int i = 0; i < signal_count; i++) {
    if (guard.replaced[i]) sigaction(signal_at(i), &guard.earlier[i], NULL);
  }
}
