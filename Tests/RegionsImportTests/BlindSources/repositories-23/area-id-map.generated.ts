/** 自動生成: node scripts/generate-area-id-map.cjs で再生成 */
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
    "prefecture": "東京都",
    "city": "新宿区",
    "prefectureId": "tokyo",
    "cityId": "shinjuku"
  },
  {
    "prefecture": "東京都",
    "city": "文京区",
    "prefectureId": "tokyo",
    "cityId": "bunkyo"
  },
  {
    "prefecture": "東京都",
    "city": "台東区",
    "prefectureId": "tokyo",
    "cityId": "taito"
  },
  {
    "prefecture": "東京都",
    "city": "墨田区",
    "prefectureId": "tokyo",
    "cityId": "sumida"
  },
  {
    "prefecture": "東京都",
    "city": "江東区",
    "prefectureId": "tokyo",
    "cityId": "koto"
  },
  {
    "prefecture": "東京都",
    "city": "品川区",
    "prefectureId": "tokyo",
    "cityId": "shinagawa"
  },
  {
    "prefecture": "東京都",
    "city": "目黒区",
    "prefectureId": "tokyo",
    "cityId": "meguro"
  },
  {
    "prefecture": "東京都",
    "city": "大田区",
    "prefectureId": "tokyo",
    "cityId": "ota"
  },
  {
    "prefecture": "東京都",
    "city": "世田谷区",
    "prefectureId": "tokyo",
    "cityId": "setagaya"
  },
  {
    "prefecture": "東京都",
    "city": "渋谷区",
    "prefectureId": "tokyo",
    "cityId": "shibuya"
  },
  {
    "prefecture": "東京都",
    "city": "中野区",
    "prefectureId": "tokyo",
    "cityId": "nakano"
  },
  {
    "prefecture": "東京都",
    "city": "杉並区",
    "prefectureId": "tokyo",
    "cityId": "suginami"
  },
  {
    "prefecture": "東京都",
    "city": "豊島区",
    "prefectureId": "tokyo",
    "cityId": "toshima"
  },
  {
    "prefecture": "東京都",
    "city": "北区",
    "prefectureId": "tokyo",
    "cityId": "kita"
  },
  {
    "prefecture": "東京都",
    "city": "荒川区",
    "prefectureId": "tokyo",
    "cityId": "arakawa"
  },
  {
    "prefecture": "東京都",
    "city": "板橋区",
    "prefectureId": "tokyo",
    "cityId": "itabashi"
  },
  {
    "prefecture": "東京都",
    "city": "練馬区",
    "prefectureId": "tokyo",
    "cityId": "nerima"
  },
  {
    "prefecture": "東京都",
    "city": "足立区",
    "prefectureId": "tokyo",
    "cityId": "adachi"
  },
  {
    "prefecture": "東京都",
    "city": "葛飾区",
    "prefectureId": "tokyo",
    "cityId": "katsushika"
  },
  {
    "prefecture": "東京都",
    "city": "江戸川区",
    "prefectureId": "tokyo",
    "cityId": "edogawa"
  },
  {
    "prefecture": "神奈川県",
    "city": "横浜市",
    "prefectureId": "kanagawa",
    "cityId": "yokohama"
  },
  {
    "prefecture": "神奈川県",
    "city": "川崎市",
    "prefectureId": "kanagawa",
    "cityId": "kawasaki"
  },
  {
    "prefecture": "神奈川県",
    "city": "相模原市",
    "prefectureId": "kanagawa",
    "cityId": "sagamihara"
  },
  {
    "prefecture": "神奈川県",
    "city": "横須賀市",
    "prefectureId": "kanagawa",
    "cityId": "yokosuka"
  },
  {
    "prefecture": "神奈川県",
    "city": "平塚市",
    "prefectureId": "kanagawa",
    "cityId": "hiratsuka"
  },
  {
    "prefecture": "神奈川県",
    "city": "鎌倉市",
    "prefectureId": "kanagawa",
    "cityId": "kamakura"
  },
  {
    "prefecture": "神奈川県",
    "city": "藤沢市",
    "prefectureId": "kanagawa",
    "cityId": "fujisawa"
  },
  {
    "prefecture": "神奈川県",
    "city": "小田原市",
    "prefectureId": "kanagawa",
    "cityId": "odawara"
  },
  {
    "prefecture": "神奈川県",
    "city": "茅ヶ崎市",
    "prefectureId": "kanagawa",
    "cityId": "chigasaki"
  },
  {
    "prefecture": "神奈川県",
    "city": "厚木市",
    "prefectureId": "kanagawa",
    "cityId": "atsugi"
  },
  {
    "prefecture": "埼玉県",
    "city": "さいたま市",
    "prefectureId": "saitama",
    "cityId": "saitama"
  },
  {
    "prefecture": "埼玉県",
    "city": "川越市",
    "prefectureId": "saitama",
    "cityId": "kawagoe"
  },
  {
    "prefecture": "埼玉県",
    "city": "熊谷市",
    "prefectureId": "saitama",
    "cityId": "kumagaya"
  },
  {
    "prefecture": "埼玉県",
    "city": "川口市",
    "prefectureId": "saitama",
    "cityId": "kawaguchi"
  },
  {
    "prefecture": "埼玉県",
    "city": "所沢市",
    "prefectureId": "saitama",
    "cityId": "tokorozawa"
  },
  {
    "prefecture": "埼玉県",
    "city": "越谷市",
    "prefectureId": "saitama",
    "cityId": "koshigaya"
  },
  {
    "prefecture": "千葉県",
    "city": "千葉市",
    "prefectureId": "chiba",
    "cityId": "chiba"
  },
  {
    "prefecture": "千葉県",
    "city": "市川市",
    "prefectureId": "chiba",
    "cityId": "ichikawa"
  },
  {
    "prefecture": "千葉県",
    "city": "船橋市",
    "prefectureId": "chiba",
    "cityId": "funabashi"
  },
  {
    "prefecture": "千葉県",
    "city": "松戸市",
    "prefectureId": "chiba",
    "cityId": "matsudo"
  },
  {
    "prefecture": "千葉県",
    "city": "柏市",
    "prefectureId": "chiba",
    "cityId": "kashiwa"
  },
  {
    "prefecture": "千葉県",
    "city": "浦安市",
    "prefectureId": "chiba",
    "cityId": "urayasu"
  }
];
