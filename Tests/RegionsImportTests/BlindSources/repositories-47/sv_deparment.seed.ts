export const departmentSeed = [
  {
    codigo: '01',
    nam: 'Ahuachapán',
    na2: 'AHUACHAPÁN',
  },
  {
    codigo: '02',
    nam: 'Santa Ana',
    na2: 'SANTA ANA',
  },
  {
    codigo: '03',
    nam: 'Sonsonate',
    na2: 'SONSONATE',
  },
  {
    codigo: '04',
    nam: 'Chalatenango',
    na2: 'CHALATENANGO',
  },
  {
    codigo: '05',
    nam: 'La Libertad',
    na2: 'LA LIBERTAD',
  },
  {
    codigo: '06',
    nam: 'San Salvador',
    na2: 'SAN SALVADOR',
  },
  {
    codigo: '07',
    nam: 'Cuscatlán',
    na2: 'CUSCATLÁN',
  },
  {
    codigo: '08',
    nam: 'La Paz',
    na2: 'LA PAZ',
  },
  {
    codigo: '09',
    nam: 'Cabañas',
    na2: 'CABAÑAS',
  },
  {
    codigo: '10',
    nam: 'San Vicente',
    na2: 'SAN VICENTE',
  },
  {
    codigo: '11',
    nam: 'Usulután',
    na2: 'USULUTÁN',
  },
  {
    codigo: '12',
    nam: 'San Miguel',
    na2: 'SAN MIGUEL',
  },
  {
    codigo: '13',
    nam: 'Morazán',
    na2: 'MORAZÁN',
  },
  {
    codigo: '14',
    nam: 'La Unión',
    na2: 'LA UNIÓN',
  },
];
