//! what: TAME, figure 2 (Derby): the pointer is tested, then set to null by another thread, then followed
#include <pthread.h>
#include <stdio.h>

struct bits {
    unsigned words[2];
};

static struct bits columns = {{1, 2}};
static struct bits *referenced_column_map = &columns;

static void *get_object_name(void *arg)
{
    (void)arg;
    if (referenced_column_map == NULL) { //~ BRANCH if other
        puts("all columns");
    } else {
        unsigned word = referenced_column_map->words[1]; //~ BRANCH address|bounds failing
        if (word & 2) //~ NOT
            puts("column 33");
    }
    return NULL;
}

static void *set_referenced_columns(void *arg)
{
    (void)arg;
    referenced_column_map = NULL;
    return NULL;
}

int main(void)
{
    pthread_t t1, t2;
    pthread_create(&t1, NULL, get_object_name, NULL);
    pthread_create(&t2, NULL, set_referenced_columns, NULL);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    return 0;
}
