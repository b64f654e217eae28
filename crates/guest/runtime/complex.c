/* Arithmetic of long double _Complex that the compiler calls for: ISO C, Annex G.5.1. */

typedef long double _Complex complexl;

static long double sign_of(long double v, long double magnitude) { return __builtin_copysignl(magnitude, v); }
static int infinite(long double v) { return __builtin_isinf(v) != 0; }
static int not_a_number(long double v) { return __builtin_isnan(v) != 0; }
static int finite_number(long double v) { return !infinite(v) && !not_a_number(v); }

static complexl make(long double re, long double im)
{
    complexl z;
    __real__ z = re;
    __imag__ z = im;
    return z;
}

complexl __mulxc3(long double a, long double b, long double c, long double d)
{
    long double ac = a * c, bd = b * d, ad = a * d, bc = b * c;
    long double re = ac - bd, im = ad + bc;
    if (!not_a_number(re) || !not_a_number(im))
        return make(re, im);
    int again = 0;
    if (infinite(a) || infinite(b)) {
        a = sign_of(a, infinite(a) ? 1 : 0);
        b = sign_of(b, infinite(b) ? 1 : 0);
        if (not_a_number(c)) c = sign_of(c, 0);
        if (not_a_number(d)) d = sign_of(d, 0);
        again = 1;
    }
    if (infinite(c) || infinite(d)) {
        c = sign_of(c, infinite(c) ? 1 : 0);
        d = sign_of(d, infinite(d) ? 1 : 0);
        if (not_a_number(a)) a = sign_of(a, 0);
        if (not_a_number(b)) b = sign_of(b, 0);
        again = 1;
    }
    if (!again && (infinite(ac) || infinite(bd) || infinite(ad) || infinite(bc))) {
        if (not_a_number(a)) a = sign_of(a, 0);
        if (not_a_number(b)) b = sign_of(b, 0);
        if (not_a_number(c)) c = sign_of(c, 0);
        if (not_a_number(d)) d = sign_of(d, 0);
        again = 1;
    }
    if (again) {
        long double inf = __builtin_infl();
        return make(inf * (a * c - b * d), inf * (a * d + b * c));
    }
    return make(re, im);
}

extern long double logbl(long double), scalbnl(long double, int), fmaxl(long double, long double), fabsl(long double);

complexl __divxc3(long double a, long double b, long double c, long double d)
{
    int scale = 0;
    long double exponent = logbl(fmaxl(fabsl(c), fabsl(d)));
    if (finite_number(exponent)) {
        scale = (int)exponent;
        c = scalbnl(c, -scale);
        d = scalbnl(d, -scale);
    }
    long double square = c * c + d * d;
    long double re = scalbnl((a * c + b * d) / square, -scale);
    long double im = scalbnl((b * c - a * d) / square, -scale);
    if (!not_a_number(re) || !not_a_number(im))
        return make(re, im);
    long double inf = __builtin_infl();
    if (square == 0 && (!not_a_number(a) || !not_a_number(b)))
        return make(sign_of(c, inf) * a, sign_of(c, inf) * b);
    if ((infinite(a) || infinite(b)) && finite_number(c) && finite_number(d)) {
        a = sign_of(a, infinite(a) ? 1 : 0);
        b = sign_of(b, infinite(b) ? 1 : 0);
        return make(inf * (a * c + b * d), inf * (b * c - a * d));
    }
    if (infinite(exponent) && exponent > 0 && finite_number(a) && finite_number(b)) {
        c = sign_of(c, infinite(c) ? 1 : 0);
        d = sign_of(d, infinite(d) ? 1 : 0);
        return make(0 * (a * c + b * d), 0 * (b * c - a * d));
    }
    return make(re, im);
}
