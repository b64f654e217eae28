//! what: a banner is shown only if all of it can be printed; the check and the showing are apart
//! find: assertion
//! order: needed
//! input: banner = "OK:9"
#include <assert.h>
#include <ctype.h>
#include <pthread.h>
#include <string.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char banner[5] = "boot";
static char given[5];

static int printable(const char *s)
{
    while (*s)
        if (!isprint((unsigned char)*s++))
            return 0;
    return 1;
}

static void *replace(void *arg)
{
    (void)arg;
    if (printable(given) && isupper((unsigned char)given[0]) && isupper((unsigned char)given[1]) &&
        ispunct((unsigned char)given[2]) && isdigit((unsigned char)given[3])) {
        pthread_mutex_lock(&lock);
        memcpy(banner, given, sizeof banner);
        pthread_mutex_unlock(&lock);
    }
    return 0;
}

static void *show(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    int lower = islower((unsigned char)banner[0]);
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    assert(!lower || banner[3] != '9'); //~ FAIL
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    unsnarl_symbolic(given, 4, "banner");
    pthread_create(&a, 0, replace, 0);
    pthread_create(&b, 0, show, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
