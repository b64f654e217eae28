//! what: the _IO_ names of stdio.h, the functions of stdio_ext.h, and the int-sized ones of System V
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

FILE *_IO_fopen(const char *, const char *), *_IO_fdopen(int, const char *);
int _IO_fclose(FILE *), _IO_feof(FILE *), _IO_ferror(FILE *), _IO_getc(FILE *), _IO_putc(int, FILE *), _IO_puts(const char *);
int _IO_printf(const char *, ...), _IO_fprintf(FILE *, const char *, ...), _IO_sprintf(char *, const char *, ...);
int _IO_sscanf(const char *, const char *, ...), _IO_vfprintf(FILE *, const char *, va_list), _IO_vsprintf(char *, const char *, va_list);
void _IO_flockfile(FILE *), _IO_funlockfile(FILE *);
int __asprintf(char **, const char *, ...);
int __overflow(FILE *, int), __uflow(FILE *), __underflow(FILE *);
ssize_t __getdelim(char **, size_t *, int, FILE *);

static void lists(char *to, ...) {
    va_list ap;
    va_start(ap, to);
    if (to)
        _IO_vsprintf(to, "%d %s", ap);
    else
        _IO_vfprintf(stdout, "%d %s\n", ap);
    va_end(ap);
}

int main(void) {
    char text[64], *made = NULL;
    size_t size = 0;
    int v = 0;
    _IO_flockfile(stdout);
    _IO_puts("puts");
    _IO_printf("%d %s\n", 1, "printf");
    _IO_fprintf(stdout, "%d\n", _IO_sprintf(text, "%x", 255));
    _IO_putc('p', stdout);
    _IO_funlockfile(stdout);
    __overflow(stdout, '\n');
    lists(NULL, 2, "list");
    lists(text, 3, "text");
    printf("%s %d %d\n", text, _IO_sscanf("42", "%d", &v), v);
    printf("%d %s\n", __asprintf(&made, "%s", "made"), made);
    FILE *f = _IO_fopen("stream", "w+");
    setbuffer(f, NULL, 0);
    printf("%d", putw(0x01020304, f));
    fputs("a:b\nrest", f);
    rewind(f);
    printf(" %x", getw(f));
    printf(" %c", __underflow(f));
    printf(" %c", __uflow(f));
    printf(" %zd", __getdelim(&made, &size, '\n', f));
    printf(" %s", made);
    while (_IO_getc(f) != EOF) v++;
    printf("%d %d %d %d\n", v, _IO_feof(f) != 0, _IO_ferror(f), _IO_fclose(f));
    f = _IO_fdopen(dup(1), "w");
    _IO_fclose(f);

    f = fopen("stream", "w+");
    printf("readable %d writable %d reading %d writing %d line %d\n", __freadable(f) != 0, __fwritable(f) != 0, __freading(f) != 0,
           __fwriting(f) != 0, __flbf(f) != 0);
    fputs("four", f);
    printf("pending %zu writing %d\n", __fpending(f), __fwriting(f) != 0);
    __fpurge(f);
    printf("pending %zu\n", __fpending(f));
    fputs("kept\n", f);
    setlinebuf(f);
    printf("line %d locking %d\n", __flbf(f) != 0, __fsetlocking(f, FSETLOCKING_BYCALLER) == FSETLOCKING_INTERNAL);
    printf("locking %d\n", __fsetlocking(f, FSETLOCKING_QUERY) == FSETLOCKING_BYCALLER);
    rewind(f);
    printf("%s", fgets(text, sizeof text, f));
    printf("reading %d writing %d\n", __freading(f) != 0, __fwriting(f) != 0);
    char buffer[512];
    fclose(f);
    f = fopen("stream", "r");
    setbuffer(f, buffer, sizeof buffer);
    fgetc(f);
    printf("size %zu writable %d\n", __fbufsize(f), __fwritable(f) != 0);
    _flushlbf();
    free(made);
    remove("stream");
    printf("%d\n", fcloseall());
    return 0;
}
