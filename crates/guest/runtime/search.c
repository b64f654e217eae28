/* search.h: linear search, hash tables, queues. Trees are in tree.c. */
#define _GNU_SOURCE
#include <errno.h>
#include <search.h>
#include <stddef.h>

void *calloc(size_t, size_t);
void free(void *);
void *memcpy(void *, const void *, size_t);
int strcmp(const char *, const char *);

void *lfind(const void *key, const void *base, size_t *n, size_t size, int (*compare)(const void *, const void *)) {
    const char *element = base;
    for (size_t i = 0; i < *n; i++, element += size)
        if (compare(key, element) == 0)
            return (void *)element;
    return NULL;
}

void *lsearch(const void *key, void *base, size_t *n, size_t size, int (*compare)(const void *, const void *)) {
    void *found = lfind(key, base, n, size, compare);
    if (found == NULL) {
        found = memcpy((char *)base + *n * size, key, size);
        ++*n;
    }
    return found;
}

struct queue {
    struct queue *next, *previous;
};

void insque(void *element, void *previous) {
    struct queue *e = element, *p = previous;
    if (p == NULL) {
        e->next = e->previous = NULL;
        return;
    }
    struct queue *next = p->next;
    p->next = e;
    e->previous = p;
    e->next = next;
    if (next != NULL)
        next->previous = e;
}

void remque(void *element) {
    struct queue *e = element;
    if (e->next != NULL)
        e->next->previous = e->previous;
    if (e->previous != NULL)
        e->previous->next = e->next;
}

/* Open addressing with double hashing over a prime number of places, numbered from 1: place 0 stays empty. */
struct _ENTRY {
    unsigned used;
    ENTRY entry;
};

static int is_prime(unsigned n) {
    for (unsigned d = 3; d <= n / d; d += 2)
        if (n % d == 0)
            return 0;
    return 1;
}

int hcreate_r(size_t n, struct hsearch_data *table) {
    if (table == NULL) {
        errno = EINVAL;
        return 0;
    }
    if (table->table != NULL)
        return 0;
    if (n > 0xfffffffb) {
        errno = ENOMEM;
        return 0;
    }
    if (n < 3)
        n = 3;
    for (n |= 1; !is_prime(n); n += 2)
        ;
    table->size = n;
    table->filled = 0;
    table->table = calloc(n + 1, sizeof *table->table);
    return table->table != NULL;
}

void hdestroy_r(struct hsearch_data *table) {
    if (table == NULL) {
        errno = EINVAL;
        return;
    }
    free(table->table);
    table->table = NULL;
}

int hsearch_r(ENTRY item, ACTION action, ENTRY **result, struct hsearch_data *table) {
    unsigned length = 0;
    while (item.key[length] != '\0')
        length++;
    unsigned hash = length;
    while (length > 0) {
        hash <<= 4;
        hash += item.key[--length];
    }
    if (hash == 0)
        hash = 1;
    unsigned index = hash % table->size + 1;
    if (table->table[index].used) {
        unsigned step = 1 + hash % (table->size - 2), first = index;
        do {
            struct _ENTRY *place = &table->table[index];
            if (place->used == hash && strcmp(item.key, place->entry.key) == 0) {
                *result = &place->entry;
                return 1;
            }
            index = index <= step ? table->size + index - step : index - step;
        } while (index != first && table->table[index].used);
    }
    if (action == ENTER) {
        if (table->filled == table->size) {
            errno = ENOMEM;
            *result = NULL;
            return 0;
        }
        table->table[index].used = hash;
        table->table[index].entry = item;
        table->filled++;
        *result = &table->table[index].entry;
        return 1;
    }
    errno = ESRCH;
    *result = NULL;
    return 0;
}

static struct hsearch_data the_table;

int hcreate(size_t n) {
    return hcreate_r(n, &the_table);
}

void hdestroy(void) {
    hdestroy_r(&the_table);
}

ENTRY *hsearch(ENTRY item, ACTION action) {
    ENTRY *result;
    hsearch_r(item, action, &result, &the_table);
    return result;
}
