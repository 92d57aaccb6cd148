export const ecuadorDistricts: Record<string, Record<string, string[]>> = {
  // Pichincha
  'Pichincha': {
    'Quito': [
      'Centro Histórico', 'La Mariscal', 'La Floresta',
      'Bellavista'
    ],
    'Cayambe': ['Centro', 'Ayora'],
  },
  'Guayas': {
    'Guayaquil': ['Centro', 'Urdesa', 'Alborada'],
    'Durán': ['El Recreo'],
  },
};
