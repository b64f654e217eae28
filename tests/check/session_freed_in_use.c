//! what: a session is closed and freed while another thread still counts its requests
//! cflags: -pthread
//! find: use-after-free
//! race: yes
//! proves: yes
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct session {
    int requests;
};

static void *serve(void *arg)
{
    struct session *s = arg;
    s->requests++; //~ FAIL RACE
    s->requests++; //~ FAIL RACE
    return NULL;
}

int main(void)
{
    pthread_t t;
    struct session *s = calloc(1, sizeof *s);
    pthread_create(&t, NULL, serve, s);
#ifdef FIXED
    pthread_join(t, NULL);
#endif
    int total = s->requests; //~ RACE
    free(s);                 //~ RACE
#ifndef FIXED
    pthread_join(t, NULL);
#endif
    puts(total <= 2 ? "done" : "too many");
    return 0;
}
