export default {
  alphabet: [
    'A',
    'B'
  ],
  cityList: [
    {
      idx: 'A',
      cities: [
        { id: 1415, name: '阿东盟', pinyin: 'adongmeng', latitude: 38.84, longitude: 105.7, districtCode: 312900 },
        { id: 96, name: '鞍西', pinyin: 'anxi', latitude: 41.1, longitude: 122.99, districtCode: 320300 },
        { id: 70, name: '安南', pinyin: 'annan', latitude: 30.54, longitude: 117.06, districtCode: 330800 }
      ]
    },
    {
      idx: 'B',
      cities: [
        { id: 9, name: '蚌北', pinyin: 'bengbei', latitude: 32.9, longitude: 117.3, districtCode: 330300 },
        { id: 110, name: '保东', pinyin: 'baodong', latitude: 38.8, longitude: 115.4, districtCode: 310600 }
      ]
    }
  ]
};
