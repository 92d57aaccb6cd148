export interface CityListItem {
  prefId: number
  cityCode: number
  text: string
}

/**
 * 市区町村一覧
 */
export const cityList: CityListItem[] = [
  {
    prefId: 1,
    cityCode: 100,
    text: '札幌市',
  },
  {
    prefId: 1,
    cityCode: 101,
    text: '札幌市　中央区',
  },
  {
    prefId: 1,
    cityCode: 102,
    text: '札幌市　北区',
  },
  {
    prefId: 1,
    cityCode: 202,
    text: '函館市',
  },
  {
    prefId: 1,
    cityCode: 203,
    text: '小樽市',
  },
  {
    prefId: 2,
    cityCode: 201,
    text: '青森市',
  },
  {
    prefId: 2,
    cityCode: 202,
    text: '弘前市',
  },
  {
    prefId: 2,
    cityCode: 203,
    text: '八戸市',
  },
  {
    prefId: 3,
    cityCode: 201,
    text: '盛岡市',
  },
  {
    prefId: 3,
    cityCode: 202,
    text: '宮古市',
  },
]
