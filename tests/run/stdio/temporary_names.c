//! what: tmpnam_r and mktemp
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char a[L_tmpnam], b[L_tmpnam];
    printf("%d %d\n", tmpnam_r(a) == a, tmpnam_r(NULL) == NULL);
    tmpnam_r(b);
    printf("%d %d\n", strcmp(a, b) != 0, strncmp(a, "/tmp/", 5));
    char template[] = "aXXXXXX", bad[] = "aXXXXX";
    printf("%d %d\n", mktemp(template) == template, strcmp(template, "aXXXXXX") != 0);
    printf("'%s'\n", mktemp(bad));
    return 0;
}
