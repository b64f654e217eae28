//! what: both basenames and dirname on the usual edge cases
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>

char *__xpg_basename(char *path);
extern char *dirname(char *path);

int main(void) {
    static const char *paths[] = {"/usr/lib", "/usr/", "usr", "/", "//", "", ".", "..", "a/b/c.txt", "a//b//", "/a", "///a///"};
    for (unsigned i = 0; i < sizeof paths / sizeof *paths; i++) {
        char one[32], two[32];
        strcpy(one, paths[i]);
        strcpy(two, paths[i]);
        printf("%-10s gnu=[%s] ", paths[i], basename(paths[i]));
        printf("posix=[%s] ", __xpg_basename(one));
        printf("dir=[%s]\n", dirname(two));
    }
    printf("[%s] [%s]\n", __xpg_basename(NULL), dirname(NULL));
    return 0;
}
