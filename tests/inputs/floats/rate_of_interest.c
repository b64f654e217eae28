//! what: a rate is given as text and doubled; only between two steps of the scale no class is found
//! options: --symbolic-argv
//! args: aaaa
//! find: assertion
//! input: argv[1] = "2.55"
#include <assert.h>
#include <stdlib.h>

static int class_of(double rate)
{
    double twice = rate * 2;
    if (twice < 5.1)
        return 1;
    if (twice > 5.1)
        return 2;
    return 0;
}

int main(int argc, char **argv)
{
    if (argc < 2)
        return 0;
    assert(class_of(atof(argv[1])) != 0); //~ FAIL
    return 0;
}
