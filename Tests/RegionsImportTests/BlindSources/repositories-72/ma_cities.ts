// Cities and regions organized by country
export const citiesByCountry = {
  // Morocco - المغرب (جميع الجهات والمدن)
  morocco: {
    // جهة طنجة تطوان الحسيمة
    'Tanger-Tetouan-Al Hoceima': [
      'Tangier', 'Tetouan', 'Al Hoceima', 'Chefchaouen', 'Larache', 'Asilah', 
      'Fnideq', 'Mdiq', 'Ouezzane', 'Fahs-Anjra'
    ],
    // جهة الشرق
    'Oriental': [
      'Oujda', 'Nador', 'Berkane', 'Taourirt', 'Jerada', 'Figuig', 'Driouch', 'Bouarfa'
    ],
    // جهة فاس مكناس
    'Fes-Meknes': [
      'Fes', 'Meknes', 'Taza', 'Ifrane', 'Azrou', 'Sefrou', 'Moulay Yacoub', 
      'El Hajeb', 'Imouzzer Kandar', 'Boulemane', 'Taounate'
    ],
    // جهة بني ملال خنيفرة
    'Beni Mellal-Khenifra': [
      'Beni Mellal', 'Khouribga', 'Khenifra', 'Fquih Ben Salah', 'Azilal', 
      'Kasba Tadla', 'Oued Zem', 'Bejaad'
    ],
    // جهة درعة تافيلالت
    'Draa-Tafilalet': [
      'Errachidia', 'Ouarzazate', 'Tinghir', 'Zagora', 'Midelt', 'Rissani',
      'Erfoud', 'Goulmima', 'Merzouga'
    ],
    // جهة سوس ماسة
    'Souss-Massa': [
      'Agadir', 'Tiznit', 'Taroudant', 'Inezgane', 'Ait Melloul', 'Biougra',
      'Tafraout', 'Taghazout', 'Aourir', 'Chtouka'
    ]
  }
};
