export const Area = [
  {
    name: "北海道地方",
    value: "010100",
    getCode: "011000",
  },
  {
    name: "東北地方",
    value: "010200",
    getCode: "020000",
  },
  {
    name: "関東甲信地方",
    value: "010300",
    getCode: "080000",
  },
  {
    name: "東海地方",
    value: "010400",
    getCode: "210000",
  },
  {
    name: "北陸地方",
    value: "010500",
    getCode: "150000",
  },
  {
    name: "近畿地方",
    value: "010600",
    getCode: "250000",
  },
  {
    name: "中国地方（山口県を除く）",
    value: "010700",
    getCode: "310000",
  },
  {
    name: "四国地方",
    value: "010800",
    getCode: "360000",
  },
  {
    name: "九州北部地方（山口県を含む）",
    value: "010900",
    getCode: "350000",
  },
  {
    name: "九州南部・奄美地方",
    value: "011000",
    getCode: "450000",
  },
  {
    name: "沖縄地方",
    value: "011100",
    getCode: "471000",
  },
  {
    name: "群馬県",
    value: "100000",
    getCode: "100000",
  },
  {
    name: "埼玉県",
    value: "110000",
    getCode: "110000",
  },
  {
    name: "千葉県",
    value: "120000",
    getCode: "120000",
  },
  {
    name: "東京都",
    value: "130000",
    getCode: "130000",
  },
  {
    name: "神奈川県",
    value: "140000",
    getCode: "140000",
  },
  {
    name: "新潟県",
    value: "150000",
    getCode: "150000",
  },
  {
    name: "富山県",
    value: "160000",
    getCode: "160000",
  },
];
