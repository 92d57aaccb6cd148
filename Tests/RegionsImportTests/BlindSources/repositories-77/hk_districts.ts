export const REGIONS: { id: string; name: LocalizedString }[] = [
  { id: 'ALL', name: { en: 'All Regions', tc: '全港地區' } },
  { id: 'HK_ISLAND', name: { en: 'Hong Kong Island', tc: '香港島' } },
  { id: 'KOWLOON', name: { en: 'Kowloon', tc: '九龍' } },
  { id: 'NEW_TERRITORIES', name: { en: 'New Territories', tc: '新界' } },
  { id: 'OUTLYING_ISLANDS', name: { en: 'Outlying Islands', tc: '離島' } }
];

export const DISTRICTS: DistrictInfo[] = [
  // Hong Kong Island
  {
    id: 'CW',
    name: { en: 'Central & Western', tc: '中西區' },
    region: 'HK_ISLAND',
    regionName: { en: 'Hong Kong Island', tc: '香港島' },
    center: { lat: 22.2820, lng: 114.1585 }
  },
  {
    id: 'WC',
    name: { en: 'Wan Chai', tc: '灣仔區' },
    region: 'HK_ISLAND',
    regionName: { en: 'Hong Kong Island', tc: '香港島' },
    center: { lat: 22.2770, lng: 114.1750 }
  },
  {
    id: 'SO',
    name: { en: 'Southern', tc: '南區' },
    region: 'HK_ISLAND',
    regionName: { en: 'Hong Kong Island', tc: '香港島' },
    center: { lat: 22.2479, lng: 114.1588 }
  },

  // Kowloon
  {
    id: 'YTM',
    name: { en: 'Yau Tsim Mong', tc: '油尖旺區' },
    region: 'KOWLOON',
    regionName: { en: 'Kowloon', tc: '九龍' },
    center: { lat: 22.3117, lng: 114.1707 }
  },
  {
    id: 'SSP',
    name: { en: 'Sham Shui Po', tc: '深水埗區' },
    region: 'KOWLOON',
    regionName: { en: 'Kowloon', tc: '九龍' },
    center: { lat: 22.3307, lng: 114.1622 }
  },

  // New Territories
  {
    id: 'ST',
    name: { en: 'Sha Tin', tc: '沙田區' },
    region: 'NEW_TERRITORIES',
    regionName: { en: 'New Territories', tc: '新界' },
    center: { lat: 22.3814, lng: 114.1880 }
  },
  {
    id: 'SK',
    name: { en: 'Sai Kung', tc: '西貢區' },
    region: 'NEW_TERRITORIES',
    regionName: { en: 'New Territories', tc: '新界' },
    center: { lat: 22.3838, lng: 114.2708 }
  },
  {
    id: 'IS',
    name: { en: 'Islands', tc: '離島區' },
    region: 'OUTLYING_ISLANDS',
    regionName: { en: 'Outlying Islands', tc: '離島' },
    center: { lat: 22.2891, lng: 113.9431 }
  }
];

export const SUB_DISTRICTS: SubDistrictInfo[] = [
  // Yau Tsim Mong sub-districts
  {
    id: 'sub-ymt',
    districtId: 'YTM',
    name: { en: 'Yau Ma Tei', tc: '油麻地' },
    center: { lat: 22.3130, lng: 114.1705 },
    radiusKm: 0.8
  },
  {
    id: 'sub-jordan',
    districtId: 'YTM',
    name: { en: 'Jordan', tc: '佐敦' },
    center: { lat: 22.3048, lng: 114.1714 },
    radiusKm: 0.8
  },
  {
    id: 'sub-mk',
    districtId: 'YTM',
    name: { en: 'Mong Kok', tc: '旺角' },
    center: { lat: 22.3193, lng: 114.1694 },
    radiusKm: 0.9
  },
  {
    id: 'sub-tst',
    districtId: 'YTM',
    name: { en: 'Tsim Sha Tsui', tc: '尖沙咀' },
    center: { lat: 22.2988, lng: 114.1722 },
    radiusKm: 1.0
  },

  // Central & Western sub-districts
  {
    id: 'sub-central',
    districtId: 'CW',
    name: { en: 'Central', tc: '中環' },
    center: { lat: 22.2820, lng: 114.1585 },
    radiusKm: 0.9
  },
  {
    id: 'sub-sheung-wan',
    districtId: 'CW',
    name: { en: 'Sheung Wan', tc: '上環' },
    center: { lat: 22.2865, lng: 114.1495 },
    radiusKm: 0.8
  },
  {
    id: 'sub-sai-wan',
    districtId: 'CW',
    name: { en: 'Sai Wan / Kennedy Town', tc: '西環 / 堅尼地城' },
    center: { lat: 22.2831, lng: 114.1287 },
    radiusKm: 1.0
  },

  // Wan Chai & Eastern sub-districts
  {
    id: 'sub-wc',
    districtId: 'WC',
    name: { en: 'Wan Chai', tc: '灣仔' },
    center: { lat: 22.2770, lng: 114.1750 },
    radiusKm: 0.9
  },
  {
    id: 'sub-cwb',
    districtId: 'WC',
    name: { en: 'Causeway Bay', tc: '銅鑼灣' },
    center: { lat: 22.2800, lng: 114.1850 },
    radiusKm: 0.8
  },

  // Sham Shui Po sub-districts
  {
    id: 'sub-ssp',
    districtId: 'SSP',
    name: { en: 'Sham Shui Po', tc: '深水埗' },
    center: { lat: 22.3307, lng: 114.1622 },
    radiusKm: 0.9
  },
  {
    id: 'sub-cs-wan',
    districtId: 'SSP',
    name: { en: 'Cheung Sha Wan / Lai Chi Kok', tc: '長沙灣 / 荔枝角' },
    center: { lat: 22.3370, lng: 114.1480 },
    radiusKm: 1.1
  },

  // New Territories Sub-districts
  {
    id: 'sub-st',
    districtId: 'ST',
    name: { en: 'Sha Tin Town', tc: '沙田市中心' },
    center: { lat: 22.3814, lng: 114.1880 },
    radiusKm: 1.2
  },
  {
    id: 'sub-tai-wai',
    districtId: 'ST',
    name: { en: 'Tai Wai', tc: '大圍' },
    center: { lat: 22.3735, lng: 114.1785 },
    radiusKm: 1.0
  },
  {
    id: 'sub-tko',
    districtId: 'SK',
    name: { en: 'Tseung Kwan O', tc: '將軍澳' },
    center: { lat: 22.3080, lng: 114.2600 },
    radiusKm: 1.4
  },
  {
    id: 'sub-tung-chung',
    districtId: 'IS',
    name: { en: 'Tung Chung', tc: '東涌' },
    center: { lat: 22.2891, lng: 113.9431 },
    radiusKm: 1.5
  }
];
