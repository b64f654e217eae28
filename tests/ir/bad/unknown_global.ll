; error: 3:15: `@g` is used, but neither defined nor declared
define ptr @f() {
  ret ptr @g
}
