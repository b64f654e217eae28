//! what: strchr strrchr strchrnul strstr strcasestr strspn strcspn strpbrk index rindex strlen
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <strings.h>

static int at(const char *base, const char *hit) {
    return hit ? (int)(hit - base) : -1;
}

int main(void) {
    const char *s = "the quick brown fox jumps over the lazy dog";
    printf("%zu %zu\n", strlen(s), strlen(""));
    printf("%d %d %d\n", at(s, strchr(s, 'q')), at(s, strchr(s, 'Q')), at(s, strchr(s, 0)));
    printf("%d %d %d\n", at(s, strrchr(s, 'o')), at(s, strrchr(s, '!')), at(s, strrchr(s, 0)));
    printf("%d %d\n", at(s, strchrnul(s, 'x')), at(s, strchrnul(s, '!')));
    printf("%d %d %d %d\n", at(s, strstr(s, "the")), at(s, strstr(s + 1, "the")), at(s, strstr(s, "")), at(s, strstr(s, "cat")));
    printf("%d %d\n", at(s, strstr(s, "dog")), at(s, strstr(s, "dogs")));
    printf("%d %d %d\n", at(s, strcasestr(s, "BROWN")), at(s, strcasestr(s, "Brownie")), at(s, strcasestr(s, "")));
    printf("%zu %zu %zu\n", strspn(s, "eht "), strspn(s, ""), strspn("aaa", "a"));
    printf("%zu %zu %zu\n", strcspn(s, "xyz"), strcspn(s, ""), strcspn("", "abc"));
    printf("%d %d %d\n", at(s, strpbrk(s, "xyzq")), at(s, strpbrk(s, "0123")), at(s, strpbrk(s, "")));
    printf("%d %d\n", at(s, index(s, 'k')), at(s, rindex(s, 't')));
    const char *r = "aaabaaabaaac";
    printf("%d %d\n", at(r, strstr(r, "aaac")), at(r, strstr(r, "abaaac")));
    printf("%d\n", at(s, strchr(s, 0x100 + 'z')));
    return 0;
}
