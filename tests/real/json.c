//! what: JSON parser, pretty printer, path queries, escapes and surrogates, %.17g numbers, positions in error messages
//! args: -t
//! args: -q name "-" "items[2].price" "items[-1]" "nested.a.b.c" "items[9]" "nope" "items..x" "unicode" "items[0].tags[1]"
//! args: -p
//! args: -c
//! args: -g 7 -n 30
//! args: -g 12345 -n 400
//! args: -g 99 -n 9000
//! args: -g 5 -n 12 -p
//! args: -z
//! stdin-file: json_sample.json
//! opt: 0 2

/*
 * json: read a document from stdin (or make one), then print or query it.
 *
 *   -p          pretty print           -c          compact print
 *   -q PATH...  query                  -t          table of good and bad documents
 *   -g SEED     make a document        -n SIZE     of about so many values
 *   -f FILE     read from a file
 */

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------ values */

enum type { NUL, BOOLEAN, NUMBER, STRING, ARRAY, OBJECT, TYPES };

static const char *const type_name[TYPES] = {"null", "boolean", "number", "string", "array", "object"};

struct value;

struct string {
    size_t length;
    char *bytes; /* NUL-terminated for convenience; may hold NULs inside */
};

struct array {
    struct value *items;
    size_t count, capacity;
};

struct member {
    struct string name;
    struct value *value;
    struct member *next; /* in order of appearance */
    struct member *chain; /* in its bucket */
    uint32_t hash;
};

struct object {
    struct member *first, **tail;
    struct member **buckets;
    size_t count, bucket_count;
};

struct value {
    enum type type;
    union {
        bool boolean;
        double number;
        struct string string;
        struct array array;
        struct object object;
    } as;
};

static long live_blocks;

static void *allocate(size_t n)
{
    void *p = malloc(n ? n : 1);
    if (!p) {
        fputs("json: out of memory\n", stderr);
        exit(3);
    }
    live_blocks++;
    return p;
}

static void *reallocate(void *old, size_t n)
{
    void *p = realloc(old, n);
    if (!p) {
        fputs("json: out of memory\n", stderr);
        exit(3);
    }
    if (!old)
        live_blocks++;
    return p;
}

static void release(void *p)
{
    if (p)
        live_blocks--;
    free(p);
}

static uint32_t hash_bytes(uint32_t h, const void *data, size_t n)
{
    const unsigned char *p = data;
    while (n--)
        h = (h ^ *p++) * 16777619u;
    return h;
}

static void value_clear(struct value *v)
{
    switch (v->type) {
    case STRING:
        release(v->as.string.bytes);
        break;
    case ARRAY:
        for (size_t i = 0; i < v->as.array.count; i++)
            value_clear(&v->as.array.items[i]);
        release(v->as.array.items);
        break;
    case OBJECT:
        for (struct member *m = v->as.object.first, *next; m; m = next) {
            next = m->next;
            value_clear(m->value);
            release(m->value);
            release(m->name.bytes);
            release(m);
        }
        release(v->as.object.buckets);
        break;
    default:
        break;
    }
    memset(v, 0, sizeof *v);
}

static struct value *array_push(struct array *a)
{
    if (a->count == a->capacity) {
        a->capacity = a->capacity ? a->capacity * 2 : 4;
        a->items = reallocate(a->items, a->capacity * sizeof *a->items);
    }
    struct value *v = &a->items[a->count++];
    memset(v, 0, sizeof *v);
    return v;
}

static struct member *object_find(const struct object *o, const char *name, size_t length)
{
    if (!o->bucket_count)
        return NULL;
    uint32_t hash = hash_bytes(2166136261u, name, length);
    for (struct member *m = o->buckets[hash & (o->bucket_count - 1)]; m; m = m->chain)
        if (m->hash == hash && m->name.length == length && memcmp(m->name.bytes, name, length) == 0)
            return m;
    return NULL;
}

/* Takes over the name. A repeated name replaces the earlier value, in the earlier place. */
static struct value *object_put(struct object *o, struct string name)
{
    struct member *m = object_find(o, name.bytes, name.length);
    if (m) {
        release(name.bytes);
        value_clear(m->value);
        return m->value;
    }
    if (o->count >= o->bucket_count) {
        size_t n = o->bucket_count ? o->bucket_count * 2 : 8;
        o->buckets = reallocate(o->buckets, n * sizeof *o->buckets);
        o->bucket_count = n;
        for (size_t i = 0; i < n; i++)
            o->buckets[i] = NULL;
        for (struct member *k = o->first; k; k = k->next) {
            k->chain = o->buckets[k->hash & (n - 1)];
            o->buckets[k->hash & (n - 1)] = k;
        }
    }
    m = allocate(sizeof *m);
    m->name = name;
    m->hash = hash_bytes(2166136261u, name.bytes, name.length);
    m->next = NULL;
    m->chain = o->buckets[m->hash & (o->bucket_count - 1)];
    o->buckets[m->hash & (o->bucket_count - 1)] = m;
    m->value = allocate(sizeof *m->value);
    memset(m->value, 0, sizeof *m->value);
    if (!o->tail)
        o->tail = &o->first;
    *o->tail = m;
    o->tail = &m->next;
    o->count++;
    return m->value;
}

/* ------------------------------------------------------------------ output */

struct sink {
    void (*write)(struct sink *, const char *, size_t);
    FILE *file;
    char *bytes;
    size_t size, capacity;
};

static void write_file(struct sink *s, const char *p, size_t n)
{
    fwrite(p, 1, n, s->file);
}

static void write_memory(struct sink *s, const char *p, size_t n)
{
    if (s->capacity - s->size < n + 1) {
        s->capacity = (s->size + n + 1) * 2;
        s->bytes = reallocate(s->bytes, s->capacity);
    }
    memcpy(s->bytes + s->size, p, n);
    s->size += n;
    s->bytes[s->size] = 0;
}

static void emit(struct sink *s, const char *text)
{
    s->write(s, text, strlen(text));
}

static void emitf(struct sink *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void emitf(struct sink *s, const char *format, ...)
{
    char line[128];
    va_list args;
    va_start(args, format);
    int n = vsnprintf(line, sizeof line, format, args);
    va_end(args);
    if (n > 0)
        s->write(s, line, (size_t)n < sizeof line ? (size_t)n : sizeof line - 1);
}

static void print_string(struct sink *s, const struct string *text)
{
    static const char *const named[32] = {['\b'] = "\\b", ['\f'] = "\\f", ['\n'] = "\\n", ['\r'] = "\\r", ['\t'] = "\\t"};
    size_t start = 0;
    emit(s, "\"");
    for (size_t i = 0; i < text->length; i++) {
        unsigned char c = (unsigned char)text->bytes[i];
        if (c >= 32 && c != '"' && c != '\\' && c != 127)
            continue;
        s->write(s, text->bytes + start, i - start);
        start = i + 1;
        if (c == '"' || c == '\\')
            emitf(s, "\\%c", c);
        else if (c < 32 && named[c])
            emit(s, named[c]);
        else
            emitf(s, "\\u%04x", c);
    }
    s->write(s, text->bytes + start, text->length - start);
    emit(s, "\"");
}

/* The shortest of %.15g, %.16g, %.17g that reads back the same. */
static void print_number(struct sink *s, double d)
{
    char text[40];
    for (int digits = 15; digits <= 17; digits++) {
        snprintf(text, sizeof text, "%.*g", digits, d);
        if (strtod(text, NULL) == d)
            break;
    }
    emit(s, text);
}

static void print_value(struct sink *s, const struct value *v, int indent, int depth)
{
    const char *separator = "";
    switch (v->type) {
    case NUL:
        emit(s, "null");
        break;
    case BOOLEAN:
        emit(s, v->as.boolean ? "true" : "false");
        break;
    case NUMBER:
        print_number(s, v->as.number);
        break;
    case STRING:
        print_string(s, &v->as.string);
        break;
    case ARRAY:
        emit(s, "[");
        for (size_t i = 0; i < v->as.array.count; i++, separator = ",") {
            emit(s, separator);
            if (indent)
                emitf(s, "\n%*s", indent * (depth + 1), "");
            print_value(s, &v->as.array.items[i], indent, depth + 1);
        }
        if (indent && v->as.array.count)
            emitf(s, "\n%*s", indent * depth, "");
        emit(s, "]");
        break;
    case OBJECT:
        emit(s, "{");
        for (const struct member *m = v->as.object.first; m; m = m->next, separator = ",") {
            emit(s, separator);
            if (indent)
                emitf(s, "\n%*s", indent * (depth + 1), "");
            print_string(s, &m->name);
            emit(s, indent ? ": " : ":");
            print_value(s, m->value, indent, depth + 1);
        }
        if (indent && v->as.object.count)
            emitf(s, "\n%*s", indent * depth, "");
        emit(s, "}");
        break;
    default:
        abort();
    }
}

/* ------------------------------------------------------------------ parser */

enum { MAX_DEPTH = 200 };

struct parser {
    const char *p, *end, *line_start;
    int line, depth;
    jmp_buf fail;
    char message[120];
    char *scratch;
    size_t scratch_size, scratch_capacity;
};

static _Noreturn void syntax(struct parser *ps, const char *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static _Noreturn void syntax(struct parser *ps, const char *at, const char *format, ...)
{
    va_list args;
    int n = snprintf(ps->message, sizeof ps->message, "%d:%d: ", ps->line, (int)(at - ps->line_start) + 1);
    va_start(args, format);
    vsnprintf(ps->message + n, sizeof ps->message - (size_t)n, format, args);
    va_end(args);
    longjmp(ps->fail, 1);
}

static void skip_space(struct parser *ps)
{
    for (; ps->p < ps->end; ps->p++) {
        switch (*ps->p) {
        case '\n':
            ps->line++;
            ps->line_start = ps->p + 1;
            break;
        case ' ':
        case '\t':
        case '\r':
            break;
        default:
            return;
        }
    }
}

static const char *describe(struct parser *ps)
{
    static char text[16];
    if (ps->p == ps->end)
        return "the end";
    unsigned char c = (unsigned char)*ps->p;
    snprintf(text, sizeof text, isprint(c) ? "'%c'" : "byte %u", c);
    return text;
}

static void scratch_byte(struct parser *ps, unsigned c)
{
    if (ps->scratch_size == ps->scratch_capacity) {
        ps->scratch_capacity = ps->scratch_capacity ? ps->scratch_capacity * 2 : 32;
        ps->scratch = reallocate(ps->scratch, ps->scratch_capacity);
    }
    ps->scratch[ps->scratch_size++] = (char)c;
}

static void scratch_utf8(struct parser *ps, uint32_t c)
{
    if (c < 0x80) {
        scratch_byte(ps, c);
    } else if (c < 0x800) {
        scratch_byte(ps, 0xC0 | c >> 6);
        scratch_byte(ps, 0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        scratch_byte(ps, 0xE0 | c >> 12);
        scratch_byte(ps, 0x80 | (c >> 6 & 0x3F));
        scratch_byte(ps, 0x80 | (c & 0x3F));
    } else {
        scratch_byte(ps, 0xF0 | c >> 18);
        scratch_byte(ps, 0x80 | (c >> 12 & 0x3F));
        scratch_byte(ps, 0x80 | (c >> 6 & 0x3F));
        scratch_byte(ps, 0x80 | (c & 0x3F));
    }
}

static uint32_t hex4(struct parser *ps)
{
    uint32_t v = 0;
    const char *start = ps->p;
    for (int i = 0; i < 4; i++, ps->p++) {
        if (ps->p == ps->end || !isxdigit((unsigned char)*ps->p))
            syntax(ps, start, "\\u needs four hexadecimal digits");
        int c = tolower((unsigned char)*ps->p);
        v = v << 4 | (uint32_t)(isdigit(c) ? c - '0' : c - 'a' + 10);
    }
    return v;
}

/* Accept one UTF-8 sequence, refusing overlong forms, surrogates and values past 10FFFF. */
static void utf8_sequence(struct parser *ps)
{
    static const struct {
        unsigned char mask, lead, more;
        uint32_t least;
    } forms[] = {{0xE0, 0xC0, 1, 0x80}, {0xF0, 0xE0, 2, 0x800}, {0xF8, 0xF0, 3, 0x10000}};
    unsigned char lead = (unsigned char)*ps->p;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        if ((lead & forms[i].mask) != forms[i].lead)
            continue;
        uint32_t c = lead & (unsigned char)~forms[i].mask;
        const char *q = ps->p + 1;
        int k = 0;
        for (; k < forms[i].more && q < ps->end && ((unsigned char)*q & 0xC0) == 0x80; k++)
            c = c << 6 | ((unsigned char)*q++ & 0x3F);
        if (k < forms[i].more || c < forms[i].least || c > 0x10FFFF || (c >= 0xD800 && c < 0xE000))
            break;
        while (ps->p < q)
            scratch_byte(ps, (unsigned char)*ps->p++);
        return;
    }
    syntax(ps, ps->p, "invalid UTF-8 (byte %u)", lead);
}

static struct string parse_string(struct parser *ps)
{
    const char *open = ps->p++;
    ps->scratch_size = 0;
    for (;;) {
        if (ps->p == ps->end)
            syntax(ps, open, "string is not closed");
        unsigned char c = (unsigned char)*ps->p;
        if (c == '"') {
            ps->p++;
            break;
        }
        if (c < 32)
            syntax(ps, ps->p, "control character %u in a string", c);
        if (c >= 0x80) {
            utf8_sequence(ps);
            continue;
        }
        ps->p++;
        if (c != '\\') {
            scratch_byte(ps, c);
            continue;
        }
        const char *escape = ps->p - 1;
        if (ps->p == ps->end)
            syntax(ps, open, "string is not closed");
        switch (c = (unsigned char)*ps->p++) {
        case '"':
        case '\\':
        case '/':
            scratch_byte(ps, c);
            break;
        case 'b':
            scratch_byte(ps, '\b');
            break;
        case 'f':
            scratch_byte(ps, '\f');
            break;
        case 'n':
            scratch_byte(ps, '\n');
            break;
        case 'r':
            scratch_byte(ps, '\r');
            break;
        case 't':
            scratch_byte(ps, '\t');
            break;
        case 'u': {
            uint32_t u = hex4(ps);
            if (u >= 0xDC00 && u < 0xE000)
                syntax(ps, escape, "low surrogate without a high one");
            if (u >= 0xD800 && u < 0xDC00) {
                if (ps->end - ps->p < 2 || ps->p[0] != '\\' || ps->p[1] != 'u')
                    syntax(ps, escape, "high surrogate without a low one");
                ps->p += 2;
                uint32_t low = hex4(ps);
                if (low < 0xDC00 || low >= 0xE000)
                    syntax(ps, escape, "high surrogate without a low one");
                u = 0x10000 + ((u - 0xD800) << 10) + (low - 0xDC00);
            }
            scratch_utf8(ps, u);
            break;
        }
        default:
            syntax(ps, escape, "unknown escape");
        }
    }
    struct string s = {ps->scratch_size, allocate(ps->scratch_size + 1)};
    if (s.length)
        memcpy(s.bytes, ps->scratch, s.length);
    s.bytes[s.length] = 0;
    return s;
}

static double parse_number(struct parser *ps)
{
    const char *start = ps->p;
    char text[64];
#define DIGITS() \
    do { \
        if (ps->p == ps->end || !isdigit((unsigned char)*ps->p)) \
            syntax(ps, ps->p, "expected a digit, found %s", describe(ps)); \
        while (ps->p < ps->end && isdigit((unsigned char)*ps->p)) \
            ps->p++; \
    } while (0)
    if (*ps->p == '-')
        ps->p++;
    if (ps->p < ps->end && *ps->p == '0') {
        ps->p++;
        if (ps->p < ps->end && isdigit((unsigned char)*ps->p))
            syntax(ps, start, "number begins with a zero");
    } else {
        DIGITS();
    }
    if (ps->p < ps->end && *ps->p == '.') {
        ps->p++;
        DIGITS();
    }
    if (ps->p < ps->end && (*ps->p == 'e' || *ps->p == 'E')) {
        ps->p++;
        if (ps->p < ps->end && (*ps->p == '+' || *ps->p == '-'))
            ps->p++;
        DIGITS();
    }
#undef DIGITS
    size_t n = (size_t)(ps->p - start);
    if (n >= sizeof text)
        syntax(ps, start, "number of %zu characters", n);
    memcpy(text, start, n);
    text[n] = 0;
    errno = 0;
    double d = strtod(text, NULL);
    if (errno == ERANGE && (d == HUGE_VAL || d == -HUGE_VAL))
        syntax(ps, start, "number is too large");
    return d;
}

static bool word(struct parser *ps, const char *w)
{
    size_t n = strlen(w);
    if ((size_t)(ps->end - ps->p) < n || memcmp(ps->p, w, n) != 0)
        return false;
    ps->p += n;
    return true;
}

static void parse_value(struct parser *ps, struct value *v)
{
    skip_space(ps);
    if (ps->p == ps->end)
        syntax(ps, ps->p, "expected a value, found the end");
    if (++ps->depth > MAX_DEPTH)
        syntax(ps, ps->p, "nested deeper than %d", MAX_DEPTH);
    switch (*ps->p) {
    case '{':
        ps->p++;
        v->type = OBJECT;
        skip_space(ps);
        if (ps->p < ps->end && *ps->p == '}') {
            ps->p++;
            break;
        }
        for (;;) {
            skip_space(ps);
            if (ps->p == ps->end || *ps->p != '"')
                syntax(ps, ps->p, "expected a name, found %s", describe(ps));
            struct string name = parse_string(ps);
            struct value *slot = object_put(&v->as.object, name);
            skip_space(ps);
            if (ps->p == ps->end || *ps->p != ':')
                syntax(ps, ps->p, "expected ':', found %s", describe(ps));
            ps->p++;
            parse_value(ps, slot);
            skip_space(ps);
            if (ps->p < ps->end && *ps->p == ',') {
                ps->p++;
                continue;
            }
            if (ps->p == ps->end || *ps->p != '}')
                syntax(ps, ps->p, "expected ',' or '}', found %s", describe(ps));
            ps->p++;
            break;
        }
        break;
    case '[':
        ps->p++;
        v->type = ARRAY;
        skip_space(ps);
        if (ps->p < ps->end && *ps->p == ']') {
            ps->p++;
            break;
        }
        for (;;) {
            parse_value(ps, array_push(&v->as.array));
            skip_space(ps);
            if (ps->p < ps->end && *ps->p == ',') {
                ps->p++;
                continue;
            }
            if (ps->p == ps->end || *ps->p != ']')
                syntax(ps, ps->p, "expected ',' or ']', found %s", describe(ps));
            ps->p++;
            break;
        }
        break;
    case '"':
        v->as.string = parse_string(ps);
        v->type = STRING;
        break;
    case 't':
    case 'f':
        v->type = BOOLEAN;
        v->as.boolean = *ps->p == 't';
        if (!word(ps, v->as.boolean ? "true" : "false"))
            syntax(ps, ps->p, "unknown word");
        break;
    case 'n':
        if (!word(ps, "null"))
            syntax(ps, ps->p, "unknown word");
        break;
    default:
        if (*ps->p != '-' && !isdigit((unsigned char)*ps->p))
            syntax(ps, ps->p, "expected a value, found %s", describe(ps));
        v->as.number = parse_number(ps);
        v->type = NUMBER;
    }
    ps->depth--;
}

/* True with *root filled; false with *root empty and a message of `size` bytes. */
static bool parse(const char *text, size_t n, struct value *root, char *message, size_t size)
{
    /* on the heap: a local changed after setjmp would be indeterminate after longjmp */
    struct parser *ps = allocate(sizeof *ps);
    memset(ps, 0, sizeof *ps);
    ps->p = ps->line_start = text;
    ps->end = text + n;
    ps->line = 1;
    memset(root, 0, sizeof *root);
    if (setjmp(ps->fail)) {
        value_clear(root);
        release(ps->scratch);
        snprintf(message, size, "%s", ps->message);
        release(ps);
        return false;
    }
    parse_value(ps, root);
    skip_space(ps);
    if (ps->p != ps->end)
        syntax(ps, ps->p, "%s after the document", describe(ps));
    release(ps->scratch);
    release(ps);
    return true;
}

/* ------------------------------------------------------------------ queries */

/* Paths: names separated by dots, [index] (negative from the end); "-" is the root.
 * Returns NULL and sets *problem. */
static const struct value *query(const struct value *v, const char *path, const char **problem)
{
    if (strcmp(path, "-") == 0)
        return v;
    bool first = true;
    while (*path) {
        if (*path == '[') {
            char *end;
            long index = strtol(path + 1, &end, 10);
            if (end == path + 1 || *end != ']') {
                *problem = "bad index";
                return NULL;
            }
            if (v->type != ARRAY) {
                *problem = "not an array";
                return NULL;
            }
            long count = (long)v->as.array.count;
            if (index < 0)
                index += count;
            if (index < 0 || index >= count) {
                *problem = "index out of range";
                return NULL;
            }
            v = &v->as.array.items[index];
            path = end + 1;
        } else {
            if (!first && *path++ != '.') {
                *problem = "expected a dot";
                return NULL;
            }
            size_t n = strcspn(path, ".[");
            if (n == 0) {
                *problem = "empty name";
                return NULL;
            }
            if (v->type != OBJECT) {
                *problem = "not an object";
                return NULL;
            }
            const struct member *m = object_find(&v->as.object, path, n);
            if (!m) {
                *problem = "no such member";
                return NULL;
            }
            v = m->value;
            path += n;
        }
        first = false;
    }
    return v;
}

/* ------------------------------------------------------------------ statistics */

struct statistics {
    unsigned long count[TYPES];
    int deepest;
    size_t longest_string, widest;
    double sum, least, most;
};

typedef void visitor(const struct value *, int depth, void *context);

static void visit(const struct value *v, int depth, visitor *f, void *context)
{
    f(v, depth, context);
    if (v->type == ARRAY)
        for (size_t i = 0; i < v->as.array.count; i++)
            visit(&v->as.array.items[i], depth + 1, f, context);
    else if (v->type == OBJECT)
        for (const struct member *m = v->as.object.first; m; m = m->next)
            visit(m->value, depth + 1, f, context);
}

static void gather(const struct value *v, int depth, void *context)
{
    struct statistics *s = context;
    s->count[v->type]++;
    if (depth > s->deepest)
        s->deepest = depth;
    if (v->type == STRING && v->as.string.length > s->longest_string)
        s->longest_string = v->as.string.length;
    if (v->type == ARRAY && v->as.array.count > s->widest)
        s->widest = v->as.array.count;
    if (v->type == OBJECT && v->as.object.count > s->widest)
        s->widest = v->as.object.count;
    if (v->type == NUMBER) {
        s->sum += v->as.number;
        if (v->as.number < s->least)
            s->least = v->as.number;
        if (v->as.number > s->most)
            s->most = v->as.number;
    }
}

static void hash_value(const struct value *v, int depth, void *context)
{
    uint32_t *h = context;
    unsigned char tag[2] = {(unsigned char)v->type, (unsigned char)depth};
    *h = hash_bytes(*h, tag, sizeof tag);
    if (v->type == STRING)
        *h = hash_bytes(*h, v->as.string.bytes, v->as.string.length);
    if (v->type == NUMBER) {
        union {
            double d;
            uint64_t bits;
        } u = {.d = v->as.number};
        *h = hash_bytes(*h, &u.bits, sizeof u.bits);
    }
    if (v->type == OBJECT)
        for (const struct member *m = v->as.object.first; m; m = m->next)
            *h = hash_bytes(*h, m->name.bytes, m->name.length);
}

static uint32_t hash_document(const struct value *v)
{
    uint32_t h = 2166136261u;
    visit(v, 0, hash_value, &h);
    return h;
}

static void print_statistics(const struct value *root)
{
    struct statistics s = {.least = HUGE_VAL, .most = -HUGE_VAL};
    visit(root, 0, gather, &s);
    for (int t = 0; t < TYPES; t++)
        printf("%-8s %6lu\n", type_name[t], s.count[t]);
    printf("depth %d, widest %zu, longest string %zu bytes\n", s.deepest, s.widest, s.longest_string);
    if (s.count[NUMBER])
        printf("numbers: sum %.10g, least %.10g, most %.10g\n", s.sum, s.least, s.most);
}

/* ------------------------------------------------------------------ generator */

static uint32_t rng_state;

static uint32_t rng(uint32_t n)
{
    rng_state ^= rng_state << 13;
    rng_state ^= rng_state >> 17;
    rng_state ^= rng_state << 5;
    return rng_state % n;
}

static void make_string(struct sink *s)
{
    static const char *const pieces[] = {"a",      "tree",   "\\n",     "\\\"",         "\\u00e9", "\\ud83d\\ude00", "\\/",
                                         "\\\\",   "\xE2\x82\xAC", "water ", "\\u0001", "\\t",     "\xC3\xBC",      "42"};
    emit(s, "\"");
    for (uint32_t n = rng(6); n; n--)
        emit(s, pieces[rng(sizeof pieces / sizeof *pieces)]);
    emit(s, "\"");
}

static void make_document(struct sink *s, int *budget, int depth)
{
    static const char *const spaces[] = {"", " ", "\n", "\t", "", ""};
    uint32_t kind = depth == 0 ? 7 : depth > 8 ? rng(6) : rng(10);
    double number;
    --*budget;
    emit(s, spaces[rng(6)]);
    switch (kind) {
    case 0:
        emit(s, rng(3) ? rng(2) ? "true" : "false" : "null");
        break;
    case 1:
        emitf(s, "%d", (int)rng(2000000) - 1000000);
        break;
    case 2:
        number = ((double)rng(1000000007) - 5e8) / 1024.0;
        number /= 1 + rng(1000);
        emitf(s, "%.17g", number);
        break;
    case 3:
        emitf(s, "%s%u", rng(2) ? "-" : "", (unsigned)rng(1000));
        emitf(s, ".%u", (unsigned)rng(100000));
        emitf(s, "e%+d", (int)rng(40) - 20);
        break;
    case 4:
    case 5:
        make_string(s);
        break;
    default: {
        bool object = kind >= 8;
        uint32_t n = depth == 0 ? UINT32_MAX : rng(9);
        emit(s, object ? "{" : "[");
        for (uint32_t i = 0; i < n && *budget > 0; i++) {
            emit(s, i ? "," : "");
            if (object) {
                if (rng(20))
                    emitf(s, "\"k%u\"", (unsigned)rng(50));
                else
                    make_string(s);
                emit(s, spaces[rng(6)]);
                emit(s, ":");
            }
            make_document(s, budget, depth + 1);
        }
        emit(s, object ? "}" : "]");
    }
    }
    emit(s, spaces[rng(6)]);
}

/* ------------------------------------------------------------------ modes */

static const char *const cases[] = {
    "null",
    " [1, 2.5, -3e2, 0, -0, 1E+2] ",
    "{\"a\": {\"b\": []}, \"c\": {}}",
    "\"\\u0041\\u00df\\u6771\\ud834\\udd1e \\\"\\\\\\/\\b\\f\\n\\r\\t\"",
    "[0.1, 1e308, 5e-324, 123456789012345678, 3.141592653589793, 1e22, 1e23]",
    "{\"twice\": 1, \"other\": 2, \"twice\": [3]}",
    "\"zero\\u0000inside\"",
    "",
    "   \n  ",
    "[1, 2",
    "[1,, 2]",
    "[1 2]",
    "{\"a\" 1}",
    "{\"a\": 1,}",
    "{a: 1}",
    "[01]",
    "[1.]",
    "[-]",
    "[1e]",
    "1e400",
    "\"open",
    "\"line\nbreak\"",
    "\"\\x41\"",
    "\"\\u12g4\"",
    "\"\\ud800\"",
    "\"\\ud800\\u0041\"",
    "\"\\udc00\"",
    "\"\xC3\"",
    "\"\xE0\x80\xAF\"",
    "\"\xED\xA0\x80\"",
    "\"\xF4\x90\x80\x80\"",
    "tru",
    "nul",
    "{}\n{}",
    "[\n  1,\n  2,\n  @\n]",
    "[\"\\u20ac\", \"\xF0\x9F\x98\x80\"]",
    "12345678901234567890123456789012345678901234567890123456789012345",
};

static int run_table(void)
{
    int good = 0, bad = 0;
    char message[120];
    struct value v;
    struct sink out = {.write = write_file, .file = stdout};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        printf("%2zu ", i + 1);
        if (parse(cases[i], strlen(cases[i]), &v, message, sizeof message)) {
            good++;
            print_value(&out, &v, 0, 0);
            putchar('\n');
            value_clear(&v);
        } else {
            bad++;
            printf("error %s\n", message);
        }
    }
    for (int depth = MAX_DEPTH - 1; depth <= MAX_DEPTH + 1; depth++) {
        char text[2 * MAX_DEPTH + 4];
        memset(text, '[', (size_t)depth);
        memset(text + depth, ']', (size_t)depth);
        bool ok = parse(text, 2 * (size_t)depth, &v, message, sizeof message);
        printf("depth %d: %s\n", depth, ok ? "ok" : message);
        if (ok)
            value_clear(&v);
    }
    printf("%d good, %d bad, %ld blocks live\n", good, bad, live_blocks);
    return 0;
}

static char *read_all(FILE *f, size_t *size)
{
    struct sink s = {.write = write_memory};
    char part[300];
    size_t n;
    write_memory(&s, "", 0);
    while ((n = fread(part, 1, sizeof part, f)) > 0)
        write_memory(&s, part, n);
    *size = s.size;
    return s.bytes;
}

static int run_generator(uint32_t seed, int size, bool pretty)
{
    struct sink text = {.write = write_memory}, again = {.write = write_memory}, out = {.write = write_file, .file = stdout};
    struct value v, w;
    char message[120];
    int budget = size;
    rng_state = seed * 2654435761u + 1;
    make_document(&text, &budget, 0);
    printf("document of %zu bytes, hash %08x\n", text.size, (unsigned)hash_bytes(2166136261u, text.bytes, text.size));
    if (!parse(text.bytes, text.size, &v, message, sizeof message)) {
        fprintf(stderr, "json: %s\n", message);
        release(text.bytes);
        return 1;
    }
    print_statistics(&v);
    uint32_t first = hash_document(&v);
    for (int indent = 0; indent <= 3; indent += 3) {
        again.size = 0;
        print_value(&again, &v, indent, 0);
        if (!parse(again.bytes, again.size, &w, message, sizeof message)) {
            fprintf(stderr, "json: reprinted: %s\n", message);
            return 1;
        }
        uint32_t second = hash_document(&w);
        printf("indent %d: %zu bytes, hash %08x, %s\n", indent, again.size, (unsigned)second,
               first == second ? "same" : "DIFFERENT");
        value_clear(&w);
    }
    if (pretty) {
        print_value(&out, &v, 2, 0);
        putchar('\n');
    }
    value_clear(&v);
    release(text.bytes);
    release(again.bytes);
    printf("%ld blocks live\n", live_blocks);
    return 0;
}

static int run_document(FILE *in, const char *name, char mode, char **paths)
{
    struct sink out = {.write = write_file, .file = stdout};
    struct value v;
    char message[120];
    size_t size;
    int missing = 0;
    char *text = read_all(in, &size);
    if (!parse(text, size, &v, message, sizeof message)) {
        fprintf(stderr, "json: %s:%s\n", name, message);
        release(text);
        return 1;
    }
    release(text);
    if (mode != 'q') {
        print_value(&out, &v, mode == 'p' ? 2 : 0, 0);
        putchar('\n');
    }
    for (; mode == 'q' && *paths; paths++) {
        const char *problem = NULL;
        const struct value *found = query(&v, *paths, &problem);
        printf("%s: ", *paths);
        if (found) {
            printf("%s ", type_name[found->type]);
            print_value(&out, found, 0, 0);
            putchar('\n');
        } else {
            missing++;
            puts(problem);
        }
    }
    value_clear(&v);
    fprintf(stderr, "json: %ld blocks live\n", live_blocks);
    return missing ? 4 : 0;
}

int main(int argc, char **argv)
{
    char mode = 0;
    unsigned long seed = 0;
    bool generate = false;
    int size = 100, i = 1;
    const char *path = NULL;
    for (; i < argc && argv[i][0] == '-' && argv[i][1]; i++) {
        switch (argv[i][1]) {
        case 't':
            return run_table();
        case 'p':
        case 'c':
            mode = argv[i][1];
            continue;
        case 'q':
            mode = 'q';
            i++;
            break;
        case 'g':
        case 'n':
        case 'f':
            if (i + 1 < argc) {
                const char *value = argv[i + 1];
                if (argv[i][1] == 'g') {
                    seed = strtoul(value, NULL, 10);
                    generate = true;
                } else if (argv[i][1] == 'n') {
                    size = atoi(value);
                } else {
                    path = value;
                }
                i++;
                continue;
            }
            /* fall through */
        default:
            fprintf(stderr, "json: bad option %s\nusage: json -t | -p | -c | -g seed [-n size] [-p] | -q path...\n", argv[i]);
            return 2;
        }
        break;
    }
    if (generate)
        return run_generator((uint32_t)seed, size, mode == 'p');
    FILE *in = stdin;
    if (path && !(in = fopen(path, "r"))) {
        perror(path);
        return 1;
    }
    int status = run_document(in, path ? path : "stdin", mode ? mode : 'c', argv + i);
    if (path)
        fclose(in);
    return status;
}
