//! what: futex operations that we do not have
//! cflags: -pthread
//! args: FUTEX_WAKE_OP 5
//! args: FUTEX_LOCK_PI 6
//! args: FUTEX_UNLOCK_PI 7
//! args: FUTEX_TRYLOCK_PI 8
//! args: FUTEX_WAIT_REQUEUE_PI 11
//! args: FUTEX_CMP_REQUEUE_PI 12
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    static int word;
    return argc > 2 && syscall(SYS_futex, &word, atoi(argv[2]), 1, NULL, &word, 0) == 0;
}
