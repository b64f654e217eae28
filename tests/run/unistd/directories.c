//! what: mkdir rmdir opendir readdir rewinddir telldir closedir scandir getcwd chdir
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int no_dots(const struct dirent *e) {
    return e->d_name[0] != '.';
}

int main(void) {
    printf("%d\n", mkdir("tree", 0755));
    errno = 0;
    printf("%d ", mkdir("tree", 0755));
    printf("%d\n", errno == EEXIST);
    errno = 0;
    printf("%d ", mkdir("a/b", 0755));
    printf("%d\n", errno == ENOENT);
    char before[4096], after[4096];
    printf("%d\n", getcwd(before, sizeof before) == before);
    printf("%d\n", chdir("tree"));
    getcwd(after, sizeof after);
    printf("%s\n", after + strlen(before));
    char *made = getcwd(NULL, 0);
    printf("%d\n", strcmp(made, after));
    free(made);
    errno = 0;
    printf("%d ", getcwd(after, 1) == NULL);
    printf("%d\n", errno == ERANGE);
    const char *names[] = {"cherry", "apple", "banana"};
    for (int i = 0; i < 3; i++)
        close(creat(names[i], 0600));
    mkdir("sub", 0700);
    DIR *d = opendir(".");
    int count = 0, dots = 0, dirs = 0;
    struct dirent *e;
    while ((e = readdir(d))) {
        count++;
        dots += strcmp(e->d_name, ".") == 0 || strcmp(e->d_name, "..") == 0;
        dirs += e->d_type == DT_DIR;
    }
    printf("%d %d %d\n", count, dots, dirs);
    rewinddir(d);
    int again = 0;
    while (readdir(d))
        again++;
    printf("%d %d\n", again, dirfd(d) >= 0);
    printf("%d\n", closedir(d));
    struct dirent **list;
    int n = scandir(".", &list, no_dots, alphasort);
    printf("%d:", n);
    for (int i = 0; i < n; i++) {
        printf(" %s", list[i]->d_name);
        free(list[i]);
    }
    free(list);
    printf("\n");
    errno = 0;
    printf("%d ", opendir("nowhere") == NULL);
    printf("%d\n", errno == ENOENT);
    errno = 0;
    printf("%d ", opendir("apple") == NULL);
    printf("%d\n", errno == ENOTDIR);
    errno = 0;
    printf("%d ", chdir("apple"));
    printf("%d\n", errno == ENOTDIR);
    errno = 0;
    printf("%d ", rmdir("../tree"));
    printf("%d\n", errno == ENOTEMPTY);
    for (int i = 0; i < 3; i++)
        unlink(names[i]);
    rmdir("sub");
    printf("%d %d\n", chdir(".."), rmdir("tree"));
    errno = 0;
    printf("%d ", rmdir("tree"));
    printf("%d\n", errno == ENOENT);
    char temp[] = "dirXXXXXX";
    printf("%d ", mkdtemp(temp) == temp);
    printf("%d\n", rmdir(temp));
    return 0;
}
