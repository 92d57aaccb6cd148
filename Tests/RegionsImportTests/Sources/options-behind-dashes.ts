export const locations = [
  { id: 1, name: 'Talmo' },
  { id: 2, name: '— Garo' },
  { id: 3, name: '— Hino' },
  { id: 4, name: '—— Hino Est' },
  { id: 5, name: 'Orvel' },
  { id: 6, name: '— Ilo' },
];
