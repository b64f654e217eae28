//! what: mkstemp mkostemp mkstemps mkdtemp mktemp tmpnam tempnam make names that fit their template and files of mode 600
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    char name[] = "work-XXXXXX";
    int fd = mkstemp(name);
    struct stat s;
    printf("%d %d %d\n", fd >= 0, strncmp(name, "work-", 5), strcmp(name, "work-XXXXXX") != 0);
    printf("%d %o %d\n", fstat(fd, &s), s.st_mode & 0777, (int)s.st_size);
    printf("%zd\n", write(fd, "x", 1));
    close(fd);
    printf("%d\n", unlink(name));
    char suffixed[] = "a-XXXXXX.txt";
    fd = mkstemps(suffixed, 4);
    printf("%d %s\n", fd >= 0, suffixed + 8);
    close(fd);
    unlink(suffixed);
    char flagged[] = "b-XXXXXX";
    fd = mkostemp(flagged, O_APPEND | O_CLOEXEC);
    printf("%d %d\n", (fcntl(fd, F_GETFL) & O_APPEND) != 0, fcntl(fd, F_GETFD));
    close(fd);
    unlink(flagged);
    char wrong[] = "XXXXX";
    errno = 0;
    printf("%d ", mkstemp(wrong));
    printf("%d\n", errno == EINVAL);
    char nowhere[] = "missing/XXXXXX";
    errno = 0;
    printf("%d ", mkstemp(nowhere));
    printf("%d %d\n", errno == ENOENT, mkdtemp(nowhere) == NULL);
    char dir[] = "dir-XXXXXX";
    printf("%d ", mkdtemp(dir) == dir);
    stat(dir, &s);
    printf("%d %o\n", S_ISDIR(s.st_mode), s.st_mode & 0777);
    rmdir(dir);
    char *t = tempnam(".", "pre");
    printf("%d\n", strncmp(t, "./pre", 5));
    free(t);
    t = tmpnam(NULL);
    printf("%d %d\n", strncmp(t, "/tmp/file", 9), (int)strlen(t));
    return 0;
}
