// A lamp that blinks.
#include <Arduino.h>

void setup() {
    pinMode(13, OUTPUT);
}

void loop() {
    digitalWrite(13, HIGH);
    delay(2);
    digitalWrite(13, LOW);
    delay(2);
}
