//! what: what a process can ask of itself and the machine; answers that differ per machine are only checked
//! cflags: -w
#define _GNU_SOURCE
#include <errno.h>
#include <grp.h>
#include <linux/prctl.h>
#include <pthread.h>
#include <pwd.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/sysinfo.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <syslog.h>
#include <termios.h>
#include <unistd.h>

int main(void) {
    char b[256] = "";
    struct termios term;
    siginfo_t info;
    int two[2];
    pipe(two);
    printf("%d %d %d\n", gettid() == getpid(), getpgrp() == getpgid(0), getsid(0) >= 0);
    printf("%d %d\n", getpgid(-5), errno == ESRCH);
    printf("%d %d", tcgetpgrp(two[0]), errno == ENOTTY), printf(" %d %d\n", tcsetpgrp(two[0], getpgrp()), errno == ENOTTY);
    printf("%d %d", tcgetattr(two[0], &term), errno == ENOTTY), printf(" %d %d\n", tcsetattr(two[0], TCSANOW, &term), errno == ENOTTY);
    printf("%d %d %d %d\n", setuid(getuid()), seteuid(geteuid()), setgid(getgid()), setegid(getegid()));
    printf("%d %d\n", getgroups(0, NULL) >= 0, gethostname(b, sizeof b) == 0 && b[0] != 0);
    printf("%d %d\n", getdomainname(b, sizeof b), getdtablesize() >= 64);
    printf("%d %d\n", get_nprocs() >= 1, get_nprocs_conf() >= get_nprocs());
    int priority = getpriority(PRIO_PROCESS, 0);
    printf("%d %d %d\n", priority >= -20, setpriority(PRIO_PROCESS, 0, priority), nice(0) == priority);
    printf("%d %d\n", getlogin() == NULL || 1, getlogin_r(b, 1) != 0);
    printf("%d\n", cuserid(b) == b);
    struct passwd *user = getpwuid(getuid());
    printf("%d", user == NULL || user->pw_uid == getuid()), printf(" %d\n", user == NULL || getpwnam(user->pw_name) != NULL);
    printf("%d\n", getpwnam("nobody-of-this-name") == NULL);
    struct group *group = getgrgid(getgid());
    printf("%d", group == NULL || group->gr_gid == getgid()), printf(" %d\n", group == NULL || getgrnam(group->gr_name) != NULL);
    printf("%d\n", getgrnam("no-group-of-this-name") == NULL);
    printf("%d %d\n", prctl(PR_SET_NAME, "name"), sched_yield());
    printf("%d %d %d\n", sched_getcpu() >= 0, getauxval(AT_PAGESZ) == getpagesize(), pthread_self() == pthread_self());
    printf("%d %d", wait(NULL), errno == ECHILD), printf(" %d %d", waitpid(-1, NULL, 0), errno == ECHILD);
    printf(" %d %d", wait3(NULL, 0, NULL), errno == ECHILD), printf(" %d %d", wait4(-1, NULL, 0, NULL), errno == ECHILD);
    printf(" %d %d\n", waitid(P_ALL, 0, &info, WEXITED), errno == ECHILD);
    printf("%d %d\n", syscall(SYS_getpid) == getpid(), (int)syscall(SYS_write, two[1], "abc", 3));
    printf("%d %.3s\n", (int)syscall(SYS_read, two[0], b, 3), b);
    unsigned char random[64] = {0};
    int nonzero = 0;
    printf("%d %d\n", (int)getrandom(random, 64, 0), getentropy(random, 32));
    arc4random_buf(random, 64);
    for (int i = 0; i < 64; i++) nonzero += random[i] != 0;
    unsigned bits = 0;
    for (int i = 0; i < 64; i++) bits |= arc4random();
    printf("%d %d", nonzero > 32, bits == ~0u), bits = 0;
    for (int i = 0; i < 400; i++) bits |= 1u << arc4random_uniform(6);
    printf(" %x\n", bits);
    printf("%d %d\n", getentropy(b, 257), errno == EIO);
    openlog("test", LOG_PID, LOG_USER);
    printf("%x\n", setlogmask(LOG_UPTO(LOG_ERR)));
    printf("%x\n", setlogmask(0));
    closelog();
    printf("%d %d\n", alarm(0), (int)ualarm(0, 0));
    struct itimerval timer = {{0}};
    printf("%d", getitimer(ITIMER_REAL, &timer)), printf(" %d", setitimer(ITIMER_REAL, &timer, NULL)), printf(" %d\n", (int)timer.it_value.tv_sec);
    clockid_t clock;
    struct timespec t;
    printf("%d", clock_getcpuclockid(0, &clock)), printf(" %d", clock_gettime(clock, &t)), printf(" %d\n", timespec_getres(&t, TIME_UTC));
    return 0;
}
