//! what: lfind lsearch, tsearch tfind tdelete twalk tdestroy, hcreate hsearch hdestroy, insque remque
#define _GNU_SOURCE
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int by_int(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}
static void visit(const void *node, VISIT which, int depth) {
    (void)depth;
    if (which == postorder || which == leaf)
        printf("%d ", **(int *const *)node);
}
static int destroyed;
static void destroy(void *p) {
    (void)p;
    destroyed++;
}
struct node {
    struct node *next, *prev;
    int id;
};

int main(void) {
    int table[8] = {4, 8, 15};
    size_t n = 3;
    int key = 8;
    int *hit = lfind(&key, table, &n, sizeof *table, by_int);
    printf("%d\n", (int)(hit - table));
    key = 99;
    printf("%d\n", lfind(&key, table, &n, sizeof *table, by_int) == NULL);
    hit = lsearch(&key, table, &n, sizeof *table, by_int);
    printf("%d %zu %d\n", (int)(hit - table), n, table[3]);
    hit = lsearch(&key, table, &n, sizeof *table, by_int);
    printf("%d %zu\n", (int)(hit - table), n);

    static int values[] = {50, 30, 70, 20, 40, 60, 80, 30, 10, 90};
    void *root = NULL;
    for (int i = 0; i < 10; i++) {
        int **slot = tsearch(&values[i], &root, by_int);
        if (*slot != &values[i])
            printf("duplicate %d\n", values[i]);
    }
    twalk(root, visit);
    printf("\n");
    key = 60;
    int **found = tfind(&key, &root, by_int);
    printf("%d\n", found && **found == 60);
    key = 61;
    printf("%d\n", tfind(&key, &root, by_int) == NULL);
    printf("%d\n", tdelete(&key, &root, by_int) == NULL);
    key = 30;
    printf("%d\n", tdelete(&key, &root, by_int) != NULL);
    twalk(root, visit);
    printf("\n");
    tdestroy(root, destroy);
    printf("%d\n", destroyed);

    hcreate(16);
    static const char *names[] = {"one", "two", "three"};
    for (long i = 0; i < 3; i++)
        hsearch((ENTRY){(char *)names[i], (void *)(i + 1)}, ENTER);
    for (int i = 0; i < 3; i++) {
        ENTRY *e = hsearch((ENTRY){(char *)names[i], NULL}, FIND);
        printf("%s=%ld ", e->key, (long)e->data);
    }
    printf("%d\n", hsearch((ENTRY){"four", NULL}, FIND) == NULL);
    hdestroy();

    struct node a = {0, 0, 1}, b = {0, 0, 2}, c = {0, 0, 3};
    insque(&a, NULL);
    insque(&b, &a);
    insque(&c, &a);
    for (struct node *p = &a; p; p = p->next)
        printf("%d ", p->id);
    remque(&c);
    for (struct node *p = &a; p; p = p->next)
        printf("%d ", p->id);
    printf("\n");
    return 0;
}
