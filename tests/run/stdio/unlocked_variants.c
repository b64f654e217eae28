//! what: the _unlocked variants and flockfile
//! stdin: xyz
#define _GNU_SOURCE
#include <stdio.h>
#include <stdio_ext.h>

int main(void) {
    char buffer[16] = "";
    flockfile(stdout);
    putc_unlocked('a', stdout);
    putchar_unlocked('b');
    fputc_unlocked('c', stdout);
    fputs_unlocked("def", stdout);
    fwrite_unlocked("ghi\n", 1, 4, stdout);
    fflush_unlocked(stdout);
    funlockfile(stdout);
    printf("%d\n", ftrylockfile(stdin));
    printf("%c%c\n", getc_unlocked(stdin), getchar_unlocked());
    printf("%c %d\n", fgetc_unlocked(stdin), fgetc_unlocked(stdin));
    printf("%d %d\n", feof_unlocked(stdin) != 0, ferror_unlocked(stdin));
    clearerr_unlocked(stdin);
    printf("%d %d\n", feof_unlocked(stdin), fileno_unlocked(stdin));
    funlockfile(stdin);
    FILE *f = fopen("unlocked", "w+");
    fputs("line\nrest", f);
    rewind(f);
    printf("%s", fgets_unlocked(buffer, sizeof buffer, f));
    printf("%zu %.4s\n", fread_unlocked(buffer, 1, 4, f), buffer);
    fclose(f);
    remove("unlocked");
    return 0;
}
