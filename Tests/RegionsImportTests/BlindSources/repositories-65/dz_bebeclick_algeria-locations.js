export const ALGERIA_WILAYAS = [
  {
    code: 1,
    name: 'Adrar',
    nameAr: 'أدرار',
    region: 'sud',
    communes: [
      'Adrar', 'Tamest', 'Charouine', 'Reggane', 'In Zghmir', 'Tit', 'Ksar Kaddour',
      'Tsabit', 'Timimoun', 'Ouled Said', 'Zaouiet Kounta', 'Aoulef', 'Timiaouine',
      'Tinerkouk', 'Deldoul', 'Sali', 'Akabli', 'Metarfa', 'Ouled Aissa',
      'Bouda', 'Aougrout', 'Talmine', 'Bordj Badji Mokhtar', 'Sebaa', 'Ouled Khodeir',
      'Tamantit', 'Fenoughil', 'Tindouf'
    ]
  },
  {
    code: 2,
    name: 'Chlef',
    nameAr: 'الشلف',
    region: 'nord',
    communes: [
      'Chlef', 'Tenes', 'Benairia', 'El Karimia', 'Tadjena', 'Taougrit', 'Beni Haoua',
      'Sobha', 'Harchoun', 'Ouled Fares', 'Sidi Akkacha', 'Boukadir', 'Beni Rached',
      'Talassa', 'Herenfa', 'Oued Goussine', 'Dahra', 'Ouled Abbes', 'Sendjas',
      'Zeboudja', 'Oued Sly', 'Abou El Hassen', 'El Marsa', 'Chettia', 'Sidi Abderrahmane',
      'Moussadek', 'El Hadjadj', 'Labiod Medjadja', 'Oued Rhiou', 'Ouled Ben Abdelkader',
      'Bouzeghaia', 'Breira', 'Beni Bouattab', 'Ain Merane', 'Oum Drou'
    ]
  },
  {
    code: 3,
    name: 'Laghouat',
    nameAr: 'الأغواط',
    region: 'centre',
    communes: [
      'Laghouat', 'Ksar El Hirane', 'Bennasser Benchohra', 'Sidi Makhlouf', 'Hassi Delaa',
      'Hassi R\'Mel', 'Ain Madhi', 'Tadjmout', 'Kheneg', 'Gueltat Sidi Saad', 'Ain Sidi Ali',
      'Beidha', 'Brida', 'El Ghicha', 'El Houaita', 'Sebgag', 'Taouiala', 'Tadjrouna',
      'Aflou', 'El Assafia', 'Oued Morra', 'Hadj Mechri', 'Sidi Bouzid', 'El Haouaita'
    ]
  }
];
