export const municipalitySeed = [
  {
    codigo: '0101',
    nam: 'Ahuachapán',
    na2: 'AHUACHAPÁN',
  },
  {
    codigo: '0102',
    nam: 'Apaneca',
    na2: 'APANECA',
  },
  {
    codigo: '0103',
    nam: 'Atiquizaya',
    na2: 'ATIQUIZAYA',
  },
  {
    codigo: '0104',
    nam: 'Concepción De Ataco',
    na2: 'CONCEPCIÓN DE ATACO',
  },
  {
    codigo: '0105',
    nam: 'El Refugio',
    na2: 'EL REFUGIO',
  },
  {
    codigo: '0106',
    nam: 'Guaymango',
    na2: 'GUAYMANGO',
  },
  {
    codigo: '0107',
    nam: 'Jujutla',
    na2: 'JUJUTLA',
  },
  {
    codigo: '0108',
    nam: 'San Francisco Menéndez',
    na2: 'SAN FRANCISCO MENÉNDEZ',
  },
  {
    codigo: '0109',
    nam: 'San Lorenzo',
    na2: 'SAN LORENZO',
  },
  {
    codigo: '0110',
    nam: 'San Pedro Puxtla',
    na2: 'SAN PEDRO PUXTLA',
  },
  {
    codigo: '0111',
    nam: 'Tacuba',
    na2: 'TACUBA',
  },
  {
    codigo: '0112',
    nam: 'Turín',
    na2: 'TURÍN',
  },
  {
    codigo: '0201',
    nam: 'Candelaria De La Frontera',
    na2: 'CANDELARIA DE LA FRONTERA',
  },
  {
    codigo: '0202',
    nam: 'Coatepeque',
    na2: 'COATEPEQUE',
  },
  {
    codigo: '0203',
    nam: 'Chalchuapa',
    na2: 'CHALCHUAPA',
  },
  {
    codigo: '0204',
    nam: 'El Congo',
    na2: 'EL CONGO',
  },
  {
    codigo: '0205',
    nam: 'El Porvenir',
    na2: 'EL PORVENIR',
  },
  {
    codigo: '0206',
    nam: 'Masahuat',
    na2: 'MASAHUAT',
  },
  {
    codigo: '0207',
    nam: 'Metapan',
    na2: 'METAPAN',
  },
  {
    codigo: '0208',
    nam: 'San Antonio Pajonal',
    na2: 'SAN ANTONIO PAJONAL',
  },
  {
    codigo: '0209',
    nam: 'San Sebastián Salitrillo',
    na2: 'SAN SEBASTIÁN SALITRILLO',
  },
  {
    codigo: '0210',
    nam: 'Santa Ana',
    na2: 'SANTA ANA',
  },
  {
    codigo: '0211',
    nam: 'Santa Rosa Guachipilín',
    na2: 'SANTA ROSA GUACHIPILÍN',
  },
  {
    codigo: '0212',
    nam: 'Santiago De La Frontera',
    na2: 'SANTIAGO DE LA FRONTERA',
  },
];
