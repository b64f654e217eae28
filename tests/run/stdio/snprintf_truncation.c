//! what: snprintf never writes past its size, returns the untruncated length and accepts size 0 with a null buffer
#include <stdio.h>
#include <string.h>

int main(void) {
    char buffer[16];
    for (size_t size = 0; size <= 10; size++) {
        memset(buffer, '#', sizeof buffer);
        int n = snprintf(buffer, size, "%s-%d", "abc", 1234);
        printf("%zu %d ", size, n);
        for (unsigned i = 0; i < sizeof buffer; i++)
            putchar(buffer[i] ? buffer[i] : '.');
        putchar('\n');
    }
    printf("%d\n", snprintf(NULL, 0, "%d %s %f", 1, "two", 3.0));
    printf("%d\n", snprintf(NULL, 0, "%1000d", 1));
    printf("%d [%s]\n", snprintf(buffer, sizeof buffer, "%s", ""), buffer);
    printf("%d [%s]\n", snprintf(buffer, 1, "%s", "gone"), buffer);
    return 0;
}
