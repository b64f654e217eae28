//! what: a frame's length field is 16 bits, high byte first; the reader gets the bytes from a pipe of one byte
//! find: assertion
//! order: needed
//! input: frame = "\x01\x2c\x7e"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

static unsigned char frame[3];
static atomic_uint length;
static atomic_int complete;

static void *decoder(void *arg)
{
    (void)arg;
    if (frame[2] != 0x7e)
        return 0;
    atomic_store(&length, (unsigned)frame[0] << 8);
    atomic_fetch_or(&length, frame[1]);
    atomic_store(&complete, 1);
    return 0;
}

static void *allocator(void *arg)
{
    (void)arg;
    unsigned n = atomic_load(&length);
    if (n == 256 && !atomic_load(&complete)) {
        unsigned later = atomic_load(&length);
        assert(later != 300); //~ FAIL
    }
    return 0;
}

int main(void)
{
    pthread_t a, b;
    unsnarl_symbolic(frame, sizeof frame, "frame");
    pthread_create(&a, 0, decoder, 0);
    pthread_create(&b, 0, allocator, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
