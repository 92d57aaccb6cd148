export const governorates: Governorate[] = [
  {
    id: 'alexandria',
    name: 'الإسكندرية',
    cities: [
      { id: 'alexandria', name: 'الإسكندرية' },
      { id: 'smouha', name: 'سموحة' },
      { id: 'miami', name: 'ميامي' },
    ],
  },
  {
    id: 'cairo',
    name: 'القاهرة',
    cities: [
      { id: 'cairo', name: 'القاهرة' },
      { id: 'maadi', name: 'المعادي' },
    ],
  },
  {
    id: 'giza',
    name: 'الجيزة',
    cities: [
      { id: 'giza', name: 'الجيزة' },
      { id: 'dokki', name: 'الدقي' },
    ],
  },
];
