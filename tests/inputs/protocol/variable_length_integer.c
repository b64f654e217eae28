//! what: integers of seven bits a byte (LEB128), zigzag encoded; two of them are the corners of an empty rectangle
//! find: assertion
//! input: wire = "\xd0\x0f\xcf\x0f\x00\x00"
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

static unsigned char wire[6];
static size_t at;

static int32_t read_number(void)
{
    uint32_t value = 0;
    for (int shift = 0; at < sizeof wire && shift < 21; shift += 7) {
        unsigned char byte = wire[at++];
        value |= (uint32_t)(byte & 0x7f) << shift;
        if (!(byte & 0x80))
            break;
    }
    return (int32_t)(value >> 1) ^ -(int32_t)(value & 1);
}

int main(void)
{
    unsnarl_symbolic(wire, sizeof wire, "wire");
    int32_t left = read_number(), right = read_number();
    if (at == 4 && left == 1000)
        assert(right != -1000); //~ FAIL
    return 0;
}
