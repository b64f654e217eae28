//! what: getenv setenv unsetenv putenv secure_getenv clearenv and environ
//! env: UNSNARL_TEST=from outside
//! env: EMPTY=
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void show(const char *name) {
    const char *v = getenv(name);
    printf("%s=%s\n", name, v ? v : "(unset)");
}

int main(void) {
    show("UNSNARL_TEST");
    show("EMPTY");
    show("NOT_THERE_AT_ALL");
    printf("%d ", setenv("A", "1", 1));
    show("A");
    printf("%d ", setenv("A", "2", 0));
    show("A");
    printf("%d ", setenv("A", "a longer value than before", 1));
    show("A");
    errno = 0;
    printf("%d ", setenv("", "x", 1));
    printf("%d ", errno == EINVAL);
    printf("%d\n", setenv("A=B", "x", 1));
    static char mine[] = "MINE=first";
    printf("%d ", putenv(mine));
    show("MINE");
    memcpy(mine + 5, "FIRST", 5);
    show("MINE");
    printf("%s\n", secure_getenv("MINE"));
    printf("%d ", unsetenv("A"));
    show("A");
    printf("%d\n", unsetenv("NOT_THERE_AT_ALL"));
    errno = 0;
    printf("%d %d\n", unsetenv("A=B"), errno == EINVAL);
    putenv("MINE");
    show("MINE");
    int found = 0;
    for (char **e = environ; *e; e++)
        found += strncmp(*e, "UNSNARL_TEST=", 13) == 0;
    printf("%d\n", found);
    printf("%d ", clearenv());
    show("UNSNARL_TEST");
    setenv("AFTER", "clear", 1);
    show("AFTER");
    printf("%d\n", environ && environ[0] && !environ[1]);
    return 0;
}
