/* Threads, where they call back into the program: start, end, once, and C11's names for POSIX's functions. */

typedef unsigned long handle;

extern int __unsnarl_spawn(handle *, const void *, void (*)(void *(*)(void *), void *), void *(*)(void *), void *);
extern void __unsnarl_thread_exit(void *) __attribute__((noreturn));
/* Calls what it is given if the thread still holds robust mutexes; whether it is main. */
extern int __unsnarl_leave(void (*)(void));
extern void __unsnarl_wait_for_others(void);
extern int __unsnarl_once_begin(int *);
extern void __unsnarl_once_end(int *);
extern void *__unsnarl_key_take(unsigned *, void **);
extern void *__unsnarl_next_to_abandon(void);
extern int __unsnarl_abandon(void *);
extern void longjmp(void *, int) __attribute__((noreturn));
extern void exit(int) __attribute__((noreturn));

/* What pthread_cleanup_push keeps on the stack (glibc's __pthread_unwind_buf_t). */
struct cleanup {
    unsigned long jump[8];
    int mask_was_saved;
    struct cleanup *before;
    void *pad[3];
};

/* The newest handler that was not popped, and what the thread ends with. */
static _Thread_local struct cleanup *newest;
static _Thread_local void *ends_with;

/* PTHREAD_DESTRUCTOR_ITERATIONS */
enum { ROUNDS = 4 };

static void destroy_values(void)
{
    for (int round = 0; round < ROUNDS; round++) {
        unsigned key = 0;
        int found = 0;
        void *held;
        void (*destroy)(void *);
        while ((destroy = (void (*)(void *))__unsnarl_key_take(&key, &held))) {
            found = 1;
            destroy(held);
        }
        if (!found)
            break;
    }
}

static void abandon(void)
{
    for (void *mutex; (mutex = __unsnarl_next_to_abandon());)
        __unsnarl_abandon(mutex);
}

/* Runs what is left of the handlers, each in the frame that pushed it, then the destructors. */
static void __attribute__((noreturn)) end(void)
{
    if (newest)
        longjmp(newest->jump, 1);
    destroy_values();
    if (__unsnarl_leave(abandon)) {
        __unsnarl_wait_for_others();
        exit(0);
    }
    __unsnarl_thread_exit(ends_with);
}

void pthread_exit(void *value)
{
    ends_with = value;
    end();
}

void __pthread_register_cancel(struct cleanup *c)
{
    c->before = newest;
    newest = c;
}

void __pthread_unregister_cancel(struct cleanup *c) { newest = c->before; }
void __pthread_register_cancel_defer(struct cleanup *c) { __pthread_register_cancel(c); }
void __pthread_unregister_cancel_restore(struct cleanup *c) { __pthread_unregister_cancel(c); }

void __pthread_unwind_next(struct cleanup *c)
{
    newest = c->before;
    end();
}

static void start(void *(*function)(void *), void *argument)
{
    pthread_exit(function(argument));
}

int pthread_create(handle *thread, const void *attributes, void *(*function)(void *), void *argument)
{
    return __unsnarl_spawn(thread, attributes, start, function, argument);
}

int pthread_once(int *control, void (*function)(void))
{
    if (__unsnarl_once_begin(control)) {
        function();
        __unsnarl_once_end(control);
    }
    return 0;
}

void call_once(int *flag, void (*function)(void)) { pthread_once(flag, function); }

/* C11 threads. */

enum { thrd_success = 0, thrd_busy = 1, thrd_error = 2, thrd_nomem = 3, thrd_timedout = 4 };
enum { EBUSY_ = 16, ETIMEDOUT_ = 110 };

extern int pthread_join(handle, void **), pthread_detach(handle), pthread_equal(handle, handle);
extern int pthread_mutex_init(void *, const void *), pthread_mutex_lock(void *), pthread_mutex_trylock(void *);
extern int pthread_mutex_timedlock(void *, const void *), pthread_mutex_unlock(void *), pthread_mutex_destroy(void *);
extern int pthread_mutexattr_settype(void *, int);
extern int pthread_cond_init(void *, const void *), pthread_cond_wait(void *, void *), pthread_cond_signal(void *);
extern int pthread_cond_timedwait(void *, void *, const void *), pthread_cond_broadcast(void *), pthread_cond_destroy(void *);
extern int pthread_key_create(unsigned *, void (*)(void *)), pthread_key_delete(unsigned);
extern void *pthread_getspecific(unsigned);
extern int pthread_setspecific(unsigned, const void *);
extern int nanosleep(const void *, void *);

static int result(int error)
{
    switch (error) {
    case 0: return thrd_success;
    case EBUSY_: return thrd_busy;
    case ETIMEDOUT_: return thrd_timedout;
    default: return thrd_error;
    }
}

static void start_c11(void *(*function)(void *), void *argument)
{
    pthread_exit((void *)(long)((int (*)(void *))function)(argument));
}

int thrd_create(handle *thread, int (*function)(void *), void *argument)
{
    return result(__unsnarl_spawn(thread, 0, start_c11, (void *(*)(void *))function, argument));
}

int thrd_join(handle thread, int *value)
{
    void *got = 0;
    int error = pthread_join(thread, &got);
    if (!error && value)
        *value = (int)(long)got;
    return result(error);
}

int thrd_detach(handle thread) { return result(pthread_detach(thread)); }
int thrd_equal(handle a, handle b) { return pthread_equal(a, b); }
void thrd_exit(int value) { pthread_exit((void *)(long)value); }
int thrd_sleep(const void *time, void *left) { return nanosleep(time, left) == 0 ? 0 : -1; }

int mtx_init(void *mutex, int type)
{
    int attribute = 0;
    if (type < 0 || type > 3) /* mtx_recursive is 1, mtx_timed is 2 */
        return thrd_error;
    if (type & 1)
        pthread_mutexattr_settype(&attribute, 1);
    return result(pthread_mutex_init(mutex, &attribute));
}

int mtx_lock(void *mutex) { return result(pthread_mutex_lock(mutex)); }
int mtx_trylock(void *mutex) { return result(pthread_mutex_trylock(mutex)); }
int mtx_timedlock(void *mutex, const void *time) { return result(pthread_mutex_timedlock(mutex, time)); }
int mtx_unlock(void *mutex) { return result(pthread_mutex_unlock(mutex)); }
void mtx_destroy(void *mutex) { pthread_mutex_destroy(mutex); }
int cnd_init(void *condition) { return result(pthread_cond_init(condition, 0)); }
int cnd_wait(void *condition, void *mutex) { return result(pthread_cond_wait(condition, mutex)); }
int cnd_timedwait(void *c, void *mutex, const void *time) { return result(pthread_cond_timedwait(c, mutex, time)); }
int cnd_signal(void *condition) { return result(pthread_cond_signal(condition)); }
int cnd_broadcast(void *condition) { return result(pthread_cond_broadcast(condition)); }
void cnd_destroy(void *condition) { pthread_cond_destroy(condition); }
int tss_create(unsigned *key, void (*destroy)(void *)) { return result(pthread_key_create(key, destroy)); }
void *tss_get(unsigned key) { return pthread_getspecific(key); }
int tss_set(unsigned key, void *value) { return result(pthread_setspecific(key, value)); }
void tss_delete(unsigned key) { pthread_key_delete(key); }
