/** 自動生成 */
export interface AreaIdEntry {
  prefecture: string;
  city: string;
  prefectureId: string;
  cityId: string;
}

export const AREA_ID_MAP: AreaIdEntry[] = [
  {
    "prefecture": "東京都",
    "city": "千代田区",
    "prefectureId": "tokyo",
    "cityId": "chiyoda"
  },
  {
    "prefecture": "東京都",
    "city": "中央区",
    "prefectureId": "tokyo",
    "cityId": "chuo"
  },
  {
    "prefecture": "東京都",
    "city": "港区",
    "prefectureId": "tokyo",
    "cityId": "minato"
  },
  {
    "prefecture": "大阪府",
    "city": "中央区",
    "prefectureId": "osaka",
    "cityId": "chuo"
  },
  {
    "prefecture": "大阪府",
    "city": "北区",
    "prefectureId": "osaka",
    "cityId": "kita"
  },
  {
    "prefecture": "神奈川県",
    "city": "鶴見区",
    "prefectureId": "kanagawa",
    "cityId": "tsurumi"
  },
  {
    "prefecture": "神奈川県",
    "city": "中区",
    "prefectureId": "kanagawa",
    "cityId": "naka"
  }
];
