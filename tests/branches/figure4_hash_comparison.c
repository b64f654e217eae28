//! what: TAME, figure 4: two implementations of a hash from an excluded library are compared; who comes first depends on the schedule, what is compared does not
//! options: --exclude lib_*
#define _GNU_SOURCE
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

static const char input[] = "esec/fse2015";
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
    int present;
    uint32_t hash;
} map;

static uint32_t lib_codec_hash(const char *text)
{
    uint32_t hash = 2166136261u;
    for (; *text; text++)
        hash = (hash ^ (uint8_t)*text) * 16777619u;
    return hash;
}

static uint32_t lib_guava_hash(const char *text)
{
    uint32_t hash = 0x811c9dc5u;
    while (*text) {
        hash ^= (uint8_t)*text++;
        hash += (hash << 1) + (hash << 4) + (hash << 7) + (hash << 8) + (hash << 24);
    }
    return hash;
}

static void check_hash(uint32_t hash)
{
    pthread_mutex_lock(&lock);
    int present = map.present;                        /* 9 */
    if (!present) {                                   /* 10 */ //~ BRANCH if other
        map.hash = hash;                              /* 11 */
        map.present = 1;
    } else if (map.hash != hash) {                    /* 13 */ //~ NOT
        puts("ERROR");                                /* 14 */
    }
    pthread_mutex_unlock(&lock);
}

static void *t2(void *arg)
{
    (void)arg;
    check_hash(lib_guava_hash(input));
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, t2, NULL);
    check_hash(lib_codec_hash(input));
    int alive = pthread_tryjoin_np(thread, NULL) != 0; /* 3 */ //~ MAY try-join other
    if (alive) {
        puts("done");
        pthread_join(thread, NULL);
    }
    return 0;
}
