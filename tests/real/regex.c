//! what: a regex engine: AST, NFA bytecode, Pike VM with captures, a bounded backtracker and a lazy DFA, cross-checked
//! args: -t
//! args: -e "(\w+)@(\w+)\.(com|org)"
//! args: -e "^\s*$"
//! args: -e "(?i)ERROR: *(\d+)" -r "<\1|\0>"
//! args: -e "a(b"
//! args: -d "(a|b)*?c{1,2}[x-z]\b"
//! args: -n 1500
//! args: -n 12000 -s 3
//! args: -n 4000 -m 6
//! stdin: first line bob@site.com\n\nerror: 42 and Error:7\nwrite to amy@example.org, jim@x.com\n   \nlast, no newline
//! opt: 0 2

/*
 * regex: three matchers over one bytecode.
 *
 *   text -> parse() -> tree -> compile() -> program
 *   pike()       all threads in step, captures copied along, the reference
 *   backtrack()  depth first with a bitmap of visited (instruction, position) pairs
 *   dfa_search() states are ordered lists of instructions, built when first needed,
 *                thrown away when there are too many; gives only the match's end
 *
 * Semantics are leftmost, then first alternative (as in Perl). Syntax:
 *   . [a-z] [^...] [[:alpha:]] \d \w \s \D \W \S \b \B ^ $ ( ) (?: ) | * + ? {n} {n,} {n,m}
 *   and a lazy ? after each repetition; (?ims) flags at the very beginning.
 */

#include <ctype.h>
#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_PROGRAM = 2000, MAX_GROUPS = 16, MAX_REPEAT = 255, MAX_NESTING = 100 };

static void *need(void *p)
{
    if (!p) {
        fputs("regex: out of memory\n", stderr);
        exit(3);
    }
    return p;
}

/* ------------------------------------------------------------------ sets of bytes */

typedef struct {
    uint32_t word[8];
} byte_set;

static void set_add(byte_set *s, unsigned c)
{
    s->word[c >> 5] |= 1u << (c & 31);
}

static bool set_has(const byte_set *s, unsigned c)
{
    return s->word[c >> 5] >> (c & 31) & 1;
}

static void set_range(byte_set *s, unsigned from, unsigned to)
{
    for (unsigned c = from; c <= to; c++)
        set_add(s, c);
}

static void set_invert(byte_set *s)
{
    for (int i = 0; i < 8; i++)
        s->word[i] = ~s->word[i];
}

static void set_union(byte_set *s, const byte_set *t)
{
    for (int i = 0; i < 8; i++)
        s->word[i] |= t->word[i];
}

static bool is_word(int c)
{
    return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static void set_escape(byte_set *s, char letter)
{
    byte_set t = {{0}};
    switch (letter) {
    case 'd':
    case 'D':
        set_range(&t, '0', '9');
        break;
    case 'w':
    case 'W':
        for (unsigned c = 0; c < 128; c++)
            if (is_word((int)c))
                set_add(&t, c);
        break;
    default:
        for (const char *p = " \t\n\r\f\v"; *p; p++)
            set_add(&t, (unsigned char)*p);
        break;
    }
    if (letter == 'D' || letter == 'W' || letter == 'S')
        set_invert(&t);
    set_union(s, &t);
}

/* ------------------------------------------------------------------ tree */

enum node_kind { N_EMPTY, N_SET, N_CAT, N_ALT, N_REPEAT, N_GROUP, N_ASSERT };
enum assertion { A_TEXT_START, A_TEXT_END, A_LINE_START, A_LINE_END, A_WORD, A_NOT_WORD };

struct node {
    enum node_kind kind;
    struct node *left, *right;
    union {
        byte_set set;
        struct {
            int min, max; /* max -1: no limit */
            bool lazy;
        } repeat;
        int group;
        enum assertion assertion;
    } u;
};

struct chunk {
    struct chunk *next;
    int used;
    struct node nodes[32];
};

struct parser {
    const char *start, *p, *end;
    struct chunk *chunks;
    int groups, nesting;
    bool fold, multiline, dot_all;
    const char *error;
    size_t error_at;
};

static struct node *node(struct parser *ps, enum node_kind kind, struct node *left, struct node *right)
{
    if (!ps->chunks || ps->chunks->used == 32) {
        struct chunk *c = need(malloc(sizeof *c));
        c->next = ps->chunks;
        c->used = 0;
        ps->chunks = c;
    }
    struct node *n = &ps->chunks->nodes[ps->chunks->used++];
    memset(n, 0, sizeof *n);
    n->kind = kind;
    n->left = left;
    n->right = right;
    return n;
}

static struct node *parse_error(struct parser *ps, const char *message)
{
    if (!ps->error) {
        ps->error = message;
        ps->error_at = (size_t)(ps->p - ps->start);
    }
    return NULL;
}

static void fold_case(byte_set *s)
{
    for (unsigned c = 'a'; c <= 'z'; c++) {
        unsigned upper = c - 'a' + 'A';
        if (set_has(s, c) || set_has(s, upper)) {
            set_add(s, c);
            set_add(s, upper);
        }
    }
}

static struct node *set_node(struct parser *ps, const byte_set *set)
{
    struct node *n = node(ps, N_SET, NULL, NULL);
    n->u.set = *set;
    if (ps->fold)
        fold_case(&n->u.set);
    return n;
}

static struct node *assert_node(struct parser *ps, enum assertion a)
{
    struct node *n = node(ps, N_ASSERT, NULL, NULL);
    n->u.assertion = a;
    return n;
}

/* After a backslash: a single byte, or -1 after setting the error. */
static int parse_byte_escape(struct parser *ps)
{
    static const char letters[] = "nrtfv0", values[] = "\n\r\t\f\v\0";
    char c = *ps->p++;
    if (c == 'x') {
        unsigned v = 0;
        for (int i = 0; i < 2; i++, ps->p++) {
            if (ps->p == ps->end || !isxdigit((unsigned char)*ps->p)) {
                parse_error(ps, "\\x needs two hexadecimal digits");
                return -1;
            }
            int d = tolower((unsigned char)*ps->p);
            v = v * 16 + (unsigned)(isdigit(d) ? d - '0' : d - 'a' + 10);
        }
        return (int)v;
    }
    const char *at = c ? strchr(letters, c) : NULL;
    if (at)
        return (unsigned char)values[at - letters];
    if (isalnum((unsigned char)c)) {
        ps->p--;
        parse_error(ps, "unknown escape");
        return -1;
    }
    return (unsigned char)c;
}

static bool parse_named_class(struct parser *ps, byte_set *set)
{
    static const struct {
        const char *name;
        int (*test)(int);
    } classes[] = {
        {"alpha", isalpha}, {"digit", isdigit}, {"alnum", isalnum}, {"space", isspace},   {"upper", isupper},
        {"lower", islower}, {"punct", ispunct}, {"print", isprint}, {"xdigit", isxdigit}, {"cntrl", iscntrl},
    };
    for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
        size_t n = strlen(classes[i].name);
        if ((size_t)(ps->end - ps->p) < n + 4 || strncmp(ps->p + 2, classes[i].name, n) != 0 ||
            strncmp(ps->p + 2 + n, ":]", 2) != 0)
            continue;
        for (int c = 0; c < 128; c++)
            if (classes[i].test(c))
                set_add(set, (unsigned)c);
        ps->p += n + 4;
        return true;
    }
    parse_error(ps, "unknown class name");
    return false;
}

static struct node *parse_bracket(struct parser *ps)
{
    byte_set set = {{0}};
    bool inverted = false, first = true;
    const char *open = ps->p++;
    if (ps->p < ps->end && *ps->p == '^') {
        inverted = true;
        ps->p++;
    }
    for (;; first = false) {
        if (ps->p == ps->end) {
            ps->p = open;
            return parse_error(ps, "bracket is not closed");
        }
        if (*ps->p == ']' && !first)
            break;
        if (ps->end - ps->p > 1 && ps->p[0] == '[' && ps->p[1] == ':') {
            if (!parse_named_class(ps, &set))
                return NULL;
            continue;
        }
        int from = (unsigned char)*ps->p++;
        if (from == '\\' && ps->p < ps->end) {
            if (strchr("dDwWsS", *ps->p)) {
                set_escape(&set, *ps->p++);
                continue;
            }
            if ((from = parse_byte_escape(ps)) < 0)
                return NULL;
        }
        int to = from;
        if (ps->end - ps->p > 1 && ps->p[0] == '-' && ps->p[1] != ']') {
            ps->p++;
            to = (unsigned char)*ps->p++;
            if (to == '\\' && ps->p < ps->end && (to = parse_byte_escape(ps)) < 0)
                return NULL;
            if (to < from)
                return parse_error(ps, "range is upside down");
        }
        set_range(&set, (unsigned)from, (unsigned)to);
    }
    ps->p++;
    if (ps->fold)
        fold_case(&set);
    if (inverted)
        set_invert(&set);
    struct node *n = node(ps, N_SET, NULL, NULL);
    n->u.set = set;
    return n;
}

static struct node *parse_alternatives(struct parser *ps);

static struct node *parse_atom(struct parser *ps)
{
    byte_set set = {{0}};
    char c = *ps->p;
    switch (c) {
    case '(': {
        int group = 0;
        const char *open = ps->p++;
        if (ps->end - ps->p > 1 && ps->p[0] == '?') {
            if (ps->p[1] != ':')
                return parse_error(ps, "unknown kind of group");
            ps->p += 2;
        } else if ((group = ++ps->groups) >= MAX_GROUPS) {
            return parse_error(ps, "too many groups");
        }
        if (++ps->nesting > MAX_NESTING)
            return parse_error(ps, "nested too deeply");
        struct node *inside = parse_alternatives(ps);
        ps->nesting--;
        if (!inside)
            return NULL;
        if (ps->p == ps->end) {
            ps->p = open;
            return parse_error(ps, "group is not closed");
        }
        ps->p++;
        if (!group)
            return inside;
        struct node *n = node(ps, N_GROUP, inside, NULL);
        n->u.group = group;
        return n;
    }
    case '[':
        return parse_bracket(ps);
    case '.':
        ps->p++;
        if (!ps->dot_all)
            set_add(&set, '\n');
        set_invert(&set);
        return set_node(ps, &set);
    case '^':
        ps->p++;
        return assert_node(ps, ps->multiline ? A_LINE_START : A_TEXT_START);
    case '$':
        ps->p++;
        return assert_node(ps, ps->multiline ? A_LINE_END : A_TEXT_END);
    case '*':
    case '+':
    case '?':
        return parse_error(ps, "nothing to repeat");
    case '\\':
        if (++ps->p == ps->end)
            return parse_error(ps, "backslash at the end");
        if (*ps->p == 'b' || *ps->p == 'B')
            return assert_node(ps, *ps->p++ == 'b' ? A_WORD : A_NOT_WORD);
        if (strchr("dDwWsS", *ps->p)) {
            set_escape(&set, *ps->p++);
        } else {
            int byte = parse_byte_escape(ps);
            if (byte < 0)
                return NULL;
            set_add(&set, (unsigned)byte);
        }
        return set_node(ps, &set);
    default:
        ps->p++;
        set_add(&set, (unsigned char)c);
        return set_node(ps, &set);
    }
}

/* At a '{': true and the numbers if it is a count, false (nothing consumed) if it is a plain brace. */
static bool parse_count(struct parser *ps, int *min, int *max)
{
    int used = 0, a, b;
    char text[24];
    size_t n = (size_t)(ps->end - ps->p);
    if (n >= sizeof text)
        n = sizeof text - 1;
    memcpy(text, ps->p, n);
    text[n] = 0;
    if (!isdigit((unsigned char)text[1]))
        return false;
    if (sscanf(text, "{%4d}%n", &a, &used) == 1 && used > 0) {
        *min = *max = a;
    } else if (sscanf(text, "{%4d,}%n", &a, &used) == 1 && used > 0) {
        *min = a;
        *max = -1;
    } else if (sscanf(text, "{%4d,%4d}%n", &a, &b, &used) == 2 && used > 0) {
        *min = a;
        *max = b;
    } else {
        return false;
    }
    if (strspn(text, "{},0123456789") < (size_t)used) /* sscanf would take signs and spaces */
        return false;
    ps->p += used;
    return true;
}

static struct node *parse_repeat(struct parser *ps)
{
    struct node *n = parse_atom(ps);
    while (n && ps->p < ps->end) {
        int min, max;
        if (*ps->p == '*' || *ps->p == '+' || *ps->p == '?') {
            min = *ps->p == '+';
            max = *ps->p == '?' ? 1 : -1;
            ps->p++;
        } else if (*ps->p != '{' || !parse_count(ps, &min, &max)) {
            break;
        }
        if (min > MAX_REPEAT || max > MAX_REPEAT)
            return parse_error(ps, "count is too large");
        if (max >= 0 && max < min)
            return parse_error(ps, "counts are upside down");
        n = node(ps, N_REPEAT, n, NULL);
        n->u.repeat.min = min;
        n->u.repeat.max = max;
        if (ps->p < ps->end && *ps->p == '?') {
            n->u.repeat.lazy = true;
            ps->p++;
        }
    }
    return n;
}

static struct node *parse_alternatives(struct parser *ps)
{
    struct node *all = NULL;
    for (;;) {
        struct node *branch = NULL;
        while (ps->p < ps->end && *ps->p != '|' && *ps->p != ')') {
            struct node *n = parse_repeat(ps);
            if (!n)
                return NULL;
            branch = branch ? node(ps, N_CAT, branch, n) : n;
        }
        if (!branch)
            branch = node(ps, N_EMPTY, NULL, NULL);
        all = all ? node(ps, N_ALT, all, branch) : branch;
        if (ps->p == ps->end || *ps->p == ')')
            return all;
        ps->p++;
    }
}

/* ------------------------------------------------------------------ program */

enum opcode { OP_BYTE, OP_SET, OP_SPLIT, OP_JUMP, OP_SAVE, OP_ASSERT, OP_MATCH };

struct instruction {
    enum opcode op;
    int x, y; /* targets; byte; slot; assertion; set number */
};

struct dfa;

struct regex {
    struct instruction *code;
    int count, capacity;
    byte_set *sets;
    int set_count;
    int groups; /* with the whole match */
    bool too_large;
    struct dfa *dfa;
};

static int emit(struct regex *re, enum opcode op, int x, int y)
{
    if (re->count == MAX_PROGRAM) {
        re->too_large = true;
        return 0;
    }
    if (re->count == re->capacity) {
        re->capacity = re->capacity ? 2 * re->capacity : 16;
        re->code = need(realloc(re->code, (size_t)re->capacity * sizeof *re->code));
    }
    re->code[re->count] = (struct instruction){op, x, y};
    return re->count++;
}

static void generate(struct regex *re, const struct node *n);

/* split with the preferred branch first; returns its index for patching the other */
static int emit_split(struct regex *re, bool lazy)
{
    int at = emit(re, OP_SPLIT, 0, 0);
    if (lazy)
        re->code[at].y = re->count;
    else
        re->code[at].x = re->count;
    return at;
}

static void patch_split(struct regex *re, int at, bool lazy, int target)
{
    if (lazy)
        re->code[at].x = target;
    else
        re->code[at].y = target;
}

static void generate_repeat(struct regex *re, const struct node *n)
{
    int min = n->u.repeat.min, max = n->u.repeat.max;
    bool lazy = n->u.repeat.lazy;
    for (int i = 0; i < min && !re->too_large; i++)
        generate(re, n->left);
    if (max < 0) {
        int split = emit_split(re, lazy);
        generate(re, n->left);
        emit(re, OP_JUMP, split, 0);
        patch_split(re, split, lazy, re->count);
        return;
    }
    int pending[MAX_REPEAT], count = 0;
    for (int i = min; i < max && !re->too_large; i++) {
        pending[count++] = emit_split(re, lazy);
        generate(re, n->left);
    }
    while (count > 0)
        patch_split(re, pending[--count], lazy, re->count);
}

static void generate(struct regex *re, const struct node *n)
{
    if (re->too_large)
        return;
    switch (n->kind) {
    case N_EMPTY:
        break;
    case N_SET: {
        int members = 0, only = 0;
        for (int c = 0; c < 256; c++)
            if (set_has(&n->u.set, (unsigned)c)) {
                members++;
                only = c;
            }
        if (members == 1) {
            emit(re, OP_BYTE, only, 0);
            break;
        }
        int i = 0;
        while (i < re->set_count && memcmp(&re->sets[i], &n->u.set, sizeof n->u.set) != 0)
            i++;
        if (i == re->set_count) {
            re->sets = need(realloc(re->sets, (size_t)(i + 1) * sizeof *re->sets));
            re->sets[re->set_count++] = n->u.set;
        }
        emit(re, OP_SET, i, 0);
        break;
    }
    case N_CAT:
        generate(re, n->left);
        generate(re, n->right);
        break;
    case N_ALT: {
        int split = emit_split(re, false);
        generate(re, n->left);
        int jump = emit(re, OP_JUMP, 0, 0);
        patch_split(re, split, false, re->count);
        generate(re, n->right);
        re->code[jump].x = re->count;
        break;
    }
    case N_REPEAT:
        generate_repeat(re, n);
        break;
    case N_GROUP:
        emit(re, OP_SAVE, 2 * n->u.group, 0);
        generate(re, n->left);
        emit(re, OP_SAVE, 2 * n->u.group + 1, 0);
        break;
    case N_ASSERT:
        emit(re, OP_ASSERT, (int)n->u.assertion, 0);
        break;
    }
}

static void dfa_free(struct dfa *d);

static void regex_free(struct regex *re)
{
    if (!re)
        return;
    dfa_free(re->dfa);
    free(re->code);
    free(re->sets);
    free(re);
}

/* NULL and a message on error. */
static struct regex *regex_new(const char *pattern, char *message, size_t size)
{
    struct parser ps = {.start = pattern, .p = pattern, .end = pattern + strlen(pattern)};
    size_t flags = strncmp(pattern, "(?", 2) == 0 ? 2 + strspn(pattern + 2, "ims") : 0;
    if (flags > 2 && pattern[flags] == ')') {
        for (size_t i = 2; i < flags; i++) {
            ps.fold |= pattern[i] == 'i';
            ps.multiline |= pattern[i] == 'm';
            ps.dot_all |= pattern[i] == 's';
        }
        ps.p += flags + 1;
    }
    struct node *tree = parse_alternatives(&ps);
    if (tree && ps.p < ps.end)
        tree = parse_error(&ps, "unmatched parenthesis");
    struct regex *re = NULL;
    if (tree) {
        re = need(calloc(1, sizeof *re));
        re->groups = ps.groups + 1;
        emit(re, OP_SAVE, 0, 0);
        generate(re, tree);
        emit(re, OP_SAVE, 1, 0);
        emit(re, OP_MATCH, 0, 0);
        if (re->too_large) {
            regex_free(re);
            re = NULL;
            snprintf(message, size, "program is too large");
        }
    } else {
        snprintf(message, size, "%s at %zu", ps.error, ps.error_at);
    }
    while (ps.chunks) {
        struct chunk *c = ps.chunks;
        ps.chunks = c->next;
        free(c);
    }
    return re;
}

static void disassemble(const struct regex *re)
{
    static const char *const asserts[] = {"text start", "text end", "line start", "line end", "word", "not word"};
    for (int i = 0; i < re->count; i++) {
        const struct instruction *in = &re->code[i];
        printf("%3d  ", i);
        switch (in->op) {
        case OP_BYTE:
            printf(isprint(in->x) ? "byte   '%c'\n" : "byte   %d\n", in->x);
            break;
        case OP_SET: {
            printf("set    ");
            for (int c = 0; c < 256; c++) {
                if (!set_has(&re->sets[in->x], (unsigned)c))
                    continue;
                int from = c;
                while (c < 255 && set_has(&re->sets[in->x], (unsigned)c + 1))
                    c++;
                printf("%02x-%02x ", from, c);
            }
            putchar('\n');
            break;
        }
        case OP_SPLIT:
            printf("split  %d, %d\n", in->x, in->y);
            break;
        case OP_JUMP:
            printf("jump   %d\n", in->x);
            break;
        case OP_SAVE:
            printf("save   %d\n", in->x);
            break;
        case OP_ASSERT:
            printf("assert %s\n", asserts[in->x]);
            break;
        case OP_MATCH:
            printf("match\n");
            break;
        }
    }
}

/* ------------------------------------------------------------------ assertions */

enum { NO_BYTE = -1 };

static bool holds(enum assertion a, int before, int after)
{
    switch (a) {
    case A_TEXT_START:
        return before == NO_BYTE;
    case A_TEXT_END:
        return after == NO_BYTE;
    case A_LINE_START:
        return before == NO_BYTE || before == '\n';
    case A_LINE_END:
        return after == NO_BYTE || after == '\n';
    case A_WORD:
        return is_word(before) != is_word(after);
    case A_NOT_WORD:
        return is_word(before) == is_word(after);
    }
    return false;
}

struct text {
    const char *bytes;
    int size;
};

static int byte_at(const struct text *t, int at)
{
    return at >= 0 && at < t->size ? (unsigned char)t->bytes[at] : NO_BYTE;
}

static bool takes(const struct regex *re, const struct instruction *in, int c)
{
    return in->op == OP_BYTE ? c == in->x : in->op == OP_SET && c >= 0 && set_has(&re->sets[in->x], (unsigned)c);
}

/* ------------------------------------------------------------------ Pike's machine */

struct threads {
    int *pcs;     /* in order of preference */
    int *where;   /* sparse set: where[pc] is its index in pcs, if that agrees */
    int *slots;   /* groups * 2 for every program counter */
    int count;
};

struct pike {
    const struct regex *re;
    const struct text *text;
    struct threads lists[2];
    int slot_count;
    int *current; /* slots while following */
};

static bool threads_has(const struct threads *l, int pc)
{
    return l->where[pc] < l->count && l->pcs[l->where[pc]] == pc;
}

static void follow(struct pike *k, struct threads *l, int pc, int at)
{
    for (;;) {
        if (threads_has(l, pc))
            return;
        l->where[pc] = l->count;
        l->pcs[l->count++] = pc;
        const struct instruction *in = &k->re->code[pc];
        switch (in->op) {
        case OP_JUMP:
            pc = in->x;
            continue;
        case OP_SPLIT:
            follow(k, l, in->x, at);
            pc = in->y;
            continue;
        case OP_SAVE: {
            int old = k->current[in->x];
            k->current[in->x] = at;
            follow(k, l, pc + 1, at);
            k->current[in->x] = old;
            return;
        }
        case OP_ASSERT:
            if (!holds((enum assertion)in->x, byte_at(k->text, at - 1), byte_at(k->text, at)))
                return;
            pc++;
            continue;
        default:
            memcpy(l->slots + pc * k->slot_count, k->current, (size_t)k->slot_count * sizeof(int));
            return;
        }
    }
}

static bool pike(const struct regex *re, const struct text *text, int start, int *slots)
{
    size_t n = (size_t)re->count;
    struct pike k = {.re = re, .text = text, .slot_count = 2 * re->groups};
    for (int i = 0; i < 2; i++) {
        k.lists[i].pcs = need(malloc(n * sizeof(int)));
        k.lists[i].where = need(calloc(n, sizeof(int)));
        k.lists[i].slots = need(malloc(n * (size_t)k.slot_count * sizeof(int)));
    }
    k.current = need(malloc((size_t)k.slot_count * sizeof(int)));
    struct threads *now = &k.lists[0], *next = &k.lists[1];
    bool matched = false;
    for (int at = start; at <= text->size; at++) {
        if (!matched) {
            for (int i = 0; i < k.slot_count; i++)
                k.current[i] = -1;
            follow(&k, now, 0, at);
        }
        if (now->count == 0)
            break;
        int c = byte_at(text, at);
        next->count = 0;
        for (int i = 0; i < now->count; i++) {
            int pc = now->pcs[i];
            const struct instruction *in = &re->code[pc];
            const int *from = now->slots + pc * k.slot_count;
            if (in->op == OP_MATCH) {
                memcpy(slots, from, (size_t)k.slot_count * sizeof(int));
                matched = true;
                break;
            }
            if (takes(re, in, c)) {
                memcpy(k.current, from, (size_t)k.slot_count * sizeof(int));
                follow(&k, next, pc + 1, at + 1);
            }
        }
        struct threads *swap = now;
        now = next;
        next = swap;
    }
    for (int i = 0; i < 2; i++) {
        free(k.lists[i].pcs);
        free(k.lists[i].where);
        free(k.lists[i].slots);
    }
    free(k.current);
    return matched;
}

/* ------------------------------------------------------------------ bounded backtracking */

struct backtracker {
    const struct regex *re;
    const struct text *text;
    uint8_t *visited;
    int *slots;
};

static bool try_at(struct backtracker *b, int pc, int at)
{
    for (;;) {
        size_t bit = (size_t)pc * (size_t)(b->text->size + 1) + (size_t)at;
        if (b->visited[bit / 8] >> (bit % 8) & 1)
            return false;
        b->visited[bit / 8] |= (uint8_t)(1u << (bit % 8));
        const struct instruction *in = &b->re->code[pc];
        switch (in->op) {
        case OP_MATCH:
            return true;
        case OP_JUMP:
            pc = in->x;
            break;
        case OP_SPLIT:
            if (try_at(b, in->x, at))
                return true;
            pc = in->y;
            break;
        case OP_SAVE: {
            int old = b->slots[in->x];
            b->slots[in->x] = at;
            if (try_at(b, pc + 1, at))
                return true;
            b->slots[in->x] = old;
            return false;
        }
        case OP_ASSERT:
            if (!holds((enum assertion)in->x, byte_at(b->text, at - 1), byte_at(b->text, at)))
                return false;
            pc++;
            break;
        default:
            if (!takes(b->re, in, byte_at(b->text, at)))
                return false;
            pc++;
            at++;
            break;
        }
    }
}

static bool backtrack(const struct regex *re, const struct text *text, int start, int *slots)
{
    struct backtracker b = {re, text, NULL, slots};
    b.visited = need(calloc(((size_t)re->count * (size_t)(text->size + 1) + 7) / 8, 1));
    for (int i = 0; i < 2 * re->groups; i++)
        slots[i] = -1;
    bool found = false;
    for (int at = start; at <= text->size && !found; at++)
        found = try_at(&b, 0, at);
    free(b.visited);
    return found;
}

/* ------------------------------------------------------------------ lazy DFA */

enum context { C_START, C_NEWLINE, C_WORD, C_OTHER };

struct state;

struct edge {
    struct state *to; /* NULL: not built yet */
    bool match;       /* a match ends before the byte of this edge */
};

struct state {
    struct state *chain;
    uint32_t hash;
    enum context before;
    bool searching; /* a new attempt may begin here */
    int count;
    int *pcs;
    struct edge edges[]; /* one per class of bytes, and one for the end of the text */
};

enum { BUCKETS = 64 };

struct dfa {
    const struct regex *re;
    uint8_t class_of[256];
    int representative[256];
    int classes;
    struct state *table[BUCKETS];
    int states, limit;
    unsigned long built, flushes;
    int *list, *next, *mark; /* scratch */
    int list_count, next_count, generation;
    bool list_match;
};

static int dfa_state_limit = 60;

static enum context context_of(int c)
{
    return c == NO_BYTE ? C_START : c == '\n' ? C_NEWLINE : is_word(c) ? C_WORD : C_OTHER;
}

static int context_byte(enum context c)
{
    static const int bytes[] = {NO_BYTE, '\n', 'a', ' '};
    return bytes[c];
}

/* Bytes that no instruction can tell apart share a class. */
static void split_classes(struct dfa *d, const byte_set *set)
{
    int renamed[256];
    for (int i = 0; i < 256; i++)
        renamed[i] = -1;
    int before = d->classes;
    bool inside[256] = {false}, outside[256] = {false};
    for (unsigned c = 0; c < 256; c++)
        (set_has(set, c) ? inside : outside)[d->class_of[c]] = true;
    for (unsigned c = 0; c < 256; c++) {
        int k = d->class_of[c];
        if (k >= before || !inside[k] || !outside[k] || !set_has(set, c))
            continue;
        if (renamed[k] < 0)
            renamed[k] = d->classes++;
        d->class_of[c] = (uint8_t)renamed[k];
    }
}

static struct dfa *dfa_new(const struct regex *re)
{
    struct dfa *d = need(calloc(1, sizeof *d));
    size_t n = (size_t)re->count;
    byte_set words = {{0}}, lines = {{0}};
    d->re = re;
    d->classes = 1;
    d->limit = dfa_state_limit;
    d->list = need(malloc(n * sizeof(int)));
    d->next = need(malloc(n * sizeof(int)));
    d->mark = need(calloc(n, sizeof(int)));
    set_escape(&words, 'w');
    set_add(&lines, '\n');
    split_classes(d, &words);
    split_classes(d, &lines);
    for (int i = 0; i < re->set_count; i++)
        split_classes(d, &re->sets[i]);
    for (int i = 0; i < re->count; i++)
        if (re->code[i].op == OP_BYTE) {
            byte_set one = {{0}};
            set_add(&one, (unsigned)re->code[i].x);
            split_classes(d, &one);
        }
    for (int c = 255; c >= 0; c--)
        d->representative[d->class_of[c]] = c;
    return d;
}

static void dfa_flush(struct dfa *d)
{
    for (int i = 0; i < BUCKETS; i++)
        while (d->table[i]) {
            struct state *s = d->table[i];
            d->table[i] = s->chain;
            free(s->pcs);
            free(s);
        }
    d->states = 0;
}

static void dfa_free(struct dfa *d)
{
    if (!d)
        return;
    dfa_flush(d);
    free(d->list);
    free(d->next);
    free(d->mark);
    free(d);
}

static struct state *dfa_state(struct dfa *d, const int *pcs, int count, bool searching, enum context before)
{
    uint32_t hash = (uint32_t)before * 2 + searching;
    for (int i = 0; i < count; i++)
        hash = hash * 31 + (uint32_t)pcs[i] + 7;
    for (struct state *s = d->table[hash % BUCKETS]; s; s = s->chain)
        if (s->hash == hash && s->before == before && s->searching == searching && s->count == count &&
            (count == 0 || memcmp(s->pcs, pcs, (size_t)count * sizeof *pcs) == 0))
            return s;
    struct state *s = need(calloc(1, sizeof *s + (size_t)(d->classes + 1) * sizeof s->edges[0]));
    s->hash = hash;
    s->before = before;
    s->searching = searching;
    s->count = count;
    if (count) {
        s->pcs = need(malloc((size_t)count * sizeof *pcs));
        memcpy(s->pcs, pcs, (size_t)count * sizeof *pcs);
    }
    s->chain = d->table[hash % BUCKETS];
    d->table[hash % BUCKETS] = s;
    d->states++;
    d->built++;
    return s;
}

/* Follow the instructions that take no byte; stops for good at a match. */
static void dfa_close(struct dfa *d, int pc, int before, int after)
{
    while (!d->list_match && d->mark[pc] != d->generation) {
        d->mark[pc] = d->generation;
        const struct instruction *in = &d->re->code[pc];
        switch (in->op) {
        case OP_JUMP:
            pc = in->x;
            break;
        case OP_SPLIT:
            dfa_close(d, in->x, before, after);
            pc = in->y;
            break;
        case OP_SAVE:
            pc++;
            break;
        case OP_ASSERT:
            if (!holds((enum assertion)in->x, before, after))
                return;
            pc++;
            break;
        case OP_MATCH:
            d->list_match = true;
            return;
        default:
            d->list[d->list_count++] = pc;
            return;
        }
    }
}

/* Build the edge of `s` for a class (or, with class == classes, for the end of the text). */
static struct edge dfa_step(struct dfa *d, const struct state *s, int class)
{
    int c = class == d->classes ? NO_BYTE : d->representative[class];
    int before = context_byte(s->before);
    d->generation++;
    d->list_count = d->next_count = 0;
    d->list_match = false;
    for (int i = 0; i < s->count; i++)
        dfa_close(d, s->pcs[i], before, c);
    if (s->searching)
        dfa_close(d, 0, before, c);
    for (int i = 0; i < d->list_count; i++)
        if (takes(d->re, &d->re->code[d->list[i]], c))
            d->next[d->next_count++] = d->list[i] + 1;
    bool searching = s->searching && !d->list_match;
    struct edge e = {dfa_state(d, d->next, d->next_count, searching, context_of(c)), d->list_match};
    return e;
}

/* The end of the leftmost match, or -1. */
static int dfa_search(struct regex *re, const struct text *text, int start)
{
    if (!re->dfa)
        re->dfa = dfa_new(re);
    struct dfa *d = re->dfa;
    struct state *s = dfa_state(d, NULL, 0, true, context_of(byte_at(text, start - 1)));
    int end = -1;
    for (int at = start; at <= text->size; at++) {
        int class = at < text->size ? d->class_of[(unsigned char)text->bytes[at]] : d->classes;
        struct edge *e = &s->edges[class];
        if (!e->to) {
            if (d->states >= d->limit) {
                /* keep what the current state says, drop all others */
                int *pcs = s->count ? need(malloc((size_t)s->count * sizeof *pcs)) : NULL;
                int count = s->count;
                bool searching = s->searching;
                enum context before = s->before;
                if (count)
                    memcpy(pcs, s->pcs, (size_t)count * sizeof *pcs);
                dfa_flush(d);
                d->flushes++;
                s = dfa_state(d, pcs, count, searching, before);
                free(pcs);
                e = &s->edges[class];
            }
            *e = dfa_step(d, s, class);
        }
        if (e->match)
            end = at;
        s = e->to;
        if (s->count == 0 && !s->searching)
            break;
    }
    return end;
}

/* ------------------------------------------------------------------ searching with all of them */

static unsigned long disagreements;

static void complain(const char *who, const char *what)
{
    disagreements++;
    printf("DISAGREE: %s on %s\n", who, what);
}

static bool search(struct regex *re, const struct text *text, int start, int *slots, const char *what)
{
    int end = dfa_search(re, text, start);
    if (end < 0 && text->size > 2000)
        return false;
    bool found = pike(re, text, start, slots);
    if (found != (end >= 0) || (found && slots[1] != end))
        complain("dfa and pike", what);
    if ((long)re->count * text->size < 20000) {
        int again[2 * MAX_GROUPS];
        if (backtrack(re, text, start, again) != found ||
            (found && memcmp(again, slots, 2 * (size_t)re->groups * sizeof *slots) != 0))
            complain("backtracker and pike", what);
    }
    return found;
}

static const struct test {
    const char *pattern, *text, *expect;
} tests[] = {
    {"abc", "xabcy", "1-4"},
    {"abc", "abx", "no"},
    {"a.c", "a\nc abc", "4-7"},
    {"", "abc", "0-0"},
    {"a*", "aaa", "0-3"},
    {"a*", "baaa", "0-0"},
    {"a+", "baaac", "1-4"},
    {"a?b", "aab", "1-3"},
    {"a*?", "aaa", "0-0"},
    {"a+?", "aaa", "0-1"},
    {"(a*)(a*)", "aaa", "0-3 0-3 3-3"},
    {"(a*?)(a*)", "aaa", "0-3 0-0 0-3"},
    {"(a|ab)(c|bcd)(d*)", "abcd", "0-4 0-1 1-4 4-4"},
    {"a|b|cd", "xxcd", "2-4"},
    {"(a)|(b)", "b", "0-1 ? 0-1"},
    {"(?:a|b)+c", "ababc", "0-5"},
    {"(ab)*", "ababab!", "0-6 4-6"},
    {"^abc$", "abc", "0-3"},
    {"^abc$", "abcd", "no"},
    {"^", "x", "0-0"},
    {"$", "xy", "2-2"},
    {"^$", "", "0-0"},
    {"a$", "ba", "1-2"},
    {"\\bfoo\\b", "a foo b", "2-5"},
    {"\\bfoo\\b", "afoo", "no"},
    {"\\Boo", "foo", "1-3"},
    {"\\b", "!!a", "2-2"},
    {"[a-c]+", "xxabcabd", "2-7"},
    {"[^a-c]+", "abxyzc", "2-5"},
    {"[]a]+", "x]a]b", "1-4"},
    {"[^]a]+", "]xyz]", "1-4"},
    {"[a-]+", "b-a-c", "1-4"},
    {"[\\d.]+", "v1.25x", "1-5"},
    {"\\d+", "abc 123 def", "4-7"},
    {"\\w+", "  hello_9 ", "2-9"},
    {"\\s+", "ab \t\nc", "2-5"},
    {"\\D+", "12ab34", "2-4"},
    {"\\W+", "ab, c", "2-4"},
    {"\\S+", "  xyz ", "2-5"},
    {"[\\w-]+", "=a-b=c", "1-4"},
    {"\\x41\\x62", "xAb", "1-3"},
    {"\\.\\*", "a.*", "1-3"},
    {"a{3}", "aaaa", "0-3"},
    {"a{2,}", "aaaa", "0-4"},
    {"a{2,3}", "aaaa", "0-3"},
    {"a{2,3}?", "aaaa", "0-2"},
    {"a{0}b", "ab", "1-2"},
    {"a{0,1}b", "aab", "1-3"},
    {"(ab){2}", "ababab", "0-4 2-4"},
    {"(a{1,2}){2}", "aaa", "0-3 2-3"},
    {"a{,2}x", "a{,2}x", "0-6"},
    {"a{x", "a{x", "0-3"},
    {"x{2}{2}", "xxxxx", "0-4"},
    {"(a+)(b+)?(c*)", "aac", "0-3 0-2 ? 2-3"},
    {"(a(b(c)))", "abc", "0-3 0-3 1-3 2-3"},
    {"((a)|(b))*", "ab", "0-2 1-2 0-1 1-2"},
    {"(a*)*", "aaa", "0-3 0-3"}, /* an empty further round is not taken */
    {"(a*)+", "b", "0-0 0-0"},
    {"(a|b)*?c", "abac", "0-4 2-3"},
    {"<.*>", "<a><b>", "0-6"},
    {"<.*?>", "<a><b>", "0-3"},
    {"<[^>]*>", "<a><b>", "0-3"},
    {"(\\d{4})-(\\d\\d)-(\\d\\d)", "on 2024-02-29.", "3-13 3-7 8-10 11-13"},
    {"(\\w+)@(\\w+)\\.com", "mail bob@site.com now", "5-17 5-8 9-13"},
    {"(?i)hello", "say HeLLo", "4-9"},
    {"(?i)[a-f]+", "xxABcdEFg", "2-8"},
    {"(?s)a.c", "a\nc", "0-3"},
    {"(?m)^b$", "a\nb\nc", "2-3"},
    {"(?m)^", "\nx", "0-0"},
    {"(?m)a$", "a\nb", "0-1"},
    {"b$", "b\n!", "no"},
    {"(?im)^end", "the\nEND", "4-7"},
    {"x*", "aaa", "0-0"},
    {"(?:x*)y", "xxxy", "0-4"},
    {"a(?:b|c|d){2}e", "abde", "0-4"},
    {"a(?:b|c|d){2}e", "abcde", "no"},
    {"(foo|foobar)(bar)?", "foobar", "0-6 0-3 3-6"},
    {"(foobar|foo)(bar)?", "foobar", "0-6 0-6 ?"},
    {"([a-z]+)([0-9]+)?$", "abc123", "0-6 0-3 3-6"},
    {"0x[0-9a-fA-F]+", "n=0xBEEF;", "2-8"},
    {"[+-]?\\d+(?:\\.\\d*)?(?:e[+-]?\\d+)?", "x=-12.5e+3,", "2-10"},
    {"\"(?:[^\"\\\\]|\\\\.)*\"", "say \"a\\\"b\" c", "4-10"},
    {"(a|b|c|d)(e|f|g|h)", "xxdh", "2-4 2-3 3-4"},
    {"(ab|cd)+?ef", "abcdef", "0-6 2-4"},
    {"a.*b.*c", "a1b2c3b4c5", "0-9"},
    {"a.*?b.*?c", "a1b2c3b4c5", "0-5"},
    {"(.*)(\\d+)", "ab123", "0-5 0-4 4-5"},
    {"(.*?)(\\d+)", "ab123", "0-5 0-2 2-5"},
    {"(.*?)(\\d+)$", "ab123", "0-5 0-2 2-5"},
    {"\\t\\n", "a\t\nb", "1-3"},
    {"[[:digit:]]+", "ab12", "2-4"},
    {"[[:alpha:]_]+", "12ab_3", "2-5"},
    {"[^[:space:]]+", " ab ", "1-3"},
    {"(a?){3}a{3}", "aaa", "0-3 0-0"},
    {"(x+x+)+y", "xxxxxxxxxxy", "0-11 0-10"},
    {"(x+x+)+y", "xxxxxxxxxxxx", "no"},
    {"(?:a?){12}a{12}", "aaaaaaaaaaaa", "0-12"},
    {"\xc3\xa9+", "caf\xc3\xa9\xc3\xa9", "3-5"},
    {"[\\x80-\\xff]+", "na\xc3\xafve", "2-4"},
    {"(a|)+b", "aab", "0-3 1-2"}, /* nor here */
    {"(|a)b", "ab", "0-2 0-1"},
    {"a||b", "b", "0-0"},
    {"()a", "a", "0-1 0-0"},
    {"(?:)", "x", "0-0"},
    {"(?:a|b)??c", "ac", "0-2"},
    {"[.*+?]+", "a+*?.b", "1-5"},
    {"\\\\", "a\\b", "1-2"},
    {"$a", "a", "no"},
    {"a^", "a", "no"},
    {"\\b\\w{3}\\b", "to the moon", "3-6"},
    {"(\\w)(\\w)(\\w)(\\w)(\\w)(\\w)(\\w)(\\w)(\\w)", "abcdefghi", "0-9 0-1 1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9"},
    {"[z-z]", "z", "0-1"},
    {"a{10}", "aaaaaaaaaaaa", "0-10"},
    {"(?:ab?){2,4}c", "abaabc", "0-6"},
    {"[^\\n]+$", "line1\nline2", "6-11"},
};

static const char *const wrong[] = {
    "(",    "a)",     "(a",       "[a",         "[^",    "*a",         "a|*",      "+",          "(?<a)",
    "[b-a]", "a{3,2}", "a{300}",   "\\",         "\\x4",  "\\q",        "[\\y]",    "[[:nope:]]", "(((a{99}){99}))",
    "()()()()()()()()()()()()()()()()",
};

static int run_tests(void)
{
    char got[256], message[80];
    int failed = 0, count = (int)(sizeof tests / sizeof *tests);
    for (int i = 0; i < count; i++) {
        const struct test *t = &tests[i];
        int slots[2 * MAX_GROUPS];
        struct text text = {t->text, (int)strlen(t->text)};
        struct regex *re = regex_new(t->pattern, message, sizeof message);
        if (!re) {
            snprintf(got, sizeof got, "error: %s", message);
        } else if (!search(re, &text, 0, slots, t->pattern)) {
            strcpy(got, "no");
        } else {
            char *p = got;
            for (int g = 0; g < re->groups; g++) {
                const char *space = g ? " " : "";
                p += slots[2 * g] < 0 || slots[2 * g + 1] < 0 ? sprintf(p, "%s?", space)
                                                              : sprintf(p, "%s%d-%d", space, slots[2 * g], slots[2 * g + 1]);
            }
        }
        bool good = strcmp(got, t->expect) == 0;
        failed += !good;
        printf("%3d %-4s /%s/ %s%s%s\n", i + 1, good ? "ok" : "FAIL", t->pattern, got, good ? "" : " expected ",
               good ? "" : t->expect);
        regex_free(re);
    }
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct regex *re = regex_new(wrong[i], message, sizeof message);
        printf("/%s/ %s\n", wrong[i], re ? "accepted?" : message);
        failed += re != NULL;
        regex_free(re);
    }
    printf("%d tests, %d failed, %lu disagreements\n", count, failed, disagreements);
    return failed || disagreements ? 1 : 0;
}

/* ------------------------------------------------------------------ large texts */

static uint32_t rng_state;

static uint32_t rng(uint32_t n)
{
    rng_state = rng_state * 1664525u + 1013904223u;
    return (rng_state >> 8) % n;
}

static char *make_text(int size)
{
    static const char *const words[] = {"alpha", "beta", "gamma42", "x = 10;", "foo_bar", "2024-05-17", "the", "end.", "\"str\"",
                                        "bob@site.com", "0x1F", "aaab", "--", "if (x) {", "}"};
    char *text = need(malloc((size_t)size + 1));
    int at = 0;
    while (at < size) {
        const char *w = words[rng(sizeof words / sizeof *words)];
        int n = (int)strlen(w);
        if (n > size - at)
            n = size - at;
        memcpy(text + at, w, (size_t)n);
        at += n;
        if (at < size)
            text[at++] = rng(8) ? ' ' : '\n';
    }
    text[size] = 0;
    return text;
}

static int run_large(int size, uint32_t seed, bool tell)
{
    static const char *const patterns[] = {
        "\\b[a-z]+\\d+\\b", "(\\d+)-(\\d+)-(\\d+)", "(?m)^the .*$", "(\\w+)@(\\w+)\\.com", "a+b", "(if|foo)\\W+\\w",
        "0x([0-9A-F]+)",    "(?m)\\}$",              "nowhere",      "(?s)end\\..*?end\\.", "[^\\x00-\\x7f]",
    };
    char message[80];
    rng_state = seed;
    char *bytes = make_text(size);
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
        struct regex *re = regex_new(patterns[i], message, sizeof message);
        if (!re) {
            printf("%s: %s\n", patterns[i], message);
            continue;
        }
        int count = 0, at = 0, slots[2 * MAX_GROUPS];
        uint32_t hash = 2166136261u;
        while (at <= size) {
            /* a slice keeps each Pike run short; the DFA alone skips over text without matches */
            struct text text = {bytes, size};
            int end = dfa_search(re, &text, at);
            if (end < 0)
                break;
            struct text part = {bytes, end + 80 < size ? end + 80 : size};
            if (!pike(re, &part, at, slots) || (slots[1] != end && end + 80 >= size))
                complain("dfa and pike", patterns[i]);
            for (int k = 0; k < 2 * re->groups; k++)
                hash = (hash ^ (uint32_t)slots[k]) * 16777619u;
            count++;
            at = slots[1] > slots[0] ? slots[1] : slots[1] + 1;
        }
        printf("%-24s %5d matches, hash %08x\n", patterns[i], count, (unsigned)hash);
        if (tell)
            printf("    %d instructions, %d classes, %lu states built, %lu flushes\n", re->count, re->dfa->classes,
                   re->dfa->built, re->dfa->flushes);
        regex_free(re);
    }
    free(bytes);
    printf("%lu disagreements\n", disagreements);
    return disagreements != 0;
}

/* ------------------------------------------------------------------ stdin */

static void put_template(const char *template, const char *line, const int *slots, int groups)
{
    for (const char *p = template; *p; p++) {
        if (*p != '\\' || !isdigit((unsigned char)p[1])) {
            putchar(*p);
            continue;
        }
        int g = *++p - '0';
        if (g < groups && slots[2 * g] >= 0)
            fwrite(line + slots[2 * g], 1, (size_t)(slots[2 * g + 1] - slots[2 * g]), stdout);
    }
}

static int run_lines(const char *pattern, const char *template)
{
    char message[80], line[512];
    struct regex *re = regex_new(pattern, message, sizeof message);
    if (!re) {
        fprintf(stderr, "regex: %s\n", message);
        return 2;
    }
    int number = 0, hits = 0;
    while (fgets(line, sizeof line, stdin)) {
        struct text text = {line, (int)strcspn(line, "\n")};
        int at = 0, slots[2 * MAX_GROUPS];
        bool any = false;
        number++;
        while (at <= text.size && search(re, &text, at, slots, line)) {
            hits++;
            if (template) {
                fwrite(line + at, 1, (size_t)(slots[0] - at), stdout);
                put_template(template, line, slots, re->groups);
            } else {
                if (!any)
                    printf("%d:%.*s\n", number, text.size, line);
                for (int g = 0; g < re->groups; g++)
                    if (slots[2 * g] >= 0)
                        printf("    \\%d %d \"%.*s\"\n", g, slots[2 * g], slots[2 * g + 1] - slots[2 * g], line + slots[2 * g]);
            }
            any = true;
            if (slots[1] == slots[0]) {
                if (template && slots[1] < text.size)
                    putchar(line[slots[1]]);
                at = slots[1] + 1;
            } else {
                at = slots[1];
            }
        }
        if (template)
            printf("%.*s\n", at < text.size ? text.size - at : 0, at < text.size ? line + at : "");
    }
    fprintf(stderr, "%d lines, %d matches, %lu disagreements\n", number, hits, disagreements);
    regex_free(re);
    return hits ? 0 : 1;
}

int main(int argc, char **argv)
{
    const char *pattern = NULL, *template = NULL;
    int size = 0;
    uint32_t seed = 1;
    bool tell = false;
    if (argc == 2 && strcmp(argv[1], "-t") == 0)
        return run_tests();
    for (int i = 1; i + 1 < argc; i += 2) {
        const char *value = argv[i + 1];
        if (strcmp(argv[i], "-d") == 0) {
            char message[80];
            struct regex *re = regex_new(value, message, sizeof message);
            if (!re) {
                fprintf(stderr, "regex: %s\n", message);
                return 2;
            }
            disassemble(re);
            regex_free(re);
            return 0;
        } else if (strcmp(argv[i], "-e") == 0) {
            pattern = value;
        } else if (strcmp(argv[i], "-r") == 0) {
            template = value;
        } else if (strcmp(argv[i], "-n") == 0) {
            size = atoi(value);
        } else if (strcmp(argv[i], "-s") == 0) {
            seed = (uint32_t)atoi(value);
        } else if (strcmp(argv[i], "-m") == 0) {
            dfa_state_limit = atoi(value);
            tell = true;
        } else {
            size = -1;
        }
    }
    if (pattern)
        return run_lines(pattern, template);
    if (size > 0)
        return run_large(size, seed, tell);
    fputs("usage: regex -t | -e pattern [-r template] | -d pattern | -n size [-s seed] [-m states]\n", stderr);
    return 2;
}
