//! what: the CRC-32 of four bytes, by table, must be a known number
//! find: assertion
//! input: data = "fix!"
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

static uint32_t table[256];

static void fill(void)
{
    for (uint32_t n = 0; n < 256; n++) {
        uint32_t c = n;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xedb88320u ^ c >> 1 : c >> 1;
        table[n] = c;
    }
}

static uint32_t crc(const unsigned char *data, int n)
{
    uint32_t c = 0xffffffffu;
    for (int i = 0; i < n; i++)
        c = table[(c ^ data[i]) & 0xff] ^ c >> 8;
    return ~c;
}

int main(void)
{
    unsigned char data[4];
    fill();
    uint32_t wanted = crc((const unsigned char *)"fix!", 4);
    unsnarl_symbolic(data, sizeof data, "data");
    assert(crc(data, 4) != wanted); //~ FAIL
    return 0;
}
