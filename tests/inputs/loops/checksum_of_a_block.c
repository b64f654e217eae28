//! what: Fletcher's checksum of eight bytes, of which a thread clears one meanwhile
//! find: assertion
//! order: needed
//! input: block = "ABCDEFG\x07"
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned char block[8];
static unsigned expected = 1;

static unsigned checksum(void)
{
    unsigned a = 0, b = 0;
    for (int i = 0; i < 8; i++) {
        a = (a + block[i]) % 255;
        b = (b + a) % 255;
    }
    return b << 8 | a;
}

static void *store(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    expected = checksum();
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *clear(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    block[7] = 0;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    unsnarl_symbolic(block, sizeof block, "block");
    for (int i = 0; i < 7; i++)
        if (block[i] != 'A' + i)
            return 0;
    pthread_create(&a, 0, store, 0);
    pthread_create(&b, 0, clear, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    if (checksum() != expected)
        assert((expected & 0xff) != (476 + 7) % 255); //~ FAIL
    return 0;
}
