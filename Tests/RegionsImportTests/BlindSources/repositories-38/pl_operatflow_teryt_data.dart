const Map<String, String> wojewodztwa = {
  '02': 'dolnośląskie',
  '04': 'kujawsko-pomorskie',
  '06': 'lubelskie',
  '08': 'lubuskie',
  '10': 'łódzkie',
  '12': 'małopolskie',
  '14': 'mazowieckie',
  '16': 'opolskie',
  '18': 'podkarpackie',
  '20': 'podlaskie',
  '22': 'pomorskie',
  '24': 'śląskie',
  '26': 'świętokrzyskie',
  '28': 'warmińsko-mazurskie',
  '30': 'wielkopolskie',
  '32': 'zachodniopomorskie',
};

const Map<String, String> powiaty = {
  // Pomorskie
  '2201': 'bytowski',
  '2208': 'lęborski',
  '2212': 'słupski',
  // Zachodniopomorskie
  '3209': 'koszaliński',
  '3213': 'sławieński',
};
