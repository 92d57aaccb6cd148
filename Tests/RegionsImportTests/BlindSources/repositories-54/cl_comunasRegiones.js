export const regionesYComunas = {
  regiones: [
    { id: 'rm', nombre: 'Región Metropolitana' },
    { id: 'v', nombre: 'Región de Valparaíso' },
    { id: 'viii', nombre: 'Región del Biobío' },
    { id: 'x', nombre: 'Región de Los Lagos' },
    { id: 'xv', nombre: 'Región de Arica y Parinacota' }
  ],
  comunas: {
    'rm': [
      'Santiago', 'Providencia', 'Las Condes', 'Ñuñoa', 'La Reina',
      'Macul', 'Peñalolén', 'La Florida', 'Maipú', 'Puente Alto'
    ],
    'v': [
      'Valparaíso', 'Viña del Mar', 'Quilpué', 'Villa Alemana', 'Concón'
    ],
    'viii': [
      'Concepción', 'Talcahuano', 'Chiguayante', 'San Pedro de la Paz'
    ],
    'x': [
      'Puerto Montt', 'Puerto Varas', 'Osorno', 'Valdivia'
    ],
    'xv': [
      'Arica', 'Putre'
    ]
  }
};
