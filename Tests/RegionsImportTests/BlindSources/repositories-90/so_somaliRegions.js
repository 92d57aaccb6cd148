export const somaliRegions = [
  { group: 'Somalia', regions: [
    'Mogadishu', 'Hargeisa', 'Kismayo', 'Baidoa', 'Galkayo', 'Garowe', 'Bosaso', 'Beledweyne', 'Jowhar', 'Borama', 'Marka', 'Bardera', 'Afgooye', 'Qoryoley', 'Afgoye', 'Burao', 'Luuq', 'Dhusamareb', 'Garoowe', 'Gedo', 'Jalalaqsi', 'Jilib', 'Qardho', 'Badhan', 'Balcad', 'Bulo Burto', 'El Wak', 'Hobyo', 'Mahaday', 'Wanlaweyn', 'Xuddur', 'Other'
  ]},
  { group: 'Somali Regional State of Ethiopia', regions: [
    'Jigjiga', 'Gode', 'Kebri Dahar', 'Degehabur', 'Wardheer', 'Shilabo', 'Dollo', 'Fik', 'Dhagaxbuur', 'Kebri Beyah', 'Other'
  ]},
  { group: 'Somaliland', regions: [
    'Hargeisa', 'Berbera', 'Burao', 'Borama', 'Erigavo', 'Las Anod', 'Gabiley', 'Sheikh', 'Zeila', 'Odweyne', 'Other'
  ]},
  { group: 'Somali NFDA', regions: [
    'Dadaab', 'Fafi', 'Garissa', 'Hulugho', 'Ijara', 'Lagdera', 'Balambala', 'Other'
  ]}
];
