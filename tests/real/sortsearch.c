//! what: sorting and searching suite: every method is cross-checked against another one
//! args: -n 50
//! args: -n 300 -s 7
//! args: -n 1500
//! args: -n 6000 sorts trees
//! args: -n 3000 strings
//! args: -n 0
//! args: -n 1
//! args: -n 40 nothing
//! opt: 0 2

/*
 * sortsearch [-n size] [-s seed] [group...]
 * Groups: sorts, tables, trees, strings; all of them by default. Every line of output is a
 * checksum; a method that disagrees with its reference says so and the exit status is 1.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

static void check(bool ok, const char *what)
{
    if (!ok) {
        failures++;
        printf("FAILED: %s\n", what);
    }
}

static void *need(size_t n)
{
    void *p = malloc(n ? n : 1);
    if (!p) {
        fputs("sortsearch: out of memory\n", stderr);
        exit(3);
    }
    return p;
}

static uint64_t rng_state = 1;

static uint32_t rng(void)
{
    rng_state = rng_state * 6364136223846793005ull + 1442695040888963407ull;
    uint32_t x = (uint32_t)(((rng_state >> 18) ^ rng_state) >> 27);
    uint32_t r = (uint32_t)(rng_state >> 59);
    return x >> r | x << (-r & 31);
}

static uint32_t hash_bytes(const void *data, size_t n)
{
    const unsigned char *p = data;
    uint32_t h = 2166136261u;
    while (n--)
        h = (h ^ *p++) * 16777619u;
    return h;
}

static uint32_t hash_ints(const int *a, size_t n)
{
    return hash_bytes(a, n * sizeof *a);
}

/* ------------------------------------------------------------------ sorts of ints */

static void swap_int(int *a, int *b)
{
    int t = *a;
    *a = *b;
    *b = t;
}

static void insertion_sort(int *a, size_t n)
{
    for (size_t i = 1; i < n; i++) {
        int v = a[i];
        size_t j = i;
        for (; j > 0 && a[j - 1] > v; j--)
            a[j] = a[j - 1];
        a[j] = v;
    }
}

static void shell_sort(int *a, size_t n)
{
    static const size_t gaps[] = {1750, 701, 301, 132, 57, 23, 10, 4, 1};
    for (size_t g = 0; g < sizeof gaps / sizeof *gaps; g++)
        for (size_t i = gaps[g]; i < n; i++) {
            int v = a[i];
            size_t j = i;
            for (; j >= gaps[g] && a[j - gaps[g]] > v; j -= gaps[g])
                a[j] = a[j - gaps[g]];
            a[j] = v;
        }
}

static void sift_down(int *a, size_t i, size_t n)
{
    int v = a[i];
    for (size_t child; (child = 2 * i + 1) < n; i = child) {
        if (child + 1 < n && a[child + 1] > a[child])
            child++;
        if (a[child] <= v)
            break;
        a[i] = a[child];
    }
    a[i] = v;
}

static void heap_sort(int *a, size_t n)
{
    for (size_t i = n / 2; i-- > 0;)
        sift_down(a, i, n);
    for (size_t end = n; end > 1;) {
        end--;
        swap_int(&a[0], &a[end]);
        sift_down(a, 0, end);
    }
}

static void quick_sort(int *a, size_t n)
{
    if (n < 2)
        return;
    int pivot = a[n / 2];
    ptrdiff_t i = 0, j = (ptrdiff_t)n - 1;
    while (i <= j) {
        while (a[i] < pivot)
            i++;
        while (a[j] > pivot)
            j--;
        if (i <= j)
            swap_int(&a[i++], &a[j--]);
    }
    quick_sort(a, (size_t)(j + 1));
    quick_sort(a + i, n - (size_t)i);
}

static size_t median3(const int *a, size_t x, size_t y, size_t z)
{
    if (a[x] < a[y])
        return a[y] < a[z] ? y : a[x] < a[z] ? z : x;
    return a[x] < a[z] ? x : a[y] < a[z] ? z : y;
}

static void intro_loop(int *a, size_t n, int depth)
{
    while (n > 16) {
        if (depth-- == 0) {
            heap_sort(a, n);
            return;
        }
        swap_int(&a[0], &a[median3(a, 0, n / 2, n - 1)]);
        size_t less = 0, at = 1, more = n; /* three-way partition */
        int pivot = a[0];
        while (at < more) {
            if (a[at] < pivot)
                swap_int(&a[less++], &a[at++]);
            else if (a[at] > pivot)
                swap_int(&a[at], &a[--more]);
            else
                at++;
        }
        intro_loop(a, less, depth);
        a += more;
        n -= more;
    }
    insertion_sort(a, n);
}

static void intro_sort(int *a, size_t n)
{
    int depth = 2;
    for (size_t m = n; m > 1; m /= 2)
        depth += 2;
    intro_loop(a, n, depth);
}

static void merge_sort(int *a, size_t n)
{
    int *spare = need(n * sizeof *spare), *from = a, *to = spare;
    for (size_t width = 1; width < n; width *= 2) {
        for (size_t lo = 0; lo < n; lo += 2 * width) {
            size_t mid = lo + width < n ? lo + width : n, hi = lo + 2 * width < n ? lo + 2 * width : n;
            size_t i = lo, j = mid, k = lo;
            while (i < mid && j < hi)
                to[k++] = from[j] < from[i] ? from[j++] : from[i++];
            while (i < mid)
                to[k++] = from[i++];
            while (j < hi)
                to[k++] = from[j++];
        }
        int *t = from;
        from = to;
        to = t;
    }
    if (from != a)
        memcpy(a, from, n * sizeof *a);
    free(spare);
}

static void radix_sort(int *a, size_t n)
{
    uint32_t *keys = need(n * sizeof *keys), *spare = need(n * sizeof *spare);
    for (size_t i = 0; i < n; i++)
        keys[i] = (uint32_t)a[i] ^ 0x80000000u;
    for (unsigned shift = 0; shift < 32; shift += 8) {
        size_t start[257] = {0};
        for (size_t i = 0; i < n; i++)
            start[(keys[i] >> shift & 255) + 1]++;
        for (int i = 0; i < 256; i++)
            start[i + 1] += start[i];
        for (size_t i = 0; i < n; i++)
            spare[start[keys[i] >> shift & 255]++] = keys[i];
        uint32_t *t = keys;
        keys = spare;
        spare = t;
    }
    for (size_t i = 0; i < n; i++) {
        uint32_t back = keys[i] ^ 0x80000000u;
        memcpy(&a[i], &back, sizeof back);
    }
    free(keys);
    free(spare);
}

static int compare_ints(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

static void library_sort(int *a, size_t n)
{
    qsort(a, n, sizeof *a, compare_ints);
}

/* ------------------------------------------------------------------ input shapes */

static void fill_random(int *a, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = (int)(rng() >> 1) - (1 << 30);
}

static void fill_few(int *a, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = (int)(rng() % 5);
}

static void fill_up(int *a, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = (int)i * 3 - 100;
}

static void fill_down(int *a, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = (int)(n - i);
}

static void fill_organ(int *a, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = (int)(i < n / 2 ? i : n - i);
}

typedef void int_sort(int *, size_t);

static const struct {
    const char *name;
    int_sort *sort;
    size_t limit; /* for the quadratic ones */
} sorts[] = {
    {"insertion", insertion_sort, 400}, {"shell", shell_sort, 0}, {"heap", heap_sort, 0},   {"quick", quick_sort, 0},
    {"intro", intro_sort, 0},           {"merge", merge_sort, 0}, {"radix", radix_sort, 0},
};

static const struct {
    const char *name;
    int_sort *fill;
} shapes[] = {{"random", fill_random}, {"few", fill_few}, {"up", fill_up}, {"down", fill_down}, {"organ", fill_organ}};

/* ------------------------------------------------------------------ sorts of anything */

struct record {
    char name[12];
    int group;
    double score;
    unsigned serial; /* original place: shows whether a sort was stable */
};

typedef int comparison(const void *, const void *);

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct record *)a)->name, ((const struct record *)b)->name);
}

static int by_group(const void *a, const void *b)
{
    const struct record *x = a, *y = b;
    return (x->group > y->group) - (x->group < y->group);
}

static int by_score(const void *a, const void *b)
{
    const struct record *x = a, *y = b;
    return (x->score < y->score) - (x->score > y->score);
}

static int by_all(const void *a, const void *b)
{
    static comparison *const keys[] = {by_group, by_score, by_name};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        int c = keys[i](a, b);
        if (c)
            return c;
    }
    const struct record *x = a, *y = b;
    return (x->serial > y->serial) - (x->serial < y->serial);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Stable, recursive, for elements of any size. */
static void stable_sort(void *base, size_t n, size_t size, comparison *compare)
{
    if (n < 2)
        return;
    char *left = base, *right = left + n / 2 * size, *end = left + n * size;
    stable_sort(left, n / 2, size, compare);
    stable_sort(right, n - n / 2, size, compare);
    char *merged = need(n * size), *to = merged, *middle = right;
    while (left < middle && right < end) {
        char **pick = compare(right, left) < 0 ? &right : &left;
        memcpy(to, *pick, size);
        *pick += size;
        to += size;
    }
    memcpy(to, left, (size_t)(middle - left));
    to += middle - left;
    memcpy(to, right, (size_t)(end - right));
    memcpy(base, merged, n * size);
    free(merged);
}

static void run_sorts(size_t n)
{
    int *input = need(n * sizeof *input), *work = need(n * sizeof *work), *expect = need(n * sizeof *expect);
    for (size_t s = 0; s < sizeof shapes / sizeof *shapes; s++) {
        shapes[s].fill(input, n);
        if (n)
            memcpy(expect, input, n * sizeof *input);
        library_sort(expect, n);
        printf("%-7s %08x:", shapes[s].name, (unsigned)hash_ints(expect, n));
        for (size_t k = 0; k < sizeof sorts / sizeof *sorts; k++) {
            if (sorts[k].limit && n > sorts[k].limit)
                continue;
            if (n)
                memcpy(work, input, n * sizeof *input);
            sorts[k].sort(work, n);
            check(hash_ints(work, n) == hash_ints(expect, n), sorts[k].name);
            printf(" %s", sorts[k].name);
        }
        putchar('\n');
    }
    free(input);
    free(work);
    free(expect);

    size_t m = n / 3;
    struct record *records = need(m * sizeof *records);
    char **names = need(m * sizeof *names);
    memset(records, 0, m * sizeof *records);
    for (size_t i = 0; i < m; i++) {
        struct record *r = &records[i];
        unsigned v = rng() % 500;
        snprintf(r->name, sizeof r->name, "%c%c%u", 'a' + v % 26, 'a' + v / 26, (unsigned)(rng() % 90 + 10));
        r->group = (int)(rng() % 8);
        r->score = (double)(rng() % 1000) / 8.0;
        r->serial = (unsigned)i;
        names[i] = r->name;
    }
    qsort(names, m, sizeof *names, by_text);
    uint32_t h = 0;
    for (size_t i = 0; i < m; i++) {
        h = h * 31 + hash_bytes(names[i], strlen(names[i]));
        check(i == 0 || strcmp(names[i - 1], names[i]) <= 0, "strings in order");
    }
    printf("strings %08x, first %s, last %s\n", (unsigned)h, m ? names[0] : "-", m ? names[m - 1] : "-");
    free(names); /* the records are about to move */
    stable_sort(records, m, sizeof *records, by_name);
    stable_sort(records, m, sizeof *records, by_score);
    stable_sort(records, m, sizeof *records, by_group);
    double mean = 0;
    bool stable = true;
    h = 0;
    for (size_t i = 0; i < m; i++) {
        const struct record *r = &records[i];
        h = h * 31 + r->serial;
        mean += r->score;
        if (i > 0 && by_all(r - 1, r) > 0)
            stable = false;
    }
    check(stable, "stable sorts by three keys");
    printf("records %08x, mean score %.4f\n", (unsigned)h, m ? mean / (double)m : 0.0);
    free(records);
}

/* ------------------------------------------------------------------ searching arrays, hash table, heap */

static ptrdiff_t lower_bound(const int *a, size_t n, int key)
{
    size_t lo = 0, hi = n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (a[mid] < key)
            lo = mid + 1;
        else
            hi = mid;
    }
    return (ptrdiff_t)lo;
}

enum slot_state { FREE, FULL, GONE };

struct slot {
    int key, value;
    enum slot_state state;
};

struct table {
    struct slot *slots;
    size_t capacity, full, gone;
    unsigned long probes, growths;
};

static struct slot *table_slot(struct table *t, int key)
{
    size_t mask = t->capacity - 1, at = ((uint32_t)key * 2654435769u >> 7) & mask;
    struct slot *grave = NULL;
    for (size_t step = 1;; at = (at + step++) & mask) {
        struct slot *s = &t->slots[at];
        t->probes++;
        if (s->state == FREE)
            return grave ? grave : s;
        if (s->state == GONE) {
            if (!grave)
                grave = s;
        } else if (s->key == key) {
            return s;
        }
    }
}

static void table_put(struct table *t, int key, int value)
{
    if (4 * (t->full + t->gone + 1) > 3 * t->capacity) {
        struct slot *old = t->slots;
        size_t n = t->capacity;
        t->capacity = n ? 4 * t->full > n ? 2 * n : n : 8;
        t->slots = calloc(t->capacity, sizeof *t->slots);
        if (!t->slots)
            exit(3);
        t->full = t->gone = 0;
        t->growths++;
        for (size_t i = 0; i < n; i++)
            if (old[i].state == FULL)
                table_put(t, old[i].key, old[i].value);
        free(old);
    }
    struct slot *s = table_slot(t, key);
    if (s->state == GONE)
        t->gone--;
    if (s->state != FULL)
        t->full++;
    *s = (struct slot){key, value, FULL};
}

static const int *table_get(struct table *t, int key)
{
    if (!t->capacity)
        return NULL;
    struct slot *s = table_slot(t, key);
    return s->state == FULL ? &s->value : NULL;
}

static bool table_remove(struct table *t, int key)
{
    if (!t->capacity)
        return false;
    struct slot *s = table_slot(t, key);
    if (s->state != FULL)
        return false;
    s->state = GONE;
    t->full--;
    t->gone++;
    return true;
}

struct item {
    int priority, payload;
};

struct queue {
    struct item *items;
    size_t count, capacity;
};

static void queue_push(struct queue *q, struct item item)
{
    if (q->count == q->capacity) {
        q->capacity = q->capacity ? 2 * q->capacity : 4;
        q->items = realloc(q->items, q->capacity * sizeof *q->items);
        if (!q->items)
            exit(3);
    }
    size_t i = q->count++;
    for (; i > 0 && q->items[(i - 1) / 2].priority > item.priority; i = (i - 1) / 2)
        q->items[i] = q->items[(i - 1) / 2];
    q->items[i] = item;
}

static struct item queue_pop(struct queue *q)
{
    struct item top = q->items[0], last = q->items[--q->count];
    size_t i = 0;
    for (size_t child; (child = 2 * i + 1) < q->count; i = child) {
        if (child + 1 < q->count && q->items[child + 1].priority < q->items[child].priority)
            child++;
        if (q->items[child].priority >= last.priority)
            break;
        q->items[i] = q->items[child];
    }
    q->items[i] = last;
    return top;
}

static void run_tables(size_t n)
{
    int *a = need(n * sizeof *a);
    for (size_t i = 0; i < n; i++)
        a[i] = (int)(rng() % (2 * n));
    intro_sort(a, n);
    unsigned hits = 0;
    for (size_t i = 0; i < 2 * n; i++) {
        int key = (int)i;
        ptrdiff_t at = lower_bound(a, n, key);
        const int *found = bsearch(&key, a, n, sizeof *a, compare_ints);
        bool mine = at < (ptrdiff_t)n && a[at] == key;
        check(mine == (found != NULL) && (!found || *found == key), "binary search and bsearch");
        hits += mine;
    }
    printf("binary search: %u of %zu found\n", hits, 2 * n);
    free(a);

    struct table t = {0};
    int *direct = need(n * sizeof *direct);
    for (size_t i = 0; i < n; i++)
        direct[i] = -1;
    size_t present = 0;
    for (size_t i = 0; i < 4 * n; i++) {
        size_t key = rng() % n;
        if (rng() % 3) {
            int value = (int)(rng() % 1000);
            present += direct[key] < 0;
            direct[key] = value;
            table_put(&t, (int)key * 7 - 50, value);
        } else {
            check(table_remove(&t, (int)key * 7 - 50) == (direct[key] >= 0), "remove from the hash table");
            present -= direct[key] >= 0;
            direct[key] = -1;
        }
    }
    uint32_t sum = 0;
    for (size_t i = 0; i < n; i++) {
        const int *v = table_get(&t, (int)i * 7 - 50);
        check((v ? *v : -1) == direct[i], "hash table and array");
        sum = sum * 31 + (uint32_t)(v ? *v : 0);
    }
    check(present == t.full, "count of the hash table");
    printf("hash table: %zu in %zu slots, %lu probes, %lu growths, sum %08x\n", t.full, t.capacity, t.probes, t.growths,
           (unsigned)sum);
    free(t.slots);
    free(direct);

    struct queue q = {0};
    int *popped = need(n * sizeof *popped), *all = need(n * sizeof *all);
    size_t out = 0;
    for (size_t i = 0; i < n; i++) {
        all[i] = (int)(rng() % 10000);
        queue_push(&q, (struct item){all[i], (int)i});
    }
    bool owns = true;
    while (q.count) {
        struct item item = queue_pop(&q);
        owns &= all[item.payload] == item.priority;
        popped[out++] = item.priority;
    }
    check(owns, "payload of the queue");
    heap_sort(all, n);
    check(out == n && hash_ints(all, n) == hash_ints(popped, n), "queue and heap sort");
    printf("queue: %08x\n", (unsigned)hash_ints(popped, out));
    free(q.items);
    free(popped);
    free(all);
}

/* ------------------------------------------------------------------ ordered maps behind one interface */

struct ordered {
    const char *name;
    void *(*create)(void);
    bool (*insert)(void *, int);
    bool (*contains)(void *, int);
    bool (*remove)(void *, int);
    void (*each)(void *, void (*)(int, void *), void *);
    int (*depth)(void *);
    void (*destroy)(void *);
};

/* -- AVL tree */

struct avl {
    struct avl *child[2];
    int key, height;
};

struct avl_root {
    struct avl *top;
};

static int height(const struct avl *t)
{
    return t ? t->height : 0;
}

static struct avl *rotate(struct avl *t, int side)
{
    struct avl *up = t->child[!side];
    t->child[!side] = up->child[side];
    up->child[side] = t;
    for (int i = 0; i < 2; i++) {
        struct avl *n = i ? up : t;
        int a = height(n->child[0]), b = height(n->child[1]);
        n->height = 1 + (a > b ? a : b);
    }
    return up;
}

static struct avl *balance(struct avl *t)
{
    int lean = height(t->child[1]) - height(t->child[0]);
    if (lean < -1 || lean > 1) {
        int heavy = lean > 0;
        struct avl *c = t->child[heavy];
        if (height(c->child[!heavy]) > height(c->child[heavy]))
            t->child[heavy] = rotate(c, heavy);
        return rotate(t, !heavy);
    }
    int a = height(t->child[0]), b = height(t->child[1]);
    t->height = 1 + (a > b ? a : b);
    return t;
}

static struct avl *avl_insert_at(struct avl *t, int key, bool *added)
{
    if (!t) {
        t = need(sizeof *t);
        *t = (struct avl){{NULL, NULL}, key, 1};
        *added = true;
        return t;
    }
    if (key == t->key)
        return t;
    int side = key > t->key;
    t->child[side] = avl_insert_at(t->child[side], key, added);
    return balance(t);
}

static struct avl *avl_take_first(struct avl *t, struct avl **first)
{
    if (!t->child[0]) {
        *first = t;
        return t->child[1];
    }
    t->child[0] = avl_take_first(t->child[0], first);
    return balance(t);
}

static struct avl *avl_remove_at(struct avl *t, int key, bool *removed)
{
    if (!t)
        return NULL;
    if (key != t->key) {
        int side = key > t->key;
        t->child[side] = avl_remove_at(t->child[side], key, removed);
        return balance(t);
    }
    *removed = true;
    struct avl *left = t->child[0], *right = t->child[1], *next;
    free(t);
    if (!right)
        return left;
    right = avl_take_first(right, &next);
    next->child[0] = left;
    next->child[1] = right;
    return balance(next);
}

static void *avl_create(void)
{
    struct avl_root *r = need(sizeof *r);
    r->top = NULL;
    return r;
}

static bool avl_insert(void *map, int key)
{
    struct avl_root *r = map;
    bool added = false;
    r->top = avl_insert_at(r->top, key, &added);
    return added;
}

static bool avl_contains(void *map, int key)
{
    const struct avl *t = ((struct avl_root *)map)->top;
    while (t && t->key != key)
        t = t->child[key > t->key];
    return t != NULL;
}

static bool avl_remove(void *map, int key)
{
    struct avl_root *r = map;
    bool removed = false;
    r->top = avl_remove_at(r->top, key, &removed);
    return removed;
}

static void avl_walk(const struct avl *t, void (*f)(int, void *), void *context)
{
    if (!t)
        return;
    avl_walk(t->child[0], f, context);
    f(t->key, context);
    avl_walk(t->child[1], f, context);
}

static void avl_each(void *map, void (*f)(int, void *), void *context)
{
    avl_walk(((struct avl_root *)map)->top, f, context);
}

static int avl_depth(void *map)
{
    return height(((struct avl_root *)map)->top);
}

static void avl_drop(struct avl *t)
{
    if (!t)
        return;
    avl_drop(t->child[0]);
    avl_drop(t->child[1]);
    free(t);
}

static void avl_destroy(void *map)
{
    avl_drop(((struct avl_root *)map)->top);
    free(map);
}

/* -- skip list: nodes with as many links as their level */

enum { MAX_LEVEL = 14 };

struct skip_node {
    int key, level;
    struct skip_node *next[];
};

struct skip_list {
    struct skip_node *head;
    int level;
    uint32_t coin;
};

static void *skip_create(void)
{
    struct skip_list *s = need(sizeof *s);
    s->head = need(sizeof *s->head + MAX_LEVEL * sizeof(struct skip_node *));
    s->head->level = MAX_LEVEL;
    for (int i = 0; i < MAX_LEVEL; i++)
        s->head->next[i] = NULL;
    s->level = 1;
    s->coin = 12345;
    return s;
}

static struct skip_node *skip_find(struct skip_list *s, int key, struct skip_node **before)
{
    struct skip_node *n = s->head;
    for (int i = s->level - 1; i >= 0; i--) {
        while (n->next[i] && n->next[i]->key < key)
            n = n->next[i];
        before[i] = n;
    }
    n = n->next[0];
    return n && n->key == key ? n : NULL;
}

static bool skip_insert(void *map, int key)
{
    struct skip_list *s = map;
    struct skip_node *before[MAX_LEVEL];
    if (skip_find(s, key, before))
        return false;
    int level = 1;
    while (level < MAX_LEVEL && ((s->coin = s->coin * 1664525u + 1013904223u) >> 24) % 3 == 0)
        level++;
    for (; s->level < level; s->level++)
        before[s->level] = s->head;
    struct skip_node *n = need(sizeof *n + (size_t)level * sizeof n->next[0]);
    n->key = key;
    n->level = level;
    for (int i = 0; i < level; i++) {
        n->next[i] = before[i]->next[i];
        before[i]->next[i] = n;
    }
    return true;
}

static bool skip_contains(void *map, int key)
{
    struct skip_node *before[MAX_LEVEL];
    return skip_find(map, key, before) != NULL;
}

static bool skip_remove(void *map, int key)
{
    struct skip_list *s = map;
    struct skip_node *before[MAX_LEVEL], *n = skip_find(s, key, before);
    if (!n)
        return false;
    for (int i = 0; i < n->level; i++)
        before[i]->next[i] = n->next[i];
    free(n);
    while (s->level > 1 && !s->head->next[s->level - 1])
        s->level--;
    return true;
}

static void skip_each(void *map, void (*f)(int, void *), void *context)
{
    for (struct skip_node *n = ((struct skip_list *)map)->head->next[0]; n; n = n->next[0])
        f(n->key, context);
}

static int skip_depth(void *map)
{
    return ((struct skip_list *)map)->level;
}

static void skip_destroy(void *map)
{
    struct skip_list *s = map;
    for (struct skip_node *n = s->head, *next; n; n = next) {
        next = n->next[0];
        free(n);
    }
    free(s);
}

/* -- B-tree of minimum degree 3 */

enum { DEGREE = 3, FULL_KEYS = 2 * DEGREE - 1 };

struct bnode {
    int count;
    bool leaf;
    int keys[FULL_KEYS];
    struct bnode *kids[FULL_KEYS + 1];
};

struct btree {
    struct bnode *root;
};

static struct bnode *bnode_new(bool leaf)
{
    struct bnode *n = need(sizeof *n);
    memset(n, 0, sizeof *n);
    n->leaf = leaf;
    return n;
}

static void *btree_create(void)
{
    struct btree *t = need(sizeof *t);
    t->root = bnode_new(true);
    return t;
}

static int bnode_place(const struct bnode *n, int key)
{
    int i = 0;
    while (i < n->count && n->keys[i] < key)
        i++;
    return i;
}

static bool btree_contains(void *map, int key)
{
    const struct bnode *n = ((struct btree *)map)->root;
    for (;;) {
        int i = bnode_place(n, key);
        if (i < n->count && n->keys[i] == key)
            return true;
        if (n->leaf)
            return false;
        n = n->kids[i];
    }
}

static void bnode_open(struct bnode *n, int at)
{
    memmove(&n->keys[at + 1], &n->keys[at], (size_t)(n->count - at) * sizeof n->keys[0]);
    memmove(&n->kids[at + 2], &n->kids[at + 1], (size_t)(n->count - at) * sizeof n->kids[0]);
    n->count++;
}

static void bnode_close(struct bnode *n, int at)
{
    memmove(&n->keys[at], &n->keys[at + 1], (size_t)(n->count - at - 1) * sizeof n->keys[0]);
    memmove(&n->kids[at + 1], &n->kids[at + 2], (size_t)(n->count - at - 1) * sizeof n->kids[0]);
    n->count--;
}

static void bnode_split(struct bnode *parent, int at)
{
    struct bnode *left = parent->kids[at], *right = bnode_new(left->leaf);
    right->count = left->count = DEGREE - 1;
    memcpy(right->keys, left->keys + DEGREE, (DEGREE - 1) * sizeof left->keys[0]);
    memcpy(right->kids, left->kids + DEGREE, DEGREE * sizeof left->kids[0]);
    int middle = left->keys[DEGREE - 1];
    bnode_open(parent, at);
    parent->keys[at] = middle;
    parent->kids[at + 1] = right;
}

static bool btree_insert(void *map, int key)
{
    struct btree *t = map;
    if (btree_contains(t, key))
        return false;
    if (t->root->count == FULL_KEYS) {
        struct bnode *top = bnode_new(false);
        top->kids[0] = t->root;
        t->root = top;
        bnode_split(top, 0);
    }
    struct bnode *n = t->root;
    while (!n->leaf) {
        int i = bnode_place(n, key);
        if (n->kids[i]->count == FULL_KEYS) {
            bnode_split(n, i);
            if (n->keys[i] < key)
                i++;
        }
        n = n->kids[i];
    }
    int i = bnode_place(n, key);
    memmove(&n->keys[i + 1], &n->keys[i], (size_t)(n->count - i) * sizeof n->keys[0]);
    n->keys[i] = key;
    n->count++;
    return true;
}

/* Join kids[at], keys[at] and kids[at + 1]. */
static void bnode_join(struct bnode *n, int at)
{
    struct bnode *left = n->kids[at], *right = n->kids[at + 1];
    left->keys[left->count] = n->keys[at];
    memcpy(left->keys + left->count + 1, right->keys, (size_t)right->count * sizeof right->keys[0]);
    memcpy(left->kids + left->count + 1, right->kids, (size_t)(right->count + 1) * sizeof right->kids[0]);
    left->count += right->count + 1;
    bnode_close(n, at);
    free(right);
}

/* Make sure that kids[at] can lose a key; returns the index under which it is now found. */
static int bnode_feed(struct bnode *n, int at)
{
    struct bnode *kid = n->kids[at];
    if (kid->count >= DEGREE)
        return at;
    if (at > 0 && n->kids[at - 1]->count >= DEGREE) {
        struct bnode *from = n->kids[at - 1];
        memmove(kid->keys + 1, kid->keys, (size_t)kid->count * sizeof kid->keys[0]);
        memmove(kid->kids + 1, kid->kids, (size_t)(kid->count + 1) * sizeof kid->kids[0]);
        kid->keys[0] = n->keys[at - 1];
        kid->kids[0] = from->kids[from->count];
        n->keys[at - 1] = from->keys[--from->count];
        kid->count++;
        return at;
    }
    if (at < n->count && n->kids[at + 1]->count >= DEGREE) {
        struct bnode *from = n->kids[at + 1];
        kid->keys[kid->count++] = n->keys[at];
        kid->kids[kid->count] = from->kids[0];
        n->keys[at] = from->keys[0];
        memmove(from->keys, from->keys + 1, (size_t)(from->count - 1) * sizeof from->keys[0]);
        memmove(from->kids, from->kids + 1, (size_t)from->count * sizeof from->kids[0]);
        from->count--;
        return at;
    }
    if (at == n->count)
        at--;
    bnode_join(n, at);
    return at;
}

static void bnode_remove(struct bnode *n, int key)
{
    int i = bnode_place(n, key);
    if (i < n->count && n->keys[i] == key) {
        if (n->leaf) {
            memmove(&n->keys[i], &n->keys[i + 1], (size_t)(n->count - i - 1) * sizeof n->keys[0]);
            n->count--;
        } else if (n->kids[i]->count >= DEGREE || n->kids[i + 1]->count >= DEGREE) {
            int side = n->kids[i]->count >= DEGREE ? 0 : 1;
            const struct bnode *k = n->kids[i + side];
            while (!k->leaf)
                k = k->kids[side ? 0 : k->count];
            n->keys[i] = k->keys[side ? 0 : k->count - 1];
            bnode_remove(n->kids[i + side], n->keys[i]);
        } else {
            bnode_join(n, i);
            bnode_remove(n->kids[i], key);
        }
    } else if (!n->leaf) {
        i = bnode_feed(n, i);
        bnode_remove(n->kids[i], key);
    }
}

static bool btree_remove(void *map, int key)
{
    struct btree *t = map;
    if (!btree_contains(t, key))
        return false;
    bnode_remove(t->root, key);
    if (t->root->count == 0 && !t->root->leaf) {
        struct bnode *old = t->root;
        t->root = old->kids[0];
        free(old);
    }
    return true;
}

static void bnode_each(const struct bnode *n, void (*f)(int, void *), void *context)
{
    for (int i = 0; i <= n->count; i++) {
        if (!n->leaf)
            bnode_each(n->kids[i], f, context);
        if (i < n->count)
            f(n->keys[i], context);
    }
}

static void btree_each(void *map, void (*f)(int, void *), void *context)
{
    bnode_each(((struct btree *)map)->root, f, context);
}

static int btree_depth(void *map)
{
    int depth = 1;
    for (const struct bnode *n = ((struct btree *)map)->root; !n->leaf; n = n->kids[0])
        depth++;
    return depth;
}

static void bnode_drop(struct bnode *n)
{
    for (int i = 0; !n->leaf && i <= n->count; i++)
        bnode_drop(n->kids[i]);
    free(n);
}

static void btree_destroy(void *map)
{
    bnode_drop(((struct btree *)map)->root);
    free(map);
}

static const struct ordered maps[] = {
    {"avl", avl_create, avl_insert, avl_contains, avl_remove, avl_each, avl_depth, avl_destroy},
    {"skip", skip_create, skip_insert, skip_contains, skip_remove, skip_each, skip_depth, skip_destroy},
    {"btree", btree_create, btree_insert, btree_contains, btree_remove, btree_each, btree_depth, btree_destroy},
};

struct walk {
    uint32_t hash;
    size_t count;
    int last;
    bool ordered;
};

static void walk_key(int key, void *context)
{
    struct walk *w = context;
    if (w->count && key <= w->last)
        w->ordered = false;
    w->last = key;
    w->count++;
    w->hash = w->hash * 31 + (uint32_t)key;
}

static void run_trees(size_t n)
{
    uint32_t first_hash = 0;
    uint64_t seed = rng_state;
    bool *member = need(2 * n + 1);
    for (size_t m = 0; m < sizeof maps / sizeof *maps; m++) {
        const struct ordered *o = &maps[m];
        void *map = o->create();
        size_t present = 0;
        memset(member, 0, 2 * n + 1);
        rng_state = seed;
        for (size_t i = 0; i < 3 * n; i++) {
            size_t key = rng() % (2 * n);
            unsigned action = rng() % 5;
            if (action < 3) {
                check(o->insert(map, (int)key) == !member[key], o->name);
                present += !member[key];
                member[key] = true;
            } else if (action == 3) {
                check(o->remove(map, (int)key) == member[key], o->name);
                present -= member[key];
                member[key] = false;
            } else {
                check(o->contains(map, (int)key) == member[key], o->name);
            }
        }
        struct walk w = {.ordered = true};
        o->each(map, walk_key, &w);
        check(w.ordered && w.count == present, o->name);
        if (m == 0)
            first_hash = w.hash;
        check(w.hash == first_hash, o->name);
        printf("%-6s %zu keys, depth %d, hash %08x\n", o->name, w.count, o->depth(map), (unsigned)w.hash);
        for (size_t i = 0; i < 2 * n; i++)
            if (member[i] && i % 3)
                check(o->remove(map, (int)i), o->name);
        w = (struct walk){.ordered = true};
        o->each(map, walk_key, &w);
        printf("%-6s thinned to %zu, depth %d, hash %08x\n", o->name, w.count, o->depth(map), (unsigned)w.hash);
        o->destroy(map);
    }
    free(member);
}

/* ------------------------------------------------------------------ strings */

typedef size_t string_search(const char *text, size_t n, const char *pattern, size_t m, uint32_t *hash);

static size_t naive_search(const char *text, size_t n, const char *pattern, size_t m, uint32_t *hash)
{
    size_t found = 0;
    for (size_t i = 0; i + m <= n; i++)
        if (memcmp(text + i, pattern, m) == 0) {
            found++;
            *hash = *hash * 31 + (uint32_t)i;
        }
    return found;
}

static size_t kmp_search(const char *text, size_t n, const char *pattern, size_t m, uint32_t *hash)
{
    size_t *border = need((m + 1) * sizeof *border), k = 0, found = 0;
    border[0] = 0;
    if (m)
        border[1] = 0;
    for (size_t i = 1; i < m; i++) {
        while (k && pattern[k] != pattern[i])
            k = border[k];
        if (pattern[k] == pattern[i])
            k++;
        border[i + 1] = k;
    }
    k = 0;
    for (size_t i = 0; i < n; i++) {
        while (k && (k == m || pattern[k] != text[i]))
            k = border[k];
        if (pattern[k] == text[i])
            k++;
        if (k == m) {
            found++;
            *hash = *hash * 31 + (uint32_t)(i + 1 - m);
        }
    }
    free(border);
    return found;
}

static size_t boyer_moore_search(const char *text, size_t n, const char *pattern, size_t m, uint32_t *hash)
{
    ptrdiff_t last[256];
    ptrdiff_t *suffix = need((m + 1) * sizeof *suffix), *shift = need((m + 1) * sizeof *shift);
    size_t found = 0;
    for (int c = 0; c < 256; c++)
        last[c] = -1;
    for (size_t i = 0; i < m; i++)
        last[(unsigned char)pattern[i]] = (ptrdiff_t)i;
    memset(shift, 0, (m + 1) * sizeof *shift);
    ptrdiff_t i = (ptrdiff_t)m, j = i + 1;
    suffix[i] = j;
    while (i > 0) {
        while (j <= (ptrdiff_t)m && pattern[i - 1] != pattern[j - 1]) {
            if (!shift[j])
                shift[j] = j - i;
            j = suffix[j];
        }
        suffix[--i] = --j;
    }
    j = suffix[0];
    for (i = 0; i <= (ptrdiff_t)m; i++) {
        if (!shift[i])
            shift[i] = j;
        if (i == j)
            j = suffix[j];
    }
    for (size_t at = 0; at + m <= n;) {
        ptrdiff_t k = (ptrdiff_t)m - 1;
        while (k >= 0 && pattern[k] == text[at + (size_t)k])
            k--;
        if (k < 0) {
            found++;
            *hash = *hash * 31 + (uint32_t)at;
            at += (size_t)shift[0];
        } else {
            ptrdiff_t bad = k - last[(unsigned char)text[at + (size_t)k]], good = shift[k + 1];
            at += (size_t)(bad > good ? bad : good);
        }
    }
    free(suffix);
    free(shift);
    return found;
}

static unsigned least(unsigned a, unsigned b, unsigned c)
{
    unsigned m = a < b ? a : b;
    return m < c ? m : c;
}

static unsigned levenshtein(const char *a, const char *b)
{
    size_t n = strlen(a), m = strlen(b);
    unsigned *row = need((m + 1) * sizeof *row);
    for (size_t j = 0; j <= m; j++)
        row[j] = (unsigned)j;
    for (size_t i = 1; i <= n; i++) {
        unsigned diagonal = row[0];
        row[0] = (unsigned)i;
        for (size_t j = 1; j <= m; j++) {
            unsigned above = row[j];
            row[j] = least(above + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1]));
            diagonal = above;
        }
    }
    unsigned d = row[m];
    free(row);
    return d;
}

static unsigned levenshtein_memo(const char *a, const char *b, size_t i, size_t j, size_t m, int *memo)
{
    if (!a[i])
        return (unsigned)(m - j);
    if (!b[j])
        return (unsigned)strlen(a + i);
    int *cell = &memo[i * (m + 1) + j];
    if (*cell < 0)
        *cell = (int)least(levenshtein_memo(a, b, i + 1, j, m, memo) + 1, levenshtein_memo(a, b, i, j + 1, m, memo) + 1,
                           levenshtein_memo(a, b, i + 1, j + 1, m, memo) + (a[i] != b[j]));
    return (unsigned)*cell;
}

static void run_strings(size_t n)
{
    static const char *const patterns[] = {"a", "ab", "aba", "abacab", "bbbb", "aaaaaaaa", "cabba", "zz", "abababababab"};
    static string_search *const searches[] = {naive_search, kmp_search, boyer_moore_search};
    static const char *const names[] = {"naive", "kmp", "boyer-moore"};
    char *text = need(n + 1);
    for (size_t i = 0; i < n; i++)
        text[i] = (char)('a' + (rng() % 7 < 4 ? 0 : rng() % 3));
    text[n] = 0;
    for (size_t p = 0; p < sizeof patterns / sizeof *patterns; p++) {
        size_t count[3];
        uint32_t hash[3] = {0, 0, 0};
        for (int s = 0; s < 3; s++) {
            count[s] = searches[s](text, n, patterns[p], strlen(patterns[p]), &hash[s]);
            check(count[s] == count[0] && hash[s] == hash[0], names[s]);
        }
        printf("%-13s %4zu times, %08x\n", patterns[p], count[0], (unsigned)hash[0]);
    }

    size_t half = n < 120 ? n / 2 : 60;
    char a[64], b[64];
    unsigned total = 0;
    for (size_t round = 0; round < 4; round++) {
        memcpy(a, text, half);
        memcpy(b, text + (n - half) / (round + 1), half);
        a[half] = b[half - half / 4 * round] = 0;
        size_t m = strlen(b), cells = (strlen(a) + 1) * (m + 1);
        int *memo = need(cells * sizeof *memo);
        for (size_t i = 0; i < cells; i++)
            memo[i] = -1;
        unsigned d = levenshtein(a, b);
        check(d == levenshtein_memo(a, b, 0, 0, m, memo) && d == levenshtein(b, a), "edit distance");
        total = total * 100 + d;
        free(memo);
    }
    check(levenshtein("kitten", "sitting") == 3 && levenshtein("", "abc") == 3, "known edit distances");
    printf("edit distances %u\n", total);
    free(text);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(size_t);
    } groups[] = {{"sorts", run_sorts}, {"tables", run_tables}, {"trees", run_trees}, {"strings", run_strings}};
    enum { GROUPS = sizeof groups / sizeof *groups };
    bool wanted[GROUPS] = {false}, any = false;
    size_t n = 1000;
    for (int i = 1; i < argc; i++) {
        if (argv[i][0] == '-' && (argv[i][1] == 'n' || argv[i][1] == 's') && i + 1 < argc) {
            unsigned long v = strtoul(argv[i + 1], NULL, 10);
            if (argv[i][1] == 'n')
                n = v;
            else
                rng_state = v;
            i++;
            continue;
        }
        size_t g = 0;
        while (g < GROUPS && strcmp(groups[g].name, argv[i]) != 0)
            g++;
        if (g == GROUPS) {
            fprintf(stderr, "sortsearch: no group %s; there are", argv[i]);
            for (g = 0; g < GROUPS; g++)
                fprintf(stderr, " %s", groups[g].name);
            fputc('\n', stderr);
            return 2;
        }
        wanted[g] = any = true;
    }
    for (size_t g = 0; g < GROUPS; g++)
        if (!any || wanted[g]) {
            printf("== %s, n %zu\n", groups[g].name, n);
            groups[g].run(n);
        }
    printf("%d failures\n", failures);
    return failures != 0;
}
