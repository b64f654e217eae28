//! what: semaphores with names: opened twice it is the same one, gone after unlink
//! cflags: -pthread
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <unistd.h>

static char name[64];

static void *post(void *arg)
{
    sem_t *s = sem_open(name, 0);
    sem_post(s);
    return arg;
}

int main(void)
{
    snprintf(name, sizeof name, "/unsnarl-test-%d", (int)getpid());
    sem_unlink(name);
    printf("%d", sem_open(name, 0) == SEM_FAILED);
    printf(" %d\n", errno == ENOENT);
    sem_t *s = sem_open(name, O_CREAT, 0600, 2);
    printf("%d", s != SEM_FAILED);
    printf(" %d", sem_open(name, O_CREAT | O_EXCL, 0600, 2) == SEM_FAILED);
    printf(" %d", errno == EEXIST);
    printf(" %d\n", sem_open(name, O_CREAT, 0600, 9) == s);
    int value = -1;
    sem_wait(s);
    sem_wait(s);
    sem_getvalue(s, &value);
    printf("%d\n", value);
    pthread_t t;
    pthread_create(&t, NULL, post, NULL);
    sem_wait(s);
    pthread_join(t, NULL);
    printf("%d %d", sem_close(s), sem_unlink(name));
    printf(" %d", sem_unlink(name));
    printf(" %d\n", errno == ENOENT);
    sem_t own;
    printf("%d", sem_init(&own, 0, 0x80000000u));
    printf(" %d", errno == EINVAL);
    sem_init(&own, 0, 0x7fffffff);
    printf(" %d", sem_post(&own));
    printf(" %d\n", errno == EOVERFLOW);
    return 0;
}
