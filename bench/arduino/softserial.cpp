// A second serial line, in software.
#include <Arduino.h>
#include <SoftwareSerial.h>

SoftwareSerial s(10, 11);

void setup() {
    s.begin(9600);
    Serial.begin(9600);
}

void loop() {
    if (s.available())
        Serial.write(s.read());
}
