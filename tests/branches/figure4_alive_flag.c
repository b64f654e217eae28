//! what: TAME, figure 4, with the question whether the other thread is alive answered by a flag
//! options: --exclude lib_*
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char hashed[9];
static int have_hash, t2_ended;

static void lib_hex(const char *text, char hex[9])
{
    unsigned hash = 5381;
    for (; *text; text++)
        hash = hash * 33 + (unsigned char)*text;
    for (int i = 7; i >= 0; i--, hash >>= 4)
        hex[i] = "0123456789abcdef"[hash & 15];
    hex[8] = 0;
}

static void check_hash(void)
{
    char mine[9];
    lib_hex("esec/fse2015", mine);
    pthread_mutex_lock(&lock);
    if (!have_hash) { //~ BRANCH if other
        memcpy(hashed, mine, sizeof mine);
        have_hash = 1;
    } else if (strcmp(hashed, mine) != 0) { //~ NOT
        puts("ERROR");
    }
    pthread_mutex_unlock(&lock);
}

static void *t2(void *arg)
{
    (void)arg;
    check_hash();
    pthread_mutex_lock(&lock);
    t2_ended = 1;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, t2, NULL);
    check_hash();
    pthread_mutex_lock(&lock);
    if (!t2_ended) //~ BRANCH if other
        puts("done");
    pthread_mutex_unlock(&lock);
    pthread_join(thread, NULL);
    return 0;
}
