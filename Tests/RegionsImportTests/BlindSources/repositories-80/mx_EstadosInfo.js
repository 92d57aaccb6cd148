const estados = [
    {
        "id": 1,
        "nombre": "Aguascalientes",
        "municipios": [
            {
                "id_municipio": 1,
                "nombre": "Aguascalientes"
            },
            {
                "id_municipio": 2,
                "nombre": "Asientos"
            },
            {
                "id_municipio": 3,
                "nombre": "Calvillo"
            },
            {
                "id_municipio": 4,
                "nombre": "Cosío"
            },
            {
                "id_municipio": 5,
                "nombre": "Jesús María"
            },
            {
                "id_municipio": 6,
                "nombre": "Pabellón de Arteaga"
            },
            {
                "id_municipio": 7,
                "nombre": "Rincón de Romos"
            },
            {
                "id_municipio": 8,
                "nombre": "San José de Gracia"
            },
            {
                "id_municipio": 9,
                "nombre": "Tepezalá"
            },
            {
                "id_municipio": 10,
                "nombre": "El Llano"
            },
            {
                "id_municipio": 11,
                "nombre": "San Francisco de los Romo"
            }
        ]
    },
    {
        "id": 2,
        "nombre": "Baja California",
        "municipios": [
            {
                "id_municipio": 1,
                "nombre": "Ensenada"
            },
            {
                "id_municipio": 2,
                "nombre": "Mexicali"
            },
            {
                "id_municipio": 3,
                "nombre": "Tecate"
            },
            {
                "id_municipio": 4,
                "nombre": "Tijuana"
            },
            {
                "id_municipio": 5,
                "nombre": "Playas de Rosarito"
            }
        ]
    }
]
