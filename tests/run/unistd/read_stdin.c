//! what: read() on standard input mixed with nothing else, in small pieces
//! stdin: abcdefghij
#include <stdio.h>
#include <unistd.h>

int main(void) {
    char b[4];
    ssize_t n;
    while ((n = read(0, b, sizeof b)) > 0) {
        write(1, "<", 1);
        write(1, b, (size_t)n);
        write(1, ">", 1);
    }
    write(1, "\n", 1);
    printf("%zd\n", n);
    return 0;
}
