//! what: an interpreter: lexer, Pratt parser, bytecode, stack VM, mark-sweep GC, closures, maps, errors by longjmp
//! args: fib
//! args: primes strings
//! args: sort closures
//! args: queens
//! args: errors
//! args: -g closures strings errors
//! args: -d tiny
//! args: gc
//! args: bad1
//! args: bad2
//! args: bad3
//! args: -
//! args: no-such-script
//! stdin-file: interp_primes.lang
//! cflags: -lm
//! opt: 0 2

/*
 * interp: a small dynamic language.
 *
 *   let x = 1;  fn f(a, b) { return a + b; }  if c { } else { }  while c { }  for x in list { }
 *   try { } catch e { }  throw v;  print a, b;  break;  continue;
 *   nil true false 1.5 "text" [1, 2] {"k": v} fn(x) { ... } a[i] a.name f(x) and or not + - * / % == < ...
 *
 * Usage: interp [-g] [-d] script...   where a script is an embedded one, a file, or - for stdin;
 * -g collects at every allocation, -d prints the bytecode.
 */

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------ values and objects */

enum value_type { V_UNDEFINED, V_NIL, V_BOOL, V_NUMBER, V_OBJECT };
enum object_type { O_STRING, O_LIST, O_MAP, O_FUNCTION, O_CLOSURE, O_UPVALUE, O_NATIVE };

struct object {
    struct object *next;
    unsigned char type, marked;
};

typedef struct {
    enum value_type type;
    union {
        bool boolean;
        double number;
        struct object *object;
    } as;
} value;

struct string {
    struct object head;
    uint32_t hash, length;
    char text[];
};

struct list {
    struct object head;
    value *items;
    int count, capacity;
};

struct entry {
    value key, item; /* a removed entry has an undefined key */
};

struct map {
    struct object head;
    struct entry *entries;
    int count, capacity, live;
    int *index; /* open addressing; -1: free */
    int index_size;
};

struct function {
    struct object head;
    struct string *name;
    uint8_t *code;
    int *lines;
    int count, capacity;
    value *constants;
    int constant_count, constant_capacity;
    int arity, upvalue_count;
};

struct upvalue {
    struct object head;
    value *at; /* into the stack, or to `closed` */
    value closed;
    struct upvalue *open_next;
};

struct closure {
    struct object head;
    struct function *function;
    int count;
    struct upvalue *upvalues[];
};

typedef value native_function(int argc, value *argv);

struct native {
    struct object head;
    const char *name;
    int arity; /* -1: any */
    native_function *call;
};

enum { STACK = 4096, FRAMES = 256, HANDLERS = 64, GLOBALS = 256, STRING_TABLE = 512 };

struct frame {
    struct closure *closure;
    uint8_t *ip;
    value *base;
};

struct level { /* one activation of run() */
    jmp_buf buf;
};

struct handler {
    struct level *level;
    int frames;
    value *sp;
    uint8_t *target;
};

struct compiler;

static struct {
    value stack[STACK], *sp;
    struct frame frames[FRAMES];
    int frame_count;
    struct handler handlers[HANDLERS];
    int handler_count;
    struct upvalue *open;
    struct {
        struct string *name;
        value item;
    } globals[GLOBALS];
    int global_count;
    struct string_link *links[STRING_TABLE]; /* the interned strings */
    struct object *objects;
    size_t bytes, next_collection;
    unsigned long collections, freed;
    bool stress, dump;
    struct compiler *compiler;
    jmp_buf outer;
    int status; /* 0 good, 1 error while compiling, 2 while running */
    char message[256];
} vm;

struct string_link {
    struct string_link *next;
    struct string *string;
};

static const value nil = {.type = V_NIL};

static value number(double d)
{
    return (value){.type = V_NUMBER, .as.number = d};
}

static value boolean(bool b)
{
    return (value){.type = V_BOOL, .as.boolean = b};
}

static value object(void *o)
{
    return (value){.type = V_OBJECT, .as.object = o};
}

static bool is(value v, enum object_type type)
{
    return v.type == V_OBJECT && v.as.object->type == type;
}

#define AS(kind, v) ((struct kind *)(v).as.object)

static _Noreturn void throw_value(value v);
static _Noreturn void throw_error(const char *format, ...) __attribute__((format(printf, 1, 2)));

static void push(value v)
{
    if (vm.sp == vm.stack + STACK)
        throw_error("stack overflow");
    *vm.sp++ = v;
}

static value pop(void)
{
    return *--vm.sp;
}

/* ------------------------------------------------------------------ memory */

static void collect(void);

static void *resize(void *old, size_t before, size_t after)
{
    vm.bytes += after - before;
    if (after > before && (vm.stress || vm.bytes > vm.next_collection))
        collect();
    if (after == 0) {
        free(old);
        return NULL;
    }
    void *p = realloc(old, after);
    if (!p) {
        fputs("interp: out of memory\n", stderr);
        exit(3);
    }
    return p;
}

#define GROW(array, count, capacity) \
    do { \
        if ((count) == (capacity)) { \
            int wider_ = (capacity) ? 2 * (capacity) : 8; \
            (array) = resize((array), (size_t)(capacity) * sizeof *(array), (size_t)wider_ * sizeof *(array)); \
            (capacity) = wider_; \
        } \
    } while (0)

static void *new_object(size_t size, enum object_type type)
{
    struct object *o = resize(NULL, 0, size);
    memset(o, 0, size);
    o->type = (unsigned char)type;
    o->next = vm.objects;
    vm.objects = o;
    return o;
}

static struct string *new_string(const char *text, size_t length)
{
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)text[i]) * 16777619u;
    for (struct string_link *l = vm.links[hash % STRING_TABLE]; l; l = l->next)
        if (l->string->hash == hash && l->string->length == length && memcmp(l->string->text, text, length) == 0)
            return l->string;
    struct string *s = new_object(sizeof *s + length + 1, O_STRING);
    s->hash = hash;
    s->length = (uint32_t)length;
    memcpy(s->text, text, length);
    push(object(s));
    struct string_link *link = resize(NULL, 0, sizeof *link);
    pop();
    link->string = s;
    link->next = vm.links[hash % STRING_TABLE];
    vm.links[hash % STRING_TABLE] = link;
    return s;
}

static void mark_value(value v);

static void mark_object(struct object *o)
{
    if (!o || o->marked)
        return;
    o->marked = 1;
    switch ((enum object_type)o->type) {
    case O_STRING:
    case O_NATIVE:
        break;
    case O_LIST: {
        struct list *l = (struct list *)o;
        for (int i = 0; i < l->count; i++)
            mark_value(l->items[i]);
        break;
    }
    case O_MAP: {
        struct map *m = (struct map *)o;
        for (int i = 0; i < m->count; i++) {
            mark_value(m->entries[i].key);
            mark_value(m->entries[i].item);
        }
        break;
    }
    case O_FUNCTION: {
        struct function *f = (struct function *)o;
        mark_object((struct object *)f->name);
        for (int i = 0; i < f->constant_count; i++)
            mark_value(f->constants[i]);
        break;
    }
    case O_CLOSURE: {
        struct closure *c = (struct closure *)o;
        mark_object((struct object *)c->function);
        for (int i = 0; i < c->count; i++)
            mark_object((struct object *)c->upvalues[i]);
        break;
    }
    case O_UPVALUE:
        mark_value(*((struct upvalue *)o)->at);
        break;
    }
}

static void mark_value(value v)
{
    if (v.type == V_OBJECT)
        mark_object(v.as.object);
}

static size_t release(struct object *o)
{
    size_t size = 0;
    switch ((enum object_type)o->type) {
    case O_STRING: {
        struct string *s = (struct string *)o;
        struct string_link **l = &vm.links[s->hash % STRING_TABLE];
        while (*l && (*l)->string != s)
            l = &(*l)->next;
        if (*l) {
            struct string_link *gone = *l;
            *l = gone->next;
            resize(gone, sizeof *gone, 0);
        }
        size = sizeof *s + s->length + 1;
        break;
    }
    case O_LIST: {
        struct list *l = (struct list *)o;
        resize(l->items, (size_t)l->capacity * sizeof *l->items, 0);
        size = sizeof *l;
        break;
    }
    case O_MAP: {
        struct map *m = (struct map *)o;
        resize(m->entries, (size_t)m->capacity * sizeof *m->entries, 0);
        resize(m->index, (size_t)m->index_size * sizeof *m->index, 0);
        size = sizeof *m;
        break;
    }
    case O_FUNCTION: {
        struct function *f = (struct function *)o;
        resize(f->code, (size_t)f->capacity, 0);
        free(f->lines);
        resize(f->constants, (size_t)f->constant_capacity * sizeof *f->constants, 0);
        size = sizeof *f;
        break;
    }
    case O_CLOSURE:
        size = sizeof(struct closure) + (size_t)((struct closure *)o)->count * sizeof(struct upvalue *);
        break;
    case O_UPVALUE:
        size = sizeof(struct upvalue);
        break;
    case O_NATIVE:
        size = sizeof(struct native);
        break;
    }
    resize(o, size, 0);
    vm.freed++;
    return size;
}

static void mark_compilers(void);

static void collect(void)
{
    for (value *v = vm.stack; v < vm.sp; v++)
        mark_value(*v);
    for (int i = 0; i < vm.frame_count; i++)
        mark_object((struct object *)vm.frames[i].closure);
    for (int i = 0; i < vm.global_count; i++) {
        mark_object((struct object *)vm.globals[i].name);
        mark_value(vm.globals[i].item);
    }
    for (struct upvalue *u = vm.open; u; u = u->open_next)
        mark_object((struct object *)u);
    mark_compilers();
    for (struct object **at = &vm.objects; *at;) {
        struct object *o = *at;
        if (o->marked) {
            o->marked = 0;
            at = &o->next;
        } else {
            *at = o->next;
            release(o);
        }
    }
    vm.next_collection = 2 * vm.bytes + 20000;
    vm.collections++;
}

static void free_everything(void)
{
    while (vm.objects) {
        struct object *o = vm.objects;
        vm.objects = o->next;
        release(o);
    }
}

/* ------------------------------------------------------------------ maps, equality, printing */

static bool same(value a, value b)
{
    if (a.type != b.type)
        return false;
    switch (a.type) {
    case V_BOOL:
        return a.as.boolean == b.as.boolean;
    case V_NUMBER:
        return a.as.number == b.as.number;
    case V_OBJECT:
        return a.as.object == b.as.object; /* strings are interned */
    default:
        return true;
    }
}

static uint32_t hash_key(value key)
{
    if (is(key, O_STRING))
        return AS(string, key)->hash;
    if (key.type == V_NUMBER) {
        union {
            double d;
            uint32_t half[2];
        } u = {.d = key.as.number + 0.0};
        return (u.half[0] ^ u.half[1] * 31u) * 2654435761u;
    }
    if (key.type == V_BOOL)
        return 17u + key.as.boolean;
    throw_error("only strings, numbers and booleans can be keys");
}

static int map_find(const struct map *m, value key)
{
    uint32_t hash = hash_key(key);
    if (!m->index_size)
        return -1;
    uint32_t mask = (uint32_t)m->index_size - 1;
    for (uint32_t i = hash & mask; m->index[i] >= 0; i = (i + 1) & mask)
        if (same(m->entries[m->index[i]].key, key))
            return m->index[i];
    return -1;
}

static void map_rebuild(struct map *m)
{
    int kept = 0;
    for (int i = 0; i < m->count; i++)
        if (m->entries[i].key.type != V_UNDEFINED)
            m->entries[kept++] = m->entries[i];
    m->count = kept;
    int size = 8;
    while (size < 3 * (kept + 1))
        size *= 2;
    m->index = resize(m->index, (size_t)m->index_size * sizeof *m->index, (size_t)size * sizeof *m->index);
    m->index_size = size;
    for (int i = 0; i < size; i++)
        m->index[i] = -1;
    for (int i = 0; i < m->count; i++) {
        uint32_t at = hash_key(m->entries[i].key) & (uint32_t)(size - 1);
        while (m->index[at] >= 0)
            at = (at + 1) & (uint32_t)(size - 1);
        m->index[at] = i;
    }
}

/* The map, key and item have to be reachable for the collector. */
static void map_set(struct map *m, value key, value item)
{
    int at = map_find(m, key);
    if (at >= 0) {
        m->entries[at].item = item;
        return;
    }
    if (2 * (m->count + 1) > m->index_size)
        map_rebuild(m);
    GROW(m->entries, m->count, m->capacity);
    m->entries[m->count] = (struct entry){key, item};
    uint32_t mask = (uint32_t)m->index_size - 1, i = hash_key(key) & mask;
    while (m->index[i] >= 0)
        i = (i + 1) & mask;
    m->index[i] = m->count++;
    m->live++;
}

static void list_push(struct list *l, value v)
{
    GROW(l->items, l->count, l->capacity);
    l->items[l->count++] = v;
}

struct text {
    char *bytes;
    size_t size, capacity;
};

static void text_add(struct text *t, const char *s, size_t n)
{
    if (t->capacity - t->size < n + 1) {
        t->capacity = 2 * (t->size + n) + 32;
        t->bytes = realloc(t->bytes, t->capacity);
        if (!t->bytes)
            exit(3);
    }
    memcpy(t->bytes + t->size, s, n);
    t->size += n;
    t->bytes[t->size] = 0;
}

static void text_format(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void text_format(struct text *t, const char *format, ...)
{
    char part[128];
    va_list args;
    va_start(args, format);
    int n = vsnprintf(part, sizeof part, format, args);
    va_end(args);
    text_add(t, part, (size_t)n < sizeof part ? (size_t)n : sizeof part - 1);
}

static void text_value(struct text *t, value v, int depth)
{
    switch (v.type) {
    case V_UNDEFINED:
        text_format(t, "undefined");
        return;
    case V_NIL:
        text_format(t, "nil");
        return;
    case V_BOOL:
        text_format(t, v.as.boolean ? "true" : "false");
        return;
    case V_NUMBER:
        text_format(t, "%.14g", v.as.number);
        return;
    case V_OBJECT:
        break;
    }
    switch ((enum object_type)v.as.object->type) {
    case O_STRING:
        if (depth)
            text_add(t, "\"", 1);
        text_add(t, AS(string, v)->text, AS(string, v)->length);
        if (depth)
            text_add(t, "\"", 1);
        break;
    case O_LIST:
        text_add(t, "[", 1);
        for (int i = 0; i < AS(list, v)->count && depth < 4; i++) {
            if (i)
                text_add(t, ", ", 2);
            text_value(t, AS(list, v)->items[i], depth + 1);
        }
        text_add(t, "]", 1);
        break;
    case O_MAP: {
        const char *separator = "";
        text_add(t, "{", 1);
        for (int i = 0; i < AS(map, v)->count && depth < 4; i++) {
            const struct entry *e = &AS(map, v)->entries[i];
            if (e->key.type == V_UNDEFINED)
                continue;
            text_format(t, "%s", separator);
            text_value(t, e->key, depth + 1);
            text_add(t, ": ", 2);
            text_value(t, e->item, depth + 1);
            separator = ", ";
        }
        text_add(t, "}", 1);
        break;
    }
    case O_FUNCTION:
        text_format(t, "<code %s>", AS(function, v)->name->text);
        break;
    case O_CLOSURE:
        text_format(t, "<fn %s/%d>", AS(closure, v)->function->name->text, AS(closure, v)->function->arity);
        break;
    case O_NATIVE:
        text_format(t, "<native %s>", AS(native, v)->name);
        break;
    case O_UPVALUE:
        text_format(t, "<upvalue>");
        break;
    }
}

static struct string *to_string(value v)
{
    if (is(v, O_STRING))
        return AS(string, v);
    struct text t = {0};
    text_value(&t, v, 0);
    struct string *s = new_string(t.bytes, t.size);
    free(t.bytes);
    return s;
}

static const char *type_name(value v)
{
    static const char *const plain[] = {"undefined", "nil", "boolean", "number"};
    static const char *const objects[] = {"string", "list", "map", "code", "function", "upvalue", "function"};
    return v.type == V_OBJECT ? objects[v.as.object->type] : plain[v.type];
}

/* ------------------------------------------------------------------ lexer */

enum token_type {
    T_END, T_NUMBER, T_STRING, T_NAME, T_LPAREN, T_RPAREN, T_LBRACE, T_RBRACE, T_LBRACKET, T_RBRACKET, T_COMMA,
    T_COLON, T_SEMICOLON, T_DOT, T_PLUS, T_MINUS, T_STAR, T_SLASH, T_PERCENT, T_ASSIGN, T_EQ, T_NE, T_LT, T_LE, T_GT,
    T_GE, T_LET, T_FN, T_IF, T_ELSE, T_WHILE, T_FOR, T_IN, T_RETURN, T_PRINT, T_TRY, T_CATCH, T_THROW, T_BREAK,
    T_CONTINUE, T_AND, T_OR, T_NOT, T_NIL, T_TRUE, T_FALSE, TOKENS
};

static const char *const keywords[] = {"let", "fn", "if", "else", "while", "for", "in", "return", "print", "try", "catch",
                                       "throw", "break", "continue", "and", "or", "not", "nil", "true", "false"};

struct token {
    enum token_type type;
    const char *start;
    int length, line;
    double number;
};

static struct {
    const char *file, *p;
    int line;
    struct token current, previous;
} lex;

static _Noreturn void compile_error(const char *format, ...) __attribute__((format(printf, 1, 2)));

static _Noreturn void compile_error(const char *format, ...)
{
    va_list args;
    int n = snprintf(vm.message, sizeof vm.message, "%s:%d: ", lex.file, lex.current.line);
    va_start(args, format);
    vsnprintf(vm.message + n, sizeof vm.message - (size_t)n, format, args);
    va_end(args);
    vm.status = 1;
    longjmp(vm.outer, 1);
}

static void advance(void)
{
    static const char singles[] = "(){}[],:;.+-*/%=<>";
    lex.previous = lex.current;
    for (;; lex.p++) {
        if (*lex.p == '\n')
            lex.line++;
        else if (*lex.p == '#')
            lex.p += strcspn(lex.p, "\n") - 1;
        else if (!isspace((unsigned char)*lex.p))
            break;
    }
    struct token *t = &lex.current;
    *t = (struct token){T_END, lex.p, 0, lex.line, 0};
    char c = *lex.p;
    if (!c)
        return;
    if (isdigit((unsigned char)c)) {
        char *end;
        t->number = strtod(lex.p, &end);
        t->type = T_NUMBER;
        lex.p = end;
    } else if (isalpha((unsigned char)c) || c == '_') {
        while (isalnum((unsigned char)*lex.p) || *lex.p == '_')
            lex.p++;
        t->type = T_NAME;
        size_t n = (size_t)(lex.p - t->start);
        for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
            if (strlen(keywords[i]) == n && memcmp(keywords[i], t->start, n) == 0)
                t->type = (enum token_type)(T_LET + i);
    } else if (c == '"') {
        for (lex.p++; *lex.p != '"'; lex.p++) {
            if (*lex.p == '\\' && lex.p[1])
                lex.p++;
            if (!*lex.p || *lex.p == '\n')
                compile_error("string is not closed");
        }
        lex.p++;
        t->type = T_STRING;
    } else if (c == '!' && lex.p[1] == '=') {
        t->type = T_NE;
        lex.p += 2;
    } else {
        const char *at = strchr(singles, c);
        if (!at)
            compile_error("unexpected character '%c'", c);
        static const enum token_type types[] = {T_LPAREN, T_RPAREN, T_LBRACE, T_RBRACE, T_LBRACKET, T_RBRACKET,
                                                T_COMMA,  T_COLON,  T_SEMICOLON, T_DOT, T_PLUS,     T_MINUS,
                                                T_STAR,   T_SLASH,  T_PERCENT, T_ASSIGN, T_LT,      T_GT};
        t->type = types[at - singles];
        lex.p++;
        if (*lex.p == '=' && (c == '=' || c == '<' || c == '>')) {
            t->type = c == '=' ? T_EQ : c == '<' ? T_LE : T_GE;
            lex.p++;
        }
    }
    t->length = (int)(lex.p - t->start);
}

static bool accept(enum token_type type)
{
    if (lex.current.type != type)
        return false;
    advance();
    return true;
}

static void expect(enum token_type type, const char *what)
{
    if (!accept(type)) {
        if (lex.current.type == T_END)
            compile_error("expected %s, found the end", what);
        compile_error("expected %s, found '%.*s'", what, lex.current.length, lex.current.start);
    }
}

/* ------------------------------------------------------------------ compiler */

enum op {
    OP_CONSTANT, OP_NIL, OP_TRUE, OP_FALSE, OP_POP, OP_GET_LOCAL, OP_SET_LOCAL, OP_GET_UP, OP_SET_UP, OP_GET_GLOBAL,
    OP_SET_GLOBAL, OP_DEFINE, OP_ADD, OP_SUB, OP_MUL, OP_DIV, OP_MOD, OP_EQ, OP_NE, OP_LT, OP_LE, OP_GT, OP_GE, OP_NOT,
    OP_NEGATE, OP_JUMP, OP_JUMP_IF_FALSE, OP_JUMP_IF_TRUE, OP_LOOP, OP_CALL, OP_CLOSURE, OP_CLOSE, OP_RETURN, OP_LIST,
    OP_MAP, OP_INDEX, OP_SET_INDEX, OP_TRY, OP_END_TRY, OP_THROW, OP_PRINT, OP_NEXT
};

/* name and kind of operand: '-' none, 'b' a byte, 'c' a constant, 'j' a jump, 'l' a jump back */
static const struct {
    const char *name;
    char operand;
} op_info[] = {
    {"constant", 'c'}, {"nil", '-'}, {"true", '-'}, {"false", '-'}, {"pop", '-'}, {"get_local", 'b'}, {"set_local", 'b'},
    {"get_up", 'b'}, {"set_up", 'b'}, {"get_global", 'b'}, {"set_global", 'b'}, {"define", 'b'}, {"add", '-'}, {"sub", '-'},
    {"mul", '-'}, {"div", '-'}, {"mod", '-'}, {"eq", '-'}, {"ne", '-'}, {"lt", '-'}, {"le", '-'}, {"gt", '-'}, {"ge", '-'},
    {"not", '-'}, {"negate", '-'}, {"jump", 'j'}, {"jump_if_false", 'j'}, {"jump_if_true", 'j'}, {"loop", 'l'},
    {"call", 'b'}, {"closure", 'c'}, {"close", '-'}, {"return", '-'}, {"list", 'b'}, {"map", 'b'}, {"index", '-'},
    {"set_index", '-'}, {"try", 'j'}, {"end_try", '-'}, {"throw", '-'}, {"print", 'b'}, {"next", 'j'},
};

struct local {
    const char *name;
    int length, depth;
    bool captured;
};

struct loop {
    struct loop *outer;
    int start, locals, tries;
    int breaks[32], break_count;
};

struct compiler {
    struct compiler *outer;
    struct function *function;
    struct local locals[128];
    int local_count, depth, tries;
    struct {
        uint8_t index;
        bool local;
    } upvalues[64];
    struct loop *loop;
};

static void mark_compilers(void)
{
    for (struct compiler *c = vm.compiler; c; c = c->outer)
        mark_object((struct object *)c->function);
}

static void emit(int byte)
{
    struct function *f = vm.compiler->function;
    if (f->count == f->capacity) {
        GROW(f->code, f->count, f->capacity);
        f->lines = realloc(f->lines, (size_t)f->capacity * sizeof *f->lines);
        if (!f->lines)
            exit(3);
    }
    f->lines[f->count] = lex.previous.line;
    f->code[f->count++] = (uint8_t)byte;
}

static void emit2(enum op op, int operand)
{
    emit((int)op);
    emit(operand);
}

static int add_constant(value v)
{
    struct function *f = vm.compiler->function;
    for (int i = 0; i < f->constant_count; i++)
        if (same(f->constants[i], v))
            return i;
    if (f->constant_count == 256)
        compile_error("too many constants");
    push(v);
    GROW(f->constants, f->constant_count, f->constant_capacity);
    pop();
    f->constants[f->constant_count] = v;
    return f->constant_count++;
}

static int emit_jump(enum op op)
{
    emit((int)op);
    emit(0);
    emit(0);
    return vm.compiler->function->count - 2;
}

static void patch(int at)
{
    struct function *f = vm.compiler->function;
    int distance = f->count - at - 2;
    if (distance > 0xFFFF)
        compile_error("jump is too far");
    f->code[at] = (uint8_t)(distance >> 8);
    f->code[at + 1] = (uint8_t)distance;
}

static void emit_loop(int start)
{
    emit(OP_LOOP);
    int distance = vm.compiler->function->count + 2 - start;
    if (distance > 0xFFFF)
        compile_error("loop is too long");
    emit(distance >> 8);
    emit(distance & 0xFF);
}

static void add_local(const char *name, int length)
{
    struct compiler *c = vm.compiler;
    if (c->local_count == 128)
        compile_error("too many locals");
    c->locals[c->local_count++] = (struct local){name, length, c->depth, false};
}

static int find_local(struct compiler *c, const struct token *name)
{
    for (int i = c->local_count - 1; i >= 0; i--)
        if (c->locals[i].length == name->length && memcmp(c->locals[i].name, name->start, (size_t)name->length) == 0)
            return i;
    return -1;
}

static int find_upvalue(struct compiler *c, const struct token *name)
{
    if (!c->outer)
        return -1;
    bool local = true;
    int index = find_local(c->outer, name);
    if (index >= 0) {
        c->outer->locals[index].captured = true;
    } else {
        local = false;
        if ((index = find_upvalue(c->outer, name)) < 0)
            return -1;
    }
    int n = c->function->upvalue_count;
    for (int i = 0; i < n; i++)
        if (c->upvalues[i].index == index && c->upvalues[i].local == local)
            return i;
    if (n == 64)
        compile_error("too many captured variables");
    c->upvalues[n].index = (uint8_t)index;
    c->upvalues[n].local = local;
    return c->function->upvalue_count++;
}

static int find_global(const char *name, int length)
{
    for (int i = 0; i < vm.global_count; i++)
        if ((int)vm.globals[i].name->length == length && memcmp(vm.globals[i].name->text, name, (size_t)length) == 0)
            return i;
    if (vm.global_count == GLOBALS)
        compile_error("too many globals");
    struct string *s = new_string(name, (size_t)length);
    vm.globals[vm.global_count].name = s;
    vm.globals[vm.global_count].item = (value){.type = V_UNDEFINED};
    return vm.global_count++;
}

static void begin_scope(void)
{
    vm.compiler->depth++;
}

static void discard_locals(int down_to, bool forget)
{
    struct compiler *c = vm.compiler;
    for (int i = c->local_count - 1; i >= down_to; i--)
        emit(c->locals[i].captured ? OP_CLOSE : OP_POP);
    if (forget)
        c->local_count = down_to;
}

static void end_scope(void)
{
    struct compiler *c = vm.compiler;
    int down_to = c->local_count;
    c->depth--;
    while (down_to > 0 && c->locals[down_to - 1].depth > c->depth)
        down_to--;
    discard_locals(down_to, true);
}

static void expression(void);
static void parse(int precedence, bool may_assign);
static void block(void);

static struct function *begin_function(struct compiler *c, const char *name, int length)
{
    memset(c, 0, sizeof *c);
    struct string *s = new_string(name, (size_t)length);
    push(object(s));
    c->function = new_object(sizeof *c->function, O_FUNCTION);
    c->function->name = s;
    pop();
    c->outer = vm.compiler;
    vm.compiler = c;
    add_local("", 0); /* slot 0 holds the callee */
    return c->function;
}

static void dump_function(const struct function *f)
{
    printf("-- %s/%d\n", f->name->text, f->arity);
    for (int i = 0; i < f->count;) {
        int op = f->code[i], at = i++;
        printf("%4d %3d  %-14s", f->lines[at], at, op_info[op].name);
        switch (op_info[op].operand) {
        case 'b':
            printf(" %d", f->code[i++]);
            break;
        case 'c': {
            struct text t = {0};
            text_value(&t, f->constants[f->code[i]], 1);
            printf(" %d (%s)", f->code[i++], t.bytes);
            free(t.bytes);
            break;
        }
        case 'j':
        case 'l': {
            int distance = f->code[i] << 8 | f->code[i + 1];
            i += 2;
            printf(" -> %d", op_info[op].operand == 'j' ? i + distance : i - distance);
            break;
        }
        default:
            break;
        }
        if (op == OP_CLOSURE)
            for (int n = AS(function, f->constants[f->code[i - 1]])->upvalue_count; n; n--, i += 2)
                printf(" %s%d", f->code[i] ? "local " : "up ", f->code[i + 1]);
        putchar('\n');
    }
}

static struct function *end_function(void)
{
    struct function *f = vm.compiler->function;
    emit(OP_NIL);
    emit(OP_RETURN);
    if (vm.dump)
        dump_function(f);
    vm.compiler = vm.compiler->outer;
    return f;
}

static void function_rest(const char *name, int length)
{
    struct compiler c;
    struct function *f = begin_function(&c, name, length);
    begin_scope();
    expect(T_LPAREN, "'('");
    if (lex.current.type != T_RPAREN)
        do {
            expect(T_NAME, "a parameter");
            add_local(lex.previous.start, lex.previous.length);
            f->arity++;
        } while (accept(T_COMMA));
    expect(T_RPAREN, "')'");
    expect(T_LBRACE, "'{'");
    block();
    end_function();
    push(object(f));
    emit2(OP_CLOSURE, add_constant(object(f)));
    pop();
    for (int i = 0; i < f->upvalue_count; i++) {
        emit(c.upvalues[i].local);
        emit(c.upvalues[i].index);
    }
}

static value string_token(const struct token *t)
{
    struct text out = {0};
    text_add(&out, "", 0);
    for (const char *p = t->start + 1; p < t->start + t->length - 1; p++) {
        char c = *p;
        if (c == '\\') {
            c = *++p;
            c = c == 'n' ? '\n' : c == 't' ? '\t' : c;
        }
        text_add(&out, &c, 1);
    }
    struct string *s = new_string(out.bytes, out.size);
    free(out.bytes);
    return object(s);
}

static void variable(bool may_assign)
{
    struct token name = lex.previous;
    enum op get = OP_GET_LOCAL, set = OP_SET_LOCAL;
    int index = find_local(vm.compiler, &name);
    if (index < 0) {
        get = OP_GET_UP;
        set = OP_SET_UP;
        if ((index = find_upvalue(vm.compiler, &name)) < 0) {
            get = OP_GET_GLOBAL;
            set = OP_SET_GLOBAL;
            index = find_global(name.start, name.length);
        }
    }
    if (may_assign && accept(T_ASSIGN)) {
        expression();
        emit2(set, index);
    } else {
        emit2(get, index);
    }
}

static void prefix(bool may_assign)
{
    int n = 0;
    advance();
    switch (lex.previous.type) {
    case T_NUMBER:
        emit2(OP_CONSTANT, add_constant(number(lex.previous.number)));
        break;
    case T_STRING:
        emit2(OP_CONSTANT, add_constant(string_token(&lex.previous)));
        break;
    case T_NAME:
        variable(may_assign);
        break;
    case T_NIL:
        emit(OP_NIL);
        break;
    case T_TRUE:
        emit(OP_TRUE);
        break;
    case T_FALSE:
        emit(OP_FALSE);
        break;
    case T_LPAREN:
        expression();
        expect(T_RPAREN, "')'");
        break;
    case T_MINUS:
        parse(7, false);
        emit(OP_NEGATE);
        break;
    case T_NOT:
        parse(3, false);
        emit(OP_NOT);
        break;
    case T_FN:
        function_rest("anonymous", 9);
        break;
    case T_LBRACKET:
        if (lex.current.type != T_RBRACKET)
            do {
                expression();
                if (++n > 255)
                    compile_error("list is too long");
            } while (accept(T_COMMA));
        expect(T_RBRACKET, "']'");
        emit2(OP_LIST, n);
        break;
    case T_LBRACE:
        if (lex.current.type != T_RBRACE)
            do {
                expression();
                expect(T_COLON, "':'");
                expression();
                if (++n > 255)
                    compile_error("map is too long");
            } while (accept(T_COMMA));
        expect(T_RBRACE, "'}'");
        emit2(OP_MAP, n);
        break;
    default:
        lex.current = lex.previous;
        if (lex.current.type == T_END)
            compile_error("expected an expression, found the end");
        compile_error("expected an expression, found '%.*s'", lex.current.length, lex.current.start);
    }
}

static const struct {
    signed char precedence;
    unsigned char op;
} infix[TOKENS] = {
    [T_OR] = {1, 0},         [T_AND] = {2, 0},       [T_EQ] = {4, OP_EQ},     [T_NE] = {4, OP_NE},     [T_LT] = {4, OP_LT},
    [T_LE] = {4, OP_LE},     [T_GT] = {4, OP_GT},    [T_GE] = {4, OP_GE},     [T_PLUS] = {5, OP_ADD},  [T_MINUS] = {5, OP_SUB},
    [T_STAR] = {6, OP_MUL},  [T_SLASH] = {6, OP_DIV}, [T_PERCENT] = {6, OP_MOD}, [T_LPAREN] = {8, 0},  [T_LBRACKET] = {8, 0},
    [T_DOT] = {8, 0},
};

static void parse(int precedence, bool may_assign)
{
    prefix(may_assign);
    while (infix[lex.current.type].precedence >= precedence) {
        enum token_type type = lex.current.type;
        int n = 0, jump;
        advance();
        switch (type) {
        case T_AND:
        case T_OR:
            jump = emit_jump(type == T_AND ? OP_JUMP_IF_FALSE : OP_JUMP_IF_TRUE);
            emit(OP_POP);
            parse(infix[type].precedence + 1, false);
            patch(jump);
            break;
        case T_LPAREN:
            if (lex.current.type != T_RPAREN)
                do {
                    expression();
                    if (++n > 255)
                        compile_error("too many arguments");
                } while (accept(T_COMMA));
            expect(T_RPAREN, "')'");
            emit2(OP_CALL, n);
            break;
        case T_LBRACKET:
        case T_DOT:
            if (type == T_DOT) {
                expect(T_NAME, "a name");
                emit2(OP_CONSTANT, add_constant(object(new_string(lex.previous.start, (size_t)lex.previous.length))));
            } else {
                expression();
                expect(T_RBRACKET, "']'");
            }
            if (may_assign && accept(T_ASSIGN)) {
                expression();
                emit(OP_SET_INDEX);
            } else {
                emit(OP_INDEX);
            }
            break;
        default:
            parse(infix[type].precedence + 1, false);
            emit(infix[type].op);
            break;
        }
    }
    if (may_assign && lex.current.type == T_ASSIGN)
        compile_error("cannot assign to that");
}

static void expression(void)
{
    parse(1, true);
}

static void declare(const struct token *name)
{
    if (vm.compiler->depth > 0 || vm.compiler->outer)
        add_local(name->start, name->length);
    else
        emit2(OP_DEFINE, find_global(name->start, name->length));
}

static void statement(void);

static void block(void)
{
    while (lex.current.type != T_RBRACE && lex.current.type != T_END)
        statement();
    expect(T_RBRACE, "'}'");
}

static void scoped_block(void)
{
    expect(T_LBRACE, "'{'");
    begin_scope();
    block();
    end_scope();
}

static void loop_body(struct loop *loop)
{
    loop->outer = vm.compiler->loop;
    loop->locals = vm.compiler->local_count;
    loop->tries = vm.compiler->tries;
    loop->break_count = 0;
    vm.compiler->loop = loop;
    scoped_block();
    emit_loop(loop->start);
    vm.compiler->loop = loop->outer;
}

static void statement(void)
{
    struct compiler *c = vm.compiler;
    struct loop loop;
    int n = 0, jump, other;
    switch (lex.current.type) {
    case T_LET: {
        advance();
        expect(T_NAME, "a name");
        struct token name = lex.previous;
        expect(T_ASSIGN, "'='");
        expression();
        expect(T_SEMICOLON, "';'");
        declare(&name);
        return;
    }
    case T_FN: {
        advance();
        expect(T_NAME, "a name");
        struct token name = lex.previous;
        bool global = c->depth == 0 && !c->outer;
        if (!global)
            add_local(name.start, name.length); /* before the body: it may call itself */
        function_rest(name.start, name.length);
        if (global)
            declare(&name);
        return;
    }
    case T_IF:
        advance();
        expression();
        jump = emit_jump(OP_JUMP_IF_FALSE);
        emit(OP_POP);
        scoped_block();
        other = emit_jump(OP_JUMP);
        patch(jump);
        emit(OP_POP);
        if (accept(T_ELSE)) {
            if (lex.current.type == T_IF)
                statement();
            else
                scoped_block();
        }
        patch(other);
        return;
    case T_WHILE:
        advance();
        loop.start = c->function->count;
        expression();
        jump = emit_jump(OP_JUMP_IF_FALSE);
        emit(OP_POP);
        loop_body(&loop);
        patch(jump);
        emit(OP_POP);
        while (loop.break_count > 0)
            patch(loop.breaks[--loop.break_count]);
        return;
    case T_FOR: {
        advance();
        expect(T_NAME, "a name");
        struct token name = lex.previous;
        expect(T_IN, "'in'");
        begin_scope();
        expression();
        add_local("(list)", 6);
        emit2(OP_CONSTANT, add_constant(number(0)));
        add_local("(index)", 7);
        emit(OP_NIL);
        add_local(name.start, name.length);
        loop.start = c->function->count;
        jump = emit_jump(OP_NEXT);
        loop_body(&loop);
        patch(jump);
        while (loop.break_count > 0)
            patch(loop.breaks[--loop.break_count]);
        end_scope();
        return;
    }
    case T_TRY:
        advance();
        jump = emit_jump(OP_TRY);
        c->tries++;
        scoped_block();
        c->tries--;
        emit(OP_END_TRY);
        other = emit_jump(OP_JUMP);
        patch(jump);
        expect(T_CATCH, "'catch'");
        expect(T_NAME, "a name");
        begin_scope();
        add_local(lex.previous.start, lex.previous.length);
        expect(T_LBRACE, "'{'");
        block();
        end_scope();
        patch(other);
        return;
    case T_BREAK:
    case T_CONTINUE:
        advance();
        if (!c->loop)
            compile_error("not inside a loop");
        for (int i = c->tries; i > c->loop->tries; i--)
            emit(OP_END_TRY);
        discard_locals(c->loop->locals, false);
        if (lex.previous.type == T_CONTINUE) {
            emit_loop(c->loop->start);
        } else {
            if (c->loop->break_count == 32)
                compile_error("too many breaks");
            c->loop->breaks[c->loop->break_count++] = emit_jump(OP_JUMP);
        }
        expect(T_SEMICOLON, "';'");
        return;
    case T_RETURN:
        advance();
        if (!c->outer)
            compile_error("return outside of a function");
        if (lex.current.type == T_SEMICOLON)
            emit(OP_NIL);
        else
            expression();
        for (int i = c->tries; i > 0; i--)
            emit(OP_END_TRY);
        emit(OP_RETURN);
        break;
    case T_THROW:
        advance();
        expression();
        emit(OP_THROW);
        break;
    case T_PRINT:
        advance();
        do {
            expression();
            n++;
        } while (accept(T_COMMA));
        emit2(OP_PRINT, n);
        break;
    case T_LBRACE:
        scoped_block();
        return;
    default:
        expression();
        emit(OP_POP);
        break;
    }
    expect(T_SEMICOLON, "';'");
}

/* ------------------------------------------------------------------ virtual machine */

static void close_upvalues(value *from)
{
    while (vm.open && vm.open->at >= from) {
        struct upvalue *u = vm.open;
        u->closed = *u->at;
        u->at = &u->closed;
        vm.open = u->open_next;
    }
}

static struct upvalue *capture(value *slot)
{
    struct upvalue **at = &vm.open;
    while (*at && (*at)->at > slot)
        at = &(*at)->open_next;
    if (*at && (*at)->at == slot)
        return *at;
    struct upvalue *u = new_object(sizeof *u, O_UPVALUE);
    u->at = slot;
    u->closed = nil;
    u->open_next = *at;
    *at = u;
    return u;
}

static _Noreturn void throw_value(value v)
{
    if (vm.handler_count == 0) {
        struct text t = {0};
        text_value(&t, v, 0);
        const struct frame *f = vm.frame_count ? &vm.frames[vm.frame_count - 1] : NULL;
        snprintf(vm.message, sizeof vm.message, "uncaught: %.150s (in %.40s, line %d)", t.bytes,
                 f ? f->closure->function->name->text : "?",
                 f ? f->closure->function->lines[f->ip - f->closure->function->code - 1] : 0);
        free(t.bytes);
        vm.status = 2;
        longjmp(vm.outer, 1);
    }
    struct handler h = vm.handlers[--vm.handler_count];
    close_upvalues(h.sp);
    vm.sp = h.sp;
    *vm.sp++ = v;
    vm.frame_count = h.frames;
    vm.frames[h.frames - 1].ip = h.target;
    longjmp(h.level->buf, 1);
}

static _Noreturn void throw_error(const char *format, ...)
{
    char text[200];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (vm.sp > vm.stack + STACK - 8)
        vm.sp = vm.stack + STACK - 8; /* room for the message while it is built */
    throw_value(object(new_string(text, strlen(text))));
}

static bool truthy(value v)
{
    return !(v.type == V_NIL || (v.type == V_BOOL && !v.as.boolean));
}

/* Callee and arguments are on the stack; true if a frame was pushed. */
static bool call(int argc)
{
    value callee = vm.sp[-argc - 1];
    if (is(callee, O_NATIVE)) {
        struct native *n = AS(native, callee);
        if (n->arity >= 0 && n->arity != argc)
            throw_error("%s takes %d arguments, not %d", n->name, n->arity, argc);
        value result = n->call(argc, vm.sp - argc);
        vm.sp -= argc + 1;
        push(result);
        return false;
    }
    if (!is(callee, O_CLOSURE))
        throw_error("cannot call a %s", type_name(callee));
    struct closure *c = AS(closure, callee);
    if (c->function->arity != argc)
        throw_error("%s takes %d arguments, not %d", c->function->name->text, c->function->arity, argc);
    if (vm.frame_count == FRAMES)
        throw_error("calls are nested too deeply");
    vm.frames[vm.frame_count++] = (struct frame){c, c->function->code, vm.sp - argc - 1};
    return true;
}

static value run(int stop);

static value call_value(value f, int argc, const value *argv)
{
    push(f);
    for (int i = 0; i < argc; i++)
        push(argv[i]);
    return call(argc) ? run(vm.frame_count - 1) : pop();
}

static value get_index(value of, value key)
{
    if (is(of, O_MAP)) {
        int at = map_find(AS(map, of), key);
        return at < 0 ? nil : AS(map, of)->entries[at].item;
    }
    if (!is(of, O_LIST) && !is(of, O_STRING))
        throw_error("cannot index a %s", type_name(of));
    if (key.type != V_NUMBER)
        throw_error("index is a %s", type_name(key));
    int i = (int)key.as.number, n = is(of, O_LIST) ? AS(list, of)->count : (int)AS(string, of)->length;
    if (i < 0 || i >= n)
        throw_error("index %d is out of range 0..%d", i, n - 1);
    return is(of, O_LIST) ? AS(list, of)->items[i] : object(new_string(&AS(string, of)->text[i], 1));
}

static void set_index(value of, value key, value item)
{
    if (is(of, O_MAP)) {
        map_set(AS(map, of), key, item);
        return;
    }
    if (!is(of, O_LIST) || key.type != V_NUMBER)
        throw_error("cannot assign into a %s by %s", type_name(of), type_name(key));
    int i = (int)key.as.number;
    if (i < 0 || i >= AS(list, of)->count)
        throw_error("index %d is out of range 0..%d", i, AS(list, of)->count - 1);
    AS(list, of)->items[i] = item;
}

static value add(value a, value b)
{
    if (a.type == V_NUMBER && b.type == V_NUMBER)
        return number(a.as.number + b.as.number);
    if (!is(a, O_STRING) && !is(b, O_STRING))
        throw_error("cannot add a %s and a %s", type_name(a), type_name(b));
    struct text t = {0};
    text_value(&t, a, 0);
    text_value(&t, b, 0);
    struct string *s = new_string(t.bytes, t.size);
    free(t.bytes);
    return object(s);
}

static value arithmetic(enum op op, value a, value b)
{
    if (op >= OP_LT && is(a, O_STRING) && is(b, O_STRING)) {
        int c = strcmp(AS(string, a)->text, AS(string, b)->text);
        return boolean(op == OP_LT ? c < 0 : op == OP_LE ? c <= 0 : op == OP_GT ? c > 0 : c >= 0);
    }
    if (a.type != V_NUMBER || b.type != V_NUMBER)
        throw_error("cannot %s a %s and a %s", op_info[op].name, type_name(a), type_name(b));
    double x = a.as.number, y = b.as.number;
    switch (op) {
    case OP_SUB:
        return number(x - y);
    case OP_MUL:
        return number(x * y);
    case OP_DIV:
        if (y == 0)
            throw_error("division by zero");
        return number(x / y);
    case OP_MOD:
        if (y == 0)
            throw_error("division by zero");
        return number(x - y * floor(x / y));
    case OP_LT:
        return boolean(x < y);
    case OP_LE:
        return boolean(x <= y);
    case OP_GT:
        return boolean(x > y);
    default:
        return boolean(x >= y);
    }
}

/* Run until the frame count falls back to `stop`. */
static value run(int stop)
{
    struct level level;
    (void)setjmp(level.buf); /* an error with a handler in this activation comes back here */
    struct frame *f = &vm.frames[vm.frame_count - 1];
#define BYTE() (*f->ip++)
#define JUMP() (f->ip += 2, f->ip[-2] << 8 | f->ip[-1])
    for (;;) {
        enum op op = (enum op)BYTE();
        value a, b;
        int n;
        switch (op) {
        case OP_CONSTANT:
            push(f->closure->function->constants[BYTE()]);
            break;
        case OP_NIL:
            push(nil);
            break;
        case OP_TRUE:
        case OP_FALSE:
            push(boolean(op == OP_TRUE));
            break;
        case OP_POP:
            vm.sp--;
            break;
        case OP_GET_LOCAL:
            push(f->base[BYTE()]);
            break;
        case OP_SET_LOCAL:
            f->base[BYTE()] = vm.sp[-1];
            break;
        case OP_GET_UP:
            push(*f->closure->upvalues[BYTE()]->at);
            break;
        case OP_SET_UP:
            *f->closure->upvalues[BYTE()]->at = vm.sp[-1];
            break;
        case OP_GET_GLOBAL:
        case OP_SET_GLOBAL:
            n = BYTE();
            if (vm.globals[n].item.type == V_UNDEFINED)
                throw_error("%s is not defined", vm.globals[n].name->text);
            if (op == OP_GET_GLOBAL)
                push(vm.globals[n].item);
            else
                vm.globals[n].item = vm.sp[-1];
            break;
        case OP_DEFINE:
            vm.globals[BYTE()].item = vm.sp[-1];
            vm.sp--;
            break;
        case OP_ADD:
            a = add(vm.sp[-2], vm.sp[-1]);
            vm.sp--;
            vm.sp[-1] = a;
            break;
        case OP_EQ:
        case OP_NE:
            b = pop();
            vm.sp[-1] = boolean(same(vm.sp[-1], b) == (op == OP_EQ));
            break;
        case OP_SUB:
        case OP_MUL:
        case OP_DIV:
        case OP_MOD:
        case OP_LT:
        case OP_LE:
        case OP_GT:
        case OP_GE:
            a = arithmetic(op, vm.sp[-2], vm.sp[-1]);
            vm.sp--;
            vm.sp[-1] = a;
            break;
        case OP_NOT:
            vm.sp[-1] = boolean(!truthy(vm.sp[-1]));
            break;
        case OP_NEGATE:
            if (vm.sp[-1].type != V_NUMBER)
                throw_error("cannot negate a %s", type_name(vm.sp[-1]));
            vm.sp[-1].as.number = -vm.sp[-1].as.number;
            break;
        case OP_JUMP:
            n = JUMP();
            f->ip += n;
            break;
        case OP_JUMP_IF_FALSE:
        case OP_JUMP_IF_TRUE:
            n = JUMP();
            if (truthy(vm.sp[-1]) == (op == OP_JUMP_IF_TRUE))
                f->ip += n;
            break;
        case OP_LOOP:
            n = JUMP();
            f->ip -= n;
            break;
        case OP_CALL:
            call(BYTE());
            f = &vm.frames[vm.frame_count - 1];
            break;
        case OP_CLOSURE: {
            struct function *fn = AS(function, f->closure->function->constants[BYTE()]);
            struct closure *c = new_object(sizeof *c + (size_t)fn->upvalue_count * sizeof c->upvalues[0], O_CLOSURE);
            c->function = fn;
            c->count = fn->upvalue_count;
            push(object(c));
            for (int i = 0; i < c->count; i++) {
                bool local = BYTE();
                n = BYTE();
                c->upvalues[i] = local ? capture(f->base + n) : f->closure->upvalues[n];
            }
            break;
        }
        case OP_CLOSE:
            close_upvalues(vm.sp - 1);
            vm.sp--;
            break;
        case OP_RETURN:
            a = pop();
            close_upvalues(f->base);
            vm.sp = f->base;
            vm.frame_count--;
            if (vm.frame_count == stop)
                return a;
            *vm.sp++ = a;
            f = &vm.frames[vm.frame_count - 1];
            break;
        case OP_LIST: {
            n = BYTE();
            struct list *l = new_object(sizeof *l, O_LIST);
            push(object(l));
            for (int i = 0; i < n; i++)
                list_push(l, vm.sp[-1 - n + i]);
            vm.sp -= n + 1;
            push(object(l));
            break;
        }
        case OP_MAP: {
            n = BYTE();
            struct map *m = new_object(sizeof *m, O_MAP);
            push(object(m));
            for (int i = 0; i < n; i++)
                map_set(m, vm.sp[-1 - 2 * n + 2 * i], vm.sp[-2 * n + 2 * i]);
            vm.sp -= 2 * n + 1;
            push(object(m));
            break;
        }
        case OP_INDEX:
            a = get_index(vm.sp[-2], vm.sp[-1]);
            vm.sp--;
            vm.sp[-1] = a;
            break;
        case OP_SET_INDEX:
            a = vm.sp[-1];
            set_index(vm.sp[-3], vm.sp[-2], a);
            vm.sp -= 2;
            vm.sp[-1] = a;
            break;
        case OP_TRY:
            n = JUMP();
            if (vm.handler_count == HANDLERS)
                throw_error("too many nested tries");
            vm.handlers[vm.handler_count++] = (struct handler){&level, vm.frame_count, vm.sp, f->ip + n};
            break;
        case OP_END_TRY:
            vm.handler_count--;
            break;
        case OP_THROW:
            throw_value(pop());
        case OP_PRINT:
            n = BYTE();
            for (int i = n; i > 0; i--) {
                struct text t = {0};
                text_value(&t, vm.sp[-i], 0);
                fwrite(t.bytes, 1, t.size, stdout);
                putchar(i > 1 ? ' ' : '\n');
                free(t.bytes);
            }
            vm.sp -= n;
            break;
        case OP_NEXT: { /* stack: list, index, variable */
            n = JUMP();
            value *s = vm.sp - 3;
            close_upvalues(s + 2); /* every round has its own variable */
            int at = (int)s[1].as.number, count;
            if (is(s[0], O_LIST))
                count = AS(list, s[0])->count;
            else if (is(s[0], O_STRING))
                count = (int)AS(string, s[0])->length;
            else
                throw_error("cannot walk over a %s", type_name(s[0]));
            if (at >= count) {
                f->ip += n;
                break;
            }
            s[2] = get_index(s[0], s[1]);
            s[1].as.number++;
            break;
        }
        }
    }
#undef BYTE
#undef JUMP
}

/* ------------------------------------------------------------------ native functions */

static struct list *need_list(value v)
{
    if (!is(v, O_LIST))
        throw_error("expected a list, not a %s", type_name(v));
    return AS(list, v);
}

static double need_number(value v)
{
    if (v.type != V_NUMBER)
        throw_error("expected a number, not a %s", type_name(v));
    return v.as.number;
}

static struct string *need_string(value v)
{
    if (!is(v, O_STRING))
        throw_error("expected a string, not a %s", type_name(v));
    return AS(string, v);
}

static value native_len(int argc, value *argv)
{
    (void)argc;
    if (is(argv[0], O_STRING))
        return number(AS(string, argv[0])->length);
    if (is(argv[0], O_MAP))
        return number(AS(map, argv[0])->live);
    return number(need_list(argv[0])->count);
}

static value native_push(int argc, value *argv)
{
    struct list *l = need_list(argv[0]);
    for (int i = 1; i < argc; i++)
        list_push(l, argv[i]);
    return argv[0];
}

static value native_pop(int argc, value *argv)
{
    (void)argc;
    struct list *l = need_list(argv[0]);
    if (!l->count)
        throw_error("pop from an empty list");
    return l->items[--l->count];
}

static value native_str(int argc, value *argv)
{
    (void)argc;
    return object(to_string(argv[0]));
}

static value native_num(int argc, value *argv)
{
    (void)argc;
    struct string *s = need_string(argv[0]);
    char *end;
    double d = strtod(s->text, &end);
    return *end || end == s->text ? nil : number(d);
}

static value native_type(int argc, value *argv)
{
    (void)argc;
    const char *name = type_name(argv[0]);
    return object(new_string(name, strlen(name)));
}

static value native_floor(int argc, value *argv)
{
    (void)argc;
    return number(floor(need_number(argv[0])));
}

static value native_sqrt(int argc, value *argv)
{
    (void)argc;
    return number(sqrt(need_number(argv[0])));
}

static value native_range(int argc, value *argv)
{
    double from = argc > 1 ? need_number(argv[0]) : 0, to = need_number(argv[argc > 1]);
    struct list *l = new_object(sizeof *l, O_LIST);
    push(object(l));
    for (double d = from; d < to; d++)
        list_push(l, number(d));
    return pop();
}

static value native_substr(int argc, value *argv)
{
    (void)argc;
    struct string *s = need_string(argv[0]);
    double from = need_number(argv[1]), count = need_number(argv[2]);
    if (from < 0 || count < 0 || from + count > s->length)
        throw_error("substr(%g, %g) of %u characters", from, count, (unsigned)s->length);
    return object(new_string(s->text + (size_t)from, (size_t)count));
}

static value native_keys(int argc, value *argv)
{
    (void)argc;
    if (!is(argv[0], O_MAP))
        throw_error("expected a map, not a %s", type_name(argv[0]));
    struct map *m = AS(map, argv[0]);
    struct list *l = new_object(sizeof *l, O_LIST);
    push(object(l));
    for (int i = 0; i < m->count; i++)
        if (m->entries[i].key.type != V_UNDEFINED)
            list_push(l, m->entries[i].key);
    return pop();
}

static value native_remove(int argc, value *argv)
{
    (void)argc;
    if (!is(argv[0], O_MAP))
        throw_error("expected a map, not a %s", type_name(argv[0]));
    struct map *m = AS(map, argv[0]);
    int at = map_find(m, argv[1]);
    if (at < 0)
        return boolean(false);
    m->entries[at].key.type = V_UNDEFINED;
    m->entries[at].item = nil;
    m->live--;
    return boolean(true);
}

/* Merge sort in place of the list, by an optional function "a comes before b". */
static value native_sort(int argc, value *argv)
{
    struct list *l = need_list(argv[0]);
    struct list *copy = new_object(sizeof *copy, O_LIST);
    push(object(copy));
    for (int i = 0; i < l->count; i++)
        list_push(copy, l->items[i]);
    for (int width = 1; width < copy->count; width *= 2) {
        for (int lo = 0; lo < copy->count; lo += 2 * width) {
            int mid = lo + width < copy->count ? lo + width : copy->count;
            int hi = mid + width < copy->count ? mid + width : copy->count;
            int i = lo, j = mid;
            for (int k = lo; k < hi; k++) {
                bool second = i == mid;
                if (i < mid && j < hi) {
                    value pair[2] = {copy->items[j], copy->items[i]};
                    second = truthy(argc > 1 ? call_value(argv[1], 2, pair) : arithmetic(OP_LT, pair[0], pair[1]));
                }
                if (k >= l->count)
                    throw_error("list was changed while being sorted");
                l->items[k] = second ? copy->items[j++] : copy->items[i++];
            }
        }
        for (int i = 0; i < copy->count; i++)
            copy->items[i] = l->items[i];
    }
    pop();
    return argv[0];
}

static value native_join(int argc, value *argv)
{
    struct list *l = need_list(argv[0]);
    struct text t = {0};
    text_add(&t, "", 0);
    for (int i = 0; i < l->count; i++) {
        if (i && argc > 1 && is(argv[1], O_STRING))
            text_add(&t, AS(string, argv[1])->text, AS(string, argv[1])->length);
        text_value(&t, l->items[i], 0);
    }
    struct string *s = new_string(t.bytes, t.size);
    free(t.bytes);
    return object(s);
}

static value native_collect(int argc, value *argv)
{
    (void)argc;
    (void)argv;
    collect();
    return nil;
}

static const struct {
    const char *name;
    int arity;
    native_function *call;
} natives[] = {
    {"len", 1, native_len},       {"push", -1, native_push},   {"pop", 1, native_pop},     {"str", 1, native_str},
    {"num", 1, native_num},       {"type", 1, native_type},    {"floor", 1, native_floor}, {"sqrt", 1, native_sqrt},
    {"range", -1, native_range},  {"substr", 3, native_substr}, {"keys", 1, native_keys},  {"remove", 2, native_remove},
    {"sort", -1, native_sort},    {"join", -1, native_join},   {"collect", 0, native_collect},
};

/* ------------------------------------------------------------------ embedded scripts */

static const struct {
    const char *name, *text;
} scripts[] = {
    {"tiny", "let x = 3;\nfn inc(n) { let k = n + x; return fn() { k = k + 1; return k; }; }\n"
             "for i in [1, 2] { if i > 1 and x != 2 { print inc(i)(); } }\n"},
    {"fib", "fn fib(n) { if n < 2 { return n; } return fib(n - 1) + fib(n - 2); }\n"
            "for i in range(0, 22) { print i, fib(i); }\n"},
    {"primes", "let sieve = []; let n = 2000; for i in range(n + 1) { push(sieve, true); }\n"
               "let i = 2; let found = [];\n"
               "while i <= n { if sieve[i] { push(found, i); let j = i * i; while j <= n { sieve[j] = false; j = j + i; } } i = i + 1; }\n"
               "print len(found), found[len(found) - 1]; let sum = 0; for p in found { sum = sum + p; } print sum;\n"},
    {"strings", "let words = [\"delta\", \"alpha\", \"charlie\", \"bravo\"]; let s = \"\";\n"
                "for w in words { s = s + w + \" \" + len(w) + \";\"; } print s;\n"
                "fn reverse(t) { let r = \"\"; for c in t { r = c + r; } return r; } print reverse(s);\n"
                "let counts = {}; for c in s { if counts[c] == nil { counts[c] = 0; } counts[c] = counts[c] + 1; }\n"
                "let ks = sort(keys(counts)); for k in ks { if counts[k] > 2 { print k, counts[k]; } }\n"
                "print join(sort(words), \",\"), substr(s, 6, 7), num(\"2.5e3\") + 1, num(\"x\");\n"
                "let big = \"\"; for i in range(120) { big = big + i; } print len(big), substr(big, 100, 20);\n"},
    {"sort", "let seed = 42; fn rnd(n) { seed = (seed * 1103515245 + 12345) % 2147483648; return floor(seed / 65536) % n; }\n"
             "let a = []; for i in range(250) { push(a, rnd(1000)); }\n"
             "fn quick(v) { if len(v) < 2 { return v; } let p = v[0]; let lo = []; let eq = []; let hi = [];\n"
             "  for x in v { if x < p { push(lo, x); } else if x > p { push(hi, x); } else { push(eq, x); } }\n"
             "  let out = quick(lo); for x in eq { push(out, x); } for x in quick(hi) { push(out, x); } return out; }\n"
             "let q = quick(a); let down = sort(a, fn(x, y) { return x > y; }); let ok = true;\n"
             "for i in range(len(q)) { if q[i] != down[len(down) - 1 - i] { ok = false; } }\n"
             "print ok, q[0], q[125], q[249]; let people = [{\"n\": \"Ann\", \"a\": 31}, {\"n\": \"Bob\", \"a\": 25}, {\"n\": \"Cy\", \"a\": 31}];\n"
             "sort(people, fn(x, y) { return x.a < y.a; }); print people;\n"},
    {"closures", "fn counter() { let n = 0; return {\"up\": fn() { n = n + 1; return n; }, \"get\": fn() { return n; }}; }\n"
                 "let a = counter(); let b = counter(); a.up(); a.up(); b.up(); print a.get(), b.get();\n"
                 "let fs = []; for i in range(5) { push(fs, fn() { i = i + 10; return i; }); }\n"
                 "for f in fs { f(); } for f in fs { print f(); }\n"
                 "fn compose(f, g) { return fn(x) { return f(g(x)); }; }\n"
                 "let h = compose(fn(x) { return x * 2; }, compose(fn(x) { return x + 1; }, sqrt)); print h(49), h;\n"
                 "fn deep(n) { fn inner(k) { if k == 0 { return n; } return inner(k - 1) + 1; } return inner(n); } print deep(20);\n"
                 "{ let x = 1; let g = fn() { return x; }; x = 7; print g(); }\n"},
    {"queens", "fn solve(n) { let cols = []; let count = 0; let first = nil;\n"
               "  fn ok(row, col) { for r in range(row) { let c = cols[r]; if c == col or c - col == row - r or col - c == row - r { return false; } } return true; }\n"
               "  fn place(row) { if row == n { count = count + 1; if first == nil { first = join(cols); } return nil; }\n"
               "    for c in range(n) { if ok(row, c) { push(cols, c); place(row + 1); pop(cols); } } }\n"
               "  place(0); return [n, count, first]; }\n"
               "for n in range(4, 8) { print solve(n); }\n"},
    {"errors", "fn risky(k) { if k == 1 { throw \"one\"; } if k == 2 { return 1 / 0; } if k == 3 { return [1][5]; }\n"
               "  if k == 4 { return nil + 1; } if k == 5 { return undefined_name; } if k == 6 { throw {\"code\": 6}; }\n"
               "  if k == 7 { return risky(1, 2); } if k == 8 { return 5(); } if k == 9 { return len(3); } return \"fine\"; }\n"
               "for k in range(0, 10) { try { print k, risky(k); } catch e { print k, \"caught\", e; } }\n"
               "fn nested() { try { try { throw \"inner\"; } catch e { throw e + \" again\"; } } catch e { return \"got \" + e; } }\n"
               "print nested(); fn forever(n) { return forever(n + 1); } try { forever(0); } catch e { print e; }\n"
               "try { sort([3, 1, 2], fn(a, b) { throw \"from sort\"; }); } catch e { print e; }\n"
               "try { sort([3, \"x\", 2]); } catch e { print e; }\n"
               "let n = 0; while true { n = n + 1; try { if n == 3 { continue; } if n > 5 { break; } print n; } catch e { print \"no\"; } }\n"
               "let m = {}; try { m[[]] = 1; } catch e { print e; } m[1] = \"a\"; m[true] = \"b\"; m[\"1\"] = \"c\";\n"
               "print remove(m, true), remove(m, 9), m, len(m); throw \"the end\";\n"},
    {"gc", "let keep = []; for i in range(60) { let row = []; for j in range(40) { push(row, {\"i\": i, \"s\": \"v\" + (i * j)}); }\n"
           "  if i % 10 == 0 { push(keep, row); } }\n"
           "let loop = []; push(loop, loop); loop = nil; collect(); print len(keep), keep[5][39].s, keep[3][2];\n"
           "let m = {}; for i in range(400) { m[i] = i * i; if i > 50 { remove(m, i - 50); } } print len(m), m[380], m[100];\n"},
    {"bad1", "let x = 1;\nprint x +;\n"},
    {"bad2", "fn f( { }\n"},
    {"bad3", "print 1;\nprint \"open;\n"},
};

/* ------------------------------------------------------------------ driver */

static char *read_all(FILE *f)
{
    struct text t = {0};
    char line[200];
    text_add(&t, "", 0);
    while (fgets(line, sizeof line, f))
        text_add(&t, line, strlen(line));
    return t.bytes;
}

static int interpret(const char *name, const char *text)
{
    struct compiler main_compiler;
    vm.sp = vm.stack;
    vm.frame_count = vm.handler_count = 0;
    vm.open = NULL;
    vm.compiler = NULL;
    vm.next_collection = 20000;
    vm.status = 0;
    if (setjmp(vm.outer)) {
        fflush(stdout);
        fprintf(stderr, "interp: %s\n", vm.message);
    } else {
        for (size_t i = 0; i < sizeof natives / sizeof *natives; i++) {
            struct native *n = new_object(sizeof *n, O_NATIVE);
            n->name = natives[i].name;
            n->arity = natives[i].arity;
            n->call = natives[i].call;
            push(object(n));
            vm.globals[find_global(n->name, (int)strlen(n->name))].item = object(n);
            pop();
        }
        lex.file = name;
        lex.p = text;
        lex.line = 1;
        begin_function(&main_compiler, "main", 4);
        advance();
        while (lex.current.type != T_END)
            statement();
        struct function *f = end_function();
        push(object(f));
        struct closure *c = new_object(sizeof *c, O_CLOSURE);
        c->function = f;
        pop();
        call_value(object(c), 0, NULL);
    }
    vm.compiler = NULL;
    vm.sp = vm.stack;
    vm.global_count = 0;
    free_everything();
    fprintf(stderr, "%s: status %d, %s, %zu bytes left\n", name, vm.status,
            vm.stress ? "collected always" : vm.collections > 1 ? "collected often" : "collected hardly", vm.bytes);
    vm.collections = 0;
    return vm.status;
}

int main(int argc, char **argv)
{
    int status = 0;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-g") == 0 || strcmp(argv[i], "-d") == 0) {
            *(argv[i][1] == 'g' ? &vm.stress : &vm.dump) = true;
            continue;
        }
        const char *text = NULL;
        char *loaded = NULL;
        for (size_t k = 0; k < sizeof scripts / sizeof *scripts; k++)
            if (strcmp(scripts[k].name, argv[i]) == 0)
                text = scripts[k].text;
        if (!text) {
            FILE *f = strcmp(argv[i], "-") == 0 ? stdin : fopen(argv[i], "r");
            if (!f) {
                fprintf(stderr, "interp: %s: %s\n", argv[i], strerror(errno));
                return 2;
            }
            text = loaded = read_all(f);
            if (f != stdin)
                fclose(f);
        }
        int s = interpret(argv[i], text);
        if (s > status)
            status = s;
        free(loaded);
    }
    return status;
}
