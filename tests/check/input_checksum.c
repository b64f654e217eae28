//! what: an input goes through a table of 256 words four times, in a thread; the table is written before threads begin
//! cflags: -pthread
//! find: assertion
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

void unsnarl_symbolic(void *, unsigned long, const char *);

static uint32_t table[256];
static unsigned char message[4];
static atomic_int busy;

static void *receive(void *unused)
{
    (void)unused;
    uint32_t crc = 0xffffffffu;
    for (int i = 0; i < 4; i++)
        crc = table[(crc ^ message[i]) & 0xff] ^ (crc >> 8);
#ifndef FIXED
    if (~crc == 0x8a9136aau)
        assert(!busy); //~ FAIL
#endif
    return 0;
}

int main(void)
{
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xedb88320u ^ (c >> 1) : c >> 1;
        table[i] = c;
    }
    unsnarl_symbolic(message, sizeof message, "message");
    pthread_t t;
    pthread_create(&t, 0, receive, 0);
    busy = 1;
    busy = 0;
    pthread_join(t, 0);
    return 0;
}
