const Map<String, List<String>> kenyaLocations = {
  'Mombasa': [
    'Changamwe', 'Jomvu', 'Kisauni', 'Nyali', 'Likoni', 'Mvita'
  ],
  'Kwale': [
    'Msambweni', 'Lunga Lunga', 'Matuga', 'Kinango'
  ],
  'Kilifi': [
    'Kilifi North', 'Kilifi South', 'Kaloleni', 'Rabai', 'Ganze', 'Malindi', 'Magarini'
  ],
  'Tana River': [
    'Garsen', 'Galole', 'Bura'
  ],
  'Lamu': [
    'Lamu East', 'Lamu West'
  ],
  'Taita Taveta': [
    'Taveta', 'Wundanyi', 'Mwatate', 'Voi'
  ],
  'Isiolo': [
    'Isiolo North', 'Isiolo South'
  ],
  'Meru': [
    'Igembe South', 'Igembe Central', 'Igembe North', 'Tigania West', 'Tigania East', 
    'North Imenti', 'Buuri', 'Central Imenti', 'South Imenti'
  ],
  'Tharaka Nithi': [
    'Maara', 'Chuka/Igambang’ombe', 'Tharaka'
  ],
  'Nyeri': [
    'Tetu', 'Kieni', 'Mathira', 'Othaya', 'Mukurweini', 'Nyeri Town'
  ],
  'Kirinyaga': [
    'Mwea', 'Gichugu', 'Ndia', 'Kirinyaga Central'
  ],
  'Murang’a': [
    'Kangema', 'Mathioya', 'Kiharu', 'Kigumo', 'Maragua', 'Kandara', 'Gatanga'
  ],
};
