//! what: no code is loaded while a program runs
//! args: dlopen
//! args: dlsym
//! args: dlclose
//! args: dlerror
#define _GNU_SOURCE
#include <dlfcn.h>
#include <string.h>

int main(int argc, char **argv) {
    const char *which = argc > 1 ? argv[1] : "";
    if (!strcmp(which, "dlopen")) dlopen("libm.so.6", RTLD_NOW);
    if (!strcmp(which, "dlsym")) dlsym(RTLD_DEFAULT, "sin");
    if (!strcmp(which, "dlclose")) dlclose(argv);
    if (!strcmp(which, "dlerror")) dlerror();
    return 0;
}
