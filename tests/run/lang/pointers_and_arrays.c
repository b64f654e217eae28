//! what: pointer arithmetic, comparison, difference, arrays of pointers, matrices, pointer to pointer, negative index inside
//! opt: 0 2
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

struct node { struct node *left, *right; int key; };
static struct node *insert(struct node *t, int key) {
    if (!t) {
        t = calloc(1, sizeof *t);
        t->key = key;
    } else if (key < t->key)
        t->left = insert(t->left, key);
    else
        t->right = insert(t->right, key);
    return t;
}
static void walk(const struct node *t) {
    if (t) {
        walk(t->left);
        printf("%d ", t->key);
        walk(t->right);
    }
}
static void drop(struct node *t) {
    if (t) {
        drop(t->left);
        drop(t->right);
        free(t);
    }
}
static void swap(int **a, int **b) {
    int *t = *a;
    *a = *b;
    *b = t;
}

int main(void) {
    int a[10];
    for (int *p = a; p != a + 10; p++)
        *p = (int)(p - a) * (int)(p - a);
    int *mid = &a[5];
    printf("%d %d %d %td %td\n", mid[-5], mid[4], 3 [a], &a[9] - mid, a - mid);
    printf("%d %d %d\n", a < mid, mid >= &a[5], (char *)mid - (char *)a == 20);
    int m[3][4];
    for (int i = 0; i < 12; i++)
        *(*(m + i / 4) + i % 4) = i;
    int (*row)[4] = m + 1;
    printf("%d %d %d\n", (*row)[2], row[1][3], (int)(sizeof m / sizeof *m));
    int *x = &a[1], *y = &a[2];
    swap(&x, &y);
    printf("%d %d\n", *x, *y);
    const char *words[] = {"alpha", "beta", "gamma", NULL};
    unsigned total = 0;
    for (const char **w = words; *w; w++)
        for (const char *c = *w; *c; c++)
            total = total * 7 + (unsigned)*c;
    printf("%u\n", total);
    struct node *tree = NULL;
    static const int keys[] = {50, 20, 80, 10, 30, 70, 90, 20};
    for (int i = 0; i < 8; i++)
        tree = insert(tree, keys[i]);
    walk(tree);
    printf("\n");
    drop(tree);
    int **jagged = malloc(4 * sizeof *jagged);
    for (int i = 0; i < 4; i++) {
        jagged[i] = malloc((size_t)(i + 1) * sizeof(int));
        for (int j = 0; j <= i; j++)
            jagged[i][j] = i * 10 + j;
    }
    printf("%d %d\n", jagged[3][3], jagged[2][0]);
    for (int i = 0; i < 4; i++)
        free(jagged[i]);
    free(jagged);
    struct node n = {0};
    int *key = (int *)((char *)&n + offsetof(struct node, key));
    *key = 77;
    printf("%d\n", n.key);
    return 0;
}
