export const regionesYComunas = {
  regiones: [
    { id: 'rm', nombre: 'Metropolitana' },
    { id: 'v', nombre: 'Valparo' },
    { id: 'x', nombre: 'Los Lagunos' },
    { id: 'xv', nombre: 'Arica del Norte' },
  ],
  comunas: {
    rm: ['Santelmo', 'Providente'], v: ['Quilpo', 'Concon'], x: ['Puerto Mante', 'Castra'], xv: ['Arica Alta', 'Putra'],
  },
};
