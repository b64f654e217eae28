//! what: only files, folders and links are made; there is no shared memory
//! args: mkfifo
//! args: mkfifoat
//! args: mknod
//! args: mknodat
//! args: shm_open
//! args: shm_unlink
//! args: memfd_create
#define _GNU_SOURCE
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

int main(int argc, char **argv) {
    const char *which = argc > 1 ? argv[1] : "";
    if (!strcmp(which, "mkfifo")) mkfifo("a", 0600);
    if (!strcmp(which, "mkfifoat")) mkfifoat(AT_FDCWD, "a", 0600);
    if (!strcmp(which, "mknod")) mknod("a", S_IFIFO | 0600, 0);
    if (!strcmp(which, "mknodat")) mknodat(AT_FDCWD, "a", S_IFIFO | 0600, 0);
    if (!strcmp(which, "shm_open")) shm_open("/a", O_RDWR | O_CREAT, 0600);
    if (!strcmp(which, "shm_unlink")) shm_unlink("/a");
    if (!strcmp(which, "memfd_create")) memfd_create("a", 0);
    return 0;
}
