export const regionOptions = [
  { value: 'tashkent', label: 'Toshkent viloyati' },
  { value: 'samarkand', label: 'Samarqand viloyati' },
  { value: 'bukhara', label: 'Buxoro viloyati' },
];

export const districtOptions: Record<string, Option[]> = {
  tashkent: [
    { value: 'bekobod', label: 'Bekobod tumani' },
    { value: 'zangiota', label: 'Zangiota tumani' },
  ],
  samarkand: [
    { value: 'urgut', label: 'Urgut tumani' },
    { value: 'jomboy', label: 'Jomboy tumani' },
    { value: 'nurobod', label: 'Nurobod tumani' },
  ],
  bukhara: [
    { value: 'gijduvon', label: 'Gʻijduvon tumani' },
  ],
};
