//! what: %s and %c with width and precision, a null pointer, and an unterminated buffer bounded by its precision
#include <stdio.h>
#include <wchar.h>

int main(void) {
    char raw[4] = {'w', 'x', 'y', 'z'};
    const char *volatile none = NULL;
    printf("[%s] [%10s] [%-10s] [%.2s] [%10.2s] [%-10.2s] [%.0s] [%.s]\n", "hello", "hello", "hello", "hello", "hello", "hello", "hello", "hello");
    printf("[%.4s] [%.*s] [%.*s]\n", raw, 3, raw, 0, raw);
    printf("[%*s] [%-*s] [%*s]\n", 8, "a", 8, "b", -8, "c");
    printf("[%.*s]\n", -1, "negative precision counts as none");
    printf("[%s] [%.3s] [%.6s] [%10s]\n", none, none, none, none);
    printf("[%c%c%c]", 'a', 0, 'b');
    printf("[%5c] [%-5c]\n", 'x', 'y');
    printf("%s%s%s\n", "", "one", "");
    printf("100%%\n");
    printf("%ls [%6ls] [%.2ls] %lc\n", L"wide", L"ab", L"cdef", (wint_t)'q');
    printf("plain\n");
    printf("%s", "");
    return 0;
}
