export const japanPrefectures: Prefecture[] = [
  {
    code: '01',
    name: '北海道',
    center: { lat: 43.0642, lng: 141.3469 },
    zoom: 11,
    cities: [
      { code: '01100', name: '札幌市', center: { lat: 43.0642, lng: 141.3469 }, zoom: 12, population: 1973395 },
      { code: '01202', name: '函館市', center: { lat: 41.7687, lng: 140.7288 }, zoom: 13, population: 251634 },
    ],
  },
  {
    code: '02',
    name: '青森県',
    center: { lat: 40.82, lng: 140.74 },
    zoom: 11,
    cities: [
      { code: '02201', name: '青森市', center: { lat: 40.82, lng: 140.74 }, zoom: 12 },
    ],
  },
];
