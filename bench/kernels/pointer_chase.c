/* pointer_chase: heap nodes: a shuffled linked list walked many times and merge-sorted,
 * and an unbalanced binary search tree that is filled, searched, walked and freed.
 * usage: pointer_chase [nodes] */
#include <stdio.h>
#include <stdlib.h>

struct node {
    struct node *next;
    int key;
    int weight;
};

struct tree {
    struct tree *left, *right;
    unsigned key;
    unsigned count;
};

static unsigned seed = 2463534242u;

static unsigned rnd(void)
{
    seed ^= seed << 13;
    seed ^= seed >> 17;
    seed ^= seed << 5;
    return seed;
}

static struct node *merge(struct node *a, struct node *b)
{
    struct node *head = NULL, **tail = &head;
    while (a && b) {
        if (a->key <= b->key) {
            *tail = a;
            a = a->next;
        } else {
            *tail = b;
            b = b->next;
        }
        tail = &(*tail)->next;
    }
    *tail = a ? a : b;
    return head;
}

static struct node *sort(struct node *list)
{
    if (!list || !list->next)
        return list;
    struct node *slow = list, *fast = list->next;
    while (fast && fast->next) {
        slow = slow->next;
        fast = fast->next->next;
    }
    struct node *second = slow->next;
    slow->next = NULL;
    return merge(sort(list), sort(second));
}

static struct tree *insert(struct tree *root, unsigned key)
{
    struct tree **at = &root;
    while (*at) {
        if (key == (*at)->key) {
            (*at)->count++;
            return root;
        }
        at = key < (*at)->key ? &(*at)->left : &(*at)->right;
    }
    struct tree *t = malloc(sizeof *t);
    if (!t)
        exit(1);
    t->left = NULL;
    t->right = NULL;
    t->key = key;
    t->count = 1;
    *at = t;
    return root;
}

static unsigned walk(const struct tree *t, unsigned acc)
{
    if (!t)
        return acc;
    acc = walk(t->left, acc);
    acc = acc * 31u + t->key * t->count;
    return walk(t->right, acc);
}

static void drop(struct tree *t)
{
    if (!t)
        return;
    drop(t->left);
    drop(t->right);
    free(t);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 14000;
    struct node *list = NULL;
    for (int i = 0; i < n; i++) {
        struct node *p = malloc(sizeof *p);
        if (!p)
            return 1;
        p->key = (int)(rnd() % 1000000u);
        p->weight = i;
        p->next = list;
        list = p;
    }
    unsigned long sum = 0;
    for (int round = 0; round < 20; round++)
        for (struct node *p = list; p; p = p->next)
            sum = sum * 3 + (unsigned)(p->key ^ p->weight);
    list = sort(list);
    int ordered = 1;
    for (struct node *p = list; p && p->next; p = p->next)
        if (p->key > p->next->key)
            ordered = 0;
    for (int round = 0; round < 20; round++)
        for (struct node *p = list; p; p = p->next)
            sum = sum * 5 + (unsigned)p->weight;
    while (list) {
        struct node *p = list;
        list = list->next;
        free(p);
    }

    struct tree *root = NULL;
    for (int i = 0; i < n; i++)
        root = insert(root, rnd() % (unsigned)(4 * n));
    unsigned found = 0;
    for (int i = 0; i < n; i++) {
        unsigned key = rnd() % (unsigned)(4 * n);
        const struct tree *t = root;
        while (t && t->key != key)
            t = key < t->key ? t->left : t->right;
        if (t)
            found += t->count;
    }
    unsigned h = walk(root, 7);
    drop(root);
    printf("pointer_chase %d: sum %lx ordered %d found %u tree %x\n", n, sum, ordered, found, h);
    return 0;
}
