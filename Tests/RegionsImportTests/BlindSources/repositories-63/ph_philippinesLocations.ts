export const philippinesProvinces: Province[] = [
  {
    name: 'Metro Manila',
    cities: [
      'Manila', 'Makati', 'Quezon City', 'Taguig', 'Pasig', 'Mandaluyong',
      'Marikina', 'Muntinlupa', 'Las Piñas', 'Parañaque', 'Valenzuela',
      'Malabon', 'Caloocan', 'Navotas', 'San Juan', 'Pateros'
    ]
  },
  {
    name: 'Abra',
    cities: ['Bangued', 'Boliney', 'Bucay', 'Bucloc', 'Daguioman', 'Danglas', 'Dolores', 'La Paz', 'Lacub', 'Lagangilang', 'Lagayan', 'Langiden', 'Licuan-Baay', 'Luba', 'Malibcong', 'Manabo', 'Peñarrubia', 'Pidigan', 'Pilar', 'Sallapadan', 'San Isidro', 'San Juan', 'San Quintin', 'Tayum', 'Tineg', 'Tubo', 'Villaviciosa']
  },
  {
    name: 'Agusan del Norte',
    cities: ['Butuan', 'Cabadbaran', 'Carmen', 'Jabonga', 'Kitcharao', 'Las Nieves', 'Magallanes', 'Nasipit', 'Remedios T. Romualdez', 'Santiago', 'Tubay']
  },
  {
    name: 'Aklan',
    cities: ['Altavas', 'Balete', 'Banga', 'Batan', 'Buruanga', 'Ibajay', 'Kalibo', 'Lezo', 'Libacao', 'Madalag', 'Makato', 'Malay', 'Malinao', 'Nabas', 'New Washington', 'Numancia', 'Tangalan']
  },
]
