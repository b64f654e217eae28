// Sends back what it receives, by interrupt.
#include <Arduino.h>

void setup() {
    Serial.begin(115200);
}

void loop() {
    while (Serial.available())
        Serial.write(Serial.read());
}
