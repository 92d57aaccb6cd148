export const locations = [
  {
    gobalka: "Banaadir",
    degmada: [
      "Abdiaziz",
      "Boondheere",
      "Dayniile",
      "Dharkeynley",
      "Hamar Jajab",
      "Hamar Weyne",
      "Hodan",
      "Howlwadaag",
      "Huriwaa",
      "Kaxda",
      "Karaan",
      "Shangaani",
      "Shibis",
      "Waberi",
      "Wadajir",
      "Wardhiigley",
      "Yaaqshiid",
    ],
  },
  {
    gobalka: "Awdal",
    degmada: ["Baki", "Boorama", "Lughaya", "Saylac"],
  },
  {
    gobalka: "Bakool",
    degmada: ["Ceelbarde", "Hudur", "Rab Dhuure", "Tayeeglow", "Waajid"],
  },
  {
    gobalka: "Bari",
    degmada: [
      "Banderbayla",
      "Boosaaso",
      "Caluula",
      "Iskushuban",
      "Qandala",
      "Qardho",
    ],
  },
  {
    gobalka: "Jubbada Dhexe",
    degmada: ["Bu’aale", "Jilib", "Saakow"],
  },
  {
    gobalka: "Nugaal",
    degmada: ["Burtinle", "Eyl", "Garowe"],
  },
  {
    gobalka: "Sanaag",
    degmada: ["Ceel Afweyn", "Ceerigaabo", "Laasqoray"],
  },
];
