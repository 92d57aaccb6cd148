export const CITIES = [
  // Города республиканского значения
  { id: 1, name: 'Астана', region: 'город Астана', regionCode: '01', isPopular: true },
  { id: 2, name: 'Алматы', region: 'город Алматы', regionCode: '02', isPopular: true },
  
  // Акмолинская область (03)
  { id: 3, name: 'Кокшетау', region: 'Акмолинская область', regionCode: '03', isPopular: true },
  { id: 3.1, name: 'Степногорск', region: 'Акмолинская область', regionCode: '03', isPopular: false },
  { id: 3.2, name: 'Щучинск', region: 'Акмолинская область', regionCode: '03', isPopular: false },
  { id: 4, name: 'Актобе', region: 'Актюбинская область', regionCode: '04', isPopular: true },
  { id: 4.1, name: 'Хромтау', region: 'Актюбинская область', regionCode: '04', isPopular: false },
];
