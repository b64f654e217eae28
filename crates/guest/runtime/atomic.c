/* The functions behind stdatomic.h's macros, for programs that call them by name, and sets of processors. */

void fence(int order) __asm__("atomic_thread_fence");
void signal_fence(int order) __asm__("atomic_signal_fence");
_Bool test_and_set(volatile _Bool *) __asm__("atomic_flag_test_and_set");
_Bool test_and_set_explicit(volatile _Bool *, int) __asm__("atomic_flag_test_and_set_explicit");
void clear(volatile _Bool *) __asm__("atomic_flag_clear");
void clear_explicit(volatile _Bool *, int) __asm__("atomic_flag_clear_explicit");

void fence(int order) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
void signal_fence(int order) { __atomic_signal_fence(__ATOMIC_SEQ_CST); }
_Bool test_and_set(volatile _Bool *flag) { return __atomic_test_and_set(flag, __ATOMIC_SEQ_CST); }
_Bool test_and_set_explicit(volatile _Bool *flag, int order) { return __atomic_test_and_set(flag, __ATOMIC_SEQ_CST); }
void clear(volatile _Bool *flag) { __atomic_clear(flag, __ATOMIC_SEQ_CST); }
void clear_explicit(volatile _Bool *flag, int order) { __atomic_clear(flag, __ATOMIC_SEQ_CST); }

extern void *malloc(unsigned long);
extern void free(void *);

void *__sched_cpualloc(unsigned long count) { return malloc((count + 63) / 64 * 8); }
void __sched_cpufree(void *set) { free(set); }
