//! what: a number of the other byte order is checked after it was swapped
//! find: assertion
//! input: wire = 0x78563412
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

int main(void)
{
    uint32_t wire;
    unsnarl_symbolic(&wire, sizeof wire, "wire");
    uint32_t host = __builtin_bswap32(wire);
    uint16_t half = __builtin_bswap16((uint16_t)wire);
    if (half == 0x1234)
        assert(host != 0x12345678); //~ FAIL
    return 0;
}
