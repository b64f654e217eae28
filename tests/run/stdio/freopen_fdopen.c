//! what: freopen redirects a stream, fdopen wraps a descriptor, fileno gives it back
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    char line[32];
    printf("%d %d %d\n", fileno(stdin), fileno(stdout), fileno(stderr));
    int fd = open("wrapped", O_RDWR | O_CREAT | O_TRUNC, 0600);
    FILE *f = fdopen(fd, "w+");
    printf("%d\n", fileno(f) == fd);
    fputs("through fdopen\n", f);
    fflush(f);
    lseek(fd, 0, SEEK_SET);
    printf("%zd\n", read(fd, line, 7));
    fclose(f);
    errno = 0;
    printf("%zd %d\n", read(fd, line, 1), errno == EBADF);
    errno = 0;
    printf("%d ", fdopen(fd, "r") == NULL);
    printf("%d\n", errno == EBADF);
    f = fopen("wrapped", "r");
    f = freopen("wrapped", "a", f);
    fputs("appended\n", f);
    f = freopen("wrapped", "r", f);
    while (fgets(line, sizeof line, f))
        printf("> %s", line);
    fclose(f);
    FILE *in = freopen("wrapped", "r", stdin);
    printf("%d %d\n", in == stdin, getchar());
    printf("%s\n", fgets(line, 8, stdin));
    FILE *err = freopen("log", "w", stderr);
    fprintf(err, "logged %d\n", 1);
    fflush(stderr);
    f = fopen("log", "r");
    printf("%s", fgets(line, sizeof line, f));
    fclose(f);
    remove("wrapped");
    remove("log");
    FILE *bad = freopen("missing/dir", "r", stdin);
    printf("%d\n", bad == NULL);
    fflush(stdout);
    printf("%s", freopen("out.txt", "w", stdout) == stdout ? "captured\n" : "bad\n");
    fflush(stdout);
    f = fopen("out.txt", "r");
    if (fgets(line, sizeof line, f))
        write(2, line, 0);
    fclose(f);
    remove("out.txt");
    return line[0] == 'c' ? 4 : 5;
}
