export const municipiosData = [
  {
    id: 1,
    nombre: 'Ahuachapán',
    departamentoId: 1,
  },
  {
    id: 2,
    nombre: 'Apaneca',
    departamentoId: 1,
  },
  {
    id: 3,
    nombre: 'Atiquizaya',
    departamentoId: 1,
  },
  {
    id: 4,
    nombre: 'Concepción de Ataco',
    departamentoId: 1,
  },
  {
    id: 5,
    nombre: 'El Refugio',
    departamentoId: 1,
  },
  {
    id: 6,
    nombre: 'Guaymango',
    departamentoId: 1,
  },
  {
    id: 7,
    nombre: 'Jujutla',
    departamentoId: 1,
  },
  {
    id: 8,
    nombre: 'San Francisco Menéndez',
    departamentoId: 1,
  },
  {
    id: 9,
    nombre: 'San Lorenzo',
    departamentoId: 1,
  },
  {
    id: 10,
    nombre: 'San Pedro Puxtla',
    departamentoId: 1,
  },
  {
    id: 11,
    nombre: 'Tacuba',
    departamentoId: 1,
  },
  {
    id: 12,
    nombre: 'Turín',
    departamentoId: 1,
  },
  {
    id: 13,
    nombre: 'Cinquera',
    departamentoId: 2,
  },
  {
    id: 14,
    nombre: 'Dolores',
    departamentoId: 2,
  },
  {
    id: 15,
    nombre: 'Guacotecti',
    departamentoId: 2,
  },
  {
    id: 16,
    nombre: 'Ilobasco',
    departamentoId: 2,
  },
  {
    id: 17,
    nombre: 'Jutiapa',
    departamentoId: 2,
  },
  {
    id: 18,
    nombre: 'San Isidro',
    departamentoId: 2,
  },
  {
    id: 19,
    nombre: 'Sensuntepeque',
    departamentoId: 2,
  },
  {
    id: 20,
    nombre: 'Tejutepeque',
    departamentoId: 2,
  },
  {
    id: 21,
    nombre: 'Victoria',
    departamentoId: 2,
  },
  {
    id: 22,
    nombre: 'Agua Caliente',
    departamentoId: 3,
  },
  {
    id: 23,
    nombre: 'Arcatao',
    departamentoId: 3,
  },
  {
    id: 24,
    nombre: 'Azacualpa',
    departamentoId: 3,
  },
  {
    id: 25,
    nombre: 'Cancasque',
    departamentoId: 3,
  },
  {
    id: 26,
    nombre: 'Chalatenango',
    departamentoId: 3,
  },
  {
    id: 27,
    nombre: 'Citalá',
    departamentoId: 3,
  },
  {
    id: 28,
    nombre: 'Comapala',
    departamentoId: 3,
  },
];
