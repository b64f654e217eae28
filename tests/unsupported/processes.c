//! what: nothing that starts or follows another process is done by halves
//! args: fork
//! args: vfork
//! args: _Fork
//! args: clone
//! args: daemon
//! args: execv
//! args: execve
//! args: execvp
//! args: execvpe
//! args: execl
//! args: execle
//! args: execlp
//! args: fexecve
//! args: posix_spawn
//! args: posix_spawnp
//! args: ptrace
//! args: forkpty
//! args: system
#define _GNU_SOURCE
#include <pty.h>
#include <sched.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <unistd.h>

static int child(void *unused) { return 0; }

int main(int argc, char **argv) {
    const char *which = argc > 1 ? argv[1] : "";
    char *words[] = {"true", NULL};
    pid_t pid;
    int fd;
    if (!strcmp(which, "fork")) fork();
    if (!strcmp(which, "vfork")) vfork();
    if (!strcmp(which, "_Fork")) _Fork();
    if (!strcmp(which, "clone")) clone(child, NULL, 0, NULL);
    if (!strcmp(which, "daemon")) daemon(1, 1);
    if (!strcmp(which, "execv")) execv("/bin/true", words);
    if (!strcmp(which, "execve")) execve("/bin/true", words, words);
    if (!strcmp(which, "execvp")) execvp("true", words);
    if (!strcmp(which, "execvpe")) execvpe("true", words, words);
    if (!strcmp(which, "execl")) execl("/bin/true", "true", NULL);
    if (!strcmp(which, "execle")) execle("/bin/true", "true", NULL, words);
    if (!strcmp(which, "execlp")) execlp("true", "true", NULL);
    if (!strcmp(which, "fexecve")) fexecve(0, words, words);
    if (!strcmp(which, "posix_spawn")) posix_spawn(&pid, "/bin/true", NULL, NULL, words, words);
    if (!strcmp(which, "posix_spawnp")) posix_spawnp(&pid, "true", NULL, NULL, words, words);
    if (!strcmp(which, "ptrace")) ptrace(PTRACE_TRACEME, 0, NULL, NULL);
    if (!strcmp(which, "forkpty")) forkpty(&fd, NULL, NULL, NULL);
    if (!strcmp(which, "system")) system("true");
    return 0;
}
