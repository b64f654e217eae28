//! what: fnmatch and POSIX regex matching
#include <fnmatch.h>
#include <regex.h>
#include <stdio.h>

int main(void) {
    printf("%d %d %d %d\n", fnmatch("*.c", "file.c", 0), fnmatch("*.c", "file.h", 0) != 0, fnmatch("f[a-i]?e", "file", 0), fnmatch("*", "a/b", FNM_PATHNAME) != 0);
    regex_t re;
    regmatch_t m[3];
    printf("%d\n", regcomp(&re, "([a-z]+)=([0-9]+)", REG_EXTENDED));
    printf("%d ", regexec(&re, "  key=42;", 3, m, 0));
    for (int i = 0; i < 3; i++)
        printf("%d-%d ", (int)m[i].rm_so, (int)m[i].rm_eo);
    printf("%d\n", regexec(&re, "nothing", 3, m, 0) == REG_NOMATCH);
    regfree(&re);
    printf("%d\n", regcomp(&re, "(", REG_EXTENDED) != 0);
    return 0;
}
