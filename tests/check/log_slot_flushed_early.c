//! what: a logger's flush thread writes a slot that was reserved but not yet filled
//! cflags: -pthread
//! find: assertion data-race
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define SLOTS 4
#define LINE_SIZE 48
#define ROTATE_AFTER 24 // bytes in one file

struct slot {
    char text[LINE_SIZE];
    int length;
    int is_ready;
};

struct logger {
    pthread_mutex_t lock;
    pthread_cond_t reserved; // the flush thread has something to do
    pthread_cond_t room;
    struct slot slots[SLOTS];
    unsigned head, tail; // flushed up to head, reserved up to tail
    int is_closing;
    FILE *file;
    long written;
    int files;
    int lines;
};

static int open_next(struct logger *log)
{
    char name[32];
    if (log->file)
        fclose(log->file);
    snprintf(name, sizeof name, "service.log.%d", log->files);
    log->file = fopen(name, "w");
    log->written = 0;
    if (!log->file) {
        perror(name);
        return -1;
    }
    log->files++;
    return 0;
}

static int write_line(struct logger *log, const struct slot *s)
{
    assert(s->length > 0 && s->text[s->length - 1] == '\n'); //~ FAIL RACE
    if (log->written > 0 && log->written + s->length > ROTATE_AFTER && open_next(log) != 0) //~ RACE
        return -1;
    if (fwrite(s->text, 1, s->length, log->file) != (size_t)s->length) //~ RACE
        return -1;
    log->written += s->length; //~ RACE
    log->lines++;
    return 0;
}

static int can_flush(const struct logger *log)
{
#ifdef FIXED
    return log->head != log->tail && log->slots[log->head % SLOTS].is_ready;
#else
    return log->head != log->tail;
#endif
}

// Files are written without the lock, so that nobody who logs waits for a disk.
static void *flusher(void *arg)
{
    struct logger *log = arg;
    pthread_mutex_lock(&log->lock);
    for (;;) {
        while (!can_flush(log) && !(log->is_closing && log->head == log->tail))
            pthread_cond_wait(&log->reserved, &log->lock);
        if (log->head == log->tail)
            break;
        struct slot *s = &log->slots[log->head % SLOTS];
        pthread_mutex_unlock(&log->lock);
        if (write_line(log, s) != 0)
            fputs("a line was lost\n", stderr);
        pthread_mutex_lock(&log->lock);
        s->is_ready = 0;
        log->head++;
        pthread_cond_signal(&log->room);
    }
    pthread_mutex_unlock(&log->lock);
    fclose(log->file);
    return NULL;
}

static struct logger log_ = {
    .lock = PTHREAD_MUTEX_INITIALIZER, .reserved = PTHREAD_COND_INITIALIZER, .room = PTHREAD_COND_INITIALIZER};

__attribute__((format(printf, 1, 2))) static void log_line(const char *format, ...)
{
    va_list args;
    pthread_mutex_lock(&log_.lock);
    while (log_.tail - log_.head == SLOTS)
        pthread_cond_wait(&log_.room, &log_.lock);
    struct slot *s = &log_.slots[log_.tail++ % SLOTS];
#ifndef FIXED
    pthread_cond_signal(&log_.reserved);
#endif
    pthread_mutex_unlock(&log_.lock);

    va_start(args, format);
    int length = vsnprintf(s->text, LINE_SIZE - 1, format, args); //~ RACE
    va_end(args);
    if (length > LINE_SIZE - 2)
        length = LINE_SIZE - 2;
    s->text[length] = '\n'; //~ RACE
    s->length = length + 1; //~ RACE
#ifdef FIXED
    pthread_mutex_lock(&log_.lock);
    s->is_ready = 1;
    pthread_cond_signal(&log_.reserved);
    pthread_mutex_unlock(&log_.lock);
#endif
}

static void *client(void *arg)
{
    log_line("client %d: hello", *(int *)arg);
    return NULL;
}

int main(void)
{
    pthread_t flush, clients[2];
    int ids[2] = {1, 2};
    if (open_next(&log_) != 0)
        return 1;
    pthread_create(&flush, NULL, flusher, &log_);
    for (int i = 0; i < 2; i++)
        pthread_create(&clients[i], NULL, client, &ids[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(clients[i], NULL);

    pthread_mutex_lock(&log_.lock);
    log_.is_closing = 1;
    pthread_cond_signal(&log_.reserved);
    pthread_mutex_unlock(&log_.lock);
    pthread_join(flush, NULL);
    assert(log_.lines == 2);
    remove("service.log.0");
    remove("service.log.1");
    puts("done");
    return 0;
}
