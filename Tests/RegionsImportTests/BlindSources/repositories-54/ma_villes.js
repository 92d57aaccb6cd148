const villes = {
  'Tanger-Tetouan-Al Hoceima':
    [
      'Tanger-Assilah',
      'M\'diq-Fnideq',
      'Tétouan',
      'Fahs-Anjra',
      'Larache',
      'Al Hoceïma',
      'Chefchaouen',
      'Ouezzane'
    ],
  'Oriental': [
    'Oujda-Angad',
    'Nador',
    'Driouch',
    'Jerada',
    'Berkane',
    'Taourirt',
    'Guercif',
    'Figuig'
  ],
  'Rabat-Salé-Kénitra': [
    'Rabat',
    'Salé',
    'Skhirate-Témara',
    'Kénitra',
    'Khémisset',
    'Sidi Kacem',
    'Sidi Slimane',
  ],
  'Drâa-Tafilalet': [
    'Errachidia',
    'Ouarzazate',
    'Midelt',
    'Tinghir',
    'Zagora',
  ],
  'Guelmim-Oued Noun': [
    'Guelmim',
    'Assa-Zag',
    'Tan-Tan',
    'Sidi Ifni',
  ],
  'Laâyoune-Sakia El Hamra': [
    'Laâyoune',
    'Boujdour',
    'Tarfaya',
    'Es-Semara',
  ],
  'Dakhla-Oued Ed Dahab': [
    'Oued Ed Dahab',
    'Aousserd',
  ]
}

export default villes

