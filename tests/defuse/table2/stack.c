//! what: a stack whose consumers look whether there is something in one critical section and take it in the next
//! row: stack_bug
//! fails: assertion
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

#define SIZE 5
#define CONSUMERS 2
#define OVERFLOW (-1)
#define UNDERFLOW (-2)

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int top;
static int stack[SIZE];
static int pushed, popped;

static void set_top(int x)
{
    top = x;
}

static int get_top(void)
{
    return top;
}

static int push(int x)
{
    if (get_top() == SIZE)
        return OVERFLOW;
    stack[get_top()] = x;
    set_top(get_top() + 1);
    return 0;
}

static int pop(void)
{
    if (get_top() == 0)
        return UNDERFLOW;
    set_top(get_top() - 1);
    return stack[get_top()];
}

static void *producer(void *arg)
{
    for (int i = 0; i < 3; i++) {
        pthread_mutex_lock(&lock);
        if (push(i + 1) != OVERFLOW)
            pushed++;
        pthread_mutex_unlock(&lock);
    }
    return arg;
}

static void *consumer(void *arg)
{
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&lock);
        int some = get_top() > 0;
#ifndef FIXED
        pthread_mutex_unlock(&lock);
        pthread_mutex_lock(&lock);
#endif
        if (some) {
            int x = pop();
            assert(x > 0); //~ FAIL
            popped++;
        }
        pthread_mutex_unlock(&lock);
    }
    return arg;
}

int main(void)
{
    pthread_t threads[1 + CONSUMERS];
    pthread_create(&threads[0], NULL, producer, NULL);
    for (int i = 0; i < CONSUMERS; i++)
        pthread_create(&threads[1 + i], NULL, consumer, NULL);
    for (int i = 0; i < 1 + CONSUMERS; i++)
        pthread_join(threads[i], NULL);
    printf("%s\n", top == pushed - popped ? "right" : "wrong");
    return 0;
}
