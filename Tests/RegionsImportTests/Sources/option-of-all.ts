export const REGIONS = [
  { id: 'ALL', name: { en: 'All Regions', tc: '全部區域' } },
  { id: 'N', name: { en: 'North', tc: '北部' } },
  { id: 'S', name: { en: 'South', tc: '南部' } },
];
export const DISTRICTS = [
  { id: 'N1', region: 'N', name: { en: 'Keelung', tc: '基隆' } },
  { id: 'N2', region: 'N', name: { en: 'Hsinchu', tc: '新竹' } },
  { id: 'S1', region: 'S', name: { en: 'Tainan', tc: '臺南' } },
  { id: 'S2', region: 'S', name: { en: 'Pingtung', tc: '屏東' } },
];
