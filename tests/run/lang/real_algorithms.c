//! what: a sieve, a hash map, matrix product, string builder and a sort together, as a small program would use them
//! opt: 0 2
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry { char *key; int value; struct entry *next; };
struct map { struct entry **slots; size_t cap, len; };

static uint32_t hash(const char *s) {
    uint32_t h = 2166136261u;
    while (*s)
        h = (h ^ (uint8_t)*s++) * 16777619u;
    return h;
}
static void grow(struct map *m) {
    size_t cap = m->cap ? m->cap * 2 : 4;
    struct entry **slots = calloc(cap, sizeof *slots);
    for (size_t i = 0; i < m->cap; i++)
        for (struct entry *e = m->slots[i], *next; e; e = next) {
            next = e->next;
            e->next = slots[hash(e->key) % cap];
            slots[hash(e->key) % cap] = e;
        }
    free(m->slots);
    m->slots = slots;
    m->cap = cap;
}
static int *at(struct map *m, const char *key) {
    if (m->len >= m->cap)
        grow(m);
    struct entry **slot = &m->slots[hash(key) % m->cap];
    for (struct entry *e = *slot; e; e = e->next)
        if (strcmp(e->key, key) == 0)
            return &e->value;
    struct entry *e = malloc(sizeof *e);
    *e = (struct entry){strdup(key), 0, *slot};
    *slot = e;
    m->len++;
    return &e->value;
}
static int by_key(const void *a, const void *b) {
    return strcmp((*(struct entry *const *)a)->key, (*(struct entry *const *)b)->key);
}

int main(void) {
    enum { N = 5000 };
    static unsigned char composite[N];
    int primes = 0;
    for (int i = 2; i < N; i++) {
        if (composite[i])
            continue;
        primes++;
        for (int j = i * i; j < N; j += i)
            composite[j] = 1;
    }
    printf("%d primes\n", primes);
    char text[] = "the cat and the dog and the bird saw the cat";
    struct map m = {0};
    for (char *w = strtok(text, " "); w; w = strtok(NULL, " "))
        ++*at(&m, w);
    struct entry *all[16];
    size_t n = 0;
    for (size_t i = 0; i < m.cap; i++)
        for (struct entry *e = m.slots[i]; e; e = e->next)
            all[n++] = e;
    qsort(all, n, sizeof *all, by_key);
    for (size_t i = 0; i < n; i++) {
        printf("%s=%d ", all[i]->key, all[i]->value);
        free(all[i]->key);
        free(all[i]);
    }
    free(m.slots);
    printf("\n");
    double a[8][8], b[8][8], c[8][8] = {{0}};
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++)
            a[i][j] = i + j, b[i][j] = i == j ? 2 : 0.5;
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++)
            for (int k = 0; k < 8; k++)
                c[i][j] += a[i][k] * b[k][j];
    printf("%g %g %g\n", c[0][0], c[3][4], c[7][7]);
    char *built = NULL;
    size_t len = 0;
    for (int i = 0; i < 50; i++) {
        char piece[16];
        int l = snprintf(piece, sizeof piece, "%d,", i * i);
        built = realloc(built, len + (size_t)l + 1);
        memcpy(built + len, piece, (size_t)l + 1);
        len += (size_t)l;
    }
    printf("%zu %.40s\n", len, built);
    free(built);
    return 0;
}
