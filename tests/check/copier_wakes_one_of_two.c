//! what: a file copier fills a buffer and wakes one of the two threads that wait for it; the other may be the one it needs
//! cflags: -pthread
//! find: deadlock
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUFFERS 2
#define BUFFER_SIZE 8
#define USERS 2 // of each buffer: the writer and the one who adds up the checksum

struct buffer {
    char bytes[BUFFER_SIZE];
    size_t size;
    int users; // who have not finished with it; 0: it can be filled again
};

struct copy {
    FILE *from, *to;
    pthread_mutex_t lock;
    pthread_cond_t filled, emptied;
    struct buffer buffers[BUFFERS];
    int filled_count;
    int at_end, has_failed;
    unsigned checksum;
};

static unsigned adler(unsigned sum, const char *bytes, size_t size)
{
    unsigned a = sum & 0xffff, b = sum >> 16;
    for (size_t i = 0; i < size; i++) {
        a = (a + (unsigned char)bytes[i]) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

// The next buffer for a user who has seen `seen` of them; NULL at the end.
static struct buffer *next_filled(struct copy *c, int seen)
{
    struct buffer *b = NULL;
    pthread_mutex_lock(&c->lock);
    while (c->filled_count == seen && !c->at_end)
        pthread_cond_wait(&c->filled, &c->lock); //~ FAIL
    if (c->filled_count > seen)
        b = &c->buffers[seen % BUFFERS];
    pthread_mutex_unlock(&c->lock);
    return b;
}

static void finished_with(struct copy *c, struct buffer *b)
{
    pthread_mutex_lock(&c->lock);
    if (--b->users == 0)
        pthread_cond_signal(&c->emptied);
    pthread_mutex_unlock(&c->lock);
}

static void *reader(void *arg)
{
    struct copy *c = arg;
    for (int i = 0;; i++) {
        struct buffer *b = &c->buffers[i % BUFFERS];
        pthread_mutex_lock(&c->lock);
        while (b->users > 0)
            pthread_cond_wait(&c->emptied, &c->lock); //~ FAIL
        pthread_mutex_unlock(&c->lock);

        b->size = fread(b->bytes, 1, BUFFER_SIZE, c->from);

        pthread_mutex_lock(&c->lock);
        if (b->size == 0) {
            c->at_end = 1;
            pthread_cond_broadcast(&c->filled);
            pthread_mutex_unlock(&c->lock);
            return NULL;
        }
        b->users = USERS;
        c->filled_count++;
#ifdef FIXED
        pthread_cond_broadcast(&c->filled);
#else
        pthread_cond_signal(&c->filled);
#endif
        pthread_mutex_unlock(&c->lock);
    }
}

static void *writer(void *arg)
{
    struct copy *c = arg;
    struct buffer *b;
    for (int seen = 0; (b = next_filled(c, seen)); seen++) {
        if (fwrite(b->bytes, 1, b->size, c->to) != b->size)
            c->has_failed = 1;
        finished_with(c, b);
    }
    return NULL;
}

static void *summer(void *arg)
{
    struct copy *c = arg;
    struct buffer *b;
    for (int seen = 0; (b = next_filled(c, seen)); seen++) {
        c->checksum = adler(c->checksum, b->bytes, b->size);
        finished_with(c, b);
    }
    return NULL;
}

static int copy_file(const char *from, const char *to, unsigned *checksum)
{
    void *(*stages[])(void *) = {reader, writer, summer};
    pthread_t threads[3];
    struct copy c = {.lock = PTHREAD_MUTEX_INITIALIZER, .checksum = 1};
    pthread_cond_init(&c.filled, NULL);
    pthread_cond_init(&c.emptied, NULL);
    if (!(c.from = fopen(from, "r")))
        return -1;
    if (!(c.to = fopen(to, "w"))) {
        fclose(c.from);
        return -1;
    }
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, stages[i], &c);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL); //~ FAIL
    fclose(c.from);
    *checksum = c.checksum;
    return fclose(c.to) == 0 && !c.has_failed ? 0 : -1;
}

int main(void)
{
    static const char text[] = "twenty bytes of text";
    char back[sizeof text] = "";
    unsigned checksum;
    FILE *f = fopen("original.txt", "w");
    if (!f || fputs(text, f) == EOF || fclose(f) != 0)
        return 1;
    if (copy_file("original.txt", "copy.txt", &checksum) != 0)
        return 1;
    assert(checksum == adler(1, text, strlen(text)));
    f = fopen("copy.txt", "r");
    if (!f || !fgets(back, sizeof back, f))
        return 1;
    fclose(f);
    assert(strcmp(text, back) == 0);
    remove("original.txt");
    remove("copy.txt");
    puts("done");
    return 0;
}
