export const STATES = [
  ['AC', 'Acre'],
  ['BA', 'Bahia'],
  ['CE', 'Ceará'],
  ['GO', 'Goiás'],
];
