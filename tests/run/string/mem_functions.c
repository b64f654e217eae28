//! what: memcpy memmove memset memcmp memchr memrchr rawmemchr memmem mempcpy memccpy and the b-functions
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

static int sign(int v) {
    return (v > 0) - (v < 0);
}

int main(void) {
    char a[32] = "0123456789abcdef", b[32] = {0};
    printf("%d %s\n", memcpy(b, a, 17) == b, b);
    memmove(b + 2, b, 10);
    printf("%s\n", b);
    memmove(b, b + 3, 10);
    printf("%s\n", b);
    memmove(b, b, 5);
    memset(b, 'x', 3);
    memset(b + 3, 0x141, 1);
    printf("%s\n", b);
    memset(b, 0, 0);
    memcpy(b, a, 0);
    printf("%d %d %d %d\n", sign(memcmp("abc", "abd", 3)), sign(memcmp("abc", "abd", 2)), sign(memcmp("\xff", "\x01", 1)), memcmp("a", "b", 0));
    printf("%d %d %d\n", (int)((char *)memchr(a, '5', 16) - a), memchr(a, 'z', 16) == NULL, memchr(a, '0', 0) == NULL);
    printf("%d %d\n", (int)((char *)memchr(a, 0, 17) - a), (int)((char *)memchr(a, 0x100 + '7', 16) - a));
    const char *dots = "a.b.c";
    printf("%d %d\n", (int)((char *)memrchr(dots, '.', 5) - dots), (int)((char *)rawmemchr(dots, 'c') - dots));
    printf("%d\n", memrchr(a, 'z', 16) == NULL);
    printf("%d %d %d %d\n", (int)((char *)memmem(a, 16, "789", 3) - a), memmem(a, 16, "798", 3) == NULL, memmem(a, 16, "", 0) == a, memmem(a, 3, "0123", 4) == NULL);
    char *end = mempcpy(b, "joined", 6);
    *end = 0;
    printf("%s %d\n", b, (int)(end - b));
    memset(b, 0, sizeof b);
    end = memccpy(b, "stop:here", ':', 9);
    printf("%s %d\n", b, (int)(end - b));
    printf("%d\n", memccpy(b, "nothing", ':', 7) == NULL);
    printf("%d %d\n", bcmp("same", "same", 4), bcmp("same", "sane", 4) != 0);
    bcopy("moved", b, 6);
    printf("%s\n", b);
    bcopy(b, b + 1, 5);
    printf("%s\n", b);
    bzero(b, 3);
    printf("%d %c\n", b[0] + b[1] + b[2], b[3]);
    explicit_bzero(b, sizeof b);
    printf("%d\n", b[3]);
    swab("badcfe", b, 6);
    b[6] = 0;
    printf("%s\n", b);
    swab("12345", b, 5);
    printf("%.4s\n", b);
    printf("%d %d %d %d\n", ffs(0), ffs(1), ffs(0x80), ffs((int)0x80000000));
    printf("%d %d %d\n", ffsl(0), ffsl(1L << 40), ffsll(1LL << 62));
    memfrob(b, 4);
    memfrob(b, 4);
    printf("%.4s\n", b);
    return 0;
}
