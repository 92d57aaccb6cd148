export default [
  {
    code: "01",
    name: "Hà Nội",
  },
  {
    code: "02",
    name: "Hà Giang",
  },
  {
    code: "04",
    name: "Cao Bằng",
  },
  {
    code: "06",
    name: "Bắc Kạn",
  },
  {
    code: "08",
    name: "Tuyên Quang",
  },
  {
    code: "10",
    name: "Lào Cai",
  },
  {
    code: "11",
    name: "Điện Biên",
  },
  {
    code: "12",
    name: "Lai Châu",
  },
  {
    code: "14",
    name: "Sơn La",
  },
  {
    code: "15",
    name: "Yên Bái",
  },
];
