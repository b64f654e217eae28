//! what: futex operations that we do not have
//! cflags: -pthread
//! args: syscall 5
//! args: syscall 6
//! args: syscall 7
//! args: syscall 8
//! args: syscall 11
//! args: syscall 12
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    static int word;
    return argc > 2 && syscall(SYS_futex, &word, atoi(argv[2]), 1, NULL, &word, 0) == 0;
}
