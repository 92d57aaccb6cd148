export const stateOptions = [
  { value: 'AL', label: 'Arlo', districts: [{ name: 'Besk', blocks: ['Cordano', 'Dinwe'] }, { name: 'Elgar', blocks: ['Fumo'] }] },
  { value: 'HI', label: 'Hirol', districts: [{ name: 'Imbe', blocks: ['Jarra', 'Kosta'] }] },
  { value: 'LU', label: 'Lunde', districts: [{ name: 'Mirol', blocks: ['Nako'] }] },
];

export const landTypes = [
  { value: 'wet', label: 'Wetland' },
  { value: 'dry', label: 'Dryland' },
  { value: 'hill', label: 'Hillside' },
];
