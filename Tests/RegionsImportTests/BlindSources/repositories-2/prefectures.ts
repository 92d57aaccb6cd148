export const prefectures: Prefecture[] = [
  // 北海道・東北エリア
  { prefectureCode: '01', areaCode: '1', prefectureName: '北海道', areaName: '北海道・東北', prefectureNameRoman: 'Hokkaido', areaNameRoman: 'Hokkaido-Tohoku' },
  { prefectureCode: '02', areaCode: '1', prefectureName: '青森県', areaName: '北海道・東北', prefectureNameRoman: 'Aomori', areaNameRoman: 'Hokkaido-Tohoku' },
  { prefectureCode: '03', areaCode: '1', prefectureName: '岩手県', areaName: '北海道・東北', prefectureNameRoman: 'Iwate', areaNameRoman: 'Hokkaido-Tohoku' },
  { prefectureCode: '08', areaCode: '2', prefectureName: '茨城県', areaName: '関東', prefectureNameRoman: 'Ibaraki', areaNameRoman: 'Kanto' },
  { prefectureCode: '13', areaCode: '2', prefectureName: '東京都', areaName: '関東', prefectureNameRoman: 'Tokyo', areaNameRoman: 'Kanto' },
  { prefectureCode: '27', areaCode: '3', prefectureName: '大阪府', areaName: '近畿', prefectureNameRoman: 'Osaka', areaNameRoman: 'Kinki' },
  { prefectureCode: '28', areaCode: '3', prefectureName: '兵庫県', areaName: '近畿', prefectureNameRoman: 'Hyogo', areaNameRoman: 'Kinki' },
];
