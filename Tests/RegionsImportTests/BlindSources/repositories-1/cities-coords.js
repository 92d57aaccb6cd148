const algerianCities = [
  // Adrar (1)
  { id: 1, name: 'Adrar', nameAr: 'ا Adr', wilaya: 'Adrar', wilayaCode: 1, coordinates: [36.71, 3.01], population: 149083 },
  { id: 2, name: 'Tamest', nameAr: 'ا Tam', wilaya: 'Adrar', wilayaCode: 1, coordinates: [36.72, 3.02], population: 148166 },
  { id: 3, name: 'Charouine', nameAr: 'ا Cha', wilaya: 'Adrar', wilayaCode: 1, coordinates: [36.73, 3.03], population: 147249 },
  { id: 4, name: 'Reggane', nameAr: 'ا Reg', wilaya: 'Adrar', wilayaCode: 1, coordinates: [36.74, 3.04], population: 146332 },
  // Chlef (2)
  { id: 5, name: 'Chlef', nameAr: 'ا Chl', wilaya: 'Chlef', wilayaCode: 2, coordinates: [36.75, 3.05], population: 145415 },
  { id: 6, name: 'Tenes', nameAr: 'ا Ten', wilaya: 'Chlef', wilayaCode: 2, coordinates: [36.76, 3.06], population: 144498 },
  { id: 7, name: 'Benairia', nameAr: 'ا Ben', wilaya: 'Chlef', wilayaCode: 2, coordinates: [36.77, 3.07], population: 143581 },
  // Laghouat (3)
  { id: 8, name: 'Laghouat', nameAr: 'ا Lag', wilaya: 'Laghouat', wilayaCode: 3, coordinates: [36.78, 3.08], population: 142664 },
  { id: 9, name: 'Ksar El Hirane', nameAr: 'ا Ksa', wilaya: 'Laghouat', wilayaCode: 3, coordinates: [36.79, 3.09], population: 141747 },
  // Oum El Bouaghi (4)
  { id: 10, name: 'Oum El Bouaghi', nameAr: 'ا Oum', wilaya: 'Oum El Bouaghi', wilayaCode: 4, coordinates: [36.710, 3.010], population: 140830 },
  { id: 11, name: 'Ain Beida', nameAr: 'ا Ain', wilaya: 'Oum El Bouaghi', wilayaCode: 4, coordinates: [36.711, 3.011], population: 139913 },
  { id: 12, name: 'Ainmlila', nameAr: 'ا Ain', wilaya: 'Oum El Bouaghi', wilayaCode: 4, coordinates: [36.712, 3.012], population: 138996 },
  // Batna (5)
  { id: 13, name: 'Batna', nameAr: 'ا Bat', wilaya: 'Batna', wilayaCode: 5, coordinates: [36.713, 3.013], population: 138079 },
  { id: 14, name: 'Ghassira', nameAr: 'ا Gha', wilaya: 'Batna', wilayaCode: 5, coordinates: [36.714, 3.014], population: 137162 },
  { id: 15, name: 'Maafa', nameAr: 'ا Maa', wilaya: 'Batna', wilayaCode: 5, coordinates: [36.715, 3.015], population: 136245 },
  { id: 16, name: 'Merouana', nameAr: 'ا Mer', wilaya: 'Batna', wilayaCode: 5, coordinates: [36.716, 3.016], population: 135328 },
];

module.exports = algerianCities;
