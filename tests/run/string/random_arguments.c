//! what: thousands of calls with random strings over a small alphabet, so that all ends and hits come up: the results are those of the native library
#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static unsigned long state = 7, sum;

static unsigned roll(unsigned n)
{
    state = state * 6364136223846793005ul + 1442695040888963407ul;
    return (state >> 33) % n;
}

static void note(long v)
{
    sum = (sum ^ (unsigned long)v) * 1099511628211ul;
}

static void text(char *to, unsigned most, const char *of)
{
    unsigned n = roll(most), letters = strlen(of);
    for (unsigned i = 0; i < n; i++)
        to[i] = of[roll(letters)];
    to[n] = 0;
}

static int sign(int v)
{
    return (v > 0) - (v < 0);
}

static long at(const char *p, const char *from)
{
    return p ? p - from : -1;
}

static void strings(void)
{
    char a[12] = "", b[12] = "", c[64], set[5];
    text(a, 10, "abAB");
    text(b, 6, "abAB");
    text(set, 4, "abB");
    unsigned n = roll(8);
    note(sign(strcmp(a, b)) * 9 + sign(strncmp(a, b, n)) * 3 + sign(strcasecmp(a, b)));
    note(sign(strncasecmp(a, b, n)) * 3 + sign(memcmp(a, b, roll(3))));
    note(strlen(a) + strnlen(b, n));
    note(at(strchr(a, 'b'), a) + 16 * at(strrchr(a, 'b'), a) + 256 * at(strchr(a, 0), a));
    note(at(memchr(a, 'A', strlen(a)), a) + 16 * at(memrchr(a, 'A', strlen(a)), a));
    note(at(strstr(a, b), a) + 16 * at(strcasestr(a, b), a) + 256 * at(memmem(a, strlen(a), b, strlen(b)), a));
    note(strspn(a, set) + 16 * strcspn(a, set) + 256 * at(strpbrk(a, set), a));
    memset(c, 'x', sizeof c);
    strcpy(c, a);
    strncat(c, b, n);
    strcat(c, b);
    note(stpcpy(c + 40, a) - c);
    memset(c + 20, 0, 10);
    strncpy(c + 30, b, n);
    for (unsigned i = 0; i < sizeof c; i++)
        note(c[i]);
    char *copy = strdup(a), *part = strndup(b, n), *rest, *word;
    note(strlen(copy) * 16 + strlen(part));
    for (word = strtok_r(copy, set, &rest); word; word = strtok_r(NULL, set, &rest))
        note(word[0] + 256 * strlen(word));
    rest = part;
    while ((word = strsep(&rest, set)))
        note(strlen(word));
    free(copy);
    free(part);
    strcpy(c, a);
    for (word = strtok(c, set); word; word = strtok(NULL, set))
        note(strlen(word));
}

static void numbers(void)
{
    static const int bases[] = {0, 2, 8, 10, 16, 36};
    char a[28], *end;
    text(a, 26, roll(2) ? "0129xX-+ fzb" : "9876543210");
    int base = bases[roll(6)];
    errno = 0;
    note(strtol(a, &end, base));
    note(end - a + 64 * errno);
    errno = 0;
    note(strtoul(a, &end, base));
    note(end - a + 64 * errno);
    errno = 0;
    note(strtoll(a, NULL, 10) + errno);
    a[9] = 0;
    note(atoi(a) + atol(a));
}

static void scans(void)
{
    static const char *const formats[] = {"%d %n%3s%c", "%i,%u %[ab]%x", " %x %*d %5[^,]%o", "%2d%2d%c", "%hhd %hd %ld%%", "a%db%n"};
    char a[20], word[24] = "", more[24] = "";
    text(a, 18, "0123 -+xab,%\t");
    long slots[4] = {0, 0, 0, 0};
    int got = 0;
    unsigned which = roll(6);
    switch (which) {
    case 0:
        got = sscanf(a, formats[0], (int *)&slots[0], (int *)&slots[1], word, more);
        break;
    case 1:
        got = sscanf(a, formats[1], (int *)&slots[0], (unsigned *)&slots[1], word, (unsigned *)&slots[2]);
        break;
    case 2:
        got = sscanf(a, formats[2], (unsigned *)&slots[0], word, (unsigned *)&slots[1]);
        break;
    case 3:
        got = sscanf(a, formats[3], (int *)&slots[0], (int *)&slots[1], more);
        break;
    case 4:
        got = sscanf(a, formats[4], (signed char *)&slots[0], (short *)&slots[1], &slots[2]);
        break;
    default:
        got = sscanf(a, formats[5], (int *)&slots[0], (int *)&slots[1]);
    }
    note(got);
    for (int i = 0; i < 4; i++)
        note(slots[i]);
    for (int i = 0; i < 24; i++)
        note(word[i] + 256 * more[i]);
}

static int wrapped(char *out, unsigned long room, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int n = room ? vsnprintf(out, room, format, list) : vsscanf(out, format, list);
    va_end(list);
    return n;
}

static void lists(void)
{
    char out[64] = "", word[8] = "";
    int a = 0, b = 0;
    int v = (int)roll(3000) - 1500;
    note(wrapped(out, 5 + roll(40), "%d %s %x %ld %c %u %d", v, v & 1 ? "ab" : "c", v, (long)v, 'q', 7u, v));
    for (unsigned i = 0; i < sizeof out; i++)
        note(out[i]);
    note(wrapped(out, 0, "%d %2s%n", &a, word, &b));
    note(a + 3 * b + word[0]);
}

static void prints(void)
{
    char a[16], out[80];
    text(a, 12, "abc");
    long v = roll(4) ? (long)roll(3000) - 1500 : (long)(state * 3);
    memset(out, 'x', sizeof out);
    int n = 0, width = roll(9), digits = roll(5);
    switch (roll(6)) {
    case 0:
        n = snprintf(out, roll(20), "<%d|%5d|%-6d>", (int)v, (int)v, (int)v);
        break;
    case 1:
        n = sprintf(out, "%ld %lu %lx", v, v, v);
        break;
    case 2:
        n = sprintf(out, "%05d%+d% d%.3d%c", (int)v, (int)v, (int)v, (int)v, a[0] ? a[0] : '?');
        break;
    case 3:
        n = snprintf(out, 30, "%s-%.4s-%8s-%-8s%%", a, a, a, a);
        break;
    case 4:
        n = sprintf(out, "%hhd %hu %X %o", (signed char)v, (unsigned short)v, (unsigned)v, (unsigned)v);
        break;
    default:
        n = snprintf(out, 40, "%*d%.*d", width, (int)v, digits, (int)v);
    }
    note(n);
    for (unsigned i = 0; i < sizeof out; i++)
        note(out[i]);
}

int main(void)
{
    int (*const classes[])(int) = {isalnum, isalpha, isblank, iscntrl, isdigit, isgraph, islower, isprint, ispunct, isspace, isupper, isxdigit};
    for (int i = 0; i < 12; i++)
        for (int c = -128; c < 256; c += 1 + roll(3))
            note(!!classes[i](c));
    int (*const cases[])(int) = {tolower, toupper};
    for (int c = -128; c < 256; c++)
        note(cases[c & 1](c));
    for (int i = 0; i < 400; i++) {
        strings();
        numbers();
        scans();
        prints();
        lists();
        if (i % 50 == 49)
            printf("%lx\n", sum);
    }
    return 0;
}
