// Since 2.34 the C library runs a program's initialisers by itself; before, what started the program brought a
// function that does. Each takes the function where there is one.
typedef void (*initialiser)(int, char **, char **);
extern initialiser __init_array_start[], __init_array_end[];
extern void _init(void);

static void initialise(int count, char **arguments, char **environment) {
  _init();
  for (initialiser *next = __init_array_start; next < __init_array_end; next++) (*next)(count, arguments, environment);
}

typedef int (*program)(int, char **, char **);
extern int __real___libc_start_main(program, int, char **, initialiser, void (*)(void), void (*)(void), void *);

__attribute__((visibility("hidden"))) int __wrap___libc_start_main(
    program main, int count, char **arguments, initialiser none, void (*last)(void), void (*loader)(void),
    void *stack) {
  (void)none;
  return __real___libc_start_main(main, count, arguments, initialise, last, loader, stack);
}
