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
      "regionCode": "020001",
      "prefectureKanji": "青森県",
      "prefectureKana": "ｱｵﾓﾘｹﾝ"
    },
    {
      "regionCode": "022012",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "青森市",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｱｵﾓﾘｼ"
    },
    {
      "regionCode": "022021",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "弘前市",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾋﾛｻｷｼ"
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
    }
  ]
}
