//! what: run-length encoded data of three pairs decodes to more bytes than the buffer has
//! find: stack-out-of-bounds
//! input: data = "\x05a\x06b\x06c\x00"
#include <stddef.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

int main(void)
{
    unsigned char data[8], out[16];
    size_t n = 0;
    unsnarl_symbolic(data, sizeof data, "data");
    for (size_t i = 0; i + 1 < sizeof data && data[i]; i += 2) {
        if (data[i] > 6 || data[i + 1] < 'a' || data[i + 1] > 'z')
            return 0;
        for (int k = 0; k < data[i]; k++)
            out[n++] = data[i + 1]; //~ FAIL
    }
    return n > 0 && out[0] == 1;
}
