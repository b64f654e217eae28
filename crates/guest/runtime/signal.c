/* Signals that a program sends to itself: the part that calls handlers.
 *
 * Dispositions, the mask and what is pending are the VM's (src/world/signals.rs); here is the order of things,
 * which is Linux's: a handler's frame is made before the next signal is looked for, so of several that become
 * deliverable at once the last one found runs first, and when a handler returns its mask goes with it. */

#define PID 4242
#define SIGABRT 6
#define SI_USER 0
#define SI_QUEUE -1
#define SI_TKILL -6
#define EPERM 1
#define ESRCH 3
#define EINTR 4
#define EINVAL 22
#define SIG_BLOCK 0
#define SIG_UNBLOCK 1

typedef struct {
    unsigned long val[16];
} sigset;

/* Filled by __unsnarl_signal_next (src/shims/signal.rs). */
struct delivery {
    void (*handler)();
    unsigned long saved_mask;
    int signal;
    int wants_info;
    unsigned char info[128];
};

int *__errno_location(void);
int __unsnarl_signal_send(int signal, int code, unsigned long value, int to_self);
int __unsnarl_signal_next(struct delivery *);
unsigned long __unsnarl_signal_mask(unsigned long mask);
int __unsnarl_signal_change_mask(int how, const sigset *, sigset *old);
void __unsnarl_signal_suspend(unsigned long mask, unsigned long *before);
_Noreturn void __unsnarl_signal_return(void);
_Noreturn void __unsnarl_abort(void);
int __unsnarl_thread_kill(unsigned long thread, int signal);

/* Runs the handlers of all signals that can be delivered; whether there was one. */
static int deliver(void) {
    struct delivery d;
    if (!__unsnarl_signal_next(&d))
        return 0;
    deliver();
    if (d.wants_info) {
        unsigned long context[121] = {0};
        ((void (*)(int, void *, void *))d.handler)(d.signal, d.info, context);
    } else {
        ((void (*)(int))d.handler)(d.signal);
    }
    __unsnarl_signal_mask(d.saved_mask);
    deliver();
    return 1;
}

/* The VM calls this on top of whatever a thread is about to do, when the strategy lets a signal come to it. */
void __unsnarl_interrupted(void) {
    int error = *__errno_location();
    deliver();
    *__errno_location() = error;
    __unsnarl_signal_return();
}

/* A signal that may come to another thread comes when the strategy says so. */
static int send_to(int signal, int code, unsigned long value, int to_self) {
    int here = __unsnarl_signal_send(signal, code, value, to_self);
    if (here < 0)
        return -1;
    if (here)
        deliver();
    return 0;
}

static int send(int signal, int code, unsigned long value) {
    return send_to(signal, code, value, 0);
}

int raise(int signal) {
    if (signal == 0)
        return 0;
    return send_to(signal, SI_TKILL, 0, 1);
}

int gsignal(int signal) {
    return raise(signal);
}

/* Whether the guest's one process is meant. */
static int is_self(int pid) {
    if (pid == PID || pid == 0 || pid == -PID)
        return 1;
    *__errno_location() = pid == 1 || pid == -1 || pid == PID - 1 ? EPERM : ESRCH;
    return 0;
}

int kill(int pid, int signal) {
    return is_self(pid) ? send(signal, SI_USER, 0) : -1;
}

int killpg(int group, int signal) {
    return is_self(group) ? send(signal, SI_USER, 0) : -1;
}

int tgkill(int group, int thread, int signal) {
    return is_self(group) && is_self(thread) ? send_to(signal, SI_TKILL, 0, 1) : -1;
}

int pthread_kill(unsigned long thread, int signal) {
    int error = __unsnarl_thread_kill(thread, signal);
    if (error == 0)
        raise(signal);
    return error < 0 ? 0 : error;
}

int sigqueue(int pid, int signal, unsigned long value) {
    return is_self(pid) ? send(signal, SI_QUEUE, value) : -1;
}

int pthread_sigmask(int how, const sigset *set, sigset *old) {
    int error = __unsnarl_signal_change_mask(how, set, old);
    if (error == 0)
        deliver();
    return error;
}

int sigprocmask(int how, const sigset *set, sigset *old) {
    int error = pthread_sigmask(how, set, old);
    if (error == 0)
        return 0;
    *__errno_location() = error;
    return -1;
}

static int change_one(int how, int signal) {
    if (signal < 1 || signal > 64) {
        *__errno_location() = EINVAL;
        return -1;
    }
    sigset set = {{1ul << (signal - 1)}};
    return sigprocmask(how, &set, 0);
}

int sighold(int signal) {
    return change_one(SIG_BLOCK, signal);
}

int sigrelse(int signal) {
    return change_one(SIG_UNBLOCK, signal);
}

int sigsuspend(const sigset *set) {
    unsigned long before;
    __unsnarl_signal_suspend(set->val[0], &before);
    deliver();
    __unsnarl_signal_mask(before);
    deliver();
    *__errno_location() = EINTR;
    return -1;
}

_Noreturn void abort(void) {
    static int aborting;
    if (!aborting) {
        aborting = 1;
        sigset set = {{1ul << (SIGABRT - 1)}};
        __unsnarl_signal_change_mask(SIG_UNBLOCK, &set, 0);
        raise(SIGABRT);
    }
    __unsnarl_abort();
}
