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
      "regionCode": "012084",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "北見市",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ｷﾀﾐｼ"
    },
    {
      "regionCode": "012092",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "夕張市",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ﾕｳﾊﾞﾘｼ"
    },
    {
      "regionCode": "012106",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "岩見沢市",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ｲﾜﾐｻﾞﾜｼ"
    },
    {
      "regionCode": "012114",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "網走市",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ｱﾊﾞｼﾘｼ"
    },
    {
      "regionCode": "012122",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "留萌市",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ﾙﾓｲｼ"
    },
    {
      "regionCode": "012131",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "苫小牧市",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ﾄﾏｺﾏｲｼ"
    },
    {
      "regionCode": "012149",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "稚内市",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ﾜｯｶﾅｲｼ"
    },
    {
      "regionCode": "012335",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "伊達市",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ﾀﾞﾃｼ"
    },
    {
      "regionCode": "013455",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "森町",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ﾓﾘﾏﾁ"
    },
    {
      "regionCode": "013951",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "ニセコ町",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ﾆｾｺﾁｮｳ"
    },
    {
      "regionCode": "014036",
      "prefectureKanji": "北海道",
      "cityWardTownKanji": "泊村",
      "prefectureKana": "ﾎｯｶｲﾄﾞｳ",
      "cityWardTownKana": "ﾄﾏﾘﾑﾗ"
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
      "regionCode": "022039",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "八戸市",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾊﾁﾉﾍｼ"
    },
    {
      "regionCode": "022047",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "黒石市",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｸﾛｲｼｼ"
    },
    {
      "regionCode": "022055",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "五所川原市",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｺﾞｼｮｶﾞﾜﾗｼ"
    },
    {
      "regionCode": "022063",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "十和田市",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾄﾜﾀﾞｼ"
    },
    {
      "regionCode": "022071",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "三沢市",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾐｻﾜｼ"
    },
    {
      "regionCode": "022080",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "むつ市",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾑﾂｼ"
    },
    {
      "regionCode": "022098",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "つがる市",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾂｶﾞﾙｼ"
    },
    {
      "regionCode": "022101",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "平川市",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾋﾗｶﾜｼ"
    },
    {
      "regionCode": "023019",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "平内町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾋﾗﾅｲﾏﾁ"
    },
    {
      "regionCode": "023035",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "今別町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｲﾏﾍﾞﾂﾏﾁ"
    },
    {
      "regionCode": "023043",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "蓬田村",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾖﾓｷﾞﾀﾑﾗ"
    },
    {
      "regionCode": "023078",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "外ヶ浜町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｿﾄｶﾞﾊﾏﾏﾁ"
    },
    {
      "regionCode": "023213",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "鰺ヶ沢町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｱｼﾞｶﾞｻﾜﾏﾁ"
    },
    {
      "regionCode": "023230",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "深浦町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾌｶｳﾗﾏﾁ"
    },
    {
      "regionCode": "023434",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "西目屋村",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾆｼﾒﾔﾑﾗ"
    },
    {
      "regionCode": "023612",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "藤崎町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾌｼﾞｻｷﾏﾁ"
    },
    {
      "regionCode": "023621",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "大鰐町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｵｵﾜﾆﾏﾁ"
    },
    {
      "regionCode": "023671",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "田舎館村",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｲﾅｶﾀﾞﾃﾑﾗ"
    },
    {
      "regionCode": "023817",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "板柳町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｲﾀﾔﾅｷﾞﾏﾁ"
    },
    {
      "regionCode": "023841",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "鶴田町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾂﾙﾀﾏﾁ"
    },
    {
      "regionCode": "023876",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "中泊町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾅｶﾄﾞﾏﾘﾏﾁ"
    },
    {
      "regionCode": "024015",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "野辺地町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾉﾍｼﾞﾏﾁ"
    },
    {
      "regionCode": "024023",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "七戸町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｼﾁﾉﾍﾏﾁ"
    },
    {
      "regionCode": "024058",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "六戸町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾛｸﾉﾍﾏﾁ"
    },
    {
      "regionCode": "024066",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "横浜町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾖｺﾊﾏﾏﾁ"
    },
    {
      "regionCode": "024082",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "東北町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾄｳﾎｸﾏﾁ"
    },
    {
      "regionCode": "024112",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "六ヶ所村",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾛｯｶｼｮﾑﾗ"
    },
    {
      "regionCode": "024121",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "おいらせ町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｵｲﾗｾﾁｮｳ"
    },
    {
      "regionCode": "024236",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "大間町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｵｵﾏﾏﾁ"
    },
    {
      "regionCode": "024244",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "東通村",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾋｶﾞｼﾄﾞｵﾘﾑﾗ"
    },
    {
      "regionCode": "024252",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "風間浦村",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｶｻﾞﾏｳﾗﾑﾗ"
    },
    {
      "regionCode": "024261",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "佐井村",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｻｲﾑﾗ"
    },
    {
      "regionCode": "024414",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "三戸町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｻﾝﾉﾍﾏﾁ"
    },
    {
      "regionCode": "024422",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "五戸町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｺﾞﾉﾍﾏﾁ"
    },
    {
      "regionCode": "024431",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "田子町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾀｯｺﾏﾁ"
    },
    {
      "regionCode": "024457",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "南部町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾅﾝﾌﾞﾁｮｳ"
    },
    {
      "regionCode": "024465",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "階上町",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ﾊｼｶﾐﾁｮｳ"
    },
    {
      "regionCode": "024503",
      "prefectureKanji": "青森県",
      "cityWardTownKanji": "新郷村",
      "prefectureKana": "ｱｵﾓﾘｹﾝ",
      "cityWardTownKana": "ｼﾝｺﾞｳﾑﾗ"
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
      "regionCode": "032051",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "花巻市",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ﾊﾅﾏｷｼ"
    },
    {
      "regionCode": "032069",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "北上市",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｷﾀｶﾐｼ"
    },
    {
      "regionCode": "032077",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "久慈市",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｸｼﾞｼ"
    },
    {
      "regionCode": "032085",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "遠野市",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ﾄｵﾉｼ"
    },
    {
      "regionCode": "032093",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "一関市",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｲﾁﾉｾｷｼ"
    },
    {
      "regionCode": "032107",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "陸前高田市",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ﾘｸｾﾞﾝﾀｶﾀｼ"
    },
    {
      "regionCode": "032115",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "釜石市",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｶﾏｲｼｼ"
    },
    {
      "regionCode": "032131",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "二戸市",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ﾆﾉﾍｼ"
    },
    {
      "regionCode": "032140",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "八幡平市",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ﾊﾁﾏﾝﾀｲｼ"
    },
    {
      "regionCode": "032158",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "奥州市",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｵｳｼｭｳｼ"
    },
    {
      "regionCode": "032166",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "滝沢市",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ﾀｷｻﾞﾜｼ"
    },
    {
      "regionCode": "033014",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "雫石町",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｼｽﾞｸｲｼﾁｮｳ"
    },
    {
      "regionCode": "033022",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "葛巻町",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｸｽﾞﾏｷﾏﾁ"
    },
    {
      "regionCode": "033031",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "岩手町",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｲﾜﾃﾏﾁ"
    },
    {
      "regionCode": "033219",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "紫波町",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｼﾜﾁｮｳ"
    },
    {
      "regionCode": "033227",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "矢巾町",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ﾔﾊﾊﾞﾁｮｳ"
    },
    {
      "regionCode": "033669",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "西和賀町",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ﾆｼﾜｶﾞﾏﾁ"
    },
    {
      "regionCode": "033812",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "金ケ崎町",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｶﾈｶﾞｻｷﾁｮｳ"
    },
    {
      "regionCode": "034029",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "平泉町",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ﾋﾗｲｽﾞﾐﾁｮｳ"
    },
    {
      "regionCode": "034410",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "住田町",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｽﾐﾀﾁｮｳ"
    },
    {
      "regionCode": "034614",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "大槌町",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｵｵﾂﾁﾁｮｳ"
    },
    {
      "regionCode": "034827",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "山田町",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ﾔﾏﾀﾞﾏﾁ"
    },
    {
      "regionCode": "034835",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "岩泉町",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｲﾜｲｽﾞﾐﾁｮｳ"
    },
    {
      "regionCode": "034843",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "田野畑村",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ﾀﾉﾊﾀﾑﾗ"
    },
    {
      "regionCode": "034851",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "普代村",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ﾌﾀﾞｲﾑﾗ"
    },
    {
      "regionCode": "035017",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "軽米町",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｶﾙﾏｲﾏﾁ"
    },
    {
      "regionCode": "035033",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "野田村",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ﾉﾀﾞﾑﾗ"
    },
    {
      "regionCode": "035068",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "九戸村",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｸﾉﾍﾑﾗ"
    },
    {
      "regionCode": "035076",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "洋野町",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ﾋﾛﾉﾁｮｳ"
    },
    {
      "regionCode": "035246",
      "prefectureKanji": "岩手県",
      "cityWardTownKanji": "一戸町",
      "prefectureKana": "ｲﾜﾃｹﾝ",
      "cityWardTownKana": "ｲﾁﾉﾍﾏﾁ"
    }
  ]
}
