export const ecuadorData = [
    {
        provincia: 'AZUAY',
        cantones: [
            {
                nombre: 'CUENCA',
                parroquias: ['BELLAVISTA', 'CAÑARIBAMBA', 'EL BATÁN', 'ELSAGRARIO', 'EL VECINO', 'GIL RAMÍREZ DÁVALOS', 'HERMANO MIGUEL', 'HUAYNACÁPAC', 'MACHÁNGARA', 'MONAY', 'SAN BLAS', 'SAN SEBASTIÁN', 'SUCRE', 'TOTORACOCHA', 'YANUNCAY', 'BAÑOS', 'CUMBE', 'CHAUCHA', 'CHECA (JIDCAY)', 'CHIQUINTAD', 'LLACAO', 'MOLLETURO', 'NULTI', 'OCTAVIO CORDERO PALACIOS (SANTA ROSA)', 'PACCHA', 'QUINGEO', 'RICAURTE', 'SAN JOAQUÍN', 'SANTA ANA', 'SAYAUSÍ', 'SIDCAY', 'SININCAY', 'TARQUI', 'TURI', 'VALLE', 'VICTORIA DEL PORTETE (IRQUIS)']
            },
            {
                nombre: 'GIRÓN',
                parroquias: ['GIRÓN', 'ASUNCIÓN', 'SAN GERARDO']
            },
            {
                nombre: 'GUALACEO',
                parroquias: ['GUALACEO', 'CHORDELÉG', 'DANIEL CÓRDOVA TORAL (EL ORIENTE)', 'JADÁN', 'MARIANO MORENO', 'PRINCIPAL', 'REMIGIO CRESPO TORAL (GÚLAG)', 'SAN JUAN', 'ZHIDMAD']
            },
            {
                nombre: 'NABÓN',
                parroquias: ['NABÓN', 'COCHAPATA', 'EL PROGRESO (SUSUDEL)', 'LAS NIEVES (CHAYA)']
            },
            {
                nombre: 'PAUTE',
                parroquias: ['PAUTE', 'AMALUZA', 'BULÁN', 'CHICÁN', 'EL CABO', 'GUARAINAG', 'PALMAS', 'SAN CRISTÓBAL (CARLOTA)']
            },
            {
                nombre: 'PUCARA',
                parroquias: ['PUCARÁ', 'SAN RAFAEL DE SHARUG']
            },
            {
                nombre: 'SAN FERNANDO',
                parroquias: ['SAN FERNANDO', 'CHUMBLÍN']
            },
            {
                nombre: 'SANTA ISABEL',
                parroquias: ['SANTA ISABEL (CHAGUARURCO)', 'ABDÓN CALDERÓN (LA UNIÓN)', 'ZHAGLLI (SHAGLLI)']
            }
        ]
    }
];
