// Counts presses of a button by interrupt.
#include <Arduino.h>

volatile unsigned long last;
volatile int n;

void isr() {
    unsigned long t = micros();
    if (t - last > 200) {
        n++;
        last = t;
    }
}

void setup() {
    pinMode(2, INPUT_PULLUP);
    attachInterrupt(0, isr, FALLING);
    Serial.begin(9600);
}

void loop() {
    if (n > 3) {
        noInterrupts();
        n = 0;
        interrupts();
        Serial.println("3 times");
    }
}
