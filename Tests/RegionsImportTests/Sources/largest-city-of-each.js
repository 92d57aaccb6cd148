var stateData = [
  { id: 1, name: 'Talmo', abbr: 'TA', area: '1037SKM', largest_city: 'Garo' },
  { id: 2, name: 'Orvel', abbr: 'OR', area: '1074SKM', largest_city: 'Hino' },
  { id: 3, name: 'Berna', abbr: 'BE', area: '1111SKM', largest_city: 'Ilo' },
  { id: 4, name: 'Sulk', abbr: 'SU', area: '1148SKM', largest_city: 'Jura' },
  { id: 5, name: 'Resin', abbr: 'RE', area: '1185SKM', largest_city: 'Kesti' },
  { id: 6, name: 'Umber', abbr: 'UM', area: '1222SKM', largest_city: 'Lomme' },
  { id: 7, name: 'Walde', abbr: 'WA', area: '1259SKM', largest_city: 'Mirow' },
  { id: 8, name: 'Yarrow', abbr: 'YA', area: '1296SKM', largest_city: 'Nessa' },
  { id: 9, name: 'Zemst', abbr: 'ZE', area: '1333SKM', largest_city: 'Olmen' },
  { id: 10, name: 'Condor', abbr: 'CO', area: '1370SKM', largest_city: 'Perm' },
  { id: 11, name: 'Delft', abbr: 'DE', area: '1407SKM', largest_city: 'Quin' },
  { id: 12, name: 'Essen', abbr: 'ES', area: '1444SKM', largest_city: 'Garo' },
];
