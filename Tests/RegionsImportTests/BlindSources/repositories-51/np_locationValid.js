
export const nepal_location = {
    "provinceList": [
        {
            "id": 1,
            "name": "KOSHI PROVINCE",
            "districtList": [
                {
                    "id": 1,
                    "name": "TAPLEJUNG",
                    "municipalityList": [
                        {
                            "id": 1,
                            "name": "Fattanglung Rural Municipality"
                        },
                        {
                            "id": 2,
                            "name": "Maiwakhola Rural Municipality"
                        },
                        {
                            "id": 3,
                            "name": "Meringden Rural Municipality"
                        },
                        {
                            "id": 4,
                            "name": "Mikawakhola Rural Municipality"
                        },
                        {
                            "id": 5,
                            "name": "Phungling Municipality"
                        },
                        {
                            "id": 6,
                            "name": "Serijdangha Rural Municipality"
                        },
                        {
                            "id": 7,
                            "name": "Sidingwa Rural Municipality"
                        },
                        {
                            "id": 8,
                            "name": "Yangwarak Rural Municipality"
                        },
                        {
                            "id": 9,
                            "name": "Aatharai Triveni Rural Municipality"
                        }
                    ]
                },
                {
                    "id": 2,
                    "name": "SANKHUWASABHA",
                    "municipalityList": [
                        {
                            "id": 10,
                            "name": "Bhotkhola Rural Municipality"
                        },
                        {
                            "id": 11,
                            "name": "Chainpur Municipality"
                        },
                        {
                            "id": 12,
                            "name": "Chichila Rural Municipality"
                        },
                        {
                            "id": 13,
                            "name": "Dharmadevi Municipality"
                        },
                        {
                            "id": 14,
                            "name": "Khadbari Municipality"
                        },
                        {
                            "id": 15,
                            "name": "Madi Municipality"
                        },
                        {
                            "id": 16,
                            "name": "Makalu Rural Municipality"
                        },
                        {
                            "id": 17,
                            "name": "Panchkhapan Municipality"
                        },
                        {
                            "id": 18,
                            "name": "Sabhapokhari Rural Municipality"
                        },
                        {
                            "id": 19,
                            "name": "Silichong Rural Municipality"
                        }
                    ]
                },
                {
                    "id": 3,
                    "name": "SOLUKHUMBU",
                    "municipalityList": [
                        {
                            "id": 20,
                            "name": "Mapya Rural Municipality"
                        },
                        {
                            "id": 21,
                            "name": "Thulung Rural Municipality"
                        },
                        {
                            "id": 22,
                            "name": "Khumbupasanglahmu Rural Municipality"
                        },
                        {
                            "id": 23,
                            "name": "Likhupike Rural Municipality"
                        },
                        {
                            "id": 24,
                            "name": "Mahakulung Rural Municipality"
                        },
                        {
                            "id": 25,
                            "name": "Necha Salyan Rural Municipality"
                        },
                        {
                            "id": 26,
                            "name": "Solududhakunda Municipality"
                        },
                        {
                            "id": 27,
                            "name": "Sotang Rural Municipality"
                        }
                    ]
                },
                {
                    "id": 9,
                    "name": "PANCHTHAR",
                    "municipalityList": [
                        {
                            "id": 68,
                            "name": "Falgunanda Rural Municipality"
                        },
                        {
                            "id": 69,
                            "name": "Hilihang Rural Municipality"
                        },
                        {
                            "id": 70,
                            "name": "Kummayak Rural Municipality"
                        },
                        {
                            "id": 71,
                            "name": "Miklajung Rural Municipality"
                        },
                        {
                            "id": 72,
                            "name": "Phalaelung Rural Municipality"
                        },
                        {
                            "id": 73,
                            "name": "Phidim Municipality"
                        },
                        {
                            "id": 74,
                            "name": "Tumwaewa Rural Municipality"
                        },
                        {
                            "id": 75,
                            "name": "Yangwarak Rural Municipality"
                        }
                    ]
                }
            ]
        }
    ]
}
