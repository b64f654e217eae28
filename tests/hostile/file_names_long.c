//! what: names longer than names can be
//! run: exit 0
//! check: clean
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
int main(void) {
    char *name = malloc(1000001);
    struct stat st;
    memset(name, 'x', 1000000);
    name[1000000] = 0;
    if (open(name, O_RDONLY) != -1 || fopen(name, "r") || stat(name, &st) != -1 || chdir(name) != -1)
        return 1;
    for (int i = 1; i < 1000000; i += 2)
        name[i] = '/';
    if (open(name, O_RDONLY) != -1 || mkdir(name, 0700) != -1 || rename(name, name) != -1)
        return 2;
    return open("", O_RDONLY) != -1;
}
