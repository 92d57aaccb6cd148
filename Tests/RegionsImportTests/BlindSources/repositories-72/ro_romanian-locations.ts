export const romanianCounties = [
  'Alba', 'Arad', 'Argeș', 'Bacău', 'Bihor', 'Bistrița-Năsăud', 'Botoșani', 'Brașov',
  'Brăila', 'București', 'Buzău', 'Caraș-Severin', 'Călărași', 'Cluj', 'Constanța',
  'Covasna', 'Dâmbovița', 'Dolj', 'Galați', 'Giurgiu', 'Gorj', 'Harghita', 'Hunedoara',
  'Ialomița', 'Iași', 'Ilfov', 'Maramureș', 'Mehedinți', 'Mureș', 'Neamț', 'Olt',
  'Prahova', 'Satu Mare', 'Sălaj', 'Sibiu', 'Suceava', 'Teleorman', 'Timiș', 'Tulcea',
  'Vaslui', 'Vâlcea', 'Vrancea'
];

export const romanianCities: Record<string, string[]> = {
  'București': ['Sectorul 1', 'Sectorul 2', 'Sectorul 3', 'Sectorul 4', 'Sectorul 5', 'Sectorul 6'],
  'Cluj': ['Cluj-Napoca', 'Dej', 'Turda', 'Câmpia Turzii', 'Gherla'],
  'Timiș': ['Timișoara', 'Lugoj', 'Sânnicolau Mare', 'Jimbolia', 'Făget'],
  'Iași': ['Iași', 'Pașcani', 'Hârlău', 'Târgu Frumos', 'Podu Iloaiei'],
  'Constanța': ['Constanța', 'Mangalia', 'Medgidia', 'Năvodari', 'Cernavodă'],
  'Brașov': ['Brașov', 'Făgăraș', 'Săcele', 'Codlea', 'Râșnov'],
  'Galați': ['Galați', 'Tecuci', 'Târgu Bujor', 'Berești', 'Măxineni'],
  'Dolj': ['Craiova', 'Băilești', 'Calafat', 'Filiași', 'Dăbuleni'],
  'Prahova': ['Ploiești', 'Câmpina', 'Băicoi', 'Vălenii de Munte', 'Mizil'],
  'Bihor': ['Oradea', 'Salonta', 'Marghita', 'Beiuș', 'Valea lui Mihai'],
};
