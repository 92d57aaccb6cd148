export const provinces = [
  { value: '', label: '-- Select a province --' },
  { value: '01', label: 'Talmo' },
  { value: '02', label: 'Orvel' },
  { value: '03', label: 'Berna' },
];
