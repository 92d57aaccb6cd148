export const zambianProvinces = [
  'Central',
  'Lusaka',
  'Muchinga',
  'Northern',
  'Southern'
];

export const provincialDistricts: Record<string, string[]> = {
  'Central': [
    'Chibombo', 'Chisamba', 'Chitambo', 'Kabwe', 'Kapiri Mposhi',
    'Luano', 'Mkushi', 'Mumbwa', 'Ngabwe', 'Shibuyunji'
  ],
  'Lusaka': [
    'Chongwe', 'Kafue', 'Luangwa', 'Lusaka', 'Rufunsa'
  ],
  'Muchinga': [
    'Chama', 'Chinsali', 'Isoka', 'Kanchibiya', 'Mpika',
    'Nakonde', 'Shiwang\'andu'
  ],
  'Northern': [
    'Chilubi', 'Kaputa', 'Kasama', 'Luwingu', 'Mbala',
    'Mporokoso', 'Mungwi', 'Nsama', 'Senga Hill'
  ],
  'Southern': [
    'Chikankata', 'Chirundu', 'Gwembe', 'Itezhi-Tezhi', 'Kalomo',
    'Kazungula', 'Livingstone', 'Mazabuka', 'Monze', 'Namwala',
    'Pemba', 'Siavonga', 'Sinazongwe', 'Zimba'
  ]
};

export const zambia = {
  provinces: [
    { name: 'Central', districts: provincialDistricts['Central'] },
    { name: 'Lusaka', districts: provincialDistricts['Lusaka'] },
    { name: 'Muchinga', districts: provincialDistricts['Muchinga'] },
    { name: 'Northern', districts: provincialDistricts['Northern'] },
    { name: 'Southern', districts: provincialDistricts['Southern'] }
  ]
};
