//! what: arguments and standard input as unknowns, by read, fread, fgets, getchar and scanf, one after the other
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int hits;
static char first;

static void *work(void *arg)
{
    if (first == '1')
        hits++;
    if (*(char *)arg == first)
        hits += 2;
    first++;
    return 0;
}

int main(int argc, char **argv)
{
    char line[8], word[8] = "";
    int c = getchar(), n = 0;
    pthread_t t;
    if (c == '1')
        hits++;
    ungetc(c, stdin);
    if (getchar() == c)
        hits++;
    if (fgets(line, 4, stdin) && line[1] == 'w')
        hits += 4;
    if (fread(word, 1, 3, stdin) == 3 && word[2] > 'p')
        hits += 8;
    if (scanf("%7s", word) == 1 && word[0] == 'f')
        hits += 16;
    if (argc > 1) {
        first = argv[1][0];
        if (argv[1][1] >= '2')
            hits += 32;
        if (strlen(argv[1]) > 2 && atoi(argv[1]) == 12)
            n++;
        for (char *p = argv[1]; *p; p++)
            if (*p == 'a')
                n++;
        pthread_create(&t, 0, work, argv[1]);
        work(argv[1]);
        pthread_join(t, 0);
    }
    char rest[4];
    if (read(0, rest, sizeof rest) > 0)
        n++;
    return (hits + n) & 0;
}
