const countryId = 'PL';
export const regions = [
  { name: 'Łódzkie', countryId },
  { name: 'Śląskie', countryId },
  { name: 'Opolskie', countryId },
];
