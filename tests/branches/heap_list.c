//! what: a node is put in front of a list that another thread walks: which node comes first decides all the rest
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    struct node *next;
    int value;
};
static struct node *head;

static void *first(void *arg)
{
    (void)arg;
    struct node *node = malloc(sizeof *node);
    node->value = 2;
    node->next = head;
    head = node;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    int sum = 0;
    for (struct node *n = head; n; n = n->next) //~ NOT
        sum += n->value; //~ BRANCH address|bounds other
    if (sum == 1) //~ MAY if other
        puts("only the old one");
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    head = calloc(1, sizeof *head);
    head->value = 1;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
