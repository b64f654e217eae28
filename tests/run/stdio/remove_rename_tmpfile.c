//! what: remove rename tmpfile mkstemp and their errors
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    FILE *f = fopen("old", "w");
    fputs("data", f);
    fclose(f);
    printf("%d %d %d\n", rename("old", "new"), access("old", F_OK), access("new", F_OK));
    errno = 0;
    printf("%d ", rename("old", "other"));
    printf("%d\n", errno == ENOENT);
    printf("%d ", remove("new"));
    errno = 0;
    printf("%d ", remove("new"));
    printf("%d\n", errno == ENOENT);
    mkdir("dir", 0700);
    printf("%d %d\n", remove("dir"), access("dir", F_OK));
    f = tmpfile();
    printf("%d ", f != NULL);
    fputs("temporary", f);
    rewind(f);
    char back[16];
    printf("%s\n", fgets(back, sizeof back, f));
    fclose(f);
    char name[] = "tmpXXXXXX";
    int fd = mkstemp(name);
    printf("%d %d %d\n", fd >= 0, strncmp(name, "tmp", 3), strchr(name, 'X') != NULL && strcmp(name, "tmpXXXXXX") == 0);
    struct stat st;
    fstat(fd, &st);
    printf("%o %zd\n", st.st_mode & 0777, write(fd, "abc", 3));
    close(fd);
    unlink(name);
    char bad[] = "tmpXXX";
    errno = 0;
    printf("%d ", mkstemp(bad));
    printf("%d\n", errno == EINVAL);
    char second[] = "fileXXXXXX.c";
    fd = mkstemps(second, 2);
    printf("%d %s\n", fd >= 0, second + strlen(second) - 2);
    close(fd);
    unlink(second);
    return 0;
}
