export const iranProvincesAndCities: Province[] = [
  {
    id: 1,
    name: "آذربایجان شرقی",
    cities: [
      { id: 1, name: "تبریز" },
      { id: 2, name: "مراغه" },
      { id: 3, name: "مرند" },
    ]
  },
  {
    id: 2,
    name: "آذربایجان غربی",
    cities: [
      { id: 1, name: "ارومیه" },
      { id: 2, name: "خوی" },
    ]
  },
  {
    id: 3,
    name: "اردبیل",
    cities: [
      { id: 1, name: "اردبیل" },
      { id: 2, name: "نمین" },
    ]
  },
];
