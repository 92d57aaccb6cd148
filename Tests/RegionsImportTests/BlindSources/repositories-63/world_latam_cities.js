export const cities = {
  'AR': {
    'Buenos Aires': [
      'Buenos Aires',
      'La Plata',
      'Mar del Plata',
      'Bahía Blanca',
      'Tandil',
      'Olavarría',
      'Pergamino',
      'Necochea'
    ],
    'Córdoba': [
      'Córdoba',
      'Villa María',
      'Río Cuarto',
      'San Francisco',
      'Villa Carlos Paz',
      'Alta Gracia',
      'Bell Ville',
      'Río Tercero'
    ],
    'Santa Fe': [
      'Santa Fe',
      'Rosario',
      'Rafaela',
      'Venado Tuerto',
      'Reconquista',
      'Villa Constitución',
      'San Lorenzo',
      'Casilda'
    ]
  },
  'BO': {
    'La Paz': [
      'La Paz',
      'El Alto',
      'Viacha',
      'Achocalla',
      'Pucarani',
      'Laja',
      'Palca',
      'Mecapaca'
    ],
    'Santa Cruz': [
      'Santa Cruz de la Sierra',
      'Montero',
      'Warnes',
      'El Torno',
      'La Guardia',
      'Cotoca',
      'Pailón',
      'San José de Chiquitos'
    ]
  }
};
