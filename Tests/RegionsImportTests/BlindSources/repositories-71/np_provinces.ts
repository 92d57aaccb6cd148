import type { Province } from '../types/address.ts';

export const provinces: Province[] = [
  {
    id: 1,
    name: 'Koshi Province',
    name_ne: 'कोशी प्रदेश',
    headquarter: 'Biratnagar',
    headquarter_ne: 'विराटनगर',
    total_districts: 14,
    iso_code: 'NP-P1',
  },
  {
    id: 2,
    name: 'Madhesh Province',
    name_ne: 'मधेश प्रदेश',
    headquarter: 'Janakpur',
    headquarter_ne: 'जनकपुर',
    total_districts: 8,
    iso_code: 'NP-P2',
  },
  {
    id: 3,
    name: 'Bagmati Province',
    name_ne: 'बागमती प्रदेश',
    headquarter: 'Hetauda',
    headquarter_ne: 'हेटौँडा',
    total_districts: 13,
    iso_code: 'NP-P3',
  },
];
