//! what: the same where another thread wrote the text: each round looks at another byte, so it does not wait for anybody
//! find: assertion
#include <assert.h>
#include <pthread.h>

void unsnarl_symbolic(void *, unsigned long, const char *);

static char text[24];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *measure(void *unused)
{
    int length = 0;
    pthread_mutex_lock(&lock);
    while (text[length])
        length++;
    pthread_mutex_unlock(&lock);
    assert(length != 17); //~ FAIL
    return unused;
}

int main(void)
{
    pthread_t thread;
    char given[24];
    unsnarl_symbolic(given, sizeof given, "given");
    pthread_create(&thread, NULL, measure, NULL);
    pthread_mutex_lock(&lock);
    for (int i = 0; i < 23; i++)
        text[i] = given[i];
    pthread_mutex_unlock(&lock);
    pthread_join(thread, NULL);
    return 0;
}
