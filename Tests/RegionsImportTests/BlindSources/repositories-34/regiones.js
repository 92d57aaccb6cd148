const regionesData =[
    {
      "regionId": 1,
      "regionName": "Arica y Parinacota",
      "provinces": [
        {
          "provinceId": 1,
          "provinceName": "Arica",
          "communes": [
            {
              "communeId": 1,
              "communeName": "Arica",
              "provinceId": 1
            },
            {
              "communeId": 2,
              "communeName": "Camarones",
              "provinceId": 1
            }
          ],
          "regionId": 1
        },
        {
          "provinceId": 2,
          "provinceName": "Parinacota",
          "communes": [
            {
              "communeId": 4,
              "communeName": "General Lagos",
              "provinceId": 2
            },
            {
              "communeId": 3,
              "communeName": "Putre",
              "provinceId": 2
            }
          ],
          "regionId": 1
        }
      ]
    },
    {
      "regionId": 2,
      "regionName": "Tarapaca",
      "provinces": [
        {
          "provinceId": 3,
          "provinceName": "Iquique",
          "communes": [
            {
              "communeId": 6,
              "communeName": "Alto Hospicio",
              "provinceId": 3
            },
            {
              "communeId": 5,
              "communeName": "Iquique",
              "provinceId": 3
            }
          ],
          "regionId": 2
        },
        {
          "provinceId": 4,
          "provinceName": "Tamarugal",
          "communes": [
            {
              "communeId": 8,
              "communeName": "Camiña",
              "provinceId": 4
            },
            {
              "communeId": 9,
              "communeName": "Colchane",
              "provinceId": 4
            },
            {
              "communeId": 10,
              "communeName": "Huara",
              "provinceId": 4
            },
            {
              "communeId": 11,
              "communeName": "Pica",
              "provinceId": 4
            },
            {
              "communeId": 7,
              "communeName": "Pozo Almonte",
              "provinceId": 4
            }
          ],
          "regionId": 2
        }
      ]
    },
    {
      "regionId": 3,
      "regionName": "Antofagasta",
      "provinces": [
        {
          "provinceId": 5,
          "provinceName": "Antofagasta",
          "communes": [
            {
              "communeId": 12,
              "communeName": "Antofagasta",
              "provinceId": 5
            },
            {
              "communeId": 13,
              "communeName": "Mejillones",
              "provinceId": 5
            },
            {
              "communeId": 14,
              "communeName": "Sierra Gorda",
              "provinceId": 5
            },
            {
              "communeId": 15,
              "communeName": "Taltal",
              "provinceId": 5
            }
          ],
          "regionId": 3
        },
        {
          "provinceId": 6,
          "provinceName": "El Loa",
          "communes": [
            {
              "communeId": 16,
              "communeName": "Calama",
              "provinceId": 6
            },
            {
              "communeId": 17,
              "communeName": "Ollagüe",
              "provinceId": 6
            },
            {
              "communeId": 18,
              "communeName": "San Pedro de Atacama",
              "provinceId": 6
            }
          ],
          "regionId": 3
        },
        {
          "provinceId": 7,
          "provinceName": "Tocopilla",
          "communes": [
            {
              "communeId": 20,
              "communeName": "Maria Elena",
              "provinceId": 7
            },
            {
              "communeId": 19,
              "communeName": "Tocopilla",
              "provinceId": 7
            }
          ],
          "regionId": 3
        }
      ]
    },
    {
      "regionId": 4,
      "regionName": "Atacama",
      "provinces": [
        {
          "provinceId": 8,
          "provinceName": "Copiapo",
          "communes": [
            {
              "communeId": 22,
              "communeName": "Caldera",
              "provinceId": 8
            },
            {
              "communeId": 21,
              "communeName": "Copiapo",
              "provinceId": 8
            },
            {
              "communeId": 23,
              "communeName": "Tierra Amarilla",
              "provinceId": 8
            }
          ],
          "regionId": 4
        },
        {
          "provinceId": 9,
          "provinceName": "Chañaral",
          "communes": [
            {
              "communeId": 24,
              "communeName": "Chañaral",
              "provinceId": 9
            },
            {
              "communeId": 25,
              "communeName": "Diego de Almagro",
              "provinceId": 9
            }
          ],
          "regionId": 4
        },
        {
          "provinceId": 10,
          "provinceName": "Huasco",
          "communes": [
            {
              "communeId": 27,
              "communeName": "Alto del Carmen",
              "provinceId": 10
            },
            {
              "communeId": 28,
              "communeName": "Freirina",
              "provinceId": 10
            },
            {
              "communeId": 29,
              "communeName": "Huasco",
              "provinceId": 10
            },
            {
              "communeId": 26,
              "communeName": "Vallenar",
              "provinceId": 10
            }
          ],
          "regionId": 4
        }
      ]
    },
    {
      "regionId": 5,
      "regionName": "Coquimbo",
      "provinces": [
        {
          "provinceId": 11,
          "provinceName": "Elqui",
          "communes": [
            {
              "communeId": 32,
              "communeName": "Andacollo",
              "provinceId": 11
            },
            {
              "communeId": 31,
              "communeName": "Coquimbo",
              "provinceId": 11
            },
            {
              "communeId": 33,
              "communeName": "La Higuera",
              "provinceId": 11
            },
            {
              "communeId": 30,
              "communeName": "La Serena",
              "provinceId": 11
            },
            {
              "communeId": 34,
              "communeName": "Paihuano",
              "provinceId": 11
            },
            {
              "communeId": 35,
              "communeName": "Vicuña",
              "provinceId": 11
            }
          ],
          "regionId": 5
        },
        {
          "provinceId": 12,
          "provinceName": "Choapa",
          "communes": [
            {
              "communeId": 37,
              "communeName": "Canela",
              "provinceId": 12
            },
            {
              "communeId": 36,
              "communeName": "Illapel",
              "provinceId": 12
            },
            {
              "communeId": 38,
              "communeName": "Los Vilos",
              "provinceId": 12
            },
            {
              "communeId": 39,
              "communeName": "Salamanca",
              "provinceId": 12
            }
          ],
          "regionId": 5
        },
        {
          "provinceId": 13,
          "provinceName": "Limari",
          "communes": [
            {
              "communeId": 41,
              "communeName": "Combarbala",
              "provinceId": 13
            },
            {
              "communeId": 42,
              "communeName": "Monte Patria",
              "provinceId": 13
            },
            {
              "communeId": 40,
              "communeName": "Ovalle",
              "provinceId": 13
            },
            {
              "communeId": 43,
              "communeName": "Punitaqui",
              "provinceId": 13
            },
            {
              "communeId": 44,
              "communeName": "Rio Hurtado",
              "provinceId": 13
            }
          ],
          "regionId": 5
        }
      ]
    },
    {
      "regionId": 6,
      "regionName": "Valparaiso",
      "provinces": [
        {
          "provinceId": 14,
          "provinceName": "Valparaiso",
          "communes": [
            {
              "communeId": 46,
              "communeName": "Casablanca",
              "provinceId": 14
            },
            {
              "communeId": 47,
              "communeName": "Concon",
              "provinceId": 14
            },
            {
              "communeId": 48,
              "communeName": "Juan Fernandez",
              "provinceId": 14
            },
            {
              "communeId": 49,
              "communeName": "Puchuncavi",
              "provinceId": 14
            },
            {
              "communeId": 50,
              "communeName": "Quintero",
              "provinceId": 14
            },
            {
              "communeId": 45,
              "communeName": "Valparaiso",
              "provinceId": 14
            },
            {
              "communeId": 51,
              "communeName": "Viña del Mar",
              "provinceId": 14
            }
          ],
          "regionId": 6
        },
        {
          "provinceId": 15,
          "provinceName": "Isla de Pascua",
          "communes": [
            {
              "communeId": 52,
              "communeName": "Isla de Pascua",
              "provinceId": 15
            }
          ],
          "regionId": 6
        },
        {
          "provinceId": 16,
          "provinceName": "Los Andes",
          "communes": [
            {
              "communeId": 54,
              "communeName": "Calle Larga",
              "provinceId": 16
            },
            {
              "communeId": 53,
              "communeName": "Los Andes",
              "provinceId": 16
            },
            {
              "communeId": 55,
              "communeName": "Rinconada",
              "provinceId": 16
            },
            {
              "communeId": 56,
              "communeName": "San Esteban",
              "provinceId": 16
            }
          ],
          "regionId": 6
        },
        {
          "provinceId": 17,
          "provinceName": "Petorca",
          "communes": [
            {
              "communeId": 58,
              "communeName": "Cabildo",
              "provinceId": 17
            },
            {
              "communeId": 57,
              "communeName": "La Ligua",
              "provinceId": 17
            },
            {
              "communeId": 59,
              "communeName": "Papudo",
              "provinceId": 17
            },
            {
              "communeId": 60,
              "communeName": "Petorca",
              "provinceId": 17
            },
            {
              "communeId": 61,
              "communeName": "Zapallar",
              "provinceId": 17
            }
          ],
          "regionId": 6
        },
        {
          "provinceId": 18,
          "provinceName": "Quillota",
          "communes": [
            {
              "communeId": 64,
              "communeName": "Hijuelas",
              "provinceId": 18
            },
            {
              "communeId": 63,
              "communeName": "La Calera",
              "provinceId": 18
            },
            {
              "communeId": 65,
              "communeName": "La Cruz",
              "provinceId": 18
            },
            {
              "communeId": 66,
              "communeName": "Nogales",
              "provinceId": 18
            },
            {
              "communeId": 62,
              "communeName": "Quillota",
              "provinceId": 18
            }
          ],
          "regionId": 6
        },
        {
          "provinceId": 19,
          "provinceName": "San Antonio",
          "communes": [
            {
              "communeId": 68,
              "communeName": "Algarrobo",
              "provinceId": 19
            },
            {
              "communeId": 69,
              "communeName": "Cartagena",
              "provinceId": 19
            },
            {
              "communeId": 70,
              "communeName": "El Quisco",
              "provinceId": 19
            },
            {
              "communeId": 71,
              "communeName": "El Tabo",
              "provinceId": 19
            },
            {
              "communeId": 67,
              "communeName": "San Antonio",
              "provinceId": 19
            },
            {
              "communeId": 72,
              "communeName": "Santo Domingo",
              "provinceId": 19
            }
          ],
          "regionId": 6
        },
        {
          "provinceId": 20,
          "provinceName": "San Antonio",
          "communes": [],
          "regionId": 6
        },
        {
          "provinceId": 21,
          "provinceName": "San Felipe de Aconcagua",
          "communes": [
            {
              "communeId": 74,
              "communeName": "Catemu",
              "provinceId": 21
            },
            {
              "communeId": 75,
              "communeName": "Llay-Llay",
              "provinceId": 21
            },
            {
              "communeId": 76,
              "communeName": "Panquehue",
              "provinceId": 21
            },
            {
              "communeId": 77,
              "communeName": "Putaendo",
              "provinceId": 21
            },
            {
              "communeId": 73,
              "communeName": "San Felipe",
              "provinceId": 21
            },
            {
              "communeId": 78,
              "communeName": "Santa Maria",
              "provinceId": 21
            }
          ],
          "regionId": 6
        },
        {
          "provinceId": 22,
          "provinceName": "Marga Marga",
          "communes": [
            {
              "communeId": 80,
              "communeName": "Limache",
              "provinceId": 22
            },
            {
              "communeId": 81,
              "communeName": "Olmue",
              "provinceId": 22
            },
            {
              "communeId": 79,
              "communeName": "Quilpue",
              "provinceId": 22
            },
            {
              "communeId": 82,
              "communeName": "Villa Alemana",
              "provinceId": 22
            }
          ],
          "regionId": 6
        }
      ]
    }
  ]