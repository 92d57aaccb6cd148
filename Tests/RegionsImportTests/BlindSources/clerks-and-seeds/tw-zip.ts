// 郵遞區號（三碼）
export interface Area { zip: string; name: string }
export type CityName = keyof typeof TW_ZIP;

export const TW_ZIP = {
  '基隆市': [
    { zip: '200', name: '仁愛區' },
    { zip: '201', name: '信義區' },
    { zip: '202', name: '中正區' },
  ],
  '臺北市': [
    { zip: '100', name: '中正區' },
    { zip: '103', name: '大同區' },
    { zip: '110', name: '信義區' },
    { zip: '111', name: '士林區' },
  ],
  '連江縣': [
    { zip: '209', name: '南竿鄉' },
    { zip: '210', name: '北竿鄉' },
  ],
  '臺東縣': [
    { zip: '950', name: '臺東市' },
    { zip: '951', name: '綠島鄉' }, // 離島
    { zip: '952', name: '蘭嶼鄉' }, // 離島
  ],
} as const;

export const DEFAULT_CITY: CityName = '臺北市';

export const LANGS = ['zh-TW', 'en'] as const;
