PROVINCE_TOWNS = {
    "Buenos Aires": [
        {
            "id": 1,
            "name": "25 de Mayo"
        },
        {
            "id": 2,
            "name": "3 de febrero"
        },
        {
            "id": 3,
            "name": "A. Alsina"
        },
        {
            "id": 4,
            "name": "A. Gonzáles Cháves"
        },
        {
            "id": 5,
            "name": "Aguas Verdes"
        },
        {
            "id": 6,
            "name": "Alberti"
        },
        {
            "id": 7,
            "name": "Arrecifes"
        },
        {
            "id": 8,
            "name": "Ayacucho"
        },
        {
            "id": 9,
            "name": "Azul"
        },
        {
            "id": 10,
            "name": "Bahía Blanca"
        },
        {
            "id": 11,
            "name": "Balcarce"
        },
        {
            "id": 12,
            "name": "Baradero"
        },
        {
            "id": 13,
            "name": "Benito Juárez"
        },
        {
            "id": 14,
            "name": "Berisso"
        },
        {
            "id": 15,
            "name": "Bolívar"
        },
        {
            "id": 16,
            "name": "Bragado"
        },
        {
            "id": 17,
            "name": "Brandsen"
        },
        {
            "id": 18,
            "name": "Campana"
        },
        {
            "id": 19,
            "name": "Cañuelas"
        },
        {
            "id": 20,
            "name": "Capilla del Señor"
        },
        {
            "id": 21,
            "name": "Capitán Sarmiento"
        },
        {
            "id": 22,
            "name": "Carapachay"
        },
        {
            "id": 23,
            "name": "Carhue"
        },
        {
            "id": 24,
            "name": "Cariló"
        },
        {
            "id": 25,
            "name": "Carlos Casares"
        }
    ],
    "Buenos Aires-GBA": [
        {
            "id": 26,
            "name": "11 de Septiembre"
        },
        {
            "id": 27,
            "name": "20 de Junio"
        },
        {
            "id": 28,
            "name": "25 de Mayo"
        },
        {
            "id": 29,
            "name": "Acassuso"
        },
        {
            "id": 30,
            "name": "Adrogué"
        },
        {
            "id": 31,
            "name": "Aldo Bonzi"
        },
        {
            "id": 32,
            "name": "Área Reserva Cinturón Ecológico"
        },
        {
            "id": 33,
            "name": "Avellaneda"
        },
        {
            "id": 34,
            "name": "Banfield"
        },
        {
            "id": 35,
            "name": "Barrio Parque"
        },
        {
            "id": 36,
            "name": "Barrio Santa Teresita"
        },
        {
            "id": 37,
            "name": "Beccar"
        },
        {
            "id": 38,
            "name": "Bella Vista"
        },
        {
            "id": 39,
            "name": "Berazategui"
        },
        {
            "id": 40,
            "name": "Bernal Este"
        },
        {
            "id": 41,
            "name": "Bernal Oeste"
        },
        {
            "id": 42,
            "name": "Billinghurst"
        },
        {
            "id": 43,
            "name": "Boulogne"
        },
        {
            "id": 44,
            "name": "Burzaco"
        },
        {
            "id": 45,
            "name": "Carapachay"
        },
        {
            "id": 46,
            "name": "Caseros"
        },
        {
            "id": 47,
            "name": "Castelar"
        },
        {
            "id": 48,
            "name": "Churruca"
        },
        {
            "id": 49,
            "name": "Ciudad Evita"
        },
        {
            "id": 50,
            "name": "Ciudad Madero"
        },
        {
            "id": 51,
            "name": "Ciudadela"
        },
        {
            "id": 52,
            "name": "Claypole"
        }
    ],
    "Capital Federal": [
        {
            "id": 53,
            "name": "Agronomía"
        },
        {
            "id": 54,
            "name": "Almagro"
        },
        {
            "id": 55,
            "name": "Balvanera"
        },
        {
            "id": 56,
            "name": "Barracas"
        },
        {
            "id": 57,
            "name": "Belgrano"
        },
        {
            "id": 58,
            "name": "Boca"
        },
        {
            "id": 59,
            "name": "Boedo"
        },
        {
            "id": 60,
            "name": "Caballito"
        },
        {
            "id": 61,
            "name": "Chacarita"
        },
        {
            "id": 62,
            "name": "Coghlan"
        },
        {
            "id": 63,
            "name": "Colegiales"
        },
        {
            "id": 64,
            "name": "Constitución"
        },
        {
            "id": 65,
            "name": "Flores"
        },
        {
            "id": 66,
            "name": "Floresta"
        },
        {
            "id": 67,
            "name": "La Paternal"
        },
        {
            "id": 68,
            "name": "Liniers"
        },
        {
            "id": 69,
            "name": "Mataderos"
        },
        {
            "id": 70,
            "name": "Monserrat"
        },
        {
            "id": 71,
            "name": "Monte Castro"
        },
        {
            "id": 72,
            "name": "Nueva Pompeya"
        },
        {
            "id": 73,
            "name": "Núñez"
        },
        {
            "id": 74,
            "name": "Palermo"
        }
    ]
}
