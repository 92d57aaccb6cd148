const provincias = [
  {
    id: 1,
    nombre: "San Jose"
  },
  {
    id: 2,
    nombre: "Alajuela"
  },
  {
    id: 3,
    nombre: "Cartago"
  },
  {
    id: 4,
    nombre: "Heredia"
  },
  {
    id: 5,
    nombre: "Guanacaste"
  },
  {
    id: 6,
    nombre: "Puntarenas"
  },
  {
    id: 7,
    nombre: "Limon"
  }
]

const cantones = [
  [],
  [],
  [],
  [],
  [
    {
      id: 1,
      nombre: "Liberia"
    },
    {
      id: 2,
      nombre: "Abangares"
    },
    {
      id: 3,
      nombre: "Bagaces"
    },
    {
      id: 4,
      nombre: "Cañas"
    },
  ],
  [],
  []
]

const distritos = [
  [
    {
      id: 1,
      nombre: 'Liberia'
    },
    {
      id: 2,
      nombre: 'Cañas Dulces'
    },
    {
      id: 3,
      nombre: 'Mayorga'
    },
    {
      id: 4,
      nombre: 'Nacascolo'
    },
    {
      id: 5,
      nombre: 'Curubande'
    }
  ],
  [
    {
      id: 1,
      nombre: 'Las Juntas'
    },
    {
      id: 2,
      nombre: 'Sierra'
    },
    {
      id: 3,
      nombre: 'San Juan'
    },
    {
      id: 4,
      nombre: 'Colorado'
    },
  ],
  [
    {
      id: 1,
      nombre: 'Bagaces'
    },
    {
      id: 2,
      nombre: 'La Fortuna'
    },
    {
      id: 3,
      nombre: 'Mogote'
    },
    {
      id: 4,
      nombre: 'Rio Naranjo'
    },
  ],
  [
    {
      id: 1,
      nombre: 'Cañas'
    },
    {
      id: 2,
      nombre: 'Palmira'
    },
    {
      id: 3,
      nombre: 'San Miguel'
    },
    {
      id: 4,
      nombre: 'Bebedero'
    },
    {
      id: 5,
      nombre: 'Porozal'
    }
  ]
]
