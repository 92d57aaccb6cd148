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
    "name": "函館市",
    "prefecture": "北海道"
  },
  {
    "name": "青森市",
    "prefecture": "青森県"
  },
  {
    "name": "弘前市",
    "prefecture": "青森県"
  },
  {
    "name": "盛岡市",
    "prefecture": "岩手県"
  },
  {
    "name": "宮古市",
    "prefecture": "岩手県"
  }
]
