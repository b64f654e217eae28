//! what: fgetc getc getchar fputc putc putchar fputs puts on stdin, stdout and a file
//! stdin: ab\tc\n\nlast
#include <stdio.h>

int main(void) {
    int c;
    printf("%d\n", getchar());
    printf("%d\n", getc(stdin));
    printf("%d\n", fgetc(stdin));
    while ((c = getchar()) != EOF)
        printf("%d ", c);
    printf("%d %d\n", feof(stdin) != 0, ferror(stdin));
    printf("%d\n", getchar());
    clearerr(stdin);
    printf("%d\n", feof(stdin));
    printf(" %d\n", putchar('p'));
    printf(" %d\n", putc(0x1ff - 0x100 + 'A' - 'A', stdout) & 0xff);
    printf(" %d\n", fputc('q', stdout));
    printf("%d\n", fputs("", stdout) >= 0);
    printf("%d\n", fputs("fputs\n", stdout) >= 0);
    printf("%d\n", puts("puts") >= 0);
    printf("%d\n", puts("") >= 0);
    fputs("err ", stderr);
    fputc('!', stderr);
    putc('\n', stderr);
    FILE *f = fopen("chars", "w+");
    for (int i = 0; i < 256; i++)
        putc(i, f);
    rewind(f);
    int sum = 0, count = 0;
    while ((c = getc(f)) != EOF)
        sum += c, count++;
    printf("%d %d\n", sum, count);
    fclose(f);
    remove("chars");
    return 0;
}
