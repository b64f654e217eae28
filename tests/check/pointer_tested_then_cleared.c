//! what: a pointer is tested and then read again, and another thread clears it in between
//! cflags: -pthread
//! find: null-access
//! proves: yes
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

struct info {
    int length;
};

static struct info query = {12};
static struct info *_Atomic process_info = &query;

static void *finish(void *arg)
{
    (void)arg;
    process_info = NULL;
    return NULL;
}

int main(void)
{
    pthread_t t;
    int length = 0;
    pthread_create(&t, NULL, finish, NULL);
#ifdef FIXED
    struct info *p = process_info;
    if (p)
        length = p->length;
#else
    if (process_info)
        length = process_info->length; //~ FAIL
#endif
    pthread_join(t, NULL);
    puts(length == 0 || length == 12 ? "done" : "garbled");
    return 0;
}
