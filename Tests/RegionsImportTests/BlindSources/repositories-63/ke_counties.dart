List<String> kirinyagaSubCounties = [
  '',
  'Gichugu',
  'Ndia',
  'Kirinyaga Central',
  'Kirinyaga East',
];

Map<String, List<String>> kirinyagaWards = {
  '': [
    '',
  ],
  'Gichugu': [
    'Githure',
    'Kagumo',
    'Kagumo-ini',
    'Kianyaga',
    'Makutano',
    'Ndiine',
    'Nginda',
    'Njukiini',
    'Rware',
    'Thumaita'
  ],
  'Ndia': [
    'Baragwi',
    'Gatitu/Murinduko',
    'Kabare',
    'Kiamutugu',
    'Kiaragana/Indangalasia',
    'Kiine',
    'Mutira',
    'Ruguru/Ngandu',
    'Thangathi',
    'Thegu River'
  ],
  'Kirinyaga Central': [
    'Gathambi',
    'Gichugu',
    'Kangai',
    'Karumandi',
    'Kerugoya',
    'Kibingo',
    'Mukure',
    'Murinduko',
    'Mutira',
    'Ngariama'
  ],
  'Kirinyaga East': [
    'Baricho',
    'Kanyekini',
    'Kiambeere',
    'Kiaritha',
    'Kiine',
    'Mwea',
    'Ndindiruku',
    'Ngurubani',
    'Riandira',
    'Thiba'
  ],
};
