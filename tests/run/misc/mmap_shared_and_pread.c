//! what: a shared mapping of a file and reads and writes of the same file see each other
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void)
{
    FILE *file = tmpfile();
    if (!file)
        return 1;
    int fd = fileno(file);
    if (ftruncate(fd, 4096) != 0)
        return 2;
    char *m = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (m == MAP_FAILED)
        return 3;
    strcpy(m, "hello");
    char b[8] = "";
    printf("%zd [%s]\n", pread(fd, b, 6, 0), b);
    if (pwrite(fd, "J", 1, 0) != 1)
        return 4;
    printf("[%s]\n", m);
    lseek(fd, 5, SEEK_SET);
    if (write(fd, "!", 2) != 2)
        return 5;
    printf("[%s]\n", m);
    m[0] = 'C';
    lseek(fd, 0, SEEK_SET);
    printf("%zd [%s]\n", read(fd, b, 7), b);
    return 0;
}
