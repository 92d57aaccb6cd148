export const counties = [
  'Baringo', 'Bomet', 'Bungoma', 'Busia', 'Elgeyo Marakwet', 'Embu', 'Garissa',
  'Homa Bay', 'Isiolo', 'Kajiado', 'Kakamega', 'Kericho', 'Kiambu', 'Kilifi',
  'Kirinyaga', 'Kisii', 'Kisumu', 'Kitui', 'Kwale', 'Laikipia', 'Lamu',
  'Machakos', 'Makueni', 'Mandera', 'Marsabit', 'Meru', 'Migori', 'Mombasa',
  'Murang\'a', 'Nairobi', 'Nakuru', 'Nandi', 'Narok', 'Nyamira', 'Nyandarua',
  'Nyeri', 'Samburu', 'Siaya', 'Taita Taveta', 'Tana River', 'Tharaka Nithi',
  'Trans Nzoia', 'Turkana', 'Uasin Gishu', 'Vihiga', 'Wajir', 'West Pokot'
];

export const subCounties = {
  'Mombasa': [
    'Changamwe', 'Jomvu', 'Kisauni', 'Likoni', 'Mvita', 'Nyali'
  ],
  'Kwale': [
    'Msambweni', 'Lungalunga', 'Matuga', 'Kinango'
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
  'Garissa': [
    'Garissa Township', 'Balambala', 'Lagdera', 'Dadaab', 'Fafi', 'Ijara'
  ],
  'Isiolo': [
    'Isiolo North', 'Isiolo South'
  ],
  'Meru': [
    'Igembe South', 'Igembe Central', 'Igembe North', 'Tigania West', 'Tigania East', 'North Imenti', 'Buuri', 'Central Imenti', 'South Imenti'
  ],
  'Tharaka Nithi': [
    'Maara', 'Chuka/Igambang\'ombe', 'Tharaka'
  ],
  'Embu': [
    'Manyatta', 'Runyenjes', 'Mbeere South', 'Mbeere North'
  ],
};
