//! what: qsort is stable as in glibc, qsort_r passes its argument, bsearch finds present and absent keys
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct item {
    int key;
    int order;
};
static int compares;
static int by_key(const void *a, const void *b) {
    compares++;
    const struct item *x = a, *y = b;
    return (x->key > y->key) - (x->key < y->key);
}
static int by_int(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}
static int by_string(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}
static int by_byte(const void *a, const void *b) {
    return *(const unsigned char *)a - *(const unsigned char *)b;
}
static int directed(const void *a, const void *b, void *direction) {
    return by_int(a, b) * *(int *)direction;
}
struct fat {
    char pad[50];
    short key;
    char tail[11];
};
static int by_fat(const void *a, const void *b) {
    return ((const struct fat *)a)->key - ((const struct fat *)b)->key;
}

int main(void) {
    struct item items[50];
    for (int i = 0; i < 50; i++)
        items[i] = (struct item){(i * 37 + 11) % 7, i};
    qsort(items, 50, sizeof *items, by_key);
    for (int i = 0; i < 50; i++)
        printf("%d:%d ", items[i].key, items[i].order);
    printf("\n%d\n", compares > 0);
    int one[] = {5}, two[] = {2, 1}, numbers[200];
    qsort(one, 1, sizeof(int), by_int);
    qsort(one, 0, sizeof(int), by_int);
    qsort(two, 2, sizeof(int), by_int);
    printf("%d %d %d\n", one[0], two[0], two[1]);
    unsigned seed = 1;
    for (int i = 0; i < 200; i++)
        numbers[i] = (int)((seed = seed * 69069u + 1) >> 16) % 1000 - 500;
    qsort(numbers, 200, sizeof(int), by_int);
    int sorted = 1;
    for (int i = 1; i < 200; i++)
        sorted &= numbers[i - 1] <= numbers[i];
    printf("%d %d %d\n", sorted, numbers[0], numbers[199]);
    int direction = -1;
    qsort_r(numbers, 200, sizeof(int), directed, &direction);
    printf("%d %d\n", numbers[0], numbers[199]);
    const char *words[] = {"pear", "apple", "fig", "banana", "apple", ""};
    qsort(words, 6, sizeof *words, by_string);
    for (int i = 0; i < 6; i++)
        printf("[%s]", words[i]);
    char letters[] = "thequickbrownfox";
    qsort(letters, strlen(letters), 1, by_byte);
    printf(" %s\n", letters);
    struct fat fats[20];
    memset(fats, 0, sizeof fats);
    for (int i = 0; i < 20; i++) {
        fats[i].key = (short)((i * 13) % 5);
        fats[i].pad[0] = (char)('a' + i);
        fats[i].tail[10] = (char)('A' + i);
    }
    qsort(fats, 20, sizeof *fats, by_fat);
    for (int i = 0; i < 20; i++)
        printf("%d%c%c ", fats[i].key, fats[i].pad[0], fats[i].tail[10]);
    printf("\n");
    int table[] = {1, 3, 5, 7, 9, 11};
    for (int k = 0; k <= 12; k++) {
        int *hit = bsearch(&k, table, 6, sizeof *table, by_int);
        printf("%d ", hit ? (int)(hit - table) : -1);
    }
    printf("%d\n", bsearch(&table[0], table, 0, sizeof *table, by_int) == NULL);
    return 0;
}
