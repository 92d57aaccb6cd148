#include "CTerminalGuard.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static const int guarded_signals[] = {
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP,
};

enum { signal_count = sizeof guarded_signals / sizeof guarded_signals[0] };

static struct {
  volatile sig_atomic_t armed;
  int fd;
  struct termios modes;
  char sequence[256];
  size_t length;
  struct sigaction earlier[signal_count];
  bool replaced[signal_count];
} guard;

// A fault may be a stack that ran out, so the handler gets a stack of its own.
static char handler_stack[64 * 1024];

/// Only calls what may be called in a signal handler: write, tcsetattr, sigaction, raise.
static void restore_and_raise(int number) {
  int saved_errno = errno;
  if (guard.armed) {
    guard.armed = 0;
    ssize_t ignored = write(guard.fd, guard.sequence, guard.length);
    (void)ignored;
    // TCSANOW, since draining could wait for a terminal that went away.
    tcsetattr(guard.fd, TCSANOW, &guard.modes);
  }
  for (int i = 0; i < signal_count; i++) {
    if (guarded_signals[i] == number) sigaction(number, &guard.earlier[i], NULL);
  }
  // Blocked while we are here, so it strikes on return.
  raise(number);
  errno = saved_errno;
}

bool terminal_guard_arm(int fd) {
  if (guard.armed || tcgetattr(fd, &guard.modes) != 0) return false;
  guard.fd = fd;
  guard.length = 0;
  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = restore_and_raise;
  action.sa_flags = SA_ONSTACK;
  sigfillset(&action.sa_mask);
  guard.armed = 1;
  for (int i = 0; i < signal_count; i++) {
    sigaction(guarded_signals[i], NULL, &guard.earlier[i]);
    guard.replaced[i] = guard.earlier[i].sa_handler != SIG_IGN;
    if (guard.replaced[i]) sigaction(guarded_signals[i], &action, NULL);
  }
  return true;
}

void terminal_guard_set_sequence(const char *bytes) {
  // The length is set last: a signal in between writes nothing rather than half.
  guard.length = 0;
  size_t length = strlen(bytes);
  if (length >= sizeof guard.sequence) length = sizeof guard.sequence - 1;
  memcpy(guard.sequence, bytes, length);
  guard.length = length;
}

void terminal_guard_disarm(void) {
  if (!guard.armed) return;
  guard.armed = 0;
  for (int i = 0; i < signal_count; i++) {
    if (guard.replaced[i]) sigaction(guarded_signals[i], &guard.earlier[i], NULL);
  }
}
