export const LIST_CITY_DISTRICT ={
  "list": [
    {
      "regionCode": "010006",
      "prefectureKanji": "北海道",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ"
    },
    {
      "regionCode": "011002",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "札幌市",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ｻｯﾎﾟﾛｼ"
    },
    {
      "regionCode": "012025",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "函館市",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ﾊｺﾀﾞﾃｼ"
    },
    {
      "regionCode": "012033",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "小樽市",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ｵﾀﾙｼ"
    },
    {
      "regionCode": "012041",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "旭川市",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ｱｻﾋｶﾜｼ"
    },
    {
      "regionCode": "012050",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "室蘭市",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ﾑﾛﾗﾝｼ"
    },
    {
      "regionCode": "012068",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "釧路市",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ｸｼﾛｼ"
    },
    {
      "regionCode": "012076",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "帯広市",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ｵﾋﾞﾋﾛｼ"
    },
    {
      "regionCode": "030007",
      "prefectureKanji": "岩手県",
      "prefectureKana": "ｲﾜﾃｹﾝ"
    },
    {
      "regionCode": "032018",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "盛岡市",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ﾓﾘｵｶｼ"
    },
    {
      "regionCode": "032026",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "宮古市",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ﾐﾔｺｼ"
    },
    {
      "regionCode": "032034",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "大船渡市",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｵｵﾌﾅﾄｼ"
    },
    {
      "regionCode": "033031",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "岩手町",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｲﾜﾃﾏﾁ"
    },
    {
      "regionCode": "034843",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "田野畑村",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ﾀﾉﾊﾀﾑﾗ"
    },
    {
      "regionCode": "035246",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "一戸町",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｲﾁﾉﾍﾏﾁ"
    },
    {
      "regionCode": "040002",
      "prefectureKanji": "宮城県",
      "prefectureKana": "ﾐﾔｷﾞｹﾝ"
    },
    {
      "regionCode": "041009",
      "prefectureKanji": "宮城県",
      "cityWardTownKanji": "仙台市",
      "prefectureKana": "ﾐﾔｷﾞｹﾝ",
      "cityWardTownKana": "ｾﾝﾀﾞｲｼ"
    },
    {
      "regionCode": "042021",
      "prefectureKanji": "宮城県",
      "cityWardTownKanji": "石巻市",
      "prefectureKana": "ﾐﾔｷﾞｹﾝ",
      "cityWardTownKana": "ｲｼﾉﾏｷｼ"
    },
    {
      "regionCode": "042030",
      "prefectureKanji": "宮城県",
      "cityWardTownKanji": "塩竈市",
      "prefectureKana": "ﾐﾔｷﾞｹﾝ",
      "cityWardTownKana": "ｼｵｶﾞﾏｼ"
    },
    {
      "regionCode": "043028",
      "prefectureKanji": "宮城県",
      "cityWardTownKanji": "七ヶ宿町",
      "prefectureKana": "ﾐﾔｷﾞｹﾝ",
      "cityWardTownKana": "ｼﾁｶｼｭｸﾏﾁ"
    },
    {
      "regionCode": "046060",
      "prefectureKanji": "宮城県",
      "cityWardTownKanji": "南三陸町",
      "prefectureKana": "ﾐﾔｷﾞｹﾝ",
      "cityWardTownKana": "ﾐﾅﾐｻﾝﾘｸﾁｮｳ"
    },
    {
      "regionCode": "050008",
      "prefectureKanji": "秋田県",
      "prefectureKana": "ｱｷﾀｹﾝ"
    },
    {
      "regionCode": "052019",
      "prefectureKanji": "秋田県",
      "cityWardTownKanji": "秋田市",
      "prefectureKana": "ｱｷﾀｹﾝ",
      "cityWardTownKana": "ｱｷﾀｼ"
    }
  ]
}
