// Reads a temperature sensor over I2C.
#include <Arduino.h>
#include <Wire.h>

void setup() {
    Wire.begin();
    Serial.begin(9600);
}

void loop() {
    Wire.beginTransmission(0x48);
    Wire.write(0);
    Wire.endTransmission();
    Wire.requestFrom(0x48, 2);
    int t = Wire.read() << 8;
    t |= Wire.read();
    Serial.println(t * 0.0078125);
    delay(5);
}
