export const cities = [
  { id: '89', name: 'An Giang' },
  { id: '62', name: 'Kon Tum' },
];
