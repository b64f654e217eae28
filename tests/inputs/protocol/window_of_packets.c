//! what: sequence numbers of three packets; one that is received while the window moves is counted twice
//! find: assertion
//! order: needed
//! input: packets = "\xfe\xff\x00A"
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned char packets[4], base = 0xfe;
static int delivered;

static void *receive(void *arg)
{
    (void)arg;
    for (int i = 0; i < 3; i++) {
        pthread_mutex_lock(&lock);
        unsigned char distance = (unsigned char)(packets[i] - base);
        if (distance < 2 && packets[3] == 'A')
            delivered++;
        pthread_mutex_unlock(&lock);
    }
    return 0;
}

static void *advance(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    base = (unsigned char)(base + 2);
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    unsnarl_symbolic(packets, sizeof packets, "packets");
    if (packets[0] == packets[1] || packets[1] == packets[2] || packets[0] == packets[2])
        return 0;
    pthread_create(&a, 0, receive, 0);
    pthread_create(&b, 0, advance, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(delivered < 3); //~ FAIL
    return 0;
}
