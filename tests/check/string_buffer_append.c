//! what: append asks for the length and for the characters in two steps, and the source shrinks in between
//! cflags: -pthread
//! find: assertion
//! proves: yes
//! explains: assertion
//! flows: 1
//! repair: atomic
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

struct buffer {
    pthread_mutex_t lock;
    int length;
    char text[16];
};

static struct buffer source = {PTHREAD_MUTEX_INITIALIZER, 3, "abc"};
static char target[16];

static void set_length(struct buffer *b, int length)
{
    pthread_mutex_lock(&b->lock);
    b->length = length; //~ BAD
    pthread_mutex_unlock(&b->lock);
}

static int append(char *to, struct buffer *from)
{
    pthread_mutex_lock(&from->lock); //~ FROM
    int length = from->length;
#ifndef FIXED
    pthread_mutex_unlock(&from->lock);
    pthread_mutex_lock(&from->lock);
#endif
    assert(length <= from->length); //~ FAIL READ TO
    memcpy(to, from->text, (size_t)length);
    pthread_mutex_unlock(&from->lock);
    return length;
}

static void *eraser(void *arg)
{
    (void)arg;
    set_length(&source, 0);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, eraser, NULL);
    append(target, &source);
    pthread_join(t, NULL);
    puts("done");
    return 0;
}
