export const ARGHAKHANCHI = {
  number: 1,
  name: 'Arghakhanchi',
  municipals: [
    'Sandhikharka',
    'Malarani',
    'Chhatradev',
    'Bhumekasthan',
    'Panini',
    'Sitganga',
  ]
};

export const PYUTHAN = {
  number: 2,
  name: 'Pyuthan',
  municipals: [
    'Gaumukhi',
    'Jhimruk',
    'Sworgadwary',
    'Pyuthan',
    'Ayirabati',
    'Mallarani',
    'Naubahini',
    'Mandavi',
    'Sarumarani',
  ]
};

export const RUKUM_E = {
  number: 3,
  name: 'Rukum_e',
  municipals: [
    'Bhume',
    'Putha uttarganga',
    'Sisne',
    'Dhorpatan hunting reserve',
  ]
};

export const KAPILBASTU = {
  number: 4,
  name: 'Kapilbastu',
  municipals: [
    'Krishnanagar',
    'Banganga',
    'Maharajgunj',
    'Mayadevi',
    'Suddhodhan',
    'Buddhabhumi',
    'Yashodhara',
    'Shivaraj',
    'Kapilbastu',
    'Bijayanagar',
  ]
};

export const BANKE = {
  number: 5,
  name: 'Banke',
  municipals: [
    'Kohalpur',
    'Rapti sonari',
    'Narainapur',
    'Duduwa',
    'Baijanath',
    'Nepalgunj',
    'Khajura',
    'Janki',
  ]
};

export const GULMI = {
  number: 6,
  name: 'Gulmi',
  municipals: [
    'Madane',
    'Malika',
    'Musikot',
    'Dhurkot',
    'Isma',
    'Kaligandaki',
    'Resunga',
    'Gulmidarbar',
    'Ruru',
    'Satyawati',
    'Chandrakot',
    'Chatrakot',
  ]
};

export const NAWALPARASI_W = {
  number: 7,
  name: 'Nawalparasi_w',
  municipals: [
    'Ramgram',
    'Sunwal',
    'Sarawal',
    'Pratappur',
    'Bardaghat',
    'Palhi nandan',
    'Susta',
  ]
};
