package com.lukaszwodniak.folky.enums

enum class Regions {
    LOWER_SILESIAN, // Dolnośląskie
    KUYAVIAN_POMERANIAN, // Kujawsko pomorskie
    LUBLIN, // Lubelskie
    LUBUSZ, // Lubuskie
    LODZ, // Łódzkie
    LESSER_POLAND, // Małopolskie
    MASOVIAN, // Mazowieckie
    OPOLE, // Opolskie
    SUBCARPATHIAN, // Podkarpackie
    PODLASKIE, // Podlaskie
    POMERANIAN, // Pomorskie
    SILESIAN, // Śląskie
    SWIETOKRZYSKIE, // Świętokrzyskie
    WARMIAN_MASURIAN, // Warmińsko mazurskie
    GREATER_POLAND, // Wielkopolskie
    WEST_POMERANIAN // Zachodniopomorskie
}
