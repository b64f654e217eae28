//! what: numbered arguments %n$ with numbered widths and precisions
#include <stdio.h>

int main(void) {
    printf("%2$s %1$s\n", "world", "hello");
    printf("%1$d %1$x %1$o %2$s %1$d\n", 255, "mid");
    printf("[%2$*1$d] [%2$-*1$d] [%2$0*1$d]\n", 8, 42);
    printf("[%3$.*2$f] [%3$*1$.*2$f]\n", 12, 3, 3.14159265);
    printf("%3$s %2$lld %1$c %4$g\n", 'c', 1LL << 40, "str", 2.5);
    printf("%5$s%4$s%3$s%2$s%1$s\n", "1", "2", "3", "4", "5");
    printf("%2$Lg %1$d %3$hhd\n", 7, 1.5L, 300);
    return 0;
}
