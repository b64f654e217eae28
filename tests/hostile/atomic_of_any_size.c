//! what: atomics of odd sizes
//! run: exit 0
//! check: clean
struct seven {
    char bytes[7];
};
struct large {
    long words[100];
};
_Atomic struct seven a;
_Atomic struct large b;
int main(void) {
    struct seven x = a;
    a = x;
    struct large y = b;
    b = y;
}
