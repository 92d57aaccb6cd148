Map<String, List<String>> egyptGovernorates = {
  'Cairo': [
    'Nasr City',
    'Heliopolis',
    'Maadi',
    'New Cairo',
    'Zeitoun',
    'Helwan',
    'Shubra'
  ],
  'Giza': [
    'Dokki',
    'Agouza',
    'Haram',
    'Faisal',
    '6th of October',
    'Sheikh Zayed',
    'Monib'
  ],
  'Alexandria': [
    'Sidi Gaber',
    'Moharam Bek',
    'Montaza',
    'Agamy',
    'Miami',
    'Smouha',
    'Gomrok'
  ],
  'Dakahlia': [
    'Mansoura',
    'Talkha',
    'Meet Ghamr',
    'Senbellawein',
    'Belqas',
    'Menyet El Nasr'
  ],
  'Fayoum': ['Fayoum', 'Senoures', 'Tamiya', 'Itsa', 'Yousef El Sediq'],
  'Beni Suef': ['Beni Suef', 'Al Wasta', 'Nasser', 'Ihnasia', 'Beba'],
  'Minya': ['Minya', 'Matay', 'Mallawi', 'Samalout', 'Beni Mazar'],
  'Assiut': ['Assiut', 'Dairut', 'Abnub', 'Manfalut', 'El Badari'],
  'Sohag': ['Sohag', 'Akhmim', 'Gerga', 'Tahta', 'El Maragha'],
  'Qena': ['Qena', 'Nag Hammadi', 'Deshna', 'Abu Tesht', 'Qift'],
  'Luxor': ['Luxor', 'Esna', 'Armant', 'Al Bayadeya'],
  'Aswan': ['Aswan', 'Kom Ombo', 'Drau', 'Edfu'],
  'Suez': ['Suez', 'Ataqa', 'Ganayen'],
  'Ismailia': ['Ismailia', 'Fayed', 'Qantara East', 'Qantara West'],
  'Port Said': ['Port Said', 'Port Fouad'],
  'Damietta': ['Damietta', 'Ras El Bar', 'Ezbet El Borg', 'Faraskour', 'Zarqa'],
  'North Sinai': ['Arish', 'Rafah', 'Sheikh Zuweid', 'Bir El Abd'],
  'South Sinai': [
    'Sharm El Sheikh',
    'El Tor',
    'Dahab',
    'Nuweiba',
    'Saint Catherine'
  ],
  'New Valley': ['Kharga', 'Dakhla', 'Farafra', 'Paris'],
  'Matrouh': ['Marsa Matrouh', 'Dabaa', 'El Hammam', 'Sidi Barani', 'Salloum'],
  'Red Sea': ['Hurghada', 'Safaga', 'Qusair', 'Ras Gharib', 'Marsa Alam'],
};
