/* A parallel file scanner, in small: one thread walks a list of files and queues them, two scanners take them from the
 * queue and count the lines that have a word in them. The queue is a ring under one lock, with two conditions, as in any
 * textbook.
 *
 * It has a bug that shows about once in many thousand runs: the scanners sometimes read a slot of the ring that has nothing
 * in it. Every access is under the lock, so there is no data race, and no tool that looks for one will find it.
 * `make demo` lets Unsnarl find it, explain it, and say what would help. With -DFIXED it is repaired. */
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#define SCANNERS 2
#define ROOM 2

struct file {
    const char *name;
    const char *text;
};

static const struct file files[] = {
    {"alarm.c", "int alarm;\nint bell;\n"},
    {"bell.c", "int bell;\n"},
    {"clock.c", "int clock;\nint hour;\nint bell;\n"},
};
#define FILES (sizeof files / sizeof files[0])

/* The queue. */
struct queue {
    pthread_mutex_t lock;
    pthread_cond_t not_empty, not_full;
    const struct file *slots[ROOM];
    int filled, head, tail;
    int is_closed;
};

static struct queue queue = {
    .lock = PTHREAD_MUTEX_INITIALIZER,
    .not_empty = PTHREAD_COND_INITIALIZER,
    .not_full = PTHREAD_COND_INITIALIZER,
};

static void queue_put(struct queue *q, const struct file *file)
{
    pthread_mutex_lock(&q->lock);
    while (q->filled == ROOM)
        pthread_cond_wait(&q->not_full, &q->lock);
    q->slots[q->tail] = file;
    q->tail = (q->tail + 1) % ROOM;
    q->filled++;
    pthread_cond_signal(&q->not_empty);
    pthread_mutex_unlock(&q->lock);
}

static void queue_close(struct queue *q)
{
    pthread_mutex_lock(&q->lock);
    q->is_closed = 1;
    pthread_cond_broadcast(&q->not_empty);
    pthread_mutex_unlock(&q->lock);
}

/* Waits until there is something to take; 0 if there will never be. */
static int queue_wait(struct queue *q)
{
    pthread_mutex_lock(&q->lock);
    while (q->filled == 0 && !q->is_closed)
        pthread_cond_wait(&q->not_empty, &q->lock);
    int any = q->filled > 0;
#ifndef FIXED
    pthread_mutex_unlock(&q->lock);
#endif
    return any;
}

static const struct file *queue_get(struct queue *q)
{
    if (!queue_wait(q)) {
#ifdef FIXED
        pthread_mutex_unlock(&q->lock);
#endif
        return NULL;
    }
#ifndef FIXED
    pthread_mutex_lock(&q->lock);
#endif
    assert(q->filled > 0);
    const struct file *file = q->slots[q->head];
    q->head = (q->head + 1) % ROOM;
    q->filled--;
    pthread_cond_signal(&q->not_full);
    pthread_mutex_unlock(&q->lock);
    return file;
}

/* What the scanners found. */
static pthread_mutex_t result_lock = PTHREAD_MUTEX_INITIALIZER;
static int lines_found, files_scanned;

static int count_lines(const char *text, const char *word)
{
    int count = 0;
    while (*text) {
        const char *end = strchr(text, '\n');
        size_t length = end ? (size_t)(end - text) : strlen(text);
        for (size_t i = 0; i + strlen(word) <= length; i++) {
            if (strncmp(text + i, word, strlen(word)) == 0) {
                count++;
                break;
            }
        }
        text += length + (end != NULL);
    }
    return count;
}

static void *scanner(void *word)
{
    const struct file *file;
    while ((file = queue_get(&queue)) != NULL) {
        int count = count_lines(file->text, word);
        pthread_mutex_lock(&result_lock);
        lines_found += count;
        files_scanned++;
        pthread_mutex_unlock(&result_lock);
    }
    return NULL;
}

static void *walker(void *unused)
{
    for (size_t i = 0; i < FILES; i++)
        queue_put(&queue, &files[i]);
    queue_close(&queue);
    return unused;
}

int main(void)
{
    static char word[] = "bell";
    pthread_t walks, scans[SCANNERS];
    pthread_create(&walks, NULL, walker, NULL);
    for (int i = 0; i < SCANNERS; i++)
        pthread_create(&scans[i], NULL, scanner, word);
    pthread_join(walks, NULL);
    for (int i = 0; i < SCANNERS; i++)
        pthread_join(scans[i], NULL);
    assert(files_scanned == FILES);
    printf("%d lines in %d files\n", lines_found, files_scanned);
    return 0;
}
