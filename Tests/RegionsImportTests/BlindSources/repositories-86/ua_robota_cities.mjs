export const robotaUaCities = [
  {
    id: 1,
    name: 'Київ',
    nameEng: 'Kyiv',
  },
  {
    id: 4,
    name: 'Дніпро',
    nameEng: 'Dnipro',
  },
  {
    id: 6,
    name: 'Донецьк',
    nameEng: 'Donetsk',
  },
  {
    id: 9,
    name: 'Запоріжжя',
    nameEng: 'Zaporizhia',
  },
  {
    id: 3,
    name: 'Одеса',
    nameEng: 'Odessa',
  },
  {
    id: 21,
    name: 'Харків',
    nameEng: 'Kharkiv',
  },
  {
    id: 2,
    name: 'Львів',
    nameEng: 'Lviv',
  },
  {
    id: 34,
    name: 'Інші країни',
    nameEng: 'Other countries',
  },
  {
    id: 1008,
    name: 'ОАЕ',
    nameEng: 'UAE',
  },
  {
    id: 1000,
    name: 'Польща',
    nameEng: 'Poland',
  },
  {
    id: 1020,
    name: 'Варшава, Польща',
    nameEng: 'Warsaw',
  },
  {
    id: 3441,
    name: 'Відень, Австрія',
    nameEng: 'Vienna',
  },
  {
    id: 5,
    name: 'Вінниця',
    nameEng: 'Vinnytsia',
  },
  {
    id: 1022,
    name: 'Вроцлав, Польща',
    nameEng: 'Wroclaw',
  },
  {
    id: 1025,
    name: 'Гданськ, Польща',
    nameEng: 'Gdansk',
  },
  {
    id: 1026,
    name: 'Гдиня, Польща',
    nameEng: 'Gdynia',
  },
  {
    id: 1032,
    name: 'Гожув-Велькопольський, Польща',
    nameEng: 'Gorzow Wielkopolski',
  },
  {
    id: 1035,
    name: 'Жешув, Польща',
    nameEng: 'Rzeszow',
  },
  {
    id: 7,
    name: 'Житомир',
    nameEng: 'Zhitomir',
  },
  {
    id: 1033,
    name: 'Зелена Гура, Польща',
    nameEng: 'Zielona Gora',
  },
  {
    id: 10,
    name: 'Івано-Франківськ',
    nameEng: 'Ivano-Frankivsk',
  },
  {
    id: 1024,
    name: 'Катовіце, Польща',
    nameEng: 'Katowice',
  },
  {
    id: 1038,
    name: 'Кельце, Польща',
    nameEng: 'Kielce',
  },
  {
    id: 1021,
    name: 'Краків, Польща',
    nameEng: 'Krakow',
  },
];
