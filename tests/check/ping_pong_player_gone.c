//! what: one player takes the ball away between the other's test of it and the stroke
//! cflags: -pthread
//! find: null-access
//! race: yes
//! proves: yes
#include <pthread.h>
#include <stdio.h>

struct ball {
    int strokes;
};

static struct ball the_ball;
static struct ball *ball = &the_ball;
#ifdef FIXED
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#endif

static void *player(void *arg)
{
    (void)arg;
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    if (ball) {                 //~ RACE
        struct ball *b = ball;  //~ RACE
        ball = NULL;            //~ RACE
        b->strokes++;           //~ FAIL RACE
        ball = b;               //~ RACE
    }
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, player, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    puts(the_ball.strokes <= 2 ? "done" : "too many");
    return 0;
}
