//! what: values through the functions of the library that have a second version, in main and in threads, private and shared
#define _GNU_SOURCE
#include <ctype.h>
#include <getopt.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

void unsnarl_symbolic(void *, unsigned long, const char *);
int __VERIFIER_nondet_int(void);

static char shared[16] = "12 words", words[16] = "one two";
static long hits;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void look(char *s, const char *other)
{
    char copy[40], piece[8], *rest, *end;
    int a = 0, b = 0;
    if (!strcmp(s, "12ab") || strncmp(s, other, 3) > 0 || strcasecmp(s, other) < 0)
        hits++;
    if (strlen(s) == 3 || strnlen(other, 4) == 2)
        hits += 2;
    if (strchr(s, '5') || strrchr(s, '4') || memchr(other, '3', 2) || strstr(s, "2a") || strpbrk(s, "67"))
        hits += 4;
    hits += strspn(s, "0123456789") * 8 + strcspn(other, " a");
    strcpy(copy, s);
    strcat(copy, ",");
    strncat(copy, other, 3);
    for (char *word = strtok_r(copy, ", ", &rest); word; word = strtok_r(NULL, ", ", &rest))
        hits += atoi(word);
    hits += strtol(s, &end, 0) + (end - s) + strtoul(other, NULL, 16);
    if (sscanf(s, "%2d%7[a-z0-9]%n", &a, piece, &b) == 2 && piece[0] == 'b')
        hits += a + b;
    snprintf(copy, sizeof copy, "%d:%s", a, piece);
    if (copy[1] == '3')
        hits++;
    char *again = strdup(s);
    if (memcmp(again, s, 2) == 0 && (isdigit)(again[1]) && (toupper)(again[2]) == 'A')
        hits++;
    free(again);
}

static void *work(void *arg)
{
    char mine[8] = "0";
    unsnarl_symbolic(mine, 4, "mine");
    pthread_mutex_lock(&lock);
    strncpy(shared, mine, 5);
    look(shared, words);
    strcpy(words, (char *)arg);
    pthread_mutex_unlock(&lock);
    if (!strcmp(shared, "1x"))
        hits++;
    return (void *)strlen(words);
}

int main(int argc, char **argv)
{
    pthread_t t[2];
    char line[8], *text = NULL;
    size_t size = 0;
    int a = 0, c, option;
    look(argv[1], words);
    while ((option = getopt(argc, argv, "1a:")) != -1)
        hits += option == '1';
    if (scanf("%d", &a) == 1 && a > 5)
        hits += a;
    c = getchar();
    if (c != ' ')
        ungetc(c, stdin);
    if (fgets(line, 4, stdin))
        hits += line[0] == 'w';
    if (getline(&text, &size, stdin) > 2)
        hits += text[1];
    free(text);
    int n = __VERIFIER_nondet_int();
    if (n >= 0 && n < 9)
        memcpy(shared, argv[1], n & 3);
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], 0, work, i ? "1a 2" : argv[1]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    look(shared, words);
    return hits & 0;
}
