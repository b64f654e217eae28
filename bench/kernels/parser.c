/* parser: a table-driven tokenizer (state x character class) and a precedence parser
 * over generated assignments; evaluates them modulo 2^32.
 * usage: parser [statements] */
#include <stdio.h>
#include <stdlib.h>

enum { C_SPACE, C_LETTER, C_DIGIT, C_OP, C_SLASH, C_STAR, C_NEWLINE, C_OTHER, CLASSES };
enum { S_START, S_NAME, S_NUMBER, S_OP, S_SLASH, S_COMMENT, S_CSTAR, S_CEND, S_STAR, S_BAD, STATES };
enum { T_END, T_NAME, T_NUMBER, T_OP, T_BAD };

/* next_state[state][class]; a negative entry ends the token before the character */
static const signed char next_state[STATES][CLASSES] = {
    /*              space    letter   digit     op     slash      star     newline  other */
    /* START   */ {S_START, S_NAME, S_NUMBER, S_OP, S_SLASH, S_STAR, S_START, S_BAD},
    /* NAME    */ {-1, S_NAME, S_NAME, -1, -1, -1, -1, -1},
    /* NUMBER  */ {-1, S_BAD, S_NUMBER, -1, -1, -1, -1, -1},
    /* OP      */ {-1, -1, -1, -1, -1, -1, -1, -1},
    /* SLASH   */ {-1, -1, -1, -1, -1, S_COMMENT, -1, -1},
    /* COMMENT */ {S_COMMENT, S_COMMENT, S_COMMENT, S_COMMENT, S_COMMENT, S_CSTAR, S_COMMENT, S_COMMENT},
    /* CSTAR   */ {S_COMMENT, S_COMMENT, S_COMMENT, S_COMMENT, S_CEND, S_CSTAR, S_COMMENT, S_COMMENT},
    /* CEND    */ {-1, -1, -1, -1, -1, -1, -1, -1},
    /* STAR    */ {-1, -1, -1, -1, -1, -1, -1, -1},
    /* BAD     */ {-1, S_BAD, S_BAD, -1, -1, -1, -1, -1},
};
static const signed char token_of[STATES] = {T_END, T_NAME, T_NUMBER, T_OP, T_OP, T_BAD, T_BAD, -1, T_OP, T_BAD};

static unsigned char class_of[256];
static char *text;
static int size, capacity, pos;
static int token, token_at, token_len;
static long tokens, comments, errors;
static unsigned vars[26];

static unsigned seed = 77u;
static unsigned rnd(unsigned n)
{
    seed = seed * 1103515245u + 12345u;
    return (seed >> 16) % n;
}

static void put(char c)
{
    if (size == capacity) {
        int bigger = capacity ? capacity * 2 : 256;
        char *p = malloc((unsigned long)bigger);
        if (!p)
            exit(1);
        for (int i = 0; i < size; i++)
            p[i] = text[i];
        free(text);
        text = p;
        capacity = bigger;
    }
    text[size++] = c;
}

static void put_text(const char *s)
{
    while (*s)
        put(*s++);
}

static void put_expr(int depth)
{
    unsigned kind = depth <= 0 ? rnd(2) : rnd(6);
    if (kind == 0) {
        put((char)('a' + rnd(26)));
    } else if (kind == 1) {
        for (unsigned i = 0, n = 1 + rnd(4); i < n; i++)
            put((char)('1' + rnd(9)));
    } else if (kind == 2) {
        put('(');
        put_expr(depth - 1);
        put(')');
    } else {
        put_expr(depth - 1);
        put(' ');
        put("+-*/%&|^"[rnd(8)]);
        put(' ');
        put_expr(depth - 1);
    }
}

static void next(void)
{
    for (;;) {
        int state = S_START;
        token_at = pos;
        while (pos < size) {
            int to = next_state[state][class_of[(unsigned char)text[pos]]];
            if (to < 0)
                break;
            if (to == S_START)
                token_at = pos + 1;
            state = to;
            pos++;
        }
        token_len = pos - token_at;
        token = token_of[state];
        tokens++;
        if (token >= 0)
            return;
        comments++;
    }
}

static int precedence(char c)
{
    switch (c) {
    case '|':
        return 1;
    case '^':
        return 2;
    case '&':
        return 3;
    case '+':
    case '-':
        return 4;
    case '*':
    case '/':
    case '%':
        return 5;
    default:
        return 0;
    }
}

static unsigned expr(int min);

static unsigned primary(void)
{
    unsigned v = 0;
    if (token == T_NUMBER) {
        for (int i = 0; i < token_len; i++)
            v = v * 10u + (unsigned)(text[token_at + i] - '0');
        next();
    } else if (token == T_NAME && token_len == 1) {
        v = vars[text[token_at] - 'a'];
        next();
    } else if (token == T_OP && text[token_at] == '(') {
        next();
        v = expr(1);
        if (token == T_OP && text[token_at] == ')')
            next();
        else
            errors++;
    } else {
        errors++;
        next();
    }
    return v;
}

static unsigned expr(int min)
{
    unsigned left = primary();
    while (token == T_OP) {
        char op = text[token_at];
        int prec = precedence(op);
        if (prec < min || prec == 0)
            break;
        next();
        unsigned right = expr(prec + 1);
        switch (op) {
        case '+':
            left += right;
            break;
        case '-':
            left -= right;
            break;
        case '*':
            left *= right;
            break;
        case '/':
            left = right ? left / right : 1u;
            break;
        case '%':
            left = right ? left % right : 2u;
            break;
        case '&':
            left &= right;
            break;
        case '|':
            left |= right;
            break;
        default:
            left ^= right;
            break;
        }
    }
    return left;
}

int main(int argc, char **argv)
{
    int statements = argc > 1 ? atoi(argv[1]) : 6000;
    for (int c = 0; c < 256; c++)
        class_of[c] = c >= 'a' && c <= 'z' ? C_LETTER : c >= '0' && c <= '9' ? C_DIGIT : C_OTHER;
    class_of[' '] = class_of['\t'] = C_SPACE;
    class_of['\n'] = C_NEWLINE;
    class_of['/'] = C_SLASH;
    class_of['*'] = C_STAR;
    for (const char *p = "+-%&|^()=;"; *p; p++)
        class_of[(unsigned char)*p] = C_OP;

    for (int i = 0; i < statements; i++) {
        if (rnd(8) == 0)
            put_text("/* a comment ** with 2 stars */ ");
        put((char)('a' + rnd(26)));
        put_text(" = ");
        put_expr(4);
        if (rnd(100) == 0)
            put_text(" $ 1x");
        put_text(";\n");
    }

    unsigned sum = 0;
    next();
    while (token != T_END) {
        if (token == T_NAME && token_len == 1) {
            int name = text[token_at] - 'a';
            next();
            if (token == T_OP && text[token_at] == '=') {
                next();
                vars[name] = expr(1);
                sum = sum * 31u + vars[name];
            } else {
                errors++;
            }
        }
        while (token != T_END && !(token == T_OP && text[token_at] == ';')) {
            errors++;
            next();
        }
        if (token != T_END)
            next();
    }
    printf("parser %d: bytes %d tokens %ld comments %ld errors %ld sum %x\n", statements, size, tokens, comments,
           errors, sum);
    free(text);
    return 0;
}
