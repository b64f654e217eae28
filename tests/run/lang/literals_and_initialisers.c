//! what: compound literals, designated initialisers, flexible arrays, nested aggregates and string initialisers
//! opt: 0 2
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct point { int x, y; };
struct line { struct point from, to; const char *name; };
struct packet { int length; unsigned char data[]; };
static struct line global = {.to = {.y = 4, .x = 3}, .name = "global", .from.x = 1};
static int sparse[10] = {[3] = 30, 40, [8] = 80, [0] = 1};
static int ranged[8] = {[1 ... 3] = 7, [6] = 9};
static const char *names[] = {[2] = "two", [0] = "zero"};
static struct point *shared = &(struct point){5, 6};
static int *inside = &sparse[4];
static const char text[5] = "hello", padded[8] = "hi";
static union { int i; char c[8]; } u = {.c = {1, 2, 3, 4}};
static struct { char a; int b[2][3]; } nested = {'n', {{1, 2}, {4}}};
static ptrdiff_t offset = offsetof(struct line, name);

static int add(struct point p) {
    return p.x + p.y;
}

int main(void) {
    printf("%d %d %d %d %s\n", global.from.x, global.from.y, global.to.x, global.to.y, global.name);
    for (int i = 0; i < 10; i++)
        printf("%d ", sparse[i]);
    for (int i = 0; i < 8; i++)
        printf("%d ", ranged[i]);
    printf("%s %s %d\n", names[0], names[2], names[1] == NULL);
    printf("%d %d %d %.5s %d %x %td\n", shared->x, shared->y, *inside, text, padded[7], u.i, offset);
    for (int i = 0; i < 6; i++)
        printf("%d ", (&nested.b[0][0])[i]);
    printf("\n%d %d\n", add((struct point){10, 20}), add((struct point){.y = 2}));
    int *list = (int[]){9, 8, 7};
    printf("%d %zu\n", list[2], sizeof((int[]){1, 2, 3, 4}));
    for (int i = 0; i < 3; i++) {
        struct point *p = &(struct point){i};
        p->y += i;
        printf("%d%d ", p->x, p->y);
    }
    struct packet *p = malloc(sizeof *p + 5);
    p->length = 5;
    memcpy(p->data, "bytes", 5);
    printf("%zu %.*s\n", sizeof *p, p->length, (char *)p->data);
    free(p);
    char local[] = "embedded\0zero";
    printf("%zu %s %s\n", sizeof local, local, local + 9);
    printf("%s\n", "adjacent " "string " "literals \x41\102\t|\u00e9|");
    printf("%d %d\n", '\377', L'\x1234');
    struct line copy = global;
    copy.from = copy.to;
    printf("%d %d\n", copy.from.x, global.from.x);
    int matrix[2][3][4] = {{{1}, {[3] = 2}}, {[2] = {3, 4}}};
    int total = 0;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 4; k++)
                total = total * 2 + matrix[i][j][k];
    printf("%d\n", total);
    return 0;
}
