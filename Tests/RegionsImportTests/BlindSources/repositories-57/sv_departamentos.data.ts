export const departamentosData = [
  {
    id: 1,
    nombre: 'Ahuachapán',
  },
  {
    id: 2,
    nombre: 'Cabañas',
  },
  {
    id: 3,
    nombre: 'Chalatenango',
  },
  {
    id: 4,
    nombre: 'Cuscatlán',
  },
  {
    id: 5,
    nombre: 'La Libertad',
  },
  {
    id: 6,
    nombre: 'Morazán',
  },
  {
    id: 7,
    nombre: 'La Paz',
  },
  {
    id: 8,
    nombre: 'Santa Ana',
  },
  {
    id: 9,
    nombre: 'San Miguel',
  },
  {
    id: 10,
    nombre: 'San Salvador',
  },
  {
    id: 11,
    nombre: 'San Vicente',
  },
  {
    id: 12,
    nombre: 'Sonsonate',
  },
  {
    id: 13,
    nombre: 'La Unión',
  },
  {
    id: 14,
    nombre: 'Usulután',
  },
];
