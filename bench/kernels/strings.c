/* strings: character loops written by hand: make words, tokenise, reverse, fold case,
 * hash, compare, search; a small chained word table counts them.
 * usage: strings [bytes] */
#include <stdio.h>
#include <stdlib.h>

struct word {
    struct word *next;
    unsigned hash;
    int count;
    int length;
    char *text;
};

#define BUCKETS 257
static struct word *table[BUCKETS];

static unsigned seed = 20240229u;

static unsigned rnd(unsigned n)
{
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 10) % n;
}

static int length(const char *s)
{
    int n = 0;
    while (s[n])
        n++;
    return n;
}

static int compare(const char *a, const char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return (int)(unsigned char)*a - (int)(unsigned char)*b;
}

static void reverse(char *s, int n)
{
    for (int i = 0, j = n - 1; i < j; i++, j--) {
        char t = s[i];
        s[i] = s[j];
        s[j] = t;
    }
}

static unsigned hash(const char *s)
{
    unsigned h = 2166136261u;
    for (; *s; s++)
        h = (h ^ (unsigned char)*s) * 16777619u;
    return h;
}

static int is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static void add(const char *s)
{
    unsigned h = hash(s);
    struct word **at = &table[h % BUCKETS];
    for (struct word *w = *at; w; w = w->next)
        if (w->hash == h && compare(w->text, s) == 0) {
            w->count++;
            return;
        }
    struct word *w = malloc(sizeof *w);
    if (!w)
        exit(1);
    w->length = length(s);
    w->text = malloc((unsigned long)w->length + 1);
    if (!w->text)
        exit(1);
    for (int i = 0; i <= w->length; i++)
        w->text[i] = s[i];
    w->hash = h;
    w->count = 1;
    w->next = *at;
    *at = w;
}

static int count_of(const char *text, const char *needle)
{
    int found = 0;
    for (; *text; text++) {
        int i = 0;
        while (needle[i] && text[i] == needle[i])
            i++;
        if (!needle[i])
            found++;
    }
    return found;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 100000;
    char *text = malloc((unsigned long)n + 1);
    if (!text)
        return 1;
    int at = 0;
    while (at < n) {
        int len = 1 + (int)rnd(5);
        for (int i = 0; i < len && at < n; i++) {
            unsigned v = rnd(32);
            char c = (char)('a' + (v < 26 ? v % 9 : v % 5));
            text[at++] = rnd(9) == 0 ? (char)(c - 'a' + 'A') : c;
        }
        if (at < n)
            text[at++] = rnd(6) == 0 ? ',' : ' ';
    }
    text[n] = 0;

    int hits = count_of(text, "ab") + count_of(text, "cad");
    int words = 0;
    for (int i = 0; i < n;) {
        char word[32];
        int len = 0;
        while (i < n && !is_letter(text[i]))
            i++;
        while (i < n && is_letter(text[i]) && len < 31) {
            char c = text[i++];
            word[len++] = c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
        }
        if (!len)
            continue;
        word[len] = 0;
        reverse(word, len);
        add(word);
        words++;
    }

    int distinct = 0, longest = 0;
    unsigned sum = 0;
    const struct word *top = NULL;
    for (int b = 0; b < BUCKETS; b++)
        for (const struct word *w = table[b]; w; w = w->next) {
            distinct++;
            sum += w->hash * (unsigned)w->count;
            if (w->length > longest)
                longest = w->length;
            if (!top || w->count > top->count || (w->count == top->count && compare(w->text, top->text) < 0))
                top = w;
        }
    printf("strings %d: words %d distinct %d hits %d longest %d sum %x top %s %d\n", n, words, distinct, hits,
           longest, sum, top ? top->text : "-", top ? top->count : 0);
    for (int b = 0; b < BUCKETS; b++)
        while (table[b]) {
            struct word *w = table[b];
            table[b] = w->next;
            free(w->text);
            free(w);
        }
    free(text);
    return 0;
}
