//! what: setvbuf setbuf setlinebuf decide when bytes reach the descriptor
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static long on_disk(void) {
    struct stat st;
    return stat("buffered", &st) == 0 ? (long)st.st_size : -1;
}

int main(void) {
    static char big[BUFSIZ], own[64];
    FILE *f = fopen("buffered", "w");
    fputs("abc", f);
    printf("%ld ", on_disk());
    printf("%d %ld\n", fflush(f), on_disk());
    fclose(f);
    f = fopen("buffered", "w");
    printf("%d ", setvbuf(f, NULL, _IONBF, 0));
    fputs("abc", f);
    printf("%ld\n", on_disk());
    fclose(f);
    f = fopen("buffered", "w");
    setbuf(f, NULL);
    fputc('x', f);
    printf("%ld\n", on_disk());
    fclose(f);
    f = fopen("buffered", "w");
    setbuf(f, big);
    fputc('x', f);
    printf("%ld ", on_disk());
    fclose(f);
    printf("%ld\n", on_disk());
    f = fopen("buffered", "w");
    setlinebuf(f);
    fputs("part", f);
    printf("%ld ", on_disk());
    fputs(" done\n", f);
    printf("%ld\n", on_disk());
    fclose(f);
    f = fopen("buffered", "w");
    printf("%d ", setvbuf(f, own, _IOFBF, sizeof own));
    for (int i = 0; i < 60; i++)
        fputc('o', f);
    printf("%ld ", on_disk());
    for (int i = 0; i < 10; i++)
        fputc('o', f);
    printf("%ld ", on_disk());
    fclose(f);
    printf("%ld\n", on_disk());
    f = fopen("buffered", "w");
    fputs("all", f);
    printf("%d %ld\n", fflush(NULL), on_disk());
    fclose(f);
    unlink("buffered");
    setvbuf(stdout, NULL, _IONBF, 0);
    printf("unbuffered ");
    write(1, "direct ", 7);
    printf("again\n");
    return 0;
}
