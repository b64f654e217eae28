//! what: of several lines only the last with the right key counts; with "dup" the two threads get the same slot
//! options: --symbolic-stdin 8
//! input: stdin = "one\ndup\n"
//! race: slot slot
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static int slots[2], duplicate;

static void *worker(void *arg)
{
    int mine = *(int *)arg;
    slots[duplicate ? 0 : mine]++;            //~ slot
    return 0;
}

int main(void)
{
    static int zero = 0, one = 1;
    pthread_t a, b;
    char line[8];
    while (fgets(line, sizeof line, stdin))
        duplicate = strcmp(line, "dup\n") == 0;
    pthread_create(&a, 0, worker, &zero);
    pthread_create(&b, 0, worker, &one);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
