export const DIVISIONS = [
  {
    value: 10,
    title: 'Barisal',
  },
  {
    value: 20,
    title: 'Chattagram',
  },
  {
    value: 30,
    title: 'Dhaka',
  },
];

export const DISTRICTS = {
  '10': [
    {
      value: 4,
      title: 'Barguna',
    },
    {
      value: 6,
      title: 'Barisal',
    },
    {
      value: 9,
      title: 'Bhola',
    },
    {
      value: 42,
      title: 'Jhalakathi',
    },
  ],
  '20': [
    {
      value: 3,
      title: 'Bandarban',
    },
    {
      value: 30,
      title: 'Feni',
    },
    {
      value: 51,
      title: 'Lakshmipur',
    },
  ],
  '30': [
    {
      value: 26,
      title: 'Dhaka',
    },
    {
      value: 33,
      title: 'Gazipur',
    },
  ],
};

export const UPAZILLAS = {
  '4': [
    {
      value: 266,
      title: 'Amtali',
    },
    {
      value: 267,
      title: 'Barguna Sadar',
    },
    {
      value: 268,
      title: 'Betagi',
    },
    {
      value: 269,
      title: 'Bamna',
    },
    {
      value: 270,
      title: 'Pathorghata',
    },
    {
      value: 271,
      title: 'Taltali',
    },
  ],
  '6': [
    {
      value: 249,
      title: 'Barisal Sadar',
    },
    {
      value: 250,
      title: 'Bakerganj',
    },
    {
      value: 251,
      title: 'Babuganj',
    },
    {
      value: 252,
      title: 'Wazirpur',
    },
    {
      value: 253,
      title: 'Banaripara',
    },
    {
      value: 254,
      title: 'Gournadi',
    },
    {
      value: 255,
      title: 'Agailjhara',
    },
    {
      value: 256,
      title: 'Mehendiganj',
    },
    {
      value: 257,
      title: 'Muladi',
    },
    {
      value: 258,
      title: 'Hizla',
    },
    {
      value: 497,
      title: 'Barishal City Corporation',
    },
  ],
  '9': [
    {
      value: 259,
      title: 'Bhola Sadar',
    },
    {
      value: 260,
      title: 'Borhan Sddin',
    },
    {
      value: 261,
      title: 'Charfesson',
    },
    {
      value: 262,
      title: 'Doulatkhan',
    },
    {
      value: 263,
      title: 'Monpura',
    },
    {
      value: 264,
      title: 'Tazumuddin',
    },
    {
      value: 265,
      title: 'Lalmohan',
    },
  ],
  '42': [
    {
      value: 230,
      title: 'Jhalakathi Sadar',
    },
    {
      value: 231,
      title: 'Kathalia',
    },
    {
      value: 232,
      title: 'Nalchity',
    },
    {
      value: 233,
      title: 'Rajapur',
    },
  ],
  '3': [
    {
      value: 97,
      title: 'Bandarban Sadar',
    },
    {
      value: 98,
      title: 'Alikadam',
    },
    {
      value: 99,
      title: 'Naikhongchhari',
    },
    {
      value: 100,
      title: 'Rowangchhari',
    },
    {
      value: 101,
      title: 'Lama',
    },
    {
      value: 102,
      title: 'Ruma',
    },
    {
      value: 103,
      title: 'Thanchi',
    },
  ],
  '30': [
    {
      value: 18,
      title: 'Chhagalnaiya',
    },
    {
      value: 19,
      title: 'Feni Sadar',
    },
    {
      value: 20,
      title: 'Sonagazi',
    },
    {
      value: 21,
      title: 'Fulgazi',
    },
    {
      value: 22,
      title: 'Parshuram',
    },
    {
      value: 23,
      title: 'Daganbhuiyan',
    },
  ],
  '51': [
    {
      value: 60,
      title: 'Lakshmipur Sadar',
    },
    {
      value: 61,
      title: 'Kamalnagar',
    },
    {
      value: 62,
      title: 'Raipur',
    },
    {
      value: 63,
      title: 'Ramgati',
    },
    {
      value: 64,
      title: 'Ramganj',
    },
  ],
  '26': [
    {
      value: 365,
      title: 'Savar',
    },
    {
      value: 366,
      title: 'Dhamrai',
    },
    {
      value: 367,
      title: 'Keraniganj',
    },
    {
      value: 368,
      title: 'Nawabganj',
    },
    {
      value: 369,
      title: 'Dohar',
    },
    {
      value: 492,
      title: 'Dhaka South City Corporat',
    },
    {
      value: 493,
      title: 'Dhaka North City Corporat',
    },
  ],
  '33': [
    {
      value: 317,
      title: 'Kaliganj',
    },
    {
      value: 318,
      title: 'Kaliakair',
    },
    {
      value: 319,
      title: 'Kapasia',
    },
    {
      value: 320,
      title: 'Gazipur Sadar',
    },
    {
      value: 321,
      title: 'Sreepur',
    },
    {
      value: 499,
      title: 'Gazipur City Corporation',
    },
  ],
};
