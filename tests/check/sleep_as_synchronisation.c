//! what: main sleeps for as long as the work should take, instead of waiting for it
//! cflags: -pthread
//! find: assertion
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static int pixels;

static void *render(void *arg)
{
    (void)arg;
    pixels = 640; //~ RACE
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, render, NULL);
#ifdef FIXED
    pthread_join(t, NULL);
#else
    usleep(1000);
#endif
    int drawn = pixels;   //~ RACE
    assert(drawn == 640); //~ FAIL
#ifndef FIXED
    pthread_join(t, NULL);
#endif
    puts("done");
    return 0;
}
