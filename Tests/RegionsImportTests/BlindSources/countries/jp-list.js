module.exports = [
  { id: 1, name: '北海道', en: 'hokkaido', area: '北海道' },
  { id: 2, name: '青森県', en: 'aomori', area: '東北' },
  { id: 3, name: '岩手県', en: 'iwate', area: '東北' },
  { id: 4, name: '茨城県', en: 'ibaraki', area: '関東' },
  { id: 5, name: '栃木県', en: 'tochigi', area: '関東' },
];
