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
    name: "Novozavidovskiy",
    value: "novozavidovskiy",
  },
  {
    name: "Krasnolesnyy",
    value: "krasnolesnyy",
  },
  {
    name: "Kosterevo",
    value: "kosterevo",
  },
  {
    name: "Zyuzino",
    value: "zyuzino",
  },
  {
    name: "Zyukayka",
    value: "zyukayka",
  },
  {
    name: "Zykovo",
    value: "zykovo",
  },
  {
    name: "Zyablikovo",
    value: "zyablikovo",
  },
  {
    name: "Zvony",
    value: "zvony",
  },
  {
    name: "Zverevo",
    value: "zverevo",
  },
  {
    name: "Zvenigovo",
    value: "zvenigovo",
  },
  {
    name: "Zvenigorod",
    value: "zvenigorod",
  },
  {
    name: "Zuyevka",
    value: "zuyevka",
  },
  {
    name: "Zubtsov",
    value: "zubtsov",
  },
  {
    name: "Zubovo",
    value: "zubovo",
  },
  {
    name: "Zubova Polyana",
    value: "zubova-polyana",
  },
  {
    name: "Zolotukhino",
    value: "zolotukhino",
  },
  {
    name: "Zolotkovo",
    value: "zolotkovo",
  },
  {
    name: "Zol’noye",
    value: "zolnoye",
  },
  {
    name: "Znamenskoye",
    value: "znamenskoye",
  },
  {
    name: "Znamenskoye",
    value: "znamenskoye",
  },
  {
    name: "Znamensk",
    value: "znamensk",
  },
  {
    name: "Znamenka",
    value: "znamenka",
  },
  {
    name: "Znamenka",
    value: "znamenka",
  },
  {
    name: "Zmiyëvka",
    value: "zmiyevka",
  },
  {
    name: "Zmeyskaya",
    value: "zmeyskaya",
  },
  {
    name: "Zlynka",
    value: "zlynka",
  },
  {
    name: "Zlatoust",
    value: "zlatoust",
  },
  {
    name: "Zirgan",
    value: "zirgan",
  },
  {
    name: "Zimovniki",
    value: "zimovniki",
  },
  {
    name: "Zilair",
    value: "zilair",
  },
  {
    name: "Zhulebino",
    value: "zhulebino",
  },
  {
    name: "Zhukovsky",
    value: "zhukovsky",
  },
  {
    name: "Zhukov",
    value: "zhukov",
  },
];
