// What programs that are linked here ask of the C library, and older ones have not (Scripts/parts/older-glibc).
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#pragma clang attribute push(__attribute__((visibility("hidden"))), apply_to = any(function, variable))

// Before 2.33 these were macros.
int stat(const char *restrict path, struct stat *restrict found) {
  return (int)syscall(SYS_newfstatat, AT_FDCWD, path, found, 0);
}

int lstat(const char *restrict path, struct stat *restrict found) {
  return (int)syscall(SYS_newfstatat, AT_FDCWD, path, found, AT_SYMLINK_NOFOLLOW);
}

int fstat(int file, struct stat *found) { return (int)syscall(SYS_fstat, file, found); }

// Since 2.32: whether locks can be left out. They can't be.
char __libc_single_threaded = 0;

// Since 2.36.
uint32_t arc4random(void) {
  uint32_t number;
  if (getentropy(&number, sizeof number) != 0) abort();
  return number;
}

#pragma clang attribute pop
