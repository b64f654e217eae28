// Asks a chip over SPI, and beeps.
#include <Arduino.h>
#include <SPI.h>

void setup() {
    SPI.begin();
}

void loop() {
    SPI.beginTransaction(SPISettings(1000000, MSBFIRST, SPI_MODE0));
    byte b = SPI.transfer(0x9f);
    SPI.endTransaction();
    if (b == 0x55)
        tone(8, 440, 10);
    delay(1);
}
