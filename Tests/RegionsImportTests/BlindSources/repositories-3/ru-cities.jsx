const RU_Cities = [
  {
    name: "Udomlya",
    value: "udomlya",
  },
  {
    name: "Sosnovka",
    value: "sosnovka",
  },
  {
    name: "Sasovo",
    value: "sasovo",
  },
  {
    name: "Zubova Polyana",
    value: "zubova-polyana",
  },
  {
    name: "Znamenskoye",
    value: "znamenskoye",
  },
  {
    name: "Zlatoust",
    value: "zlatoust",
  },
  {
    name: "Zima",
    value: "zima",
  },
];

export default RU_Cities;
