//! what: directory streams, realpath, getcwd, fnmatch, gettext, composite locale names, inet parsing, poll on files
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <libintl.h>
#include <locale.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

int main(void) {
    mkdir("d", 0700);
    close(creat("d/f", 0600));
    symlink("d", "l");
    DIR *d = opendir("l/");
    readdir(d);
    readdir(d);
    long at = telldir(d);
    struct dirent *e = readdir(d);
    printf("%d %d\n", e != NULL, e->d_reclen % 8);
    seekdir(d, at);
    printf("%d\n", readdir(d) != NULL);
    printf("%d\n", readdir(d) == NULL);
    int fd = dirfd(d);
    struct stat s;
    printf("%d\n", fstatat(fd, "f", &s, 0));
    closedir(d);
    errno = 0;
    printf("%d %d\n", fstat(fd, &s), errno == EBADF);
    char cwd[4096], real[4096];
    getcwd(cwd, sizeof cwd);
    realpath("l/../l/f", real);
    printf("%s\n", real + strlen(cwd));
    printf("%d %d\n", realpath("none", real) == NULL, errno == ENOENT);
    printf("%d %d\n", realpath("l/f/x", real) == NULL, errno == ENOTDIR);
    chdir("l");
    char *c = get_current_dir_name();
    printf("%s\n", c + strlen(cwd));
    free(c);
    chdir("..");
    const char *pats[] = {"*", "a*b", "[a-c]*", "[!x]", "\\*", "a?c", "*.[ch]", "**", "[[:alpha:]]*", "a/*", "?", "*/b", "[a/b]", ".*"};
    const char *texts[] = {"", "ab", "a/b", ".x", "*", "abc", "x.c", "a", "/", "b"};
    int flags[] = {0, FNM_PATHNAME, FNM_PERIOD, FNM_PATHNAME | FNM_PERIOD, FNM_NOESCAPE, FNM_CASEFOLD};
    for (int f = 0; f < 6; f++) {
        for (int i = 0; i < 14; i++)
            for (int j = 0; j < 10; j++)
                printf("%d", fnmatch(pats[i], texts[j], flags[f]) != 0);
        printf("\n");
    }
    printf("%s %s %s\n", gettext("hello"), ngettext("one", "many", 1), ngettext("one", "many", 5));
    printf("%s\n", setlocale(LC_ALL, "C.UTF-8"));
    printf("%s\n", setlocale(LC_NUMERIC, "C"));
    printf("%s\n", setlocale(LC_ALL, NULL));
    const char *addrs[] = {"1.2.3.4", "1.2.3", "127.1", "0x10.1", "010.1", "256.1", "1.2.3.4.5", "", "1.2.3.4 x", "4294967295", "a.b"};
    for (int i = 0; i < 11; i++) {
        struct in_addr in = {0};
        int r = inet_aton(addrs[i], &in);
        printf("%d %s %d, ", r, inet_ntoa(in), inet_pton(AF_INET, addrs[i], &in));
        printf("%x, ", inet_addr(addrs[i]));
    }
    printf("\n");
    const char *six[] = {"::1", "fe80::1:2", "1:2:3:4:5:6:7:8", "::ffff:1.2.3.4", "1::2::3", "g::", "::", "1:0:0:2:0:0:0:3", "::1.2.3.4", "2001:db8:0:1:1:1:1:1"};
    for (int i = 0; i < 10; i++) {
        unsigned char raw[16];
        char out[64];
        int r = inet_pton(AF_INET6, six[i], raw);
        printf("%d %s, ", r, r == 1 ? inet_ntop(AF_INET6, raw, out, sizeof out) : "-");
    }
    printf("\n");
    int file = open("d/f", O_RDWR);
    struct pollfd p[3] = {{file, POLLIN | POLLOUT, 0}, {-1, POLLIN, 0}, {999, POLLIN, 0}};
    printf("%d ", poll(p, 3, -1));
    printf("%d %d %d\n", p[0].revents, p[1].revents, p[2].revents);
    int q[2];
    pipe(q);
    close(q[1]);
    struct pollfd h = {q[0], POLLIN, 0};
    printf("%d ", poll(&h, 1, -1));
    printf("%d\n", h.revents);
    struct rlimit lim;
    printf("%d %d\n", getrlimit(RLIMIT_NOFILE, &lim), lim.rlim_cur >= 256);
    struct iovec v[3] = {{"one ", 4}, {"", 0}, {"two\n", 4}};
    printf("%zd\n", writev(1, v, 3));
    errno = 0;
    printf("%zd %d\n", writev(1, v, -1), errno == EINVAL);
    unlink("d/f");
    unlink("l");
    rmdir("d");
    return 0;
}
