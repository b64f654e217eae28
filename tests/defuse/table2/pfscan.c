//! what: a parallel file scanner: who waits for a file looks only once whether there is one after it was woken
//! row: pfscan_bug
//! fails: assertion
//! bench: only
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

/*
 * main walks through folders and puts the files that it finds into a queue; scanners take them out and search each for a text, by the
 * algorithm of Boyer, Moore and Horspool. The queue is bounded: whoever finds it full or empty waits. When all is walked through, it is closed.
 */

#ifndef SCANNERS
#define SCANNERS 2
#endif
#define QUEUE 2
#define PATHS 16
#define LONGEST 480

int __VERIFIER_nondet_int(void);

struct file {
    const char *name;
    int size;
    char content[LONGEST];
};

struct folder {
    const char *name;
    int files, folders;
    int first_file, first_folder;
};

/* The files of the world that is scanned; their content is made up from the words below. */
static struct file files[] = {
    { "src/main.c", 0, "" },     { "src/queue.c", 0, "" },    { "src/match.c", 0, "" },
    { "doc/readme", 0, "" },     { "doc/licence", 0, "" },    { "test/one", 0, "" },
};
static const struct folder folders[] = {
    { "", 0, 3, 0, 1 }, { "src", 3, 0, 0, 0 }, { "doc", 2, 0, 3, 0 }, { "test", 1, 0, 5, 0 },
};
static const char *const words[] = { "the ", "needle ", "is ", "not ", "in ", "need ", "hay ", "stack\n" };

struct queue {
    pthread_mutex_t lock;
    pthread_cond_t not_empty, not_full;
    const struct file *path[QUEUE];
    int size, first, closed;
    int waiting;
};

static struct queue queue;

static pthread_mutex_t total_lock = PTHREAD_MUTEX_INITIALIZER;
static int files_scanned, matches, bytes;
static int largest;
static int quiet;

/* What is searched for, and how far one may jump at each letter. */
static const char *needle = "needle";
static int needle_length;
static unsigned char jumps[256];

static void queue_init(struct queue *q)
{
    pthread_mutex_init(&q->lock, NULL);
    pthread_cond_init(&q->not_empty, NULL);
    pthread_cond_init(&q->not_full, NULL);
    q->size = q->first = q->closed = q->waiting = 0;
}

static void queue_put(struct queue *q, const struct file *file)
{
    pthread_mutex_lock(&q->lock);
    while (q->size == QUEUE)
        pthread_cond_wait(&q->not_full, &q->lock);
    q->path[(q->first + q->size) % QUEUE] = file;
    q->size++;
    if (q->waiting > 0)
        pthread_cond_signal(&q->not_empty);
    pthread_mutex_unlock(&q->lock);
}

static void queue_close(struct queue *q)
{
    pthread_mutex_lock(&q->lock);
    q->closed = 1;
    pthread_cond_broadcast(&q->not_empty);
    pthread_mutex_unlock(&q->lock);
}

/* NULL: there will be no more. */
static const struct file *queue_get(struct queue *q)
{
    const struct file *file = NULL;
    pthread_mutex_lock(&q->lock);
#ifdef FIXED
    while (q->size == 0 && !q->closed) {
#else
    if (q->size == 0 && !q->closed) {
#endif
        q->waiting++;
        pthread_cond_wait(&q->not_empty, &q->lock);
        q->waiting--;
    }
    if (q->size > 0 || !q->closed) {
        assert(q->size > 0); //~ FAIL
        file = q->path[q->first];
        q->first = (q->first + 1) % QUEUE;
        q->size--;
        pthread_cond_signal(&q->not_full);
    }
    pthread_mutex_unlock(&q->lock);
    return file;
}

static void prepare(void)
{
    needle_length = (int)strlen(needle);
    for (int c = 0; c < 256; c++)
        jumps[c] = (unsigned char)needle_length;
    for (int i = 0; i < needle_length - 1; i++)
        jumps[(unsigned char)needle[i]] = (unsigned char)(needle_length - 1 - i);
}

static int same_at(const char *text)
{
    for (int i = needle_length - 1; i >= 0; i--)
        if (text[i] != needle[i])
            return 0;
    return 1;
}

static int count_matches(const struct file *file)
{
    int found = 0;
    for (int at = 0; at + needle_length <= file->size;) {
        if (same_at(&file->content[at]))
            found++;
        at += jumps[(unsigned char)file->content[at + needle_length - 1]];
    }
    return found;
}

static void report(const struct file *file, int found)
{
    pthread_mutex_lock(&total_lock);
    files_scanned++;
    matches += found;
    bytes += file->size;
    if (file->size > largest)
        largest = file->size;
    pthread_mutex_unlock(&total_lock);
    if (!quiet && found > 1000)
        printf("%s: %d\n", file->name, found);
}

static void *scanner(void *arg)
{
    for (;;) {
        const struct file *file = queue_get(&queue);
        if (!file)
            break;
        report(file, count_matches(file));
    }
    return arg;
}

static void make_content(void)
{
    unsigned seed = 3;
    int count = sizeof files / sizeof files[0];
    for (int i = 0; i < count; i++) {
        struct file *file = &files[i];
        int wanted = LONGEST - 40 - 30 * i;
        while (file->size < wanted) {
            seed = seed * 1103515245u + 12345u;
            const char *word = words[seed >> 16 & 7];
            int length = (int)strlen(word);
            memcpy(&file->content[file->size], word, length);
            file->size += length;
        }
        file->content[file->size] = 0;
    }
}

static int walk(const struct folder *folder)
{
    int put = 0;
    for (int i = 0; i < folder->files; i++) {
        queue_put(&queue, &files[folder->first_file + i]);
        put++;
    }
    for (int i = 0; i < folder->folders; i++)
        put += walk(&folders[folder->first_folder + i]);
    return put;
}

int main(void)
{
    pthread_t threads[SCANNERS];
    quiet = __VERIFIER_nondet_int() > 0;
    make_content();
    prepare();
    queue_init(&queue);
    for (int i = 0; i < SCANNERS; i++)
        pthread_create(&threads[i], NULL, scanner, NULL);
    int put = walk(&folders[0]);
    queue_close(&queue);
    for (int i = 0; i < SCANNERS; i++)
        pthread_join(threads[i], NULL);
    printf("%d of %d files, %d bytes, %d matches, %d at most\n", files_scanned, put, bytes, matches, largest);
    return 0;
}
