export interface City {
  code: string;
  name: string;
  regionCode: string;
  type: 'city' | 'county' | 'district';
}

export const REGIONS = [
  { code: 'SEO', name: '서울특별시' },
  { code: 'BUS', name: '부산광역시' },
  { code: 'GYG', name: '경기도' },
];

export const CITIES: City[] = [
  // 서울
  { code: '11010', name: '종로구', regionCode: 'SEO', type: 'district' },
  { code: '11020', name: '중구', regionCode: 'SEO', type: 'district' },
  { code: '21010', name: '중구', regionCode: 'BUS', type: 'district' },
  { code: '21310', name: '기장군', regionCode: 'BUS', type: 'county' },
  { code: '31010', name: '수원시', regionCode: 'GYG', type: 'city' },
  { code: '31350', name: '여주군', regionCode: 'GYG', type: 'county' },
];
