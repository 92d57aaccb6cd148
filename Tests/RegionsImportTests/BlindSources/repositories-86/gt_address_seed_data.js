module.exports = {
    departamentos: [
        {
            nombre: 'Alta Verapaz',
            municipios: [
                'Cobán',
                'San Pedro Carchá',
                'San Juan Chamelco',
                'Tactic',
                'Tucurú',
                'Panzós',
                'Senahú',
                'Santa María Cahabón',
                'Lanquín',
                'Chahal',
                'Fray Bartolomé de las Casas',
                'Chisec',
                'Santa Cruz Verapaz',
                'Cahabón',
                'Tamahú'
            ]
        },
        {
            nombre: 'Baja Verapaz',
            municipios: [
                'Salamá',
                'San Miguel Chicaj',
                'Rabinal',
                'Cubulco',
                'Granados',
                'Santa Cruz el Chol',
                'San Jerónimo',
                'Purulhá'
            ]
        },
        {
            nombre: 'Chimaltenango',
            municipios: [
                'Chimaltenango',
                'San José Poaquil',
                'San Martín Jilotepeque',
                'Comalapa',
                'Santa Apolonia',
                'Tecpán Guatemala',
                'Patzún',
                'Pochuta',
                'Patzicía',
                'Santa Cruz Balanyá',
                'Acatenango',
                'Yepocapa',
                'San Andrés Itzapa',
                'Parramos',
                'Zaragoza',
                'El Tejar'
            ]
        },
        {
            nombre: 'Chiquimula',
            municipios: [
                'Chiquimula',
                'San José La Arada',
                'San Juan Ermita',
                'Jocotán',
                'Camotán',
                'Olopa',
                'Esquipulas',
                'Quezaltepeque',
                'San Jacinto',
                'Ipala'
            ]
        }
    ]
};
