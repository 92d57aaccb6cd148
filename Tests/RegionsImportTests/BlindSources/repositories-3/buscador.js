const archivoJSON = [
  {
    Consuladuria: 'Guayaquil',
    Provincia: 'AZUAY',
    Cantón: 'CUENCA',
    Parroquia: 'BELLAVISTA',
  },
  {
    Consuladuria: 'Guayaquil',
    Provincia: 'AZUAY',
    Cantón: 'CUENCA',
    Parroquia: 'BAÑOS',
  },
  {
    Consuladuria: 'Guayaquil',
    Provincia: 'AZUAY',
    Cantón: 'GIRÓN',
    Parroquia: 'GIRÓN',
  },
  {
    Consuladuria: 'Guayaquil',
    Provincia: 'LOJA',
    Cantón: 'LOJA',
    Parroquia: 'SUCRE',
  },
  {
    Consuladuria: 'Guayaquil',
    Provincia: 'LOJA',
    Cantón: 'CALVAS',
    Parroquia: 'CARIAMANGA',
  },
  {
    Consuladuria: 'Quito',
    Provincia: 'PICHINCHA',
    Cantón: 'QUITO',
    Parroquia: 'TARQUI',
  },
  {
    Consuladuria: 'Quito',
    Provincia: 'PICHINCHA',
    Cantón: 'QUITO',
    Parroquia: 'SUCRE',
  },
  {
    Consuladuria: 'Quito',
    Provincia: 'CARCHI',
    Cantón: 'TULCÁN',
    Parroquia: 'TULCÁN',
  },
  {
    Consuladuria: 'Quito',
    Provincia: 'CARCHI',
    Cantón: 'BOLÍVAR',
    Parroquia: 'BOLÍVAR',
  },
];
