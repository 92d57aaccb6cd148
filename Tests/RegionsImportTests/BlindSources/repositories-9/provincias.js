export default [
    {
        nombre: 'San José',
        cantones: [
            {
                nombre: 'San José', 
                cabecera: 'San José',
                distritos: [
                 'Carmen',
                 'Merced',
                 'Hospital',
                 'Catedral',
                 'Zapote',
                 'San Francisco de Dos Ríos',
                 'La Uruca',
                 'Mata Redonda',
                 'Pavas',
                 'Hatillo'
                ]
            },
            {
                nombre: 'Escazú', 
                cabecera: 'Escazú',
                distritos: [
                   'San Sebastián',
                   'Escazú',
                   'San Antonio',
                   'San Rafael',
                ]
        
            },
            {
                nombre: 'Desamparados', 
                cabecera: 'Desamparados',
                distritos: [
                    'Desamparados',
                    'San Miguel',
                    'San Juan de Dios',
                    'San Rafael Arriba',
                    'San Antonio',
                    'Frailes',
                    'Patarrá',
                    'San Cristóbal',
                    'Rosario',
                    'Damas',
                    'San Rafael Abajo',
                    'Gravilias',
                    'Los Guido'
                ]
            },
            {
                nombre: 'Puriscal', 
                cabecera: 'Santiago',
                distritos: [
                    'Santiago',
                    'Mercedes Sur',
                    'Barbacoas',
                    'Grifo Alto',
                    'San Rafael',
                    'Candelarita',
                    'Desamparaditos',
                    'San Antonio',
                    'Chires'
                    
                ]
            },
            {
                nombre: 'Tarrazú', 
                cabecera: 'San Marcos',
                distritos: [
                    'San Marcos',
                    'San Lorenzo',
                    'San Carlos'
                ]
            },
            {
                nombre: 'Aserrí',
                cabecera: 'Aserrí',
                distritos: [
                    'Aserrí',
                    'Tarbaca',
                    'Vuelta de Jorco',
                    'San Gabriel',
                    'Legua',
                    'Monterrey',
                    'Salitrillos',
                ]
            },
            {
                nombre: 'Mora', 
                cabecera: 'Ciudad Colón',
                distritos: [
                    'Colon',
                    'Guayabo',
                    'Tabarcia',
                    'Piedras Negras',
                    'Picagres',
                    'Jaris',
                    'Quitirrisi'
                ]
            },
            {
                nombre: 'Goicoechea', 
                cabecera: 'Guadalupe',
                distritos: [
                    'Guadalupe',
                    'San Francisco',
                    'Calle Blancos',
                    'Mata de Platano',
                    'Ipis',
                    'Rancho Redondo',
                    'Purral'
                ]
            },
            {
                nombre: 'Santa Ana', 
                cabecera: 'Santa Ana',
                distritos: [
                    'Santa Ana',
                    'Salitral',
                    'Pozos',
                    'Uruca',
                    'Piedades',
                    'Brasil'
                ]
            },
            {
                nombre: 'Alajuelita',
                cabecera: 'Alajuelita',
                distritos: [
                    'alajuelita',
                    'san josécito',
                    'san antonio',
                    'concepcion',
                    'san felipe',
                ]
            },
            {
                nombre: 'Vásquez de Coronado',
                cabecera:'San Isidro',
                distritos: [
                    'San Isidro',
                    'San Rafael',
                    'Dulce Nombre de Jesús',
                    'Patalillo',
                    'Cascajal'
                ]
            },
            {
                nombre: 'Acosta',
                cabecera: 'San Ignacio',
                distritos: [
                    'San Ignacio de Acosta',
                    'Guaitil',
                    'Palmichal',
                    'Cangrejal',
                    'Sabanillas'
                ]
            },
            {
                nombre: 'Tibás',
                cabecera: 'San Juan',
                distritos: [
                    'San Juan',
                    'Cinco esquinas',
                    'Anselmo Llorente',
                    'Leon XIII',
                    'Colima'
                ]
            },
            {
                nombre: 'Moravia', 
                cabecera: 'San Vicente',
                distritos: [
                    'San Vicente',
                    'San Jeronimo',
                    'Trinidad'
                ]
            },
            {
                nombre: 'Montes de Oca', 
                cabecera: 'San Pedro',
                distritos: [
                    'San Pedro',
                    'Sabanilla',
                    'Mercedes',
                    'San Rafael'
                ]
            },
            {
                nombre: 'Turrubares',
                cabecera:'San Pablo',
                distritos: [
                    'San Pablo',
                    'San Pedro',
                    'San Juan de Mata',
                    'San Luis',
                    'Carara',
                ]
            },
            {
                nombre: 'Dota', 
                cabecera:'Santa María',
                distritos: [
                    'Santa María',
                    'Jardin',
                    'Copey',
                ]
            },
            {
                nombre: 'Curridabat', 
                cabecera: 'Curridabat',
                distritos: [
                    'Curridabat',
                    'Granadilla',
                    'Sánchez',
                    'Tirrases'
                ]
            },
            {
                nombre: 'Pérez Zeledón', 
                cabecera: 'San Isidro de El General',
                distritos: [
                    'San Isidro del General',
                    'General',
                    'Daniel Flores',
                    'Rivas',
                    'San Pedro',
                    'Platanares',
                    'Pejibaye',
                    'Cajon',
                    'Baru',
                    'Río Nuevo',
                    'Paramo'
                ]
            },
            {
                nombre: 'León Cortéz', cabecera: 'San Pablo',
                distritos: [
                    'San Pablo',
                    'San Andres',
                    'Llano Bonito',
                    'San Isidro',
                    'Santa Cruz',
                    'San Antonio'
                ]
            }
        ]
    },
    {
        nombre: 'Cartago',
        cantones: [
            {
                nombre: 'Cartago',
                cabecera: '',
                distritos: [
                    'Oriental',
                    'Occidental',
                    'Carmen',
                    'San Nicolas',
                    'Aguacaliente (San Francisco)',
                    'Guadalupe (Arenilla)',
                    'Corralillo',
                    'Tierra Blanca',
                    'Dulce Nombre',
                    'Llano Grande',
                    'Quebradilla'
                ]
            },
            {
                nombre: 'Paraíso',
                cabecera: '',
                distritos: [
                    'Paraíso',
                    'Santiago',
                    'Orosi',
                    'Cachi',
                    'Llanos de Santa Lucia'
                ]
            },
            {
                nombre: 'La Unión',
                cabecera: '',
                distritos: [
                    'Tres Ríos',
                    'San Diego',
                    'San Juan',
                    'San Rafael',
                    'Concepcion',
                    'Dulce Nombre',
                    'San Ramón',
                    'Río Azul'
                ]
            },
            {
                nombre: 'Jiménez',
                cabecera: '',
                distritos: [
                    'Juan Viñas',
                    'Tucurrique',
                    'Pejibaye'
                ]
            },
            {
                nombre: 'Turriealba',
                cabecera: '',
                distritos: [
                    'Turrialba',
                    'La Suiza',
                    'Peralta',
                    'Santa Cruz',
                    'Santa Teresita',
                    'Pavones',
                    'Tuis',
                    'Tayutic',
                    'Santa Rosa',
                    'Tres Equis',
                    'La Isabel',
                    'Chirripo'
                ]
            },
            {
                nombre: 'Alvarado',
                cabecera: '',
                distritos: [
                    'Pacayas',
                    'Cervantes',
                    'Capellades'
                ]
            },
            {
                nombre: 'Oreamuno',
                cabecera: '',
                distritos: [
                    'San Rafael',
                    'Cot',
                    'Potrero Cerrado',
                    'Cipreses',
                    'Santa Rosa'
                ]
            },
            {
                nombre: 'El Guarco',
                cabecera: '',
                distritos: [
                    'Tejar',
                    'San Isidro',
                    'Tobosi',
                    'Patio de Agua'
                ]
            }
        ]
    },
    {
        nombre: 'Limón',
        cantones: [
            {
                nombre: 'Limón',
                cabecera: '',
                distritos: [
                    'Limón',
                    'Valle La Estrella',
                    'Río Blanco',
                    'Matama'
                ]
            },
            {
                nombre: 'Pococí',
                cabecera: '',
                distritos: [
                    'Guapiles',
                    'Jiménez',
                    'Rita',
                    'Roxana',
                    'Cariari',
                    'Colorado'
                ]
            },
            {
                nombre: 'Siquirres',
                cabecera: '',
                distritos: [
                    'Siquirres',
                    'Pacuarito',
                    'Florida',
                    'Germania',
                    'Cairo',
                    'Alegria'
                ]
            },
            {
                nombre: 'Talamanca',
                cabecera: '',
                distritos: [
                    'Bratsi',
                    'Sixaola',
                    'Cahuita',
                    'Telire'
                ]
            },
            {
                nombre: 'Matina',
                cabecera: '',
                distritos: [
                    'Matina',
                    'Battan',
                    'Carrandi'
                ]
            },
            {
                nombre: 'Guácimo',
                cabecera: '',
                distritos: [
                    'Guácimo',
                    'Mercedes',
                    'Pocora',
                    'Río Jiménez',
                    'Duacari',
                ]
            }
        ]
    },
]
