//! Calls of the library, by family: calls of one family meet at the same objects.
//!
//! Each is a statement in C. Objects are declared as the text names them (`&m0`); what a call returns is seen.

/// Calls that have to do with each other.
pub(super) const FAMILIES: &[&[&str]] = &[
    // Mutexes that come and go.
    &[
        "SEE(pthread_mutex_destroy(&m0));",
        "SEE(pthread_mutex_init(&m0, NULL));",
        "pthread_mutex_lock(&m0);",
        "SEE(pthread_mutex_trylock(&m0));",
        "pthread_mutex_unlock(&m0);",
        "m0 = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER; (void)&m0;",
        "{ struct timespec soon = {0, 0}; SEE(pthread_mutex_clocklock(&m0, CLOCK_MONOTONIC, &soon)); }",
    ],
    // Kinds of mutexes.
    &[
        "pthread_mutexattr_settype(&ma, PTHREAD_MUTEX_RECURSIVE);",
        "pthread_mutexattr_settype(&ma, PTHREAD_MUTEX_ERRORCHECK);",
        "{ int x; SEE(pthread_mutexattr_gettype(&ma, &x)); SEE(x); }",
        "pthread_mutex_init(&m0, &ma);",
        "SEE(pthread_mutex_lock(&m0));",
        "SEE(pthread_mutex_unlock(&m0));",
        "SEE(pthread_mutex_trylock(&m0));",
    ],
    // Read-write locks.
    &[
        "pthread_rwlock_rdlock(&r0); SEE(g0.w[0]); pthread_rwlock_unlock(&r0);",
        "pthread_rwlock_wrlock(&r0); g0.w[0]++; pthread_rwlock_unlock(&r0);",
        "{ struct timespec soon = {0, 0}; if (pthread_rwlock_timedrdlock(&r0, &soon) == 0) pthread_rwlock_unlock(&r0); else SEE(1); }",
        "{ struct timespec soon = {0, 0}; if (pthread_rwlock_timedwrlock(&r0, &soon) == 0) pthread_rwlock_unlock(&r0); else SEE(1); }",
        "SEE(pthread_rwlock_destroy(&r0));",
        "pthread_rwlock_init(&r0, NULL);",
        "SEE(pthread_rwlock_tryrdlock(&r0));",
        "pthread_rwlock_unlock(&r0);",
    ],
    // Semaphores, at their ends too.
    &[
        "SEE(sem_post(&full));",
        "{ int x; sem_getvalue(&full, &x); SEE(x); }",
        "SEE(sem_trywait(&full));",
        "sem_wait(&full);",
        "sem_destroy(&full);",
        "sem_init(&full, 0, 1);",
        "{ struct timespec soon = {0, 0}; SEE(sem_clockwait(&full, CLOCK_MONOTONIC, &soon)); }",
    ],
    // A time limit that is shared.
    &[
        "SEE(sem_timedwait(&sem1, &when));",
        "when.tv_nsec = 2000000000; (void)&when;",
        "when.tv_nsec = 0; (void)&when;",
        "sem_post(&sem1);",
        "{ pthread_mutex_lock(&m0); SEE(pthread_cond_timedwait(&c0, &m0, &when)); pthread_mutex_unlock(&m0); }",
        "pthread_cond_signal(&c0);",
    ],
    // Condition variables that only one thread knows, with a mutex that all do.
    &[
        "{ pthread_cond_t mine = PTHREAD_COND_INITIALIZER; struct timespec soon = {0, 0}; pthread_mutex_lock(&m0); \
         SEE(pthread_cond_timedwait(&mine, &m0, &soon)); pthread_mutex_unlock(&m0); }",
        "pthread_mutex_lock(&m0); SEE(g0.w[0]); pthread_mutex_unlock(&m0);",
        "pthread_mutex_lock(&m0); g0.w[0]++; pthread_mutex_unlock(&m0);",
        "{ pthread_mutex_lock(&m0); pthread_cond_wait(&c0, &m0); SEE(g0.w[0]); pthread_mutex_unlock(&m0); }",
        "pthread_cond_broadcast(&c0);",
        "pthread_cond_signal(&c0);",
        "SEE(pthread_cond_destroy(&c0));",
        "pthread_cond_init(&c0, NULL);",
        "g0.w[0] = 5;",
    ],
    // Barriers.
    &[
        "SEE(pthread_barrier_wait(&barrier));",
        "SEE(pthread_barrier_wait(&barrier)); SEE(g0.w[0]);",
        "g0.w[0]++; pthread_barrier_wait(&barrier);",
        "SEE(pthread_barrier_destroy(&barrier));",
        "pthread_barrier_init(&barrier, NULL, 2);",
        "g0.w[0] = 3;",
    ],
    // Once, and once more.
    &["pthread_once(&once, init);", "once = PTHREAD_ONCE_INIT; (void)&once;", "SEE(g0.w[0]);", "g0.w[0] = 7;"],
    // Data of threads.
    &[
        "SEE(pthread_key_create(&key, free_it));",
        "SEE(pthread_key_delete(key)); (void)&key;",
        "SEE(pthread_setspecific(key, malloc(8))); (void)&key;",
        "SEE(pthread_getspecific(key) != NULL); (void)&key;",
        "SEE(g0.w[0]);",
    ],
    // The lives of threads.
    &[
        "{ void *x; SEE(pthread_tryjoin_np(t1, &x)); }",
        "{ void *x; struct timespec soon = {0, 0}; SEE(pthread_timedjoin_np(t1, &x, &soon)); }",
        "SEE(pthread_detach(t1));",
        "SEE(pthread_setname_np(t1, \"one\"));",
        "{ char x[16] = \"\"; SEE(pthread_getname_np(t1, x, sizeof x)); SEE(x[0]); }",
        "SEE(pthread_equal(pthread_self(), t1));",
        "g0.w[0]++;",
        "SEE(g0.w[0]);",
    ],
    // Memory that comes and goes.
    &[
        "{ long *q = malloc(16); q[0] = 1; q[1] = 2; p = q; }",
        "{ long *q = p; if (q) { q = realloc(q, 4096); p = q; } }",
        "{ long *q = p; if (q) SEE(malloc_usable_size(q) >= 16); }",
        "{ long *q = p; if (q) SEE(q[1]); }",
        "{ long *q = p; p = NULL; free(q); }",
        "{ long *q = calloc(2, 8); p = q; }",
        "{ int n = 2 + (v & 1); long vla[n]; vla[0] = 4; p = vla; SEE(vla[0]); }",
    ],
    // A lock in memory that comes and goes.
    &[
        "{ pthread_mutex_t *q = malloc(sizeof *q); pthread_mutex_init(q, NULL); p = (long *)q; }",
        "{ pthread_mutex_t *q = (pthread_mutex_t *)p; if (q) pthread_mutex_lock(q); }",
        "{ pthread_mutex_t *q = (pthread_mutex_t *)p; if (q) pthread_mutex_unlock(q); }",
        "{ pthread_mutex_t *q = (pthread_mutex_t *)p; if (q) SEE(pthread_mutex_trylock(q)); }",
        "{ long *q = p; if (q) free(q); }",
    ],
    // Structs by value, wide atomics, arrays of bytes.
    &[
        "SEE(first_of(wide)); (void)&wide;",
        "wide.a = 5; (void)&wide;",
        "wide.c = 6; (void)&wide;",
        "{ struct wide x; __atomic_load(&wide, &x, __ATOMIC_SEQ_CST); SEE(x.a + x.c); }",
        "{ struct wide x = {1, 2, 3}; __atomic_store(&wide, &x, __ATOMIC_SEQ_CST); }",
        "{ struct wide x = wide; SEE(x.a * 10 + x.c); (void)&wide; }",
        "memset(&wide, 0, sizeof wide);",
    ],
    // Strings.
    &[
        "strcpy(text, \"ab,cd\"); (void)&text;",
        "SEE(strlen(text)); (void)&text;",
        "{ char *x = strtok(text, \",\"); SEE(x != NULL); (void)&text; }",
        "{ char *x = strtok(NULL, \",\"); SEE(x != NULL); }",
        "SEE(snprintf(text, sizeof text, \"%d\", (int)v)); (void)&text;",
        "SEE(atoi(text)); (void)&text;",
        "SEE(memcmp(text, \"ab\", 2)); (void)&text;",
        "memmove(text + 1, text, 3); (void)&text;",
        "text[2] = 'x'; (void)&text;",
    ],
    // Streams.
    &[
        "putchar('a');",
        "puts(\"b\");",
        "SEE(fputs(\"c\", stdout));",
        "fwrite(\"de\", 1, 2, stdout);",
        "flockfile(stdout); putchar_unlocked('f'); funlockfile(stdout);",
        "SEE(ferror(stdout));",
        "fflush(stdout);",
        "setvbuf(stdout, NULL, _IONBF, 0);",
        "fprintf(stdout, \"%d\", (int)v);",
    ],
    // What the library keeps for itself.
    &[
        "SEE(rand());",
        "srand(3);",
        "setenv(\"A\", \"1\", 1);",
        "SEE(getenv(\"A\") != NULL);",
        "unsetenv(\"A\");",
        "errno = 5;",
        "SEE(errno);",
        "p = (long *)&errno;",
        "{ int *q = (int *)p; if (q) SEE(*q); }",
        "atexit(say_bye);",
    ],
    // Signals.
    &[
        "signal(SIGUSR1, on_signal);",
        "SEE(raise(SIGUSR2));",
        "SEE(pthread_kill(pthread_self(), SIGUSR2));",
        "{ sigset_t x; sigemptyset(&x); sigaddset(&x, SIGUSR2); pthread_sigmask(SIG_BLOCK, &x, NULL); }",
        "{ sigset_t x; sigemptyset(&x); sigaddset(&x, SIGUSR2); pthread_sigmask(SIG_UNBLOCK, &x, NULL); }",
        "kill(getpid(), SIGUSR2);",
        "SEE(g0.w[0]);",
    ],
    // The threads of C11.
    &[
        "mtx_lock(&mtx);",
        "mtx_unlock(&mtx);",
        "SEE(mtx_trylock(&mtx));",
        "{ mtx_lock(&mtx); cnd_wait(&cnd, &mtx); mtx_unlock(&mtx); }",
        "cnd_signal(&cnd);",
        "call_once(&flag, init);",
        "SEE(g0.w[0]);",
        "thrd_yield();",
    ],
];

/// Functions that calls need, by a word of theirs.
pub(super) const HELPERS: &[(&str, &str)] = &[
    ("free_it", "static void free_it(void *x)\n{\n    g0.w[0]++;\n    free(x);\n}\n"),
    ("say_bye", "static void say_bye(void)\n{\n    puts(\"bye\");\n}\n"),
    ("first_of", "static long first_of(struct wide x)\n{\n    return x.a + x.c;\n}\n"),
    ("on_signal", "static void on_signal(int x)\n{\n    g0.w[0] += x;\n}\n"),
];
