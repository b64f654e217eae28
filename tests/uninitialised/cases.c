//! what: one case a function. A line with a mark depends on memory that was never set (with `below`: in the case that comes next)
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct {
    const char *name;
    void (*run)(void);
} all[200];
static unsigned known;

#define CASE(f)                                                                                                        \
    static void f(void);                                                                                               \
    __attribute__((constructor)) static void know_##f(void) {                                                          \
        all[known].name = #f;                                                                                          \
        all[known++].run = f;                                                                                          \
    }                                                                                                                  \
    static void f(void)

static volatile int sink;
static volatile int zero;
static void yes(void) { sink = 1; }
static void use(int n) { sink = n; }
static void touch(void *p) { (void)p; }

/* Branches. */

CASE(local_in_register) {
    int x;
    if (zero)
        x = 3;
    if (x) //~ FAIL
        yes();
}

CASE(local_in_memory) {
    int x;
    touch(&x);
    if (x) //~ FAIL
        yes();
}

CASE(set_on_the_path_taken) {
    int x;
    if (!zero)
        x = 3;
    if (x)
        yes();
}

CASE(switch_on_local) {
    int x;
    touch(&x);
    switch (x) { //~ FAIL
    case 1:
        yes();
        break;
    case 7:
        use(2);
    }
}

CASE(loop_bound) {
    int n;
    touch(&n);
    for (int i = 0; i < n; i++) //~ FAIL
        yes();
}

CASE(short_circuit_decided_before) {
    int x;
    touch(&x);
    if (!zero || x)
        yes();
    if (zero && x)
        yes();
}

CASE(short_circuit_reached) {
    int x;
    touch(&x);
    if (zero || x) //~ FAIL
        yes();
}

CASE(conditional_expression) {
    int x;
    touch(&x);
    int n = x ? 1 : 2;
    if (n == 2) //~ FAIL
        yes();
}

CASE(only_computed_with) {
    int x;
    touch(&x);
    int y = x * 3 + 1;
    use(y);
}

CASE(sum_of_array) {
    int a[4], sum = 0;
    a[0] = a[1] = a[3] = 1;
    for (int i = 0; i < 4; i++)
        sum += a[i];
    if (sum == 3) //~ FAIL
        yes();
}

CASE(array_filled) {
    int a[4], sum = 0;
    for (int i = 0; i < 4; i++)
        a[i] = i;
    for (int i = 0; i < 4; i++)
        sum += a[i];
    if (sum == 6)
        yes();
}

CASE(parameter) {
    int x;
    touch(&x);
    int (*f)(int) = abs;
    if (f(x) > 3) //~ FAIL
        yes();
}

static int twice(int n) { return 2 * n; }
CASE(through_a_function) {
    int x;
    touch(&x);
    if (twice(x) == 4) //~ FAIL
        yes();
}

static int forgets(int n) {
    int result;
    if (n > 0)
        result = n;
    return result;
}
CASE(result_of_a_function) {
    if (forgets(1))
        yes();
    if (forgets(zero)) //~ FAIL
        yes();
}

CASE(float_compared) {
    double d;
    touch(&d);
    if (d > 1.5) //~ FAIL
        yes();
}

CASE(long_double_compared) {
    long double d;
    touch(&d);
    if (d > 1.5L) //~ FAIL
        yes();
}

CASE(wide_integer) {
    unsigned __int128 x;
    touch(&x);
    x &= ~(unsigned __int128)0 << 64;
    if ((uint64_t)x)
        yes();
    if ((uint64_t)(x >> 64)) //~ FAIL
        yes();
}

/* Bits. */

CASE(masked_away) {
    int x;
    touch(&x);
    if (x & 0)
        yes();
    if ((x | 1) & 1)
        yes();
}

CASE(with_itself) {
    int x;
    touch(&x);
    if (x ^ x)
        yes();
    if (x - x)
        yes();
}

CASE(low_byte_set) {
    unsigned x;
    *(unsigned char *)&x = 5;
    if ((x & 0xff) == 5)
        yes();
    if (x == 5) //~ FAIL
        yes();
}

CASE(high_half_shifted_out) {
    uint64_t x;
    ((uint32_t *)&x)[1] = 7;
    if (x >> 32 == 7)
        yes();
    if ((uint32_t)x == 7) //~ FAIL
        yes();
}

CASE(decided_by_set_bits) {
    unsigned x;
    touch(&x);
    x |= 0x100;
    if (x > 0xff)
        yes();
    if (x == 3)
        yes();
}

CASE(not_decided_by_set_bits) {
    unsigned x;
    touch(&x);
    x |= 0x100;
    if (x > 0x1ff) //~ FAIL
        yes();
}

struct fields {
    unsigned a : 3, b : 5, c : 20;
};

CASE(bit_field_set) {
    struct fields f;
    touch(&f);
    f.b = 9;
    if (f.b == 9)
        yes();
}

CASE(bit_field_not_set) {
    struct fields f;
    touch(&f);
    f.b = 9;
    if (f.a == 1) //~ FAIL
        yes();
}

CASE(bit_field_signed) {
    struct {
        int a : 4, b : 12, c : 16;
    } f;
    touch(&f);
    f.b = -3;
    if (f.b == -3)
        yes();
    if (f.c == -3) //~ FAIL
        yes();
}

CASE(bit_field_wide) {
    struct {
        uint64_t a : 33, b : 31;
    } f;
    touch(&f);
    f.a = 1;
    if (f.a == 1)
        yes();
    if (f.b) //~ FAIL
        yes();
}

CASE(sign_of_a_char) {
    signed char c;
    touch(&c);
    c = (signed char)(c & 0x7f);
    if (c < 0)
        yes();
    if (c < 5) //~ FAIL
        yes();
}

/* Unions, padding, structs. */

union both {
    uint32_t word;
    uint8_t bytes[4];
    uint64_t wide;
};

CASE(union_other_member) {
    union both u;
    touch(&u);
    u.word = 5;
    if (u.bytes[0] == 5)
        yes();
    if (u.wide == 5) //~ FAIL
        yes();
}

struct padded {
    char c;
    int n;
    char d;
};

CASE(padding_assigned) {
    struct padded a, b;
    a.c = 1, a.n = 2, a.d = 3;
    b = a;
    if (b.c + b.n + b.d == 6)
        yes();
}

CASE(padding_memcpy) {
    struct padded a, *b = malloc(sizeof *b);
    a.c = 1, a.n = 2, a.d = 3;
    memcpy(b, &a, sizeof a);
    if (b->n == 2)
        yes();
    free(b);
}

CASE(padding_compared) {
    struct padded a, b;
    a.c = 1, a.n = 2, a.d = 3;
    b = a;
    if (memcmp(&a, &b, sizeof a)) //~ FAIL
        yes();
}

CASE(field_copied_unset) {
    struct padded a, b;
    a.c = 1, a.d = 3;
    memcpy(&b, &a, sizeof a);
    if (b.n) //~ FAIL
        yes();
}

struct small {
    char c;
    short s;
};
static struct small make_small(int n) {
    struct small s;
    s.c = (char)n;
    s.s = 5;
    return s;
}
static int sum_small(struct small s) { return s.c + s.s; }

CASE(struct_by_value) {
    struct small s = make_small(2);
    if (sum_small(s) == 7)
        yes();
}

static struct small half_small(void) {
    struct small s;
    s.c = 1;
    return s;
}
CASE(struct_returned_half) {
    struct small s = half_small();
    if (s.c)
        yes();
    if (s.s) //~ FAIL
        yes();
}

struct large {
    long a[5];
    char c;
    double d;
};
static struct large make_large(int n) {
    struct large l;
    for (int i = 0; i < n; i++)
        l.a[i] = i;
    l.c = 'x';
    l.d = 1;
    return l;
}
static int look_large(struct large l, int at) {
    return l.a[at] == 2; // in the caller's copy
}

CASE(large_struct_by_value) {
    struct large l = make_large(5);
    if (look_large(l, 2))
        yes();
}

CASE(large_struct_half) {
    struct large l = make_large(2);
    if (look_large(l, 1))
        yes();
    if (look_large(l, 3)) //~ FAIL
        yes();
}

CASE(struct_initialiser) {
    struct large l = {{1}};
    if (l.a[4] || l.d > 1)
        yes();
}

CASE(compound_literal) {
    struct padded p = (struct padded){.n = 4};
    if (p.c || p.n != 4)
        yes();
}

/* The heap. */

CASE(malloc_read) {
    int *p = malloc(4 * sizeof *p);
    p[0] = 1;
    if (p[0])
        yes();
    if (p[2]) //~ FAIL
        yes();
    free(p);
}

CASE(calloc_read) {
    int *p = calloc(4, sizeof *p);
    if (p[2])
        yes();
    free(p);
}

CASE(memset_read) {
    int *p = malloc(4 * sizeof *p);
    memset(p, 0, 4 * sizeof *p);
    if (p[3])
        yes();
    free(p);
}

CASE(realloc_keeps) {
    int *p = malloc(2 * sizeof *p);
    p[0] = p[1] = 3;
    p = realloc(p, 8 * sizeof *p);
    if (p[1] == 3)
        yes();
    free(p);
}

CASE(realloc_tail) {
    int *p = malloc(2 * sizeof *p);
    p[0] = p[1] = 3;
    p = realloc(p, 8 * sizeof *p);
    if (p[2] == 3) //~ FAIL
        yes();
    free(p);
}

CASE(realloc_of_nothing) {
    char *p = realloc(NULL, 8);
    if (p[2]) //~ FAIL
        yes();
    free(p);
}

CASE(aligned) {
    char *p = aligned_alloc(64, 64);
    if (p[2]) //~ FAIL
        yes();
    free(p);
}

CASE(large_block) {
    char *p = malloc(3 << 20);
    p[2 << 20] = 1;
    if (p[2 << 20])
        yes();
    if (p[1 << 20]) //~ FAIL
        yes();
    free(p);
}

struct node {
    struct node *next;
    int value;
};

CASE(list_without_end) {
    struct node *n = malloc(sizeof *n);
    n->value = 1;
    while (n) { //~ FAIL
        struct node *next = n->next;
        free(n);
        n = next;
    }
}

/* Addresses, sizes, calls. */

CASE(index_of_array) {
    static int table[8];
    unsigned i;
    touch(&i);
    use(table[i % 8]); //~ FAIL
}

CASE(pointer_written_through) {
    int *p;
    touch(&p);
    *p = 1; //~ FAIL
}

CASE(pointer_field_of_heap) {
    struct node *n = malloc(sizeof *n);
    use(n->next->value); //~ FAIL
}

CASE(index_masked) {
    static int table[8];
    unsigned i;
    touch(&i);
    use(table[i & 0]);
}

CASE(call_through) {
    void (*f)(void);
    touch(&f);
    f(); //~ FAIL
}

CASE(size_of_malloc) {
    size_t n;
    touch(&n);
    free(malloc(n)); //~ FAIL
}

CASE(size_of_vla) {
    int n;
    touch(&n);
    char a[n + 1]; //~ FAIL
    touch(a);
}

CASE(length_of_memcpy) {
    char from[4] = "abc", to[4];
    size_t n;
    touch(&n);
    memcpy(to, from, n); //~ FAIL
}

CASE(free_of_garbage) {
    char *p;
    touch(&p);
    free(p); //~ FAIL
}

CASE(divisor) {
    int n;
    touch(&n);
    use(10 / n); //~ FAIL
}

static void fill(int n) {
    char a[n];
    a[0] = 1;
    if (a[0])
        yes();
    if (a[n - 1]) //~ FAIL below
        yes();
}
CASE(vla_read) { fill(6 + zero); }

CASE(vla_filled) {
    int n = 6 + zero;
    char a[n];
    memset(a, 1, (size_t)n);
    if (a[n - 1])
        yes();
}

CASE(alloca_read) {
    char *a = __builtin_alloca((size_t)(8 + zero));
    if (a[3]) //~ FAIL
        yes();
}

/* Strings. */

CASE(string_with_end) {
    char s[16];
    s[0] = 'a';
    s[1] = 0;
    if (strlen(s) == 1)
        puts(s);
}

CASE(string_without_end) {
    char s[16];
    s[0] = 'a';
    use((int)strlen(s)); //~ FAIL
}

CASE(strncpy_without_end) {
    char s[16];
    touch(s);
    strncpy(s, "hello", 5);
    puts(s); //~ FAIL
}

CASE(strcpy_rest_unset) {
    char s[16], t[16];
    strcpy(s, "hello");
    memcpy(t, s, sizeof t);
    if (strcmp(t, "hello") == 0)
        yes();
}

CASE(strcat_to_nothing) {
    char s[16];
    touch(s);
    strcat(s, "x"); //~ FAIL
}

CASE(strcmp_of_unset) {
    char s[16];
    s[0] = 'a', s[1] = 'b';
    if (strcmp(s, "ax"))
        yes();
    if (strcmp(s, "abc")) //~ FAIL
        yes();
}

CASE(snprintf_then_read) {
    char s[32];
    snprintf(s, sizeof s, "%d-%s", 7, "x");
    if (s[2] == 'x')
        puts(s);
    if (s[10]) //~ FAIL
        yes();
}

CASE(strdup_of_set) {
    char *s = strdup("abc");
    if (s[3] == 0)
        puts(s);
    free(s);
}

CASE(sscanf_sets) {
    int a, b;
    char word[8];
    if (sscanf("4 word", "%d %7s", &a, word) == 2 && a == 4)
        puts(word);
    if (b) //~ FAIL
        yes();
}

CASE(getline_needs_no_size) {
    char *line = NULL;
    size_t size;
    FILE *f = fmemopen("one\n", 4, "r");
    if (getline(&line, &size, f) == 4)
        fputs(line, stdout);
    free(line);
    fclose(f);
}

/* Output. */

CASE(printf_number) {
    int x;
    touch(&x);
    printf("%d\n", x); //~ FAIL
}

CASE(printf_double) {
    double x;
    touch(&x);
    printf("%g\n", x); //~ FAIL
}

CASE(putchar_of_unset) {
    char c;
    touch(&c);
    putchar(c); //~ FAIL
}

CASE(write_of_unset) {
    char buf[8];
    memset(buf, 'a', 4);
    write(1, buf, 4);
    write(1, buf, 8); //~ FAIL
}

CASE(fwrite_of_unset) {
    int a[4];
    a[0] = a[1] = a[2] = 'a';
    fwrite(a, sizeof a, 1, stdout); //~ FAIL
}

CASE(padding_written) {
    struct padded a[2], *b = malloc(2 * sizeof *b);
    for (int i = 0; i < 2; i++)
        a[i].c = 'a', a[i].n = 'b', a[i].d = '\n';
    fwrite(a, sizeof a, 1, stdout);
    memcpy(b, a, sizeof a);
    write(1, b, sizeof a);
    free(b);
}

CASE(field_written_unset) {
    struct padded a;
    a.c = 'a', a.d = '\n';
    fwrite(&a, sizeof a, 1, stdout); //~ FAIL
}

CASE(exit_status) {
    int x;
    touch(&x);
    exit(x); //~ FAIL
}

/* Variadic arguments. */

static int add(int n, ...) {
    va_list list;
    int sum = 0;
    va_start(list, n);
    for (int i = 0; i < n; i++)
        sum += va_arg(list, int);
    va_end(list);
    return sum;
}

CASE(variadic) {
    if (add(8, 1, 2, 3, 4, 5, 6, 7, 8) == 36)
        yes();
}

CASE(variadic_unset) {
    int x;
    touch(&x);
    if (add(2, 1, x) == 1) //~ FAIL
        yes();
}

static void say(const char *format, ...) {
    va_list list;
    va_start(list, format);
    vprintf(format, list); // its caller is at fault
    va_end(list);
}

CASE(vprintf_of_set) { say("%d %s %g %c\n", 1, "two", 3.0, '4'); }

static int is_large(int n, ...) {
    va_list list;
    va_start(list, n);
    struct small s = va_arg(list, struct small);
    va_end(list);
    return s.s > 3;
}

CASE(variadic_struct) {
    struct small s = make_small(1);
    if (is_large(1, s))
        yes();
}

/* The library. */

static int compare(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b; // an int
}

CASE(sorted) {
    int a[5];
    for (int i = 0; i < 5; i++)
        a[i] = 5 - i;
    qsort(a, 5, sizeof *a, compare);
    if (a[0] == 1)
        yes();
}

static int compare_padded(const void *a, const void *b) {
    return ((const struct padded *)a)->n - ((const struct padded *)b)->n;
}

CASE(sorted_with_padding) {
    struct padded a[4];
    for (int i = 0; i < 4; i++)
        a[i].c = (char)i, a[i].n = 9 - i, a[i].d = 1;
    qsort(a, 4, sizeof *a, compare_padded);
    if (a[0].c == 3)
        yes();
}

CASE(strtol_end) {
    char *end;
    if (strtol("12x", &end, 10) == 12 && *end == 'x')
        yes();
}

CASE(memchr_before_unset) {
    char s[8];
    s[0] = 'a', s[1] = 'b';
    if (memchr(s, 'b', 2))
        yes();
}

CASE(atomic_of_unset) {
    _Atomic int n;
    touch((void *)&n);
    n++;
    if (n == 1) //~ FAIL
        yes();
}

CASE(exchange_of_set) {
    _Atomic int n;
    n = 4;
    int expected = 4;
    if (__c11_atomic_compare_exchange_strong(&n, &expected, 5, 5, 5) && n == 5)
        yes();
}

int main(int argc, char **argv) {
    for (unsigned i = 0; i < known; i++)
        if (argc > 1 && strcmp(argv[1], all[i].name) == 0) {
            all[i].run();
            return 0;
        }
    return 9;
}
