export default [
  {
    code: "001",
    name: "Ba Đình",
    provinceCode: "01",
  },
  {
    code: "002",
    name: "Hoàn Kiếm",
    provinceCode: "01",
  },
  {
    code: "003",
    name: "Tây Hồ",
    provinceCode: "01",
  },
  {
    code: "004",
    name: "Long Biên",
    provinceCode: "01",
  },
  {
    code: "005",
    name: "Cầu Giấy",
    provinceCode: "01",
  },
  {
    code: "006",
    name: "Đống Đa",
    provinceCode: "01",
  },
  {
    code: "007",
    name: "Hai Bà Trưng",
    provinceCode: "01",
  },
  {
    code: "008",
    name: "Hoàng Mai",
    provinceCode: "01",
  },
  {
    code: "009",
    name: "Thanh Xuân",
    provinceCode: "01",
  },
  {
    code: "016",
    name: "Sóc Sơn",
    provinceCode: "01",
  },
  {
    code: "017",
    name: "Đông Anh",
    provinceCode: "01",
  },
  {
    code: "018",
    name: "Gia Lâm",
    provinceCode: "01",
  },
  {
    code: "019",
    name: "Nam Từ Liêm",
    provinceCode: "01",
  },
  {
    code: "020",
    name: "Thanh Trì",
    provinceCode: "01",
  },
  {
    code: "021",
    name: "Bắc Từ Liêm",
    provinceCode: "01",
  },
  {
    code: "250",
    name: "Mê Linh",
    provinceCode: "01",
  },
  {
    code: "268",
    name: "Hà Đông",
    provinceCode: "01",
  },
  {
    code: "269",
    name: "Sơn Tây",
    provinceCode: "01",
  },
  {
    code: "271",
    name: "Ba Vì",
    provinceCode: "01",
  },
  {
    code: "272",
    name: "Phúc Thọ",
    provinceCode: "01",
  },
  {
    code: "273",
    name: "Đan Phượng",
    provinceCode: "01",
  },
  {
    code: "274",
    name: "Hoài Đức",
    provinceCode: "01",
  },
  {
    code: "275",
    name: "Quốc Oai",
    provinceCode: "01",
  },
  {
    code: "276",
    name: "Thạch Thất",
    provinceCode: "01",
  },
  {
    code: "277",
    name: "Chương Mỹ",
    provinceCode: "01",
  },
  {
    code: "278",
    name: "Thanh Oai",
    provinceCode: "01",
  },
];
