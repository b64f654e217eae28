/* tsearch and its family: red-black trees that are balanced at the same moments as glibc's, so that twalk shows the
   same levels. Insertion splits on the way down, deletion repairs on the way up. */
#define _GNU_SOURCE
#include <search.h>
#include <stddef.h>

void *malloc(size_t);
void free(void *);

typedef int (*compare_fn)(const void *, const void *);

/* The key comes first: the program reads it through the pointer that tsearch returns. */
struct node {
    const void *key;
    struct node *child[2];
    int red;
};

enum { LEFT, RIGHT };

static int is_red(const struct node *n) {
    return n != NULL && n->red;
}

/* Splits the node at *at if both its children are red, or if it is new; then repairs two red edges in a row.
   The sides say on which side of its parent, and that of its grandparent, the node and its parent hang. */
static void split(struct node **at, struct node **parent_at, struct node **grand_at, int side, int parent_side, int is_new) {
    struct node *n = *at;
    if (!is_new && !(is_red(n->child[LEFT]) && is_red(n->child[RIGHT])))
        return;
    n->red = 1;
    if (n->child[LEFT] != NULL)
        n->child[LEFT]->red = 0;
    if (n->child[RIGHT] != NULL)
        n->child[RIGHT]->red = 0;
    if (parent_at == NULL || !(*parent_at)->red)
        return;
    struct node *parent = *parent_at, *grand = *grand_at;
    if (side != parent_side) {
        /* The node goes to the top, above its parent and grandparent. */
        parent->red = 1;
        grand->red = 1;
        n->red = 0;
        parent->child[side] = n->child[!side];
        n->child[!side] = parent;
        grand->child[!side] = n->child[side];
        n->child[side] = grand;
        *grand_at = n;
    } else {
        /* The parent goes to the top. */
        *grand_at = parent;
        parent->red = 0;
        grand->red = 1;
        grand->child[side] = parent->child[!side];
        parent->child[!side] = grand;
    }
}

void *tsearch(const void *key, void **root, compare_fn compare) {
    struct node **at = (struct node **)root, **parent_at = NULL, **grand_at = NULL, **next;
    int order = 0, side = 0, parent_side = 0;
    if (at == NULL)
        return NULL;
    if (*at != NULL)
        (*at)->red = 0;
    next = at;
    while (*next != NULL) {
        struct node *n = *at;
        order = compare(key, n->key);
        if (order == 0)
            return n;
        split(at, parent_at, grand_at, side, parent_side, 0);
        next = &n->child[order < 0 ? LEFT : RIGHT];
        if (*next == NULL)
            break;
        grand_at = parent_at;
        parent_at = at;
        at = next;
        parent_side = side;
        side = order < 0 ? LEFT : RIGHT;
    }
    struct node *new = malloc(sizeof *new);
    if (new == NULL)
        return NULL;
    *next = new;
    new->key = key;
    new->red = 1;
    new->child[LEFT] = new->child[RIGHT] = NULL;
    if (next != at)
        split(next, at, parent_at, order < 0 ? LEFT : RIGHT, side, 1);
    return new;
}

void *tfind(const void *key, void *const *root, compare_fn compare) {
    if (root == NULL)
        return NULL;
    struct node *n = *root;
    while (n != NULL) {
        int order = compare(key, n->key);
        if (order == 0)
            return n;
        n = n->child[order < 0 ? LEFT : RIGHT];
    }
    return NULL;
}

/* No path of a red-black tree in our memory is longer. */
enum { MAX_DEPTH = 128 };

/* The subtree of `n` (maybe null) lacks a black node. `path` has the places of its ancestors, the parent last. */
static void repair(struct node *n, struct node ***path, int depth) {
    while (depth > 0 && !is_red(n)) {
        struct node **place = path[depth - 1];
        struct node *parent = *place;
        int side = n == parent->child[LEFT] ? LEFT : RIGHT;
        struct node *brother = parent->child[!side];
        if (brother->red) {
            brother->red = 0;
            parent->red = 1;
            parent->child[!side] = brother->child[side];
            brother->child[side] = parent;
            *place = brother;
            path[depth++] = place = &brother->child[side];
            brother = parent->child[!side];
        }
        struct node *near = brother->child[side], *far = brother->child[!side];
        if (!is_red(near) && !is_red(far)) {
            brother->red = 1;
            n = parent;
            depth--;
            continue;
        }
        if (!is_red(far)) {
            near->red = parent->red;
            parent->child[!side] = near->child[side];
            brother->child[side] = near->child[!side];
            near->child[!side] = brother;
            near->child[side] = parent;
            *place = near;
            parent->red = 0;
        } else {
            brother->red = parent->red;
            parent->red = 0;
            far->red = 0;
            parent->child[!side] = brother->child[side];
            brother->child[side] = parent;
            *place = brother;
        }
        return;
    }
    if (n != NULL)
        n->red = 0;
}

void *tdelete(const void *key, void **root, compare_fn compare) {
    struct node **at = (struct node **)root, **path[MAX_DEPTH], *parent;
    int depth = 0, order;
    if (at == NULL || *at == NULL)
        return NULL;
    parent = *at;
    while ((order = compare(key, (*at)->key)) != 0) {
        path[depth++] = at;
        parent = *at;
        at = &parent->child[order < 0 ? LEFT : RIGHT];
        if (*at == NULL)
            return NULL;
    }
    struct node *doomed = *at, *leaving = doomed;
    if (doomed->child[LEFT] != NULL && doomed->child[RIGHT] != NULL) {
        /* Its successor gives its key and leaves the tree instead. */
        struct node **above = at, **down = &doomed->child[RIGHT];
        for (;;) {
            path[depth++] = above;
            above = down;
            if ((*down)->child[LEFT] == NULL)
                break;
            down = &(*down)->child[LEFT];
        }
        leaving = *down;
    }
    struct node *rest = leaving->child[LEFT] != NULL ? leaving->child[LEFT] : leaving->child[RIGHT];
    if (depth == 0) {
        *at = rest;
    } else {
        struct node *above = *path[depth - 1];
        above->child[leaving == above->child[RIGHT] ? RIGHT : LEFT] = rest;
    }
    if (leaving != doomed)
        doomed->key = leaving->key;
    if (!leaving->red)
        repair(rest, path, depth);
    free(leaving);
    return parent;
}

static void walk(const struct node *n, __action_fn_t action, int level) {
    if (n->child[LEFT] == NULL && n->child[RIGHT] == NULL) {
        action(n, leaf, level);
        return;
    }
    action(n, preorder, level);
    if (n->child[LEFT] != NULL)
        walk(n->child[LEFT], action, level + 1);
    action(n, postorder, level);
    if (n->child[RIGHT] != NULL)
        walk(n->child[RIGHT], action, level + 1);
    action(n, endorder, level);
}

void twalk(const void *root, __action_fn_t action) {
    if (root != NULL && action != NULL)
        walk(root, action, 0);
}

static void walk_r(const struct node *n, void (*action)(const void *, VISIT, void *), void *arg) {
    if (n->child[LEFT] == NULL && n->child[RIGHT] == NULL) {
        action(n, leaf, arg);
        return;
    }
    action(n, preorder, arg);
    if (n->child[LEFT] != NULL)
        walk_r(n->child[LEFT], action, arg);
    action(n, postorder, arg);
    if (n->child[RIGHT] != NULL)
        walk_r(n->child[RIGHT], action, arg);
    action(n, endorder, arg);
}

void twalk_r(const void *root, void (*action)(const void *, VISIT, void *), void *arg) {
    if (root != NULL && action != NULL)
        walk_r(root, action, arg);
}

static void destroy(struct node *n, void (*release)(void *)) {
    if (n->child[LEFT] != NULL)
        destroy(n->child[LEFT], release);
    if (n->child[RIGHT] != NULL)
        destroy(n->child[RIGHT], release);
    release((void *)n->key);
    free(n);
}

void tdestroy(void *root, void (*release)(void *)) {
    if (root != NULL)
        destroy(root, release);
}
