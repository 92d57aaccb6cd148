export const FRENCH_DEPARTMENTS: Department[] = [
  { code: '01', name: 'Ain' },
  { code: '02', name: 'Aisne' },
  { code: '2A', name: 'Corse-du-Sud' },
  { code: '2B', name: 'Haute-Corse' },
  { code: '971', name: 'Guadeloupe' },
  { code: '974', name: 'La Réunion' },
  { code: '75', name: 'Paris' },
];
