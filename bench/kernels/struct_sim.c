/* struct_sim: n-body-like simulation: an array of structs with doubles, softened
 * gravity in a box, momentum and energy watched.
 * usage: struct_sim [steps] */
#include <stdio.h>
#include <stdlib.h>

#pragma STDC FP_CONTRACT OFF /* no llvm.fmuladd: lli's interpreter has none */

#define BODIES 12
#define BOX 50.0

struct vec {
    double x, y, z;
};

struct body {
    struct vec pos, vel, acc;
    double mass;
    int bounces;
};

struct world {
    struct body *bodies;
    int count;
    int steps;
    double dt;
};

/* Newton's iteration: no call to the maths library */
static double root(double x)
{
    double r = x > 1.0 ? x : 1.0;
    for (int i = 0; i < 40; i++) {
        double next = 0.5 * (r + x / r);
        double d = r - next;
        r = next;
        if (d < 1e-9 && d > -1e-9)
            break;
    }
    return r;
}

static void accelerate(struct world *w)
{
    for (int i = 0; i < w->count; i++) {
        w->bodies[i].acc.x = 0.0;
        w->bodies[i].acc.y = 0.0;
        w->bodies[i].acc.z = 0.0;
    }
    for (int i = 0; i < w->count; i++)
        for (int j = i + 1; j < w->count; j++) {
            struct body *a = &w->bodies[i], *b = &w->bodies[j];
            double dx = b->pos.x - a->pos.x;
            double dy = b->pos.y - a->pos.y;
            double dz = b->pos.z - a->pos.z;
            double d2 = dx * dx + dy * dy + dz * dz + 0.25;
            double inv = 1.0 / (d2 * root(d2));
            a->acc.x += dx * b->mass * inv;
            a->acc.y += dy * b->mass * inv;
            a->acc.z += dz * b->mass * inv;
            b->acc.x -= dx * a->mass * inv;
            b->acc.y -= dy * a->mass * inv;
            b->acc.z -= dz * a->mass * inv;
        }
}

static int bounce(double *pos, double *vel)
{
    if (*pos < -BOX) {
        *pos = -2.0 * BOX - *pos;
        *vel = -*vel;
        return 1;
    }
    if (*pos > BOX) {
        *pos = 2.0 * BOX - *pos;
        *vel = -*vel;
        return 1;
    }
    return 0;
}

static void step(struct world *w)
{
    accelerate(w);
    for (int i = 0; i < w->count; i++) {
        struct body *b = &w->bodies[i];
        b->vel.x += b->acc.x * w->dt;
        b->vel.y += b->acc.y * w->dt;
        b->vel.z += b->acc.z * w->dt;
        b->pos.x += b->vel.x * w->dt;
        b->pos.y += b->vel.y * w->dt;
        b->pos.z += b->vel.z * w->dt;
        b->bounces += bounce(&b->pos.x, &b->vel.x);
        b->bounces += bounce(&b->pos.y, &b->vel.y);
        b->bounces += bounce(&b->pos.z, &b->vel.z);
    }
    w->steps++;
}

static double energy(const struct world *w)
{
    double e = 0.0;
    for (int i = 0; i < w->count; i++) {
        const struct body *a = &w->bodies[i];
        e += 0.5 * a->mass * (a->vel.x * a->vel.x + a->vel.y * a->vel.y + a->vel.z * a->vel.z);
        for (int j = i + 1; j < w->count; j++) {
            const struct body *b = &w->bodies[j];
            double dx = a->pos.x - b->pos.x, dy = a->pos.y - b->pos.y, dz = a->pos.z - b->pos.z;
            e -= a->mass * b->mass / root(dx * dx + dy * dy + dz * dz + 0.25);
        }
    }
    return e;
}

int main(int argc, char **argv)
{
    int steps = argc > 1 ? atoi(argv[1]) : 1400;
    struct world w;
    w.count = BODIES;
    w.steps = 0;
    w.dt = 0.0625;
    w.bodies = malloc(BODIES * sizeof *w.bodies);
    if (!w.bodies)
        return 1;
    unsigned seed = 4242u;
    for (int i = 0; i < w.count; i++) {
        double r[7];
        for (int k = 0; k < 7; k++) {
            seed = seed * 1664525u + 1013904223u;
            r[k] = (double)(seed >> 16) / 65536.0;
        }
        struct body *b = &w.bodies[i];
        b->pos.x = (r[0] - 0.5) * BOX;
        b->pos.y = (r[1] - 0.5) * BOX;
        b->pos.z = (r[2] - 0.5) * BOX;
        b->vel.x = (r[3] - 0.5) * 8.0;
        b->vel.y = (r[4] - 0.5) * 8.0;
        b->vel.z = (r[5] - 0.5) * 8.0;
        b->mass = 0.5 + 4.0 * r[6];
        b->bounces = 0;
    }
    double before = energy(&w);
    for (int i = 0; i < steps; i++)
        step(&w);
    double after = energy(&w);
    double px = 0.0, far = 0.0;
    int bounces = 0;
    for (int i = 0; i < w.count; i++) {
        px += w.bodies[i].mass * w.bodies[i].vel.x;
        far += w.bodies[i].pos.x * 3.0 + w.bodies[i].pos.y * 2.0 + w.bodies[i].pos.z;
        bounces += w.bodies[i].bounces;
    }
    printf("struct_sim %d: energy %.9f -> %.9f momentum %.9f places %.9f bounces %d\n", steps, before, after, px, far,
           bounces);
    free(w.bodies);
    return 0;
}
