//! what: streams that cannot be had, and the function that nothing can bound
//! args: gets
//! args: open_wmemstream
//! args: fopencookie
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <wchar.h>

char *gets(char *);

int main(int argc, char **argv) {
    const char *which = argc > 1 ? argv[1] : "";
    char line[80];
    wchar_t *wide;
    size_t size;
    cookie_io_functions_t functions = {0};
    if (!strcmp(which, "gets")) gets(line);
    if (!strcmp(which, "open_wmemstream")) open_wmemstream(&wide, &size);
    if (!strcmp(which, "fopencookie")) fopencookie(NULL, "r", functions);
    return 0;
}
