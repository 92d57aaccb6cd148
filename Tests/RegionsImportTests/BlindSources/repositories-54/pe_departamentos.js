const departamentos = {
    "Lima": [
        "Miraflores",
        "San Isidro",
        "Barranco",
        "Surco",
        "San Borja",
        "San Juan de Lurigancho",
        "La Molina",
        "San Luis",
        "Rímac",
        "Callao",
        "Ate",
        "Comas",
        "Vitarte",
        "Chorrillos",
        "Pueblo Libre"
    ],
    "Cusco": [
        "Cusco",
        "Calca",
        "Urubamba",
        "Acomayo",
        "Anta",
        "Chumbivilcas",
        "Espinar",
        "La Convención",
        "Paruro",
        "Paucartambo",
        "Quispicanchi",
        "Urubamba"
    ],
    "Arequipa": [
        "Arequipa",
        "Cayma",
        "José Luis Bustamante y Rivero",
        "Santiago de Surco",
        "Miraflores",
        "Cerro Colorado",
        "Yanahuara",
        "Socabaya",
        "Sachaca",
        "La Joya"
    ],
    "Piura": [
        "Piura",
        "Sullana",
        "Talara",
        "Paita",
        "Sechura",
        "Chulucanas",
        "Morropón",
        "Pillars",
        "Bernal",
        "La Arena"
    ],
    "Apurímac": [
        "Abancay",
        "Andahuaylas",
        "Cotabambas",
        "Chincheros",
        "Antabamba",
        "Aymaraes"
    ],
    "Arequipa": [
        "Arequipa",
        "Cayma",
        "José Luis Bustamante y Rivero",
        "Santiago de Surco",
        "Miraflores",
        "Cerro Colorado",
        "Yanahuara",
        "Socabaya",
        "Sachaca",
        "La Joya"
    ],
    "Ayacucho": [
        "Ayacucho",
        "Huamanga",
        "Cangallo",
        "Huanta",
        "La Mar",
        "Lucanas",
        "Parinacochas"
    ]
};
