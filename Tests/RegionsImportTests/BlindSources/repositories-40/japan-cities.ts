export interface City {
  name: string;
  prefecture: string;
}

export const JAPAN_CITIES: City[] = [
  {
    "name": "札幌市中央区",
    "prefecture": "北海道"
  },
  {
    "name": "札幌市北区",
    "prefecture": "北海道"
  },
  {
    "name": "札幌市東区",
    "prefecture": "北海道"
  },
  {
    "name": "札幌市白石区",
    "prefecture": "北海道"
  },
  {
    "name": "札幌市豊平区",
    "prefecture": "北海道"
  },
  {
    "name": "札幌市南区",
    "prefecture": "北海道"
  },
  {
    "name": "札幌市西区",
    "prefecture": "北海道"
  },
  {
    "name": "札幌市厚別区",
    "prefecture": "北海道"
  },
  {
    "name": "札幌市手稲区",
    "prefecture": "北海道"
  },
  {
    "name": "札幌市清田区",
    "prefecture": "北海道"
  },
  {
    "name": "函館市",
    "prefecture": "北海道"
  },
  {
    "name": "小樽市",
    "prefecture": "北海道"
  },
  {
    "name": "旭川市",
    "prefecture": "北海道"
  },
  {
    "name": "室蘭市",
    "prefecture": "北海道"
  },
  {
    "name": "釧路市",
    "prefecture": "北海道"
  },
  {
    "name": "帯広市",
    "prefecture": "北海道"
  },
  {
    "name": "北見市",
    "prefecture": "北海道"
  },
  {
    "name": "夕張市",
    "prefecture": "北海道"
  },
  {
    "name": "岩見沢市",
    "prefecture": "北海道"
  },
  {
    "name": "網走市",
    "prefecture": "北海道"
  },
  {
    "name": "留萌市",
    "prefecture": "北海道"
  },
  {
    "name": "苫小牧市",
    "prefecture": "北海道"
  },
  {
    "name": "稚内市",
    "prefecture": "北海道"
  },
  {
    "name": "美唄市",
    "prefecture": "北海道"
  },
  {
    "name": "芦別市",
    "prefecture": "北海道"
  },
  {
    "name": "江別市",
    "prefecture": "北海道"
  },
  {
    "name": "赤平市",
    "prefecture": "北海道"
  },
  {
    "name": "紋別市",
    "prefecture": "北海道"
  }
];
