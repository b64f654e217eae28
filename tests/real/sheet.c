//! what: a spreadsheet over CSV: getline, strtok, sscanf, formulas with dependency order and cycles, tables, qsort, dates
//! args:
//! args: -f
//! args: -s D
//! args: -s -A -c
//! args: -q D9 C4 Z99 nonsense E3
//! args: -d
//! args: -w saved.tmp
//! args: -n 20
//! args: -n 400 -t -s -E
//! args: -n 3000 -t
//! args: -x
//! stdin-file: sheet_orders.csv
//! cflags: -lm
//! opt: 0 2

/*
 * sheet [option...] < table.csv
 *
 *   (none)      print the table             -c        print it as CSV
 *   -f          list the formulas           -d        list the order of evaluation
 *   -q CELL...  print single cells          -s [-]COL sort the body by a column before printing
 *   -w FILE     save, load again, compare   -n ROWS   make a large sheet instead of reading one
 *   -t          only totals
 *
 * Input lines beginning with @ are directives: "@title text", "@format COL money|date|percent|plain|text",
 * "@header N". A cell beginning with = is a formula: + - * / ^ & comparisons, A1, A1:B9, and functions.
 */

#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_COLUMNS = 26, MAX_ROWS = 5000, MAX_ARGS = 16 };

/* ------------------------------------------------------------------ values */

enum kind { EMPTY, NUMBER, DATE, TEXT, ERROR };

enum problem { P_NONE, P_SYNTAX, P_CYCLE, P_DIV, P_VALUE, P_REF, P_NAME, P_COUNT };

static const char *const problem_text[P_COUNT] = {"#OK", "#SYNTAX", "#CYCLE", "#DIV/0", "#VALUE", "#REF", "#NAME"};

struct value {
    enum kind kind;
    union {
        double number; /* NUMBER; days since 1970-01-01 for DATE */
        char *text;    /* owned */
        enum problem problem;
    } u;
};

enum state { FRESH, ACTIVE, DONE };

struct cell {
    char *source; /* as it was read; NULL: empty */
    struct value value;
    enum state state;
    bool formula;
};

enum format { F_PLAIN, F_MONEY, F_DATE, F_PERCENT, F_TEXT, FORMATS };
static const char *const format_name[FORMATS] = {"plain", "money", "date", "percent", "text"};

struct sheet {
    char *title;
    struct cell *cells; /* rows * MAX_COLUMNS */
    int rows, capacity, columns, header;
    enum format format[MAX_COLUMNS];
    int *order; /* formulas in the order they were evaluated */
    int order_count, order_capacity;
    int depth, deepest;
};

static void *need(void *p)
{
    if (!p) {
        fputs("sheet: out of memory\n", stderr);
        exit(3);
    }
    return p;
}

static struct value number(double d)
{
    return (struct value){.kind = NUMBER, .u.number = d};
}

static struct value error(enum problem p)
{
    return (struct value){.kind = ERROR, .u.problem = p};
}

static struct value text(const char *s)
{
    return (struct value){.kind = TEXT, .u.text = need(strdup(s))};
}

static void drop(struct value *v)
{
    if (v->kind == TEXT)
        free(v->u.text);
    v->kind = EMPTY;
}

static struct value copy(const struct value *v)
{
    return v->kind == TEXT ? text(v->u.text) : *v;
}

/* ------------------------------------------------------------------ dates */

static bool parse_date(const char *s, double *days)
{
    int y, m, d, used = 0;
    static const int lengths[] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (sscanf(s, "%4d-%2d-%2d%n", &y, &m, &d, &used) != 3 || s[used] || y < 1900 || m < 1 || m > 12 || d < 1 ||
        d > lengths[m - 1])
        return false;
    bool leap = (y % 4 == 0 && y % 100 != 0) || y % 400 == 0;
    if (m == 2 && d == 29 && !leap)
        return false;
    struct tm tm = {.tm_year = y - 1900, .tm_mon = m - 1, .tm_mday = d, .tm_hour = 12};
    time_t t = timegm(&tm);
    *days = floor((double)t / 86400.0);
    return true;
}

static void format_date(char *out, size_t size, double days, const char *format)
{
    time_t t = (time_t)days * 86400;
    struct tm tm;
    if (!gmtime_r(&t, &tm) || strftime(out, size, format, &tm) == 0)
        snprintf(out, size, "?");
}

static int date_part(double days, char part)
{
    time_t t = (time_t)days * 86400;
    struct tm tm;
    if (!gmtime_r(&t, &tm))
        return 0;
    return part == 'y' ? tm.tm_year + 1900 : part == 'm' ? tm.tm_mon + 1 : part == 'd' ? tm.tm_mday : tm.tm_wday;
}

/* ------------------------------------------------------------------ cells */

static struct cell *cell_at(struct sheet *s, int row, int column)
{
    return &s->cells[row * MAX_COLUMNS + column];
}

static void cell_name(char out[16], int row, int column)
{
    snprintf(out, 16, "%c%d", 'A' + column, row + 1);
}

/* "B12" or "B$12" to a place; the number of characters, or 0 */
static int parse_reference(const char *s, int *row, int *column)
{
    int used = 0;
    char letter;
    if (sscanf(s, "%c$%4d%n", &letter, row, &used) != 2 && sscanf(s, "%c%4d%n", &letter, row, &used) != 2)
        return 0;
    if (!isalpha((unsigned char)letter) || !isdigit((unsigned char)s[s[1] == '$' ? 2 : 1]))
        return 0;
    *column = toupper((unsigned char)letter) - 'A';
    --*row;
    return used;
}

static struct value literal(const char *s)
{
    double d;
    int used = 0;
    if (!*s)
        return (struct value){.kind = EMPTY};
    if (parse_date(s, &d))
        return (struct value){.kind = DATE, .u.number = d};
    if (sscanf(s, "%lf%n", &d, &used) == 1 && (!s[used] || (s[used] == '%' && !s[used + 1])))
        return number(s[used] ? d / 100 : d);
    return text(s);
}

/* ------------------------------------------------------------------ formulas */

struct formula {
    struct sheet *sheet;
    const char *p;
    enum problem problem;
    int nesting;
};

static void evaluate(struct sheet *s, int row, int column);
static struct value comparison(struct formula *f);

static void skip(struct formula *f)
{
    while (isspace((unsigned char)*f->p))
        f->p++;
}

static bool take(struct formula *f, const char *token)
{
    skip(f);
    size_t n = strlen(token);
    if (strncmp(f->p, token, n) != 0)
        return false;
    f->p += n;
    return true;
}

static struct value fail(struct formula *f, enum problem p)
{
    if (f->problem == P_NONE)
        f->problem = p;
    return error(p);
}

static double as_number(struct formula *f, const struct value *v)
{
    double d;
    int used = 0;
    switch (v->kind) {
    case EMPTY:
        return 0;
    case NUMBER:
    case DATE:
        return v->u.number;
    case TEXT:
        if (sscanf(v->u.text, " %lf %n", &d, &used) == 1 && !v->u.text[used])
            return d;
        fail(f, P_VALUE);
        return 0;
    case ERROR:
        fail(f, v->u.problem);
        return 0;
    }
    return 0;
}

static char *as_text(const struct value *v)
{
    char buffer[64] = "";
    switch (v->kind) {
    case TEXT:
        return need(strdup(v->u.text));
    case NUMBER:
        snprintf(buffer, sizeof buffer, "%.10g", v->u.number);
        break;
    case DATE:
        format_date(buffer, sizeof buffer, v->u.number, "%Y-%m-%d");
        break;
    case ERROR:
        snprintf(buffer, sizeof buffer, "%s", problem_text[v->u.problem]);
        break;
    case EMPTY:
        break;
    }
    return need(strdup(buffer));
}

/* The value of a cell, evaluated first if need be. */
static const struct value *look(struct formula *f, int row, int column)
{
    static const struct value outside = {.kind = ERROR, .u.problem = P_REF};
    if (row < 0 || row >= f->sheet->rows || column < 0 || column >= MAX_COLUMNS)
        return &outside;
    evaluate(f->sheet, row, column);
    return &cell_at(f->sheet, row, column)->value;
}

/* ---- functions: arguments are single values or ranges, given as a flat list of numbers or as values */

struct argument {
    bool range;
    int row0, column0, row1, column1;
    struct value value;
};

struct numbers {
    double *items;
    int count, capacity;
};

static void numbers_add(struct numbers *n, double d)
{
    if (n->count == n->capacity) {
        n->capacity = n->capacity ? 2 * n->capacity : 16;
        n->items = need(realloc(n->items, (size_t)n->capacity * sizeof *n->items));
    }
    n->items[n->count++] = d;
}

static int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

typedef struct value aggregate(struct formula *, struct numbers *);

static struct value f_sum(struct formula *f, struct numbers *n)
{
    (void)f;
    double sum = 0;
    for (int i = 0; i < n->count; i++)
        sum += n->items[i];
    return number(sum);
}

static struct value f_count(struct formula *f, struct numbers *n)
{
    (void)f;
    return number(n->count);
}

static struct value f_average(struct formula *f, struct numbers *n)
{
    return n->count ? number(f_sum(f, n).u.number / n->count) : fail(f, P_DIV);
}

static struct value f_min(struct formula *f, struct numbers *n)
{
    (void)f;
    double m = n->count ? n->items[0] : 0;
    for (int i = 1; i < n->count; i++)
        m = fmin(m, n->items[i]);
    return number(m);
}

static struct value f_max(struct formula *f, struct numbers *n)
{
    (void)f;
    double m = n->count ? n->items[0] : 0;
    for (int i = 1; i < n->count; i++)
        m = fmax(m, n->items[i]);
    return number(m);
}

static struct value f_median(struct formula *f, struct numbers *n)
{
    if (!n->count)
        return fail(f, P_DIV);
    qsort(n->items, (size_t)n->count, sizeof *n->items, compare_doubles);
    int mid = n->count / 2;
    return number(n->count % 2 ? n->items[mid] : (n->items[mid - 1] + n->items[mid]) / 2);
}

static struct value f_deviation(struct formula *f, struct numbers *n)
{
    if (n->count < 2)
        return fail(f, P_DIV);
    double mean = f_sum(f, n).u.number / n->count, sum = 0;
    for (int i = 0; i < n->count; i++)
        sum += (n->items[i] - mean) * (n->items[i] - mean);
    return number(sqrt(sum / (n->count - 1)));
}

static double one(struct formula *f, const struct argument *a)
{
    if (a->range) {
        fail(f, P_VALUE);
        return 0;
    }
    return as_number(f, &a->value);
}

typedef struct value scalar(struct formula *, int argc, struct argument *argv);

static struct value f_round(struct formula *f, int argc, struct argument *argv)
{
    double d = one(f, &argv[0]), scale = pow(10, argc > 1 ? one(f, &argv[1]) : 0);
    return number(round(d * scale) / scale);
}

static struct value f_abs(struct formula *f, int argc, struct argument *argv)
{
    (void)argc;
    return number(fabs(one(f, &argv[0])));
}

static struct value f_sqrt(struct formula *f, int argc, struct argument *argv)
{
    (void)argc;
    double d = one(f, &argv[0]);
    return d < 0 ? fail(f, P_VALUE) : number(sqrt(d));
}

static struct value f_mod(struct formula *f, int argc, struct argument *argv)
{
    (void)argc;
    double a = one(f, &argv[0]), b = one(f, &argv[1]);
    return b == 0 ? fail(f, P_DIV) : number(a - b * floor(a / b));
}

static struct value f_if(struct formula *f, int argc, struct argument *argv)
{
    int pick = one(f, &argv[0]) != 0 ? 1 : 2;
    if (pick >= argc)
        return (struct value){.kind = EMPTY};
    return argv[pick].range ? fail(f, P_VALUE) : copy(&argv[pick].value);
}

static struct value f_len(struct formula *f, int argc, struct argument *argv)
{
    (void)f;
    (void)argc;
    char *s = as_text(&argv[0].value);
    struct value v = number((double)strlen(s));
    free(s);
    return v;
}

static struct value f_upper(struct formula *f, int argc, struct argument *argv)
{
    (void)f;
    (void)argc;
    char *s = as_text(&argv[0].value);
    for (char *p = s; *p; p++)
        *p = (char)toupper((unsigned char)*p);
    return (struct value){.kind = TEXT, .u.text = s};
}

static struct value f_year(struct formula *f, int argc, struct argument *argv)
{
    (void)argc;
    return number(date_part(one(f, &argv[0]), 'y'));
}

static struct value f_month(struct formula *f, int argc, struct argument *argv)
{
    (void)argc;
    return number(date_part(one(f, &argv[0]), 'm'));
}

static struct value f_weekday(struct formula *f, int argc, struct argument *argv)
{
    (void)argc;
    char name[32];
    format_date(name, sizeof name, one(f, &argv[0]), "%A");
    return text(name);
}

/* LOOKUP(key, keys, results): the row where the first range equals the key */
static struct value f_lookup(struct formula *f, int argc, struct argument *argv)
{
    (void)argc;
    if (argv[0].range || !argv[1].range || !argv[2].range)
        return fail(f, P_VALUE);
    char *key = as_text(&argv[0].value);
    struct value found = error(P_REF);
    for (int row = argv[1].row0; row <= argv[1].row1; row++) {
        char *here = as_text(look(f, row, argv[1].column0));
        bool same = strcasecmp(here, key) == 0;
        free(here);
        if (same) {
            found = copy(look(f, argv[2].row0 + row - argv[1].row0, argv[2].column0));
            break;
        }
    }
    free(key);
    if (found.kind == ERROR)
        fail(f, found.u.problem);
    return found;
}

/* sorted by name: looked up with bsearch */
static const struct function {
    const char *name;
    int least, most;
    aggregate *aggregate;
    scalar *scalar;
} functions[] = {
    {"ABS", 1, 1, NULL, f_abs},         {"AVERAGE", 1, MAX_ARGS, f_average, NULL}, {"COUNT", 1, MAX_ARGS, f_count, NULL},
    {"DEVIATION", 1, MAX_ARGS, f_deviation, NULL}, {"IF", 2, 3, NULL, f_if},     {"LEN", 1, 1, NULL, f_len},
    {"LOOKUP", 3, 3, NULL, f_lookup},   {"MAX", 1, MAX_ARGS, f_max, NULL},         {"MEDIAN", 1, MAX_ARGS, f_median, NULL},
    {"MIN", 1, MAX_ARGS, f_min, NULL},  {"MOD", 2, 2, NULL, f_mod},                {"MONTH", 1, 1, NULL, f_month},
    {"ROUND", 1, 2, NULL, f_round},     {"SQRT", 1, 1, NULL, f_sqrt},              {"SUM", 1, MAX_ARGS, f_sum, NULL},
    {"UPPER", 1, 1, NULL, f_upper},     {"WEEKDAY", 1, 1, NULL, f_weekday},        {"YEAR", 1, 1, NULL, f_year},
};

static int compare_function(const void *key, const void *item)
{
    return strcasecmp(key, ((const struct function *)item)->name);
}

static struct argument argument(struct formula *f)
{
    struct argument a = {0};
    int used, more;
    skip(f);
    if ((used = parse_reference(f->p, &a.row0, &a.column0)) > 0 && f->p[used] == ':' &&
        (more = parse_reference(f->p + used + 1, &a.row1, &a.column1)) > 0) {
        f->p += used + 1 + more;
        a.range = true;
        if (a.row1 < a.row0 || a.column1 < a.column0)
            fail(f, P_REF);
        return a;
    }
    a.value = comparison(f);
    return a;
}

static struct value apply(struct formula *f, const struct function *fn, int argc, struct argument *argv)
{
    if (argc < fn->least || argc > fn->most)
        return fail(f, P_SYNTAX);
    if (fn->scalar)
        return fn->scalar(f, argc, argv);
    struct numbers all = {0};
    for (int i = 0; i < argc && f->problem == P_NONE; i++) {
        if (!argv[i].range) {
            numbers_add(&all, as_number(f, &argv[i].value));
            continue;
        }
        for (int r = argv[i].row0; r <= argv[i].row1; r++)
            for (int c = argv[i].column0; c <= argv[i].column1; c++) {
                const struct value *v = look(f, r, c);
                if (v->kind == NUMBER || v->kind == DATE)
                    numbers_add(&all, v->u.number);
                else if (v->kind == ERROR)
                    fail(f, v->u.problem);
            }
    }
    struct value result = f->problem == P_NONE ? fn->aggregate(f, &all) : error(f->problem);
    free(all.items);
    return result;
}

static struct value primary(struct formula *f)
{
    skip(f);
    if (++f->nesting > 60)
        return fail(f, P_SYNTAX);
    struct value v;
    int row, column, used;
    char *end;
    if (take(f, "(")) {
        v = comparison(f);
        if (!take(f, ")"))
            fail(f, P_SYNTAX);
    } else if (take(f, "-")) {
        v = primary(f);
        double d = as_number(f, &v);
        drop(&v);
        v = number(-d);
    } else if (*f->p == '"') {
        const char *close = strchr(f->p + 1, '"');
        if (!close)
            return fail(f, P_SYNTAX);
        v = (struct value){.kind = TEXT, .u.text = need(strndup(f->p + 1, (size_t)(close - f->p - 1)))};
        f->p = close + 1;
    } else if (isdigit((unsigned char)*f->p) || *f->p == '.') {
        v = number(strtod(f->p, &end));
        f->p = end;
    } else if ((used = parse_reference(f->p, &row, &column)) > 0) {
        f->p += used;
        v = copy(look(f, row, column));
    } else if (isalpha((unsigned char)*f->p)) {
        char name[16];
        int n = 0;
        sscanf(f->p, "%15[A-Za-z]%n", name, &n);
        f->p += n;
        const struct function *fn =
            bsearch(name, functions, sizeof functions / sizeof *functions, sizeof *functions, compare_function);
        if (!fn)
            return fail(f, P_NAME);
        if (!take(f, "("))
            return fail(f, P_SYNTAX);
        struct argument args[MAX_ARGS];
        int argc = 0;
        if (!take(f, ")")) {
            do {
                if (argc == MAX_ARGS)
                    fail(f, P_SYNTAX);
                else
                    args[argc++] = argument(f);
            } while (take(f, ",") && f->problem == P_NONE);
            if (!take(f, ")"))
                fail(f, P_SYNTAX);
        }
        v = f->problem == P_NONE ? apply(f, fn, argc, args) : error(f->problem);
        while (argc > 0)
            drop(&args[--argc].value);
    } else {
        return fail(f, P_SYNTAX);
    }
    f->nesting--;
    return v;
}

static struct value power(struct formula *f)
{
    struct value v = primary(f);
    if (take(f, "^")) {
        struct value w = power(f);
        double a = as_number(f, &v), b = as_number(f, &w);
        drop(&v);
        drop(&w);
        v = number(pow(a, b));
    }
    return v;
}

static struct value product(struct formula *f)
{
    struct value v = power(f);
    for (;;) {
        char op = take(f, "*") ? '*' : take(f, "/") ? '/' : 0;
        if (!op || f->problem != P_NONE)
            return v;
        struct value w = power(f);
        double a = as_number(f, &v), b = as_number(f, &w);
        drop(&v);
        drop(&w);
        v = op == '*' ? number(a * b) : b == 0 ? fail(f, P_DIV) : number(a / b);
    }
}

static struct value sum(struct formula *f)
{
    struct value v = product(f);
    for (;;) {
        char op = take(f, "+") ? '+' : take(f, "-") ? '-' : take(f, "&") ? '&' : 0;
        if (!op || f->problem != P_NONE)
            return v;
        struct value w = product(f);
        if (op == '&' && v.kind != ERROR && w.kind != ERROR) {
            char *a = as_text(&v), *b = as_text(&w), *joined;
            if (asprintf(&joined, "%s%s", a, b) < 0)
                need(NULL);
            free(a);
            free(b);
            drop(&v);
            drop(&w);
            v = (struct value){.kind = TEXT, .u.text = joined};
            continue;
        }
        double a = as_number(f, &v), b = as_number(f, &w);
        /* a date and a number give a date, two dates give a number of days */
        enum kind kind = (v.kind == DATE) != (w.kind == DATE) ? DATE : NUMBER;
        drop(&v);
        drop(&w);
        v = (struct value){.kind = kind, .u.number = op == '+' ? a + b : a - b};
    }
}

static struct value comparison(struct formula *f)
{
    static const char *const operators[] = {"<=", ">=", "<>", "<", ">", "="};
    struct value v = sum(f);
    for (int i = 0; i < 6 && f->problem == P_NONE; i++) {
        if (!take(f, operators[i]))
            continue;
        struct value w = sum(f);
        int c;
        if (v.kind == TEXT && w.kind == TEXT) {
            c = strcmp(v.u.text, w.u.text);
        } else {
            double a = as_number(f, &v), b = as_number(f, &w);
            c = (a > b) - (a < b);
        }
        drop(&v);
        drop(&w);
        bool truth[] = {c <= 0, c >= 0, c != 0, c < 0, c > 0, c == 0};
        return number(truth[i]);
    }
    return v;
}

static void evaluate(struct sheet *s, int row, int column)
{
    struct cell *c = cell_at(s, row, column);
    if (c->state == DONE)
        return;
    if (c->state == ACTIVE) { /* it is needed for its own value */
        drop(&c->value);
        c->value = error(P_CYCLE);
        return;
    }
    c->state = ACTIVE;
    if (!c->formula) {
        if (c->source)
            c->value = literal(c->source);
        c->state = DONE;
        return;
    }
    if (++s->depth > s->deepest)
        s->deepest = s->depth;
    struct formula f = {.sheet = s, .p = c->source + 1};
    struct value v = s->depth > 400 ? fail(&f, P_REF) : comparison(&f);
    skip(&f);
    if (f.problem == P_NONE && *f.p)
        fail(&f, P_SYNTAX);
    if (f.problem != P_NONE) {
        drop(&v);
        v = error(f.problem);
    }
    drop(&c->value);
    c->value = v;
    c->state = DONE;
    s->depth--;
    if (s->order_count == s->order_capacity) {
        s->order_capacity = s->order_capacity ? 2 * s->order_capacity : 32;
        s->order = need(realloc(s->order, (size_t)s->order_capacity * sizeof *s->order));
    }
    s->order[s->order_count++] = row * MAX_COLUMNS + column;
}

static void evaluate_all(struct sheet *s)
{
    for (int r = 0; r < s->rows; r++)
        for (int c = 0; c < s->columns; c++)
            evaluate(s, r, c);
}

/* ------------------------------------------------------------------ reading and writing */

static void sheet_free(struct sheet *s)
{
    for (int i = 0; i < s->rows * MAX_COLUMNS; i++) {
        free(s->cells[i].source);
        drop(&s->cells[i].value);
    }
    free(s->cells);
    free(s->order);
    free(s->title);
    memset(s, 0, sizeof *s);
}

static void complain(const char *name, int line, const char *format, ...) __attribute__((format(printf, 3, 4)));

static void complain(const char *name, int line, const char *format, ...)
{
    va_list args;
    fprintf(stderr, "sheet: %s:%d: ", name, line);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
}

static void directive(struct sheet *s, char *line, const char *name, int number)
{
    char *rest = NULL, *word = strtok_r(line + 1, " \t", &rest);
    if (word && strcmp(word, "title") == 0) {
        free(s->title);
        s->title = need(strdup(rest + strspn(rest, " \t")));
        return;
    }
    if (word && strcmp(word, "header") == 0) {
        if (sscanf(rest, "%d", &s->header) == 1 && s->header >= 0 && s->header < 10)
            return;
        s->header = 1;
    } else if (word && strcmp(word, "format") == 0) {
        char *column = strtok_r(NULL, " \t", &rest), *format = strtok_r(NULL, " \t", &rest);
        for (int i = 0; column && format && i < FORMATS; i++)
            if (strcmp(format, format_name[i]) == 0 && column[0] >= 'A' && column[0] <= 'Z' && !column[1]) {
                s->format[column[0] - 'A'] = (enum format)i;
                return;
            }
    }
    complain(name, number, "bad directive @%s", word ? word : "");
}

static char *trim(char *s)
{
    s += strspn(s, " \t");
    size_t n = strlen(s);
    while (n && isspace((unsigned char)s[n - 1]))
        s[--n] = 0;
    return s;
}

/* The end of a field without quotes; in a formula, commas inside parentheses or texts belong to it. */
static char *field_end(char *p)
{
    int depth = 0;
    bool quoted = false;
    if (*p != '=')
        return p + strcspn(p, ",");
    for (; *p; p++) {
        if (*p == '"')
            quoted = !quoted;
        else if (!quoted && *p == '(')
            depth++;
        else if (!quoted && *p == ')')
            depth--;
        else if (!quoted && *p == ',' && depth <= 0)
            break;
    }
    return p;
}

/* Splits a line of CSV in place. Returns the number of fields, or -1 for an open quote. */
static int split(char *line, char **fields, int most)
{
    int n = 0;
    for (char *p = line;; p++) {
        char *to, *start = to = p;
        if (*p == '"') {
            for (p++;; p++) {
                if (!*p)
                    return -1;
                if (*p == '"' && *++p != '"')
                    break;
                *to++ = *p;
            }
            p += strcspn(p, ",");
        } else {
            to = p = field_end(p);
        }
        char stop = *p;
        *to = 0;
        if (n < most)
            fields[n] = trim(start);
        n++;
        if (!stop)
            return n;
    }
}

static bool sheet_read(struct sheet *s, FILE *in, const char *name)
{
    char *line = NULL;
    size_t capacity = 0;
    ssize_t length;
    int number = 0;
    memset(s, 0, sizeof *s);
    s->header = 1;
    while ((length = getline(&line, &capacity, in)) != -1) {
        char *fields[MAX_COLUMNS];
        number++;
        while (length > 0 && (line[length - 1] == '\n' || line[length - 1] == '\r'))
            line[--length] = 0;
        if (line[0] == '@') {
            directive(s, line, name, number);
            continue;
        }
        if (line[0] == '#' || line[strspn(line, " \t")] == 0)
            continue;
        int n = split(line, fields, MAX_COLUMNS);
        if (n < 0) {
            complain(name, number, "quote is not closed");
            continue;
        }
        if (n > MAX_COLUMNS) {
            complain(name, number, "%d columns, only %d are kept", n, MAX_COLUMNS);
            n = MAX_COLUMNS;
        }
        if (s->rows == MAX_ROWS) {
            complain(name, number, "too many rows");
            break;
        }
        if (s->rows == s->capacity) {
            s->capacity = s->capacity ? 2 * s->capacity : 16;
            s->cells = need(realloc(s->cells, (size_t)s->capacity * MAX_COLUMNS * sizeof *s->cells));
        }
        memset(&s->cells[s->rows * MAX_COLUMNS], 0, MAX_COLUMNS * sizeof *s->cells);
        for (int c = 0; c < n; c++) {
            struct cell *cell = cell_at(s, s->rows, c);
            if (!fields[c][0])
                continue;
            cell->source = need(strdup(fields[c]));
            cell->formula = fields[c][0] == '=';
        }
        if (n > s->columns)
            s->columns = n;
        s->rows++;
    }
    free(line);
    return !ferror(in);
}

static void put_field(FILE *out, const char *s)
{
    if (!s)
        return;
    if (!strpbrk(s, ",\"\n") && s[0] != ' ') {
        fputs(s, out);
        return;
    }
    putc('"', out);
    for (; *s; s++) {
        if (*s == '"')
            putc('"', out);
        putc(*s, out);
    }
    putc('"', out);
}

static void sheet_write(struct sheet *s, FILE *out, bool values)
{
    if (s->title)
        fprintf(out, "@title %s\n", s->title);
    fprintf(out, "@header %d\n", s->header);
    for (int c = 0; c < s->columns; c++)
        if (s->format[c] != F_PLAIN)
            fprintf(out, "@format %c %s\n", 'A' + c, format_name[s->format[c]]);
    for (int r = 0; r < s->rows; r++)
        for (int c = 0; c < s->columns; c++) {
            struct cell *cell = cell_at(s, r, c);
            char *shown = values ? as_text(&cell->value) : NULL;
            put_field(out, values ? shown : cell->source);
            free(shown);
            putc(c + 1 < s->columns ? ',' : '\n', out);
        }
}

/* ------------------------------------------------------------------ tables */

/* 1234567.891 -> 1,234,567.89 */
static void format_money(char *out, size_t size, double d)
{
    char plain[64];
    int n = snprintf(plain, sizeof plain, "%.2f", fabs(d));
    size_t at = 0;
    if (d < 0 && at + 1 < size)
        out[at++] = '-';
    for (int i = 0; i < n && at + 2 < size; i++) {
        out[at++] = plain[i];
        int left = n - 4 - i; /* digits before the point still to come */
        if (left > 0 && left % 3 == 0)
            out[at++] = ',';
    }
    out[at] = 0;
}

static void show(const struct sheet *s, const struct value *v, int column, char *out, size_t size)
{
    switch (v->kind) {
    case EMPTY:
        out[0] = 0;
        break;
    case TEXT:
        snprintf(out, size, "%s", v->u.text);
        break;
    case ERROR:
        snprintf(out, size, "%s", problem_text[v->u.problem]);
        break;
    case DATE:
        format_date(out, size, v->u.number, s->format[column] == F_DATE ? "%a %d %b %Y" : "%Y-%m-%d");
        break;
    case NUMBER:
        switch (s->format[column]) {
        case F_MONEY:
            format_money(out, size, v->u.number);
            break;
        case F_PERCENT:
            snprintf(out, size, "%.1f%%", 100 * v->u.number);
            break;
        case F_DATE:
            format_date(out, size, v->u.number, "%a %d %b %Y");
            break;
        default:
            snprintf(out, size, "%.6g", v->u.number);
            break;
        }
        break;
    }
}

static void rule(const int *width, int columns)
{
    fputs("    +", stdout);
    for (int c = 0; c < columns; c++) {
        for (int i = 0; i < width[c] + 2; i++)
            putchar('-');
        putchar('+');
    }
    putchar('\n');
}

static void print_table(struct sheet *s)
{
    int width[MAX_COLUMNS];
    char shown[128];
    for (int c = 0; c < s->columns; c++) {
        width[c] = 1;
        for (int r = 0; r < s->rows; r++) {
            show(s, &cell_at(s, r, c)->value, c, shown, sizeof shown);
            int n = (int)strlen(shown);
            if (n > width[c])
                width[c] = n > 24 ? 24 : n;
        }
    }
    if (s->title)
        printf("%*s%s\n", 6, "", s->title);
    rule(width, s->columns);
    for (int r = 0; r < s->rows; r++) {
        printf("%3d |", r + 1);
        for (int c = 0; c < s->columns; c++) {
            const struct value *v = &cell_at(s, r, c)->value;
            bool right = v->kind == NUMBER || v->kind == DATE;
            show(s, v, c, shown, sizeof shown);
            printf(right ? " %*.*s |" : " %-*.*s |", width[c], width[c], shown);
        }
        putchar('\n');
        if (r + 1 == s->header)
            rule(width, s->columns);
    }
    rule(width, s->columns);
}

static void print_totals(struct sheet *s)
{
    for (int c = 0; c < s->columns; c++) {
        double total = 0, least = INFINITY, most = -INFINITY;
        int count = 0, kinds[ERROR + 1] = {0};
        for (int r = s->header; r < s->rows; r++) {
            const struct value *v = &cell_at(s, r, c)->value;
            kinds[v->kind]++;
            if (v->kind != NUMBER && v->kind != DATE)
                continue;
            total += v->u.number;
            least = fmin(least, v->u.number);
            most = fmax(most, v->u.number);
            count++;
        }
        printf("%c: %d empty, %d numbers, %d dates, %d texts, %d errors", 'A' + c, kinds[EMPTY], kinds[NUMBER], kinds[DATE],
               kinds[TEXT], kinds[ERROR]);
        if (count)
            printf("; sum %.8e, from %+.4f to %+.4f", total, least, most);
        putchar('\n');
    }
}

/* ------------------------------------------------------------------ sorting rows */

static struct {
    struct sheet *sheet;
    int column;
    bool descending;
} sorting; /* qsort passes no context */

static int compare_rows(const void *a, const void *b)
{
    int ra = *(const int *)a, rb = *(const int *)b, c;
    const struct value *x = &cell_at(sorting.sheet, ra, sorting.column)->value;
    const struct value *y = &cell_at(sorting.sheet, rb, sorting.column)->value;
    int rank_x = x->kind == DATE ? NUMBER : (int)x->kind, rank_y = y->kind == DATE ? NUMBER : (int)y->kind;
    if (rank_x != rank_y)
        c = rank_x - rank_y;
    else if (rank_x == NUMBER)
        c = compare_doubles(&x->u.number, &y->u.number);
    else if (rank_x == TEXT)
        c = strcasecmp(x->u.text, y->u.text);
    else
        c = 0;
    if (sorting.descending)
        c = -c;
    return c ? c : ra - rb;
}

static void sort_rows(struct sheet *s, int column, bool descending)
{
    int body = s->rows - s->header;
    if (body < 2)
        return;
    int *rows = need(malloc((size_t)body * sizeof *rows));
    size_t row_size = MAX_COLUMNS * sizeof *s->cells;
    struct cell *sorted = need(malloc((size_t)body * row_size));
    for (int i = 0; i < body; i++)
        rows[i] = s->header + i;
    sorting.sheet = s;
    sorting.column = column;
    sorting.descending = descending;
    qsort(rows, (size_t)body, sizeof *rows, compare_rows);
    for (int i = 0; i < body; i++)
        memcpy(sorted + i * MAX_COLUMNS, cell_at(s, rows[i], 0), row_size);
    memcpy(cell_at(s, s->header, 0), sorted, (size_t)body * row_size);
    free(sorted);
    free(rows);
}

/* ------------------------------------------------------------------ modes */

static void list_formulas(struct sheet *s)
{
    char name[16], shown[128];
    for (int r = 0; r < s->rows; r++)
        for (int c = 0; c < s->columns; c++) {
            struct cell *cell = cell_at(s, r, c);
            if (!cell->formula)
                continue;
            cell_name(name, r, c);
            show(s, &cell->value, c, shown, sizeof shown);
            printf("%-4s %-40s %s\n", name, cell->source, shown);
        }
}

static void list_order(struct sheet *s)
{
    char name[16];
    for (int i = 0; i < s->order_count; i++) {
        cell_name(name, s->order[i] / MAX_COLUMNS, s->order[i] % MAX_COLUMNS);
        printf("%s%c", name, i % 12 == 11 || i + 1 == s->order_count ? '\n' : ' ');
    }
    printf("%d formulas, %d deep\n", s->order_count, s->deepest);
}

static int query(struct sheet *s, char **names)
{
    int missing = 0, row, column;
    char shown[128];
    static const char *const kinds[] = {"empty", "number", "date", "text", "error"};
    for (; *names; names++) {
        int used = parse_reference(*names, &row, &column);
        if (!used || (*names)[used] || row < 0 || row >= s->rows || column >= s->columns) {
            printf("%s: no such cell\n", *names);
            missing++;
            continue;
        }
        const struct value *v = &cell_at(s, row, column)->value;
        show(s, v, column, shown, sizeof shown);
        printf("%s: %s [%s]", *names, kinds[v->kind], shown);
        if (v->kind == NUMBER)
            printf(" %.17g %a", v->u.number, v->u.number);
        putchar('\n');
    }
    return missing ? 1 : 0;
}

static int save_and_load(struct sheet *s, const char *path)
{
    struct sheet again;
    FILE *f = fopen(path, "w");
    if (!f) {
        perror(path);
        return 1;
    }
    sheet_write(s, f, false);
    long size = ftell(f);
    if (fclose(f) != 0 || !(f = fopen(path, "r"))) {
        perror(path);
        return 1;
    }
    bool ok = sheet_read(&again, f, path);
    rewind(f);
    int lines = 0;
    for (int c; (c = getc(f)) != EOF;)
        lines += c == '\n';
    fclose(f);
    evaluate_all(&again);
    int differences = again.rows != s->rows || again.columns != s->columns;
    for (int r = 0; !differences && r < s->rows; r++)
        for (int c = 0; c < s->columns; c++) {
            char *x = as_text(&cell_at(s, r, c)->value), *y = as_text(&cell_at(&again, r, c)->value);
            differences += strcmp(x, y) != 0;
            free(x);
            free(y);
        }
    printf("%ld bytes, %d lines, %d rows, %d differences%s\n", size, lines, again.rows, differences, ok ? "" : ", read error");
    sheet_free(&again);
    if (remove(path) != 0)
        perror(path);
    return differences != 0;
}

static FILE *make_sheet(const char *path, int rows)
{
    FILE *f = fopen(path, "w+");
    if (!f) {
        perror(path);
        exit(1);
    }
    unsigned seed = 2024;
    fprintf(f, "@title %d made rows\n@format B date\n@format D money\n@format F percent\n@format G money\n", rows);
    fputs("Item,Day,Count,Price,Total,Share,Running\n", f);
    for (int i = 2; i <= rows + 1; i++) {
        seed = seed * 1103515245u + 12345u;
        unsigned a = seed >> 16 & 0x7FFF;
        seed = seed * 1103515245u + 12345u;
        unsigned b = seed >> 16 & 0x7FFF;
        fprintf(f, "item-%03u,2023-%02u-%02u,%u,%u.%02u,=C%d*D%d,=E%d/E$%d", a % 500, a % 12 + 1, b % 28 + 1, b % 40, a % 90,
                b % 100, i, i, i, rows + 2);
        if (i == 2)
            fprintf(f, ",=E%d\n", i);
        else
            fprintf(f, ",=G%d+E%d\n", i - 1, i);
    }
    fprintf(f, "sum,,=SUM(C2:C%d),=AVERAGE(D2:D%d),=SUM(E2:E%d),,=MAX(G2:G%d)-E%d\n", rows + 1, rows + 1, rows + 1, rows + 1,
            rows + 2);
    rewind(f);
    return f;
}

static int usage(const char *why)
{
    fprintf(stderr, "sheet: %s\nusage: sheet [-c] [-f] [-d] [-t] [-s [-]COL] [-w FILE] [-n ROWS] [-q CELL...]\n", why);
    return 2;
}

int main(int argc, char **argv)
{
    enum { TABLE, CSV, FORMULAS, ORDER, TOTALS, QUERY, SAVE } mode = TABLE;
    const char *sort = NULL, *path = NULL;
    char **cells = NULL;
    int rows = 0, i = 1, status = 0;
    for (; i < argc; i++) {
        const char *a = argv[i];
        if (a[0] != '-' || !a[1] || a[2])
            return usage("unexpected argument");
        bool value = strchr("swn", a[1]) != NULL;
        if (value && i + 1 == argc)
            return usage("value is missing");
        switch (a[1]) {
        case 'c':
            mode = CSV;
            break;
        case 'f':
            mode = FORMULAS;
            break;
        case 'd':
            mode = ORDER;
            break;
        case 't':
            mode = TOTALS;
            break;
        case 's':
            sort = argv[++i];
            break;
        case 'w':
            mode = SAVE;
            path = argv[++i];
            break;
        case 'n':
            rows = atoi(argv[++i]);
            break;
        case 'q':
            mode = QUERY;
            cells = argv + i + 1;
            i = argc;
            break;
        default:
            return usage("unknown option");
        }
    }
    struct sheet s;
    FILE *in = rows > 0 ? make_sheet("sheet_made.tmp", rows) : stdin;
    if (!sheet_read(&s, in, rows > 0 ? "made" : "stdin"))
        fprintf(stderr, "sheet: %s\n", strerror(errno));
    if (in != stdin) {
        fclose(in);
        remove("sheet_made.tmp");
    }
    evaluate_all(&s);
    if (sort) {
        bool down = sort[0] == '-';
        int column = toupper((unsigned char)sort[down]) - 'A';
        if (column < 0 || column >= s.columns) {
            sheet_free(&s);
            return usage("no such column");
        }
        sort_rows(&s, column, down);
    }
    switch (mode) {
    case TABLE:
        print_table(&s);
        break;
    case CSV:
        sheet_write(&s, stdout, true);
        break;
    case FORMULAS:
        list_formulas(&s);
        break;
    case ORDER:
        list_order(&s);
        break;
    case TOTALS:
        print_totals(&s);
        break;
    case QUERY:
        status = query(&s, cells);
        break;
    case SAVE:
        status = save_and_load(&s, path);
        break;
    }
    sheet_free(&s);
    return status;
}
