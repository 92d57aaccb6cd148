const comunidades2 = [
    {
        comunidad: 'Andalucía',
        provincias: [
            {
                provincia: 'Almería',
            },
            {
                provincia: 'Cádiz',
            },
            {
                provincia: 'Córdoba',
            },
            {
                provincia: 'Granada',
            },
            {
                provincia: 'Huelva',
            },
            {
                provincia: 'Jaén',
            },
            {
                provincia: 'Málaga',
            },
            {
                provincia: 'Sevilla',
            },
        ]
    },
    {
        comunidad: 'Aragón',
        provincias: [
            {
                provincia: 'Huesca',

            },
            {
                provincia: 'Teruel',

            },
            {
                provincia: 'Zaragoza',

            },
        ]
    },
    {
        comunidad: 'Asturias',
        provincias: [
            {
                provincia: 'Oviedo',

            },
        ]
    },
    {
        comunidad: 'Cantabria',
        provincias: [
            {
                provincia: 'Santander',

            },
        ]
    },
    {
        comunidad: 'Castilla-La Mancha',
        provincias: [
            {
                provincia: 'Albacete',

            },
            {
                provincia: 'Ciudad Real',

            },
            {
                provincia: 'Cuenca',

            },
            {
                provincia: 'Guadalajara',

            },
            {
                provincia: 'Toledo',

            },
        ]
    },
    {
        comunidad: 'Castilla y León',
        provincias: [
            {
                provincia: 'Ávila',

            },
            {
                provincia: 'Burgos',

            },
            {
                provincia: 'León',

            },
            {
                provincia: 'Salamanca',

            },
        ]
    },
]
