Map<String, List<String>> egyptGovernorates = {
  'Cairo': [
    'Nasr City',
    'Heliopolis',
    'Maadi'
  ],
  'Giza': [
    'Dokki',
    '6th of October',
    'Sheikh Zayed'
  ],
  'Alexandria': [
    'Sidi Gaber',
    'Miami'
  ],
  'Fayoum': ['Fayoum', 'Senoures', 'Tamiya'],
  'Suez': ['Suez', 'Ataqa'],
};
