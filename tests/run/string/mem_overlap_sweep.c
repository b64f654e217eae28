//! what: memmove and memcpy at every small length, offset and alignment
//! opt: 0 2
#include <stdio.h>
#include <string.h>

int main(void) {
    unsigned long hash = 0;
    for (int length = 0; length <= 40; length++)
        for (int from = 0; from < 12; from++)
            for (int to = 0; to < 12; to++) {
                unsigned char buffer[64], expected[64], other[64] = {0};
                for (int i = 0; i < 64; i++)
                    buffer[i] = expected[i] = (unsigned char)(i * 3 + 1);
                for (int i = 0; i < length; i++)
                    expected[to + i] = (unsigned char)((from + i) * 3 + 1);
                memcpy(other + to, buffer + from, (size_t)length);
                memmove(buffer + to, buffer + from, (size_t)length);
                if (memcmp(buffer, expected, 64) != 0) {
                    printf("wrong at %d %d %d\n", length, from, to);
                    return 1;
                }
                for (int i = 0; i < 64; i++)
                    hash = hash * 31 + buffer[i] + other[i];
            }
    printf("%lx\n", hash);
    return 0;
}
