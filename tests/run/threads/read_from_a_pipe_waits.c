//! what: a thread that reads from an empty pipe waits until another one writes to it, or closes it
//! cflags: -pthread
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static int ends[2];

static void *reads(void *arg)
{
    char c;
    while (read(ends[0], &c, 1) == 1)
        printf("%c\n", c);
    puts("closed");
    return arg;
}

int main(void)
{
    pthread_t t;
    if (pipe(ends))
        return 1;
    pthread_create(&t, NULL, reads, NULL);
    for (const char *c = "abc"; *c; c++)
        write(ends[1], c, 1);
    close(ends[1]);
    pthread_join(t, NULL);
    return 0;
}
