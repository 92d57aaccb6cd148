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
    text: '札幌市'
  },
  {
    prefId: 1,
    cityCode: 101,
    text: '札幌市　中央区'
  },
  {
    prefId: 1,
    cityCode: 102,
    text: '札幌市　北区'
  },
  {
    prefId: 1,
    cityCode: 103,
    text: '札幌市　東区'
  },
  {
    prefId: 1,
    cityCode: 104,
    text: '札幌市　白石区'
  },
  {
    prefId: 1,
    cityCode: 105,
    text: '札幌市　豊平区'
  },
  {
    prefId: 1,
    cityCode: 106,
    text: '札幌市　南区'
  },
  {
    prefId: 1,
    cityCode: 107,
    text: '札幌市　西区'
  },
  {
    prefId: 1,
    cityCode: 108,
    text: '札幌市　厚別区'
  },
  {
    prefId: 1,
    cityCode: 109,
    text: '札幌市　手稲区'
  },
  {
    prefId: 1,
    cityCode: 110,
    text: '札幌市　清田区'
  },
  {
    prefId: 1,
    cityCode: 201,
    text: '札幌市'
  },
  {
    prefId: 1,
    cityCode: 202,
    text: '函館市'
  },
  {
    prefId: 1,
    cityCode: 203,
    text: '小樽市'
  },
  {
    prefId: 1,
    cityCode: 204,
    text: '旭川市'
  },
  {
    prefId: 1,
    cityCode: 205,
    text: '室蘭市'
  },
  {
    prefId: 1,
    cityCode: 206,
    text: '釧路市'
  },
  {
    prefId: 1,
    cityCode: 207,
    text: '帯広市'
  },
  {
    prefId: 1,
    cityCode: 208,
    text: '北見市'
  },
  {
    prefId: 1,
    cityCode: 209,
    text: '夕張市'
  },
  {
    prefId: 1,
    cityCode: 210,
    text: '岩見沢市'
  },
  {
    prefId: 1,
    cityCode: 211,
    text: '網走市'
  },
  {
    prefId: 1,
    cityCode: 212,
    text: '留萌市'
  },
  {
    prefId: 1,
    cityCode: 213,
    text: '苫小牧市'
  },
  {
    prefId: 1,
    cityCode: 214,
    text: '稚内市'
  },
  {
    prefId: 1,
    cityCode: 215,
    text: '美唄市'
  },
  {
    prefId: 1,
    cityCode: 216,
    text: '芦別市'
  },
  {
    prefId: 1,
    cityCode: 217,
    text: '江別市'
  },
  {
    prefId: 1,
    cityCode: 218,
    text: '赤平市'
  },
  {
    prefId: 1,
    cityCode: 219,
    text: '紋別市'
  },
  {
    prefId: 1,
    cityCode: 220,
    text: '士別市'
  },
  {
    prefId: 1,
    cityCode: 221,
    text: '名寄市'
  },
  {
    prefId: 1,
    cityCode: 222,
    text: '三笠市'
  },
  {
    prefId: 1,
    cityCode: 223,
    text: '根室市'
  },
  {
    prefId: 1,
    cityCode: 224,
    text: '千歳市'
  },
  {
    prefId: 1,
    cityCode: 225,
    text: '滝川市'
  },
  {
    prefId: 1,
    cityCode: 226,
    text: '砂川市'
  },
  {
    prefId: 1,
    cityCode: 227,
    text: '歌志内市'
  },
  {
    prefId: 1,
    cityCode: 228,
    text: '深川市'
  },
  {
    prefId: 1,
    cityCode: 229,
    text: '富良野市'
  },
  {
    prefId: 1,
    cityCode: 230,
    text: '登別市'
  },
  {
    prefId: 1,
    cityCode: 231,
    text: '恵庭市'
  },
  {
    prefId: 1,
    cityCode: 232,
    text: '亀田市'
  },
  {
    prefId: 1,
    cityCode: 233,
    text: '伊達市'
  },
  {
    prefId: 1,
    cityCode: 234,
    text: '北広島市'
  },
  {
    prefId: 1,
    cityCode: 235,
    text: '石狩市'
  },
  {
    prefId: 1,
    cityCode: 236,
    text: '北斗市'
  },
  {
    prefId: 1,
    cityCode: 300,
    text: '石狩支庁'
  },
  {
    prefId: 1,
    cityCode: 300,
    text: '石狩振興局'
  },
  {
    prefId: 1,
    cityCode: 301,
    text: '札幌郡　広島町'
  },
  {
    prefId: 1,
    cityCode: 302,
    text: '石狩郡　石狩町'
  },
  {
    prefId: 1,
    cityCode: 303,
    text: '石狩郡　当別町'
  },
  {
    prefId: 1,
    cityCode: 304,
    text: '石狩郡　新篠津村'
  },
  {
    prefId: 1,
    cityCode: 305,
    text: '厚田郡　厚田村'
  },
  {
    prefId: 1,
    cityCode: 306,
    text: '浜益郡　浜益村'
  },
  {
    prefId: 1,
    cityCode: 307,
    text: '千歳郡　恵庭町'
  },
  {
    prefId: 1,
    cityCode: 330,
    text: '渡島支庁'
  },
  {
    prefId: 1,
    cityCode: 330,
    text: '渡島総合振興局'
  },
  {
    prefId: 1,
    cityCode: 331,
    text: '松前郡　松前町'
  },
  {
    prefId: 1,
    cityCode: 332,
    text: '松前郡　福島町'
  },
  {
    prefId: 1,
    cityCode: 333,
    text: '上磯郡　知内町'
  },
  {
    prefId: 1,
    cityCode: 334,
    text: '上磯郡　木古内町'
  },
  {
    prefId: 2,
    cityCode: 201,
    text: '青森市'
  },
  {
    prefId: 2,
    cityCode: 202,
    text: '弘前市'
  },
  {
    prefId: 2,
    cityCode: 203,
    text: '八戸市'
  },
  {
    prefId: 2,
    cityCode: 204,
    text: '黒石市'
  },
  {
    prefId: 2,
    cityCode: 205,
    text: '五所川原市'
  },
  {
    prefId: 2,
    cityCode: 206,
    text: '十和田市'
  },
  {
    prefId: 2,
    cityCode: 207,
    text: '三沢市'
  },
  {
    prefId: 2,
    cityCode: 208,
    text: 'むつ市'
  },
  {
    prefId: 2,
    cityCode: 209,
    text: 'つがる市'
  },
  {
    prefId: 2,
    cityCode: 210,
    text: '平川市'
  },
  {
    prefId: 2,
    cityCode: 301,
    text: '東津軽郡　平内町'
  },
  {
    prefId: 2,
    cityCode: 303,
    text: '東津軽郡　今別町'
  },
  {
    prefId: 2,
    cityCode: 304,
    text: '東津軽郡　蓬田村'
  },
  {
    prefId: 2,
    cityCode: 307,
    text: '東津軽郡　外ヶ浜町'
  },
  {
    prefId: 2,
    cityCode: 321,
    text: '西津軽郡　鰺ヶ沢町'
  },
  {
    prefId: 2,
    cityCode: 323,
    text: '西津軽郡　深浦町'
  },
  {
    prefId: 3,
    cityCode: 201,
    text: '盛岡市'
  },
  {
    prefId: 3,
    cityCode: 202,
    text: '宮古市'
  },
  {
    prefId: 3,
    cityCode: 203,
    text: '大船渡市'
  },
  {
    prefId: 3,
    cityCode: 205,
    text: '花巻市'
  },
  {
    prefId: 3,
    cityCode: 206,
    text: '北上市'
  },
  {
    prefId: 3,
    cityCode: 207,
    text: '久慈市'
  },
  {
    prefId: 3,
    cityCode: 208,
    text: '遠野市'
  },
  {
    prefId: 3,
    cityCode: 209,
    text: '一関市'
  },
  {
    prefId: 3,
    cityCode: 210,
    text: '陸前高田市'
  },
  {
    prefId: 3,
    cityCode: 211,
    text: '釜石市'
  },
  {
    prefId: 3,
    cityCode: 213,
    text: '二戸市'
  },
  {
    prefId: 3,
    cityCode: 214,
    text: '八幡平市'
  },
  {
    prefId: 3,
    cityCode: 215,
    text: '奥州市'
  },
  {
    prefId: 3,
    cityCode: 216,
    text: '滝沢市'
  },
  {
    prefId: 3,
    cityCode: 301,
    text: '岩手郡　雫石町'
  },
  {
    prefId: 3,
    cityCode: 302,
    text: '岩手郡　葛巻町'
  },
  {
    prefId: 3,
    cityCode: 303,
    text: '岩手郡　岩手町'
  },
]
