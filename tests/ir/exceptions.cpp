// Classes, inheritance, templates, exceptions: what C++ adds to the IR.
#include <new>
#include <exception>
#include <mutex>
#include <atomic>

struct Shape {
    virtual ~Shape() {}
    virtual int area() const = 0;
    int id = 7;
};
struct Square : Shape {
    explicit Square(int s) : side(s) {}
    int area() const override { return side * side; }
    int side;
};
struct Failed : std::exception {
    int code;
    explicit Failed(int c) : code(c) {}
    const char *what() const noexcept override { return "failed"; }
};
template <class T> T largest(T a, T b) { return a > b ? a : b; }

static std::mutex guard;
static std::atomic<long> total{0};
thread_local Square *mine = nullptr;

static int checked(const Shape &shape) {
    std::lock_guard<std::mutex> hold(guard);
    if (shape.area() > 50) throw Failed(shape.area());
    total += shape.area();
    return shape.area();
}

int main(int argc, char **) {
    static Square unit(1);
    try {
        mine = new Square(argc * 3);
        return largest(checked(*mine), checked(unit));
    } catch (const Failed &failed) {
        return failed.code;
    } catch (const std::bad_alloc &) {
        return 2;
    } catch (...) {
        throw;
    }
}
