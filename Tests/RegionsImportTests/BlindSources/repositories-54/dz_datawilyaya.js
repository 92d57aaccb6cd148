export const wilayasData = [
    {
      id: 1,
      name: 'Adrar',
      communes: ['Adrar', 'Reggane', 'In Zghmir', 'Aougrout', 'Timimoun', 'Zaouiet Kounta'],
    },
    {
      id: 2,
      name: 'Chlef',
      communes: ['Chlef', 'Ténès', 'Oued Fodda', 'Ouled Fares', 'El Karimia', 'Abou El Hassan']
    },
    {
      id: 3,
      name: 'Laghouat',
      communes: ['Laghouat', 'Aflou', 'Brida', 'Ksar El Hirane', 'Hadj Mechri', 'Sidi Makhlouf']
    },
    {
      id: 4,
      name: 'Oum El Bouaghi',
      communes: ['Oum El Bouaghi', 'Ain Beida', 'Meskiana', 'Ain M’lila', 'Souk Naamane', 'Sigus']
    },
    {
      id: 5,
      name: 'Batna',
      communes: ['Batna', 'Barika', 'N’gaous', 'Arris', 'Tazoult', 'Khenchela', 'Bouzina']
    },
    {
      id: 6,
      name: 'Béjaïa',
      communes: ['Béjaïa', 'El Kseur', 'Amizour', 'Akbou', 'Sidi Aïch', 'Tichy', 'Kendira']
    },
    {
      id: 11,
      name: 'Tamanrasset',
      communes: ['Tamanrasset', 'In Salah', 'In Guezzam', 'Tazrouk', 'Abalessa']
    },
    {
      id: 12,
      name: 'Tébessa',
      communes: ['Tébessa', 'Bir el Ater', 'Cheria', 'El Kouif', 'Negrine', 'Ouenza']
    },
    {
      id: 13,
      name: 'Tlemcen',
      communes: ['Tlemcen', 'Maghnia', 'Remchi', 'Ghazaouet', 'Hennaya', 'Nedroma', 'Sidi Abdelli']
    },
]
