// Prints what the ADC finds.
#include <Arduino.h>

void setup() {
    Serial.begin(115200);
}

void loop() {
    int v = analogRead(0);
    Serial.print("v=");
    Serial.println(v);
    delay(10);
}
