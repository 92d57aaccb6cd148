export const provincias = [
    {
     ID: 1,
     Descripcion: "DISTRITO NACIONAL",
     IDMunicipioCabecera: 1,
     ZONA: "D"
    },
    {
     ID: 2,
     Descripcion: "LA ALTAGRACIA",
     IDMunicipioCabecera: 28,
     ZONA: "E"
    },
    {
     ID: 3,
     Descripcion: "AZUA",
     IDMunicipioCabecera: 10,
     ZONA: "S"
    },
    {
     ID: 4,
     Descripcion: "BAHORUCO",
     IDMunicipioCabecera: 22,
     ZONA: "S"
    },
    {
     ID: 5,
     Descripcion: "BARAHONA",
     IDMunicipioCabecera: 18,
     ZONA: "S"
    },
    {
     ID: 6,
     Descripcion: "DAJABON",
     IDMunicipioCabecera: 44,
     ZONA: "N"
    },
    {
     ID: 7,
     Descripcion: "DUARTE",
     IDMunicipioCabecera: 56,
     ZONA: "N"
    },
    {
     ID: 8,
     Descripcion: "EL SEIBO",
     IDMunicipioCabecera: 25,
     ZONA: "E"
    },
    {
     ID: 9,
     Descripcion: "ELIAS PIÑA",
     IDMunicipioCabecera: 16,
     ZONA: "S"
    },
    {
     ID: 10,
     Descripcion: "ESPAILLAT",
     IDMunicipioCabecera: 54,
     ZONA: "N"
    },
    {
     ID: 11,
     Descripcion: "HATO MAYOR",
     IDMunicipioCabecera: 27,
     ZONA: "E"
    },
    {
     ID: 12,
     Descripcion: "INDEPENDENCIA",
     IDMunicipioCabecera: 77,
     ZONA: "S"
    },
    {
     ID: 13,
     Descripcion: "LA ROMANA",
     IDMunicipioCabecera: 26,
     ZONA: "E"
    },
    {
     ID: 14,
     Descripcion: "LA VEGA",
     IDMunicipioCabecera: 47,
     ZONA: "N"
    },
    {
     ID: 15,
     Descripcion: "MARIA TRINIDAD SANCHEZ",
     IDMunicipioCabecera: 71,
     ZONA: "N"
    },
    {
     ID: 16,
     Descripcion: "MONSEÑOR NOUEL",
     IDMunicipioCabecera: 48,
     ZONA: "N"
    },
    {
     ID: 17,
     Descripcion: "MONTE CRISTI",
     IDMunicipioCabecera: 41,
     ZONA: "N"
    },
    {
     ID: 18,
     Descripcion: "MONTE PLATA",
     IDMunicipioCabecera: 8,
     ZONA: "E"
    },
    {
     ID: 19,
     Descripcion: "PEDERNALES",
     IDMunicipioCabecera: 69,
     ZONA: "S"
    },
    {
     ID: 20,
     Descripcion: "PERAVIA",
     IDMunicipioCabecera: 3,
     ZONA: "S"
    },
    {
     ID: 21,
     Descripcion: "PUERTO PLATA",
     IDMunicipioCabecera: 37,
     ZONA: "N"
    },
    {
     ID: 22,
     Descripcion: "HERMANAS MIRABAL",
     IDMunicipioCabecera: 55,
     ZONA: "N"
    },
    {
     ID: 23,
     Descripcion: "SAMANA",
     IDMunicipioCabecera: 65,
     ZONA: "N"
    },
    {
     ID: 24,
     Descripcion: "SAN CRISTOBAL",
     IDMunicipioCabecera: 2,
     ZONA: "S"
    },
    {
     ID: 25,
     Descripcion: "SAN JUAN",
     IDMunicipioCabecera: 12,
     ZONA: "S"
    },
    {
     ID: 26,
     Descripcion: "SAN PEDRO DE MACORIS",
     IDMunicipioCabecera: 23,
     ZONA: "E"
    },
    {
     ID: 27,
     Descripcion: "SANCHEZ RAMIREZ",
     IDMunicipioCabecera: 49,
     ZONA: "N"
    },
    {
     ID: 28,
     Descripcion: "SANTIAGO",
     IDMunicipioCabecera: 31,
     ZONA: "N"
    },
    {
     ID: 29,
     Descripcion: "SANTIAGO RODRIGUEZ",
     IDMunicipioCabecera: 46,
     ZONA: "N"
    },
    {
     ID: 30,
     Descripcion: "VALVERDE",
     IDMunicipioCabecera: 34,
     ZONA: "N"
    },
    {
     ID: 31,
     Descripcion: "SAN JOSE DE OCOA",
     IDMunicipioCabecera: 13,
     ZONA: "S"
    },
    {
     ID: 32,
     Descripcion: "SANTO DOMINGO",
     IDMunicipioCabecera: 223,
     ZONA: "D"
    }
]

export const municipios = [
    {
     ID: 1,
     Descripcion: "DISTRITO NACIONAL",
     IDProvincia: 1,
     IDMunicipioPadre: 1
    },
    {
     ID: 2,
     Descripcion: "SAN CRISTOBAL",
     IDProvincia: 24,
     IDMunicipioPadre: 2
    },
    {
     ID: 3,
     Descripcion: "BANI",
     IDProvincia: 20,
     IDMunicipioPadre: 3
    },
    {
     ID: 4,
     Descripcion: "BAYAGUANA",
     IDProvincia: 18,
     IDMunicipioPadre: 4
    },
    {
     ID: 5,
     Descripcion: "YAMASA",
     IDProvincia: 18,
     IDMunicipioPadre: 5
    },
    {
     ID: 8,
     Descripcion: "MONTE PLATA",
     IDProvincia: 18,
     IDMunicipioPadre: 8
    },
    {
     ID: 10,
     Descripcion: "AZUA",
     IDProvincia: 3,
     IDMunicipioPadre: 10
    },
    {
     ID: 11,
     Descripcion: "LAS MATAS DE FARFAN",
     IDProvincia: 25,
     IDMunicipioPadre: 11
    },
    {
     ID: 12,
     Descripcion: "SAN JUAN DE LA MAGUANA",
     IDProvincia: 25,
     IDMunicipioPadre: 12
    },
    {
     ID: 13,
     Descripcion: "SAN JOSE DE OCOA",
     IDProvincia: 31,
     IDMunicipioPadre: 13
    },
    {
     ID: 14,
     Descripcion: "EL CERCADO",
     IDProvincia: 25,
     IDMunicipioPadre: 14
    },
    {
     ID: 15,
     Descripcion: "BANICA",
     IDProvincia: 9,
     IDMunicipioPadre: 15
    },
    {
     ID: 16,
     Descripcion: "COMENDADOR",
     IDProvincia: 9,
     IDMunicipioPadre: 16
    },
    {
     ID: 17,
     Descripcion: "PADRE LAS CASAS",
     IDProvincia: 3,
     IDMunicipioPadre: 17
    },
    {
     ID: 18,
     Descripcion: "BARAHONA",
     IDProvincia: 5,
     IDMunicipioPadre: 18
    },
    {
     ID: 19,
     Descripcion: "CABRAL",
     IDProvincia: 5,
     IDMunicipioPadre: 19
    },
    {
     ID: 20,
     Descripcion: "DUVERGE",
     IDProvincia: 12,
     IDMunicipioPadre: 20
    },
    {
     ID: 21,
     Descripcion: "ENRIQUILLO",
     IDProvincia: 5,
     IDMunicipioPadre: 21
    },
    {
     ID: 22,
     Descripcion: "NEYBA",
     IDProvincia: 4,
     IDMunicipioPadre: 22
    },
    {
     ID: 23,
     Descripcion: "SAN PEDRO DE MACORIS",
     IDProvincia: 26,
     IDMunicipioPadre: 23
    },
    {
     ID: 24,
     Descripcion: "LOS LLANOS",
     IDProvincia: 26,
     IDMunicipioPadre: 24
    },
    {
     ID: 25,
     Descripcion: "EL SEIBO",
     IDProvincia: 8,
     IDMunicipioPadre: 25
    },
    {
     ID: 26,
     Descripcion: "LA ROMANA",
     IDProvincia: 13,
     IDMunicipioPadre: 26
    },
    {
     ID: 27,
     Descripcion: "HATO MAYOR",
     IDProvincia: 11,
     IDMunicipioPadre: 27
    },
    {
     ID: 28,
     Descripcion: "HIGUEY",
     IDProvincia: 2,
     IDMunicipioPadre: 28
    },
    {
     ID: 29,
     Descripcion: "MICHES",
     IDProvincia: 8,
     IDMunicipioPadre: 29
    },
    {
     ID: 30,
     Descripcion: "RAMON SANTANA",
     IDProvincia: 26,
     IDMunicipioPadre: 30
    },
    {
     ID: 31,
     Descripcion: "SANTIAGO DE LOS CABALLEROS",
     IDProvincia: 28,
     IDMunicipioPadre: 31
    },
    {
     ID: 32,
     Descripcion: "TAMBORIL",
     IDProvincia: 28,
     IDMunicipioPadre: 32
    },
    {
     ID: 33,
     Descripcion: "ESPERANZA",
     IDProvincia: 30,
     IDMunicipioPadre: 33
    },
    {
     ID: 34,
     Descripcion: "MAO",
     IDProvincia: 30,
     IDMunicipioPadre: 34
    },
    {
     ID: 35,
     Descripcion: "JANICO",
     IDProvincia: 28,
     IDMunicipioPadre: 35
    },
    {
     ID: 36,
     Descripcion: "SAN JOSE DE LAS MATAS",
     IDProvincia: 28,
     IDMunicipioPadre: 36
    },
    {
     ID: 37,
     Descripcion: "PUERTO PLATA",
     IDProvincia: 21,
     IDMunicipioPadre: 37
    },
    {
     ID: 38,
     Descripcion: "IMBERT",
     IDProvincia: 21,
     IDMunicipioPadre: 38
    },
    {
     ID: 39,
     Descripcion: "ALTAMIRA",
     IDProvincia: 21,
     IDMunicipioPadre: 39
    },
    {
     ID: 40,
     Descripcion: "LUPERON",
     IDProvincia: 21,
     IDMunicipioPadre: 40
    },
    {
     ID: 41,
     Descripcion: "MONTECRISTI",
     IDProvincia: 17,
     IDMunicipioPadre: 41
    },
    {
     ID: 42,
     Descripcion: "MONCION",
     IDProvincia: 29,
     IDMunicipioPadre: 42
    },
    {
     ID: 43,
     Descripcion: "RESTAURACION",
     IDProvincia: 6,
     IDMunicipioPadre: 43
    },
    {
     ID: 44,
     Descripcion: "DAJABON",
     IDProvincia: 6,
     IDMunicipioPadre: 44
    },
    {
     ID: 45,
     Descripcion: "GUAYUBIN",
     IDProvincia: 17,
     IDMunicipioPadre: 45
    },
    {
     ID: 46,
     Descripcion: "SAN IGNACIO DE SABANETA",
     IDProvincia: 29,
     IDMunicipioPadre: 46
    },
    {
     ID: 47,
     Descripcion: "LA VEGA",
     IDProvincia: 14,
     IDMunicipioPadre: 47
    },
    {
     ID: 48,
     Descripcion: "BONAO",
     IDProvincia: 16,
     IDMunicipioPadre: 48
    },
    {
     ID: 49,
     Descripcion: "COTUI",
     IDProvincia: 27,
     IDMunicipioPadre: 49
    },
    {
     ID: 50,
     Descripcion: "JARABACOA",
     IDProvincia: 14,
     IDMunicipioPadre: 50
    },
    {
     ID: 51,
     Descripcion: "VILLA TAPIA",
     IDProvincia: 22,
     IDMunicipioPadre: 51
    },
    {
     ID: 52,
     Descripcion: "CEVICOS",
     IDProvincia: 27,
     IDMunicipioPadre: 52
    },
    {
     ID: 53,
     Descripcion: "CONSTANZA",
     IDProvincia: 14,
     IDMunicipioPadre: 53
    },
    {
     ID: 54,
     Descripcion: "MOCA",
     IDProvincia: 10,
     IDMunicipioPadre: 54
    },
    {
     ID: 55,
     Descripcion: "SALCEDO",
     IDProvincia: 22,
     IDMunicipioPadre: 55
    },
    {
     ID: 56,
     Descripcion: "SAN FRANCISCO DE MACORIS",
     IDProvincia: 7,
     IDMunicipioPadre: 56
    },
    {
     ID: 57,
     Descripcion: "PIMENTEL",
     IDProvincia: 7,
     IDMunicipioPadre: 57
    },
    {
     ID: 58,
     Descripcion: "VILLA RIVA",
     IDProvincia: 7,
     IDMunicipioPadre: 58
    },
    {
     ID: 59,
     Descripcion: "CASTILLO",
     IDProvincia: 7,
     IDMunicipioPadre: 59
    },
    {
     ID: 60,
     Descripcion: "CABRERA",
     IDProvincia: 15,
     IDMunicipioPadre: 60
    },
    {
     ID: 61,
     Descripcion: "GASPAR HERNANDEZ",
     IDProvincia: 10,
     IDMunicipioPadre: 61
    },
    {
     ID: 63,
     Descripcion: "EUGENIO MARIA DE HOSTOS",
     IDProvincia: 7,
     IDMunicipioPadre: 63
    },
    {
     ID: 64,
     Descripcion: "TENARES",
     IDProvincia: 22,
     IDMunicipioPadre: 64
    },
    {
     ID: 65,
     Descripcion: "SAMANA",
     IDProvincia: 23,
     IDMunicipioPadre: 65
    },
    {
     ID: 66,
     Descripcion: "SANCHEZ",
     IDProvincia: 23,
     IDMunicipioPadre: 66
    },
    {
     ID: 67,
     Descripcion: "SABANA DE LA MAR",
     IDProvincia: 11,
     IDMunicipioPadre: 67
    },
    {
     ID: 68,
     Descripcion: "VILLA ALTAGRACIA",
     IDProvincia: 24,
     IDMunicipioPadre: 68
    },
    {
     ID: 69,
     Descripcion: "PEDERNALES",
     IDProvincia: 19,
     IDMunicipioPadre: 69
    },
    {
     ID: 70,
     Descripcion: "LA DESCUBIERTA",
     IDProvincia: 12,
     IDMunicipioPadre: 70
    },
    {
     ID: 71,
     Descripcion: "NAGUA",
     IDProvincia: 15,
     IDMunicipioPadre: 71
    },
    {
     ID: 72,
     Descripcion: "VILLA VASQUEZ",
     IDProvincia: 17,
     IDMunicipioPadre: 72
    },
    {
     ID: 73,
     Descripcion: "LOMA DE CABRERA",
     IDProvincia: 6,
     IDMunicipioPadre: 73
    },
    {
     ID: 74,
     Descripcion: "PEDRO SANTANA",
     IDProvincia: 9,
     IDMunicipioPadre: 74
    },
    {
     ID: 75,
     Descripcion: "HONDO VALLE",
     IDProvincia: 9,
     IDMunicipioPadre: 75
    },
    {
     ID: 76,
     Descripcion: "TAMAYO",
     IDProvincia: 4,
     IDMunicipioPadre: 76
    },
    {
     ID: 77,
     Descripcion: "JIMANI",
     IDProvincia: 12,
     IDMunicipioPadre: 77
    },
    {
     ID: 78,
     Descripcion: "VILLA JARAGUA",
     IDProvincia: 4,
     IDMunicipioPadre: 78
    },
    {
     ID: 79,
     Descripcion: "VICENTE NOBLE",
     IDProvincia: 5,
     IDMunicipioPadre: 79
    },
    {
     ID: 80,
     Descripcion: "PARAISO",
     IDProvincia: 5,
     IDMunicipioPadre: 80
    },
    {
     ID: 81,
     Descripcion: "RIO SAN JUAN",
     IDProvincia: 15,
     IDMunicipioPadre: 81
    },
    {
     ID: 82,
     Descripcion: "YAGUATE",
     IDProvincia: 24,
     IDMunicipioPadre: 82
    },
    {
     ID: 83,
     Descripcion: "SABANA GRANDE DE PALENQUE",
     IDProvincia: 24,
     IDMunicipioPadre: 83
    },
    {
     ID: 84,
     Descripcion: "NIZAO",
     IDProvincia: 20,
     IDMunicipioPadre: 84
    },
    {
     ID: 85,
     Descripcion: "SAN RAFAEL DEL YUMA",
     IDProvincia: 2,
     IDMunicipioPadre: 85
    },
    {
     ID: 86,
     Descripcion: "PEPILLO SALCEDO",
     IDProvincia: 17,
     IDMunicipioPadre: 86
    },
    {
     ID: 87,
     Descripcion: "FANTINO",
     IDProvincia: 27,
     IDMunicipioPadre: 87
    },
    {
     ID: 88,
     Descripcion: "CAYETANO GERMOSEN",
     IDProvincia: 10,
     IDMunicipioPadre: 88
    },
    {
     ID: 89,
     Descripcion: "JOSE CONTRERAS (DM)",
     IDProvincia: 10,
     IDMunicipioPadre: 54
    },
    {
     ID: 90,
     Descripcion: "SABANA GRANDE DE BOYA",
     IDProvincia: 18,
     IDMunicipioPadre: 90
    },
    {
     ID: 91,
     Descripcion: "OVIEDO",
     IDProvincia: 19,
     IDMunicipioPadre: 91
    },
    {
     ID: 92,
     Descripcion: "LAGUNA SALADA",
     IDProvincia: 30,
     IDMunicipioPadre: 92
    },
    {
     ID: 93,
     Descripcion: "BAJOS DE HAINA",
     IDProvincia: 24,
     IDMunicipioPadre: 93
    },
    {
     ID: 94,
     Descripcion: "VILLA GONZALEZ",
     IDProvincia: 28,
     IDMunicipioPadre: 94
    },
    {
     ID: 95,
     Descripcion: "LICEY AL MEDIO",
     IDProvincia: 28,
     IDMunicipioPadre: 95
    },
    {
     ID: 96,
     Descripcion: "VILLA BISONO -NAVARRETE-",
     IDProvincia: 28,
     IDMunicipioPadre: 96
    },
    {
     ID: 97,
     Descripcion: "SOSUA",
     IDProvincia: 21,
     IDMunicipioPadre: 97
    },
    {
     ID: 99,
     Descripcion: "POSTRER RIO",
     IDProvincia: 12,
     IDMunicipioPadre: 99
    },
    {
     ID: 100,
     Descripcion: "EL VALLE",
     IDProvincia: 11,
     IDMunicipioPadre: 100
    },
    {
     ID: 101,
     Descripcion: "CASTAÑUELAS",
     IDProvincia: 17,
     IDMunicipioPadre: 101
    },
    {
     ID: 102,
     Descripcion: "LOS HIDALGOS",
     IDProvincia: 21,
     IDMunicipioPadre: 102
    },
    {
     ID: 103,
     Descripcion: "GUAYMATE",
     IDProvincia: 13,
     IDMunicipioPadre: 103
    },
    {
     ID: 104,
     Descripcion: "CAMBITA GARABITOS",
     IDProvincia: 24,
     IDMunicipioPadre: 104
    },
    {
     ID: 105,
     Descripcion: "GUAYABAL",
     IDProvincia: 3,
     IDMunicipioPadre: 105
    },
    {
     ID: 106,
     Descripcion: "PERALTA",
     IDProvincia: 3,
     IDMunicipioPadre: 106
    },
    {
     ID: 107,
     Descripcion: "SABANA YEGUA",
     IDProvincia: 3,
     IDMunicipioPadre: 107
    },
    {
     ID: 108,
     Descripcion: "VALLEJUELO",
     IDProvincia: 25,
     IDMunicipioPadre: 108
    },
    {
     ID: 109,
     Descripcion: "BOHECHIO",
     IDProvincia: 25,
     IDMunicipioPadre: 109
    },
    {
     ID: 110,
     Descripcion: "EL LLANO",
     IDProvincia: 9,
     IDMunicipioPadre: 110
    },
    {
     ID: 111,
     Descripcion: "POLO",
     IDProvincia: 5,
     IDMunicipioPadre: 111
    },
    {
     ID: 112,
     Descripcion: "LOS RIOS ",
     IDProvincia: 4,
     IDMunicipioPadre: 112
    },
    {
     ID: 113,
     Descripcion: "GALVAN",
     IDProvincia: 4,
     IDMunicipioPadre: 113
    },
    {
     ID: 114,
     Descripcion: "MELLA",
     IDProvincia: 12,
     IDMunicipioPadre: 114
    },
    {
     ID: 115,
     Descripcion: "PARTIDO",
     IDProvincia: 6,
     IDMunicipioPadre: 115
    },
    {
     ID: 116,
     Descripcion: "VILLA LOS ALMACIGOS",
     IDProvincia: 29,
     IDMunicipioPadre: 116
    },
    {
     ID: 117,
     Descripcion: "LAS MATAS DE SANTA CRUZ",
     IDProvincia: 17,
     IDMunicipioPadre: 117
    },
    {
     ID: 118,
     Descripcion: "MAIMON",
     IDProvincia: 16,
     IDMunicipioPadre: 118
    },
    {
     ID: 119,
     Descripcion: "ARENOSO",
     IDProvincia: 7,
     IDMunicipioPadre: 119
    },
    {
     ID: 120,
     Descripcion: "GUANANICO",
     IDProvincia: 21,
     IDMunicipioPadre: 120
    },
    {
     ID: 121,
     Descripcion: "VILLA ISABELA",
     IDProvincia: 21,
     IDMunicipioPadre: 121
    },
    {
     ID: 122,
     Descripcion: "JIMA ABAJO",
     IDProvincia: 14,
     IDMunicipioPadre: 122
    },
    {
     ID: 123,
     Descripcion: "PIEDRA BLANCA",
     IDProvincia: 16,
     IDMunicipioPadre: 123
    },
    {
     ID: 223,
     Descripcion: "SANTO DOMINGO ESTE",
     IDProvincia: 32,
     IDMunicipioPadre: 223
    },
    {
     ID: 224,
     Descripcion: "SANTO DOMINGO OESTE",
     IDProvincia: 32,
     IDMunicipioPadre: 224
    },
    {
     ID: 225,
     Descripcion: "SANTO DOMINGO NORTE",
     IDProvincia: 32,
     IDMunicipioPadre: 225
    },
    {
     ID: 395,
     Descripcion: "SANTA MARIA (DM)",
     IDProvincia: 17,
     IDMunicipioPadre: 86
    },
    {
     ID: 396,
     Descripcion: "DOÑA ANA (DM)",
     IDProvincia: 24,
     IDMunicipioPadre: 82
    },
    {
     ID: 397,
     Descripcion: "HATILLO (DM)",
     IDProvincia: 24,
     IDMunicipioPadre: 2
    },
    {
     ID: 398,
     Descripcion: "QUITA SUEÑO (DM)",
     IDProvincia: 24,
     IDMunicipioPadre: 93
    },
    {
     ID: 399,
     Descripcion: "SANTIAGO OESTE-CIENFUEGOS (DM)",
     IDProvincia: 28,
     IDMunicipioPadre: 31
    }
]

export var registros = [
    {
        comerciales: 0,
        coordinador: "sfgdfg",
        distrito: "fhdfgdfs",
        educativos: 0,
        fecha: "2023-11-07",
        hogares: 0,
        hombresH: 0,
        mujeresH: 0,
        municipio: "85",
        otros: 0,
        provincia: "2",
        sector: "fgfdg",
        talleres: 0
    },
    {
        comerciales: 0,
        coordinador: "sfgdfg",
        distrito: "fhdfgdfs",
        educativos: 0,
        fecha: "2023-11-07",
        hogares: 0,
        hombresH: 0,
        mujeresH: 0,
        municipio: "85",
        otros: 0,
        provincia: "2",
        sector: "fgfdg",
        talleres: 0
    }
]