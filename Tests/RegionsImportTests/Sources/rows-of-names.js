var kelurahan = [
  ['Provinsi', 'Kabupaten', 'Kelurahan'],
  ['Riau', 'Kampar', 'Bangkinang'],
  ['Riau', 'Kampar', 'Kuok'],
  ['Riau', 'Siak', 'Tualang'],
  ['Jambi', 'Bungo', 'Jujuhan'],
  ['Jambi', 'Bungo', 'Rantau Pandan'],
  ['Jambi', 'Tebo', 'Sumay']
];
