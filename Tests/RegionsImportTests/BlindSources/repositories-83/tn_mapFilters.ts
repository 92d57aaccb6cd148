export default [
  {
    nom: 'Tunis',
    delegations: [
      'Carthage',
      'La Médina',
      'Bab Bhar',
      'Bab Souika',
      'Omrane',
      'Omrane Supérieur',
      'Attahrir',
      'El Menzah',
      'Cité Alkhadhra',
      'Bardo',
      'Séjoumi',
      'Azzouhour',
      'Alhrairia',
      'Sidi Hsine',
      'Ouardia',
      'Kabaria',
      'Sidi Elbéchir',
      'Jebel Jelloud',
      'La Goulette',
      'Le Kram',
      'La Marsa'
    ]
  },
  {
    nom: 'Ariana',
    delegations: [
      'Ariana Ville',
      'Soukra',
      'Raouède',
      'Kalâat Andalous',
      'Sidi Thabet',
      'Cité Attadhamon',
      'M’nihla'
    ]
  },
  {
    nom: 'Manouba',
    delegations: [
      'Manouba',
      'Oued Ellil',
      'Tebourba',
      'Battan',
      'Jedaida',
      'Mornaguia',
      'Borj Amri',
      'Douar Hicher'
    ]
  },
  {
    nom: 'Zaghouan',
    delegations: ['Zaghouan', 'Zériba', 'Bir Mecharga', 'Fahs', 'Nadhour', 'Saouaf']
  }
]
