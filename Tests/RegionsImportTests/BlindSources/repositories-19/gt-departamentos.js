var departamentos = [
    {
        departamento_id: 1,
        nombre_depto: 'Petén'
    },
    {
        departamento_id: 2,
        nombre_depto: 'Izabal'
    },
    {
        departamento_id: 3,
        nombre_depto: 'Alta Verapaz'
    },
    {
        departamento_id: 4,
        nombre_depto: 'Quiché'
    },
    {
        departamento_id: 5,
        nombre_depto: 'Huehuetenango'
    },
    {
        departamento_id: 6,
        nombre_depto: 'Escuintla'
    },
    {
        departamento_id: 7,
        nombre_depto: 'San Marcos'
    },
    {
        departamento_id: 8,
        nombre_depto: 'Jutiapa'
    },
    {
        departamento_id: 9,
        nombre_depto: 'Baja Verapaz'
    },
    {
        departamento_id: 10,
        nombre_depto: 'Santa Rosa'
    },
    {
        departamento_id: 11,
        nombre_depto: 'Zacapa'
    },
    {
        departamento_id: 12,
        nombre_depto: 'Suchitepéquez'
    },
    {
        departamento_id: 13,
        nombre_depto: 'Chiquimula'
    },
    {
        departamento_id: 14,
        nombre_depto: 'Guatemala'
    },
    {
        departamento_id: 15,
        nombre_depto: 'Jalapa'
    },
    {
        departamento_id: 16,
        nombre_depto: 'Chimaltenango'
    },
    {
        departamento_id: 17,
        nombre_depto: 'Quetzaltenango'
    },
    {
        departamento_id: 18,
        nombre_depto: 'El Progreso'
    },
    {
        departamento_id: 19,
        nombre_depto: 'Retalhuleu'
    },
    {
        departamento_id: 20,
        nombre_depto: 'Sololá'
    },
    {
        departamento_id: 21,
        nombre_depto: 'Totonicapán'
    },
    {
        departamento_id: 22,
        nombre_depto: 'Sacatepéquez'
    }
];

var municipios = [
    // Municipios de Peten
    {
        municipio_id: 1,
        nombre_muni: 'Flores',
        departamento_id: 1
    },
    {
        municipio_id: 2,
        nombre_muni: 'San José',
        departamento_id: 1
    },
    {
        municipio_id: 3,
        nombre_muni: 'San Benito ',
        departamento_id: 1
    },
    {
        municipio_id: 4,
        nombre_muni: 'San Andrés',
        departamento_id: 1
    },
    {
        municipio_id: 5,
        nombre_muni: 'La Libertad',
        departamento_id: 1
    },
    {
        municipio_id: 6,
        nombre_muni: 'San Francisco',
        departamento_id: 1
    },
    {
        municipio_id: 7,
        nombre_muni: 'Santa Ana',
        departamento_id: 1
    },
    {
        municipio_id: 8,
        nombre_muni: 'Dolores',
        departamento_id: 1
    },
    {
        municipio_id: 9,
        nombre_muni: 'San Luis',
        departamento_id: 1
    },
    {
        municipio_id: 10,
        nombre_muni: 'Sayaxche',
        departamento_id: 1
    },
    {
        municipio_id: 11,
        nombre_muni: 'Melchor de Mencos',
        departamento_id: 1
    },
    {
        municipio_id: 12,
        nombre_muni: 'Poptún',
        departamento_id: 1
    },
    // Municipios de Izabal
    {
        municipio_id: 13,
        nombre_muni: 'Puerto Barrios',
        departamento_id: 2
    },
    {
        municipio_id: 14,
        nombre_muni: 'Livingston',
        departamento_id: 2
    },
    {
        municipio_id: 15,
        nombre_muni: 'El Estor',
        departamento_id: 2
    },
    {
        municipio_id: 16,
        nombre_muni: 'Morales',
        departamento_id: 2
    },
    {
        municipio_id: 17,
        nombre_muni: 'Los Amates',
        departamento_id: 2
    },
    // Municipios de Alta Verapaz
    {
        municipio_id: 18,
        nombre_muni: 'Cobán',
        departamento_id: 3
    },
    {
        municipio_id: 19,
        nombre_muni: 'Santa Cruz Verapaz',
        departamento_id: 3
    },
    {
        municipio_id: 20,
        nombre_muni: 'San Cristobal Verapaz',
        departamento_id: 3
    },
    {
        municipio_id: 21,
        nombre_muni: 'Tactíc',
        departamento_id: 3
    },
    {
        municipio_id: 22,
        nombre_muni: 'Tamahú',
        departamento_id: 3
    },
    {
        municipio_id: 23,
        nombre_muni: 'San Miguel Tucurú',
        departamento_id: 3
    },
    {
        municipio_id: 24,
        nombre_muni: 'Panzos ',
        departamento_id: 3
    },
    {
        municipio_id: 25,
        nombre_muni: 'Senahú ',
        departamento_id: 3
    },
    {
        municipio_id: 26,
        nombre_muni: 'San Pedro Carchá',
        departamento_id: 3
    },
    {
        municipio_id: 27,
        nombre_muni: 'SanJuan Chamelco',
        departamento_id: 3
    },
    {
        municipio_id: 28,
        nombre_muni: 'Lanquín',
        departamento_id: 3
    },
    {
        municipio_id: 29,
        nombre_muni: 'Santa María Cahabón',
        departamento_id: 3
    },
    {
        municipio_id: 30,
        nombre_muni: 'Chisec',
        departamento_id: 3
    },
    {
        municipio_id: 31,
        nombre_muni: 'Chahal',
        departamento_id: 3
    },
    {
        municipio_id: 32,
        nombre_muni: 'Fray Bartolomé de las Casas',
        departamento_id: 3
    },
    {
        municipio_id: 33,
        nombre_muni: 'Santa Catarina La Tinta',
        departamento_id: 3
    },
    // Municipios de El Quiché 
    {
        municipio_id: 34,
        nombre_muni: 'Santa Cruz del Quiche',
        departamento_id: 4
    },
    {
        municipio_id: 35,
        nombre_muni: 'Chiche',
        departamento_id: 4
    },
    {
        municipio_id: 36,
        nombre_muni: 'Chinique',
        departamento_id: 4
    },
    {
        municipio_id: 37,
        nombre_muni: 'Zacualpa',
        departamento_id: 4
    },
    {
        municipio_id: 38,
        nombre_muni: 'Chajul',
        departamento_id: 4
    },
    {
        municipio_id: 39,
        nombre_muni: 'Santo Tomás Chichicstenango',
        departamento_id: 4
    },
    {
        municipio_id: 40,
        nombre_muni: 'Patzité',
        departamento_id: 4
    },
    {
        municipio_id: 41,
        nombre_muni: 'San Antonio Ilotenango',
        departamento_id: 4
    },
    {
        municipio_id: 42,
        nombre_muni: 'San Pedro Jocopilas',
        departamento_id: 4
    },
    {
        municipio_id: 43,
        nombre_muni: 'Cunén',
        departamento_id: 4
    },
    {
        municipio_id: 44,
        nombre_muni: 'San Juan Cotzal',
        departamento_id: 4
    },
    {
        municipio_id: 45,
        nombre_muni: 'Joyabaj',
        departamento_id: 4
    },
    {
        municipio_id: 46,
        nombre_muni: 'Santa María Nebaj',
        departamento_id: 4
    },
    {
        municipio_id: 47,
        nombre_muni: 'San Andrés Sajcabajá',
        departamento_id: 4
    },
    {
        municipio_id: 48,
        nombre_muni: 'San Miguel Uspatán',
        departamento_id: 4
    },
    {
        municipio_id: 49,
        nombre_muni: 'Sacapulas',
        departamento_id: 4
    },
    {
        municipio_id: 50,
        nombre_muni: 'San Bartolomé Jocotenango',
        departamento_id: 4
    },
    {
        municipio_id: 51,
        nombre_muni: 'Canilla',
        departamento_id: 4
    },
    {
        municipio_id: 52,
        nombre_muni: 'Chicaman',
        departamento_id: 4
    },
    {
        municipio_id: 53,
        nombre_muni: 'Playa Grande - Ixcán',
        departamento_id: 4
    },
    {
        municipio_id: 54,
        nombre_muni: 'Pachalúm',
        departamento_id: 4
    },
    // Municipios de Huehuetenango 
    {
        municipio_id: 55,
        nombre_muni: 'Huehuetenango',
        departamento_id: 5
    },
    {
        municipio_id: 56,
        nombre_muni: 'Chiantla',
        departamento_id: 5
    },
    {
        municipio_id: 57,
        nombre_muni: 'Malacatancito',
        departamento_id: 5
    },
    {
        municipio_id: 58,
        nombre_muni: 'Cuilco',
        departamento_id: 5
    },
    {
        municipio_id: 59,
        nombre_muni: 'Nentón',
        departamento_id: 5
    },
    {
        municipio_id: 60,
        nombre_muni: 'San Pedro Necta',
        departamento_id: 5
    },
    {
        municipio_id: 61,
        nombre_muni: 'Jacaltenango',
        departamento_id: 5
    },
    {
        municipio_id: 62,
        nombre_muni: 'San Pedro Soloma',
        departamento_id: 5
    },
    {
        municipio_id: 63,
        nombre_muni: 'San Ildelfonso Ixtahuac´n',
        departamento_id: 5
    },
    {
        municipio_id: 64,
        nombre_muni: 'Santa Bárbara',
        departamento_id: 5
    },
    {
        municipio_id: 65,
        nombre_muni: 'La Libertad',
        departamento_id: 5
    },
    {
        municipio_id: 66,
        nombre_muni: 'La Democracia',
        departamento_id: 5
    },
    {
        municipio_id: 67,
        nombre_muni: 'San Miguel Acatán',
        departamento_id: 5
    }
];
