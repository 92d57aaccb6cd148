export const twCityZip = [
  {
    city: "台北市",
    area: [
      {
        zip: "100",
        districts: "中正區",
      },
      {
        zip: "103",
        districts: "大同區",
      },
      {
        zip: "104",
        districts: "中山區",
      },
      {
        zip: "105",
        districts: "松山區",
      },
      {
        zip: "106",
        districts: "大安區",
      },
      {
        zip: "108",
        districts: "萬華區",
      },
      {
        zip: "110",
        districts: "信義區",
      },
      {
        zip: "111",
        districts: "士林區",
      },
      {
        zip: "112",
        districts: "北投區",
      },
      {
        zip: "114",
        districts: "內湖區",
      },
      {
        zip: "115",
        districts: "南港區",
      },
      {
        zip: "116",
        districts: "文山區",
      },
    ],
  },
  {
    city: "基隆市",
    area: [
      {
        zip: "200",
        districts: "仁愛區",
      },
      {
        zip: "201",
        districts: "信義區",
      },
      {
        zip: "202",
        districts: "中正區",
      },
      {
        zip: "203",
        districts: "中山區",
      },
      {
        zip: "204",
        districts: "安樂區",
      },
      {
        zip: "205",
        districts: "暖暖區",
      },
      {
        zip: "206",
        districts: "七堵區",
      },
    ],
  },
  {
    city: "新北市",
    area: [
      {
        zip: "207",
        districts: "萬里區",
      },
      {
        zip: "208",
        districts: "金山區",
      },
      {
        zip: "220",
        districts: "板橋區",
      },
      {
        zip: "221",
        districts: "汐止區",
      },
      {
        zip: "222",
        districts: "深坑區",
      },
      {
        zip: "223",
        districts: "石碇區",
      },
      {
        zip: "224",
        districts: "瑞芳區",
      },
    ],
  },
];
