// Writes what it receives to the EEPROM.
#include <Arduino.h>
#include <EEPROM.h>

void setup() {
    Serial.begin(9600);
}

void loop() {
    if (Serial.available()) {
        byte b = Serial.read();
        EEPROM.update(b, b ^ 1);
        Serial.println(EEPROM.read(b));
    }
}
