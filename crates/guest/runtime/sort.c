/* qsort and bsearch. The order of comparisons is that of glibc 2.36, a top-down merge sort: a program can see it. */
#include <stddef.h>

void *malloc(size_t);
void free(void *);
void *memcpy(void *, const void *, size_t);

typedef int (*compare_fn)(const void *, const void *, void *);
typedef int (*plain_compare_fn)(const void *, const void *);

/* Elements above this are sorted through pointers, as glibc does. */
enum { LARGEST_DIRECT = 32 };

struct job {
    size_t size;
    int indirect;
    compare_fn compare;
    void *arg;
    char *scratch;
};

static void move_in(const struct job *job, char *to, const char *from) {
    if (job->indirect)
        *(void **)to = *(void *const *)from;
    else
        memcpy(to, from, job->size);
}

static int in_order(const struct job *job, const char *a, const char *b) {
    if (job->indirect)
        return job->compare(*(void *const *)a, *(void *const *)b, job->arg) <= 0;
    return job->compare(a, b, job->arg) <= 0;
}

static void merge_sort(const struct job *job, char *base, size_t n) {
    if (n <= 1)
        return;
    size_t left_count = n / 2, right_count = n - left_count, size = job->size;
    char *left = base, *right = base + left_count * size, *out = job->scratch;
    merge_sort(job, left, left_count);
    merge_sort(job, right, right_count);
    while (left_count > 0 && right_count > 0) {
        if (in_order(job, left, right)) {
            move_in(job, out, left);
            left += size;
            left_count--;
        } else {
            move_in(job, out, right);
            right += size;
            right_count--;
        }
        out += size;
    }
    if (left_count > 0)
        memcpy(out, left, left_count * size);
    memcpy(base, job->scratch, (n - right_count) * size);
}

/* Puts the elements where the sorted pointers say, following each cycle of the permutation once. */
static void permute(char *base, size_t n, size_t size, char **sorted, char *spare) {
    char *place = base;
    for (size_t i = 0; i < n; i++, place += size) {
        char *from = sorted[i];
        if (from == place)
            continue;
        memcpy(spare, place, size);
        size_t hole = i;
        char *hole_at = place;
        do {
            size_t next = (size_t)(from - base) / size;
            sorted[hole] = hole_at;
            memcpy(hole_at, from, size);
            hole = next;
            hole_at = from;
            from = sorted[hole];
        } while (from != place);
        sorted[hole] = hole_at;
        memcpy(hole_at, spare, size);
    }
}

static void sink(const struct job *job, char *base, size_t top, size_t n) {
    size_t size = job->size, child;
    while ((child = 2 * top + 1) < n) {
        if (child + 1 < n && !in_order(job, base + (child + 1) * size, base + child * size))
            child++;
        char *a = base + top * size, *b = base + child * size;
        if (in_order(job, b, a))
            return;
        for (size_t i = 0; i < size; i++) {
            char byte = a[i];
            a[i] = b[i];
            b[i] = byte;
        }
        top = child;
    }
}

/* Without any memory. glibc does the same when it gets none, by another algorithm. */
static void heap_sort(const struct job *job, char *base, size_t n) {
    size_t size = job->size;
    for (size_t top = n / 2; top-- > 0;)
        sink(job, base, top, n);
    while (n-- > 1) {
        for (size_t i = 0; i < size; i++) {
            char byte = base[i];
            base[i] = base[n * size + i];
            base[n * size + i] = byte;
        }
        sink(job, base, 0, n);
    }
}

/* So many elements of that size, if there is room for them. */
static void *scratch(size_t n, size_t size) {
    size_t bytes;
    return __builtin_mul_overflow(n, size, &bytes) ? NULL : malloc(bytes);
}

void qsort_r(void *base, size_t n, size_t size, compare_fn compare, void *arg) {
    if (n <= 1)
        return;
    if (size <= LARGEST_DIRECT) {
        struct job job = {size, 0, compare, arg, scratch(n, size)};
        if (job.scratch)
            merge_sort(&job, base, n);
        else
            heap_sort(&job, base, n);
        free(job.scratch);
        return;
    }
    char **pointers = scratch(n, sizeof *pointers);
    struct job job = {sizeof *pointers, 1, compare, arg, pointers ? scratch(n, sizeof *pointers) : NULL};
    char *spare = job.scratch ? malloc(size) : NULL;
    if (!spare) {
        struct job small = {size, 0, compare, arg, NULL};
        heap_sort(&small, base, n);
        free(job.scratch);
        free(pointers);
        return;
    }
    for (size_t i = 0; i < n; i++)
        pointers[i] = (char *)base + i * size;
    merge_sort(&job, (char *)pointers, n);
    permute(base, n, size, pointers, spare);
    free(spare);
    free(job.scratch);
    free(pointers);
}

static int call_plain(const void *a, const void *b, void *compare) {
    return ((plain_compare_fn)compare)(a, b);
}

void qsort(void *base, size_t n, size_t size, plain_compare_fn compare) {
    qsort_r(base, n, size, call_plain, (void *)compare);
}

void *bsearch(const void *key, const void *base, size_t n, size_t size, plain_compare_fn compare) {
    size_t low = 0, high = n;
    while (low < high) {
        size_t middle = (low + high) / 2;
        const char *element = (const char *)base + middle * size;
        int order = compare(key, element);
        if (order < 0)
            high = middle;
        else if (order > 0)
            low = middle + 1;
        else
            return (void *)element;
    }
    return NULL;
}
