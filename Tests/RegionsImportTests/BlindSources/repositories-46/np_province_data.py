province_list = [
    {
        "name": "Bagmati",
        "nepali_name": "बागमती",
        "number": 3,
        "districts": [
            {
                "name": "Kathmandu",
                "nepali_name": "काठमाडौं",
                "municipalities": [
                    {
                        "name": "Kathmandu",
                        "nepali_name": "काठमाडौं",
                        "lat_lang": "27.707464356574462,85.32520904346948",
                        "wards": [
                            {"name": "Naxaal", "number": 1, "nepali_name": "नक्साल"},
                            {"name": "Lajimpaat", "number": 2, "nepali_name": "लाजिम्पाट"},
                            {"name": "Mahaaraajgunj", "number": 3, "nepali_name": "महाराजगंज"},
                            {"name": "Baluwataar", "number": 4, "nepali_name": "बालुवाटार"},
                            {"name": "Haadigaun", "number": 5, "nepali_name": "हाडिगाउँ"},
                            {"name": "Bauddha", "number": 6, "nepali_name": "बौंद्ध"},
                            {"name": "Mitrapark", "number": 7, "nepali_name": "मित्रपार्क"},
                            {"name": "Jaya Bageshwori", "number": 8, "nepali_name": "जयबागेश्वरी"},
                            {"name": "Gaushala", "number": 9, "nepali_name": "गौशाला"},
                            {"name": "Baneshwor", "number": 10, "nepali_name": "वानेश्वर"},
                            {"name": "Tripureshwor", "number": 11, "nepali_name": "त्रिपुरेश्वर"},
                            {"name": "Teku", "number": 12, "nepali_name": "टेकु"},
                            {"name": "Kalimati", "number": 13, "nepali_name": "कालीमाटी"},
                        ],
                    },
                ],
            },
        ],
    },
]
