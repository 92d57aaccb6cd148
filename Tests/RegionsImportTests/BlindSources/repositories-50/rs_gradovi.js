const gradovi = [
  {
    naziv: "ADA",
  },
  {
    naziv: "ADORJAN",
  },
  {
    naziv: "ALEKSANDROVAC (KRUSEVAC)",
  },
  {
    naziv: "ALEKSINAC",
  },
  {
    naziv: "ALIBUNAR",
  },
  {
    naziv: "APATIN",
  },
  {
    naziv: "ARADAC",
  },
  {
    naziv: "ARANĐELOVAC",
  },
  {
    naziv: "ARILJE",
  },
  {
    naziv: "AZANJA",
  },
  {
    naziv: "BABUŠNICA",
  },
  {
    naziv: "BACINCI",
  },
  {
    naziv: "BADOVINCI",
  },
  {
    naziv: "BAJINA BAŠTA",
  },
  {
    naziv: "BAJMOK",
  },
  {
    naziv: "BALJEVAC (NA IBRU)",
  },
  {
    naziv: "BANATSKA DUBICA",
  },
  {
    naziv: "BANATSKA PALANKA",
  },
  {
    naziv: "BANATSKA TOPOLA",
  },
  {
    naziv: "BANATSKI BRESTOVAC",
  },
  {
    naziv: "BANATSKI DESPOTOVAC",
  },
  {
    naziv: "BANJA KOVILJACA",
  },
  {
    naziv: "BANJA LUKA",
  },
  {
    naziv: "BANOVO POLJE",
  },
  {
    naziv: "BARAJEVO",
  },
  {
    naziv: "BARICE",
  },
  {
    naziv: "BARIČ",
  },
  {
    naziv: "BATAJNICA",
  },
  {
    naziv: "BATOČINA",
  },
  {
    naziv: "BAČ",
  },
  {
    naziv: "BAČKA PALANKA",
  },
  {
    naziv: "BAČKA TOPOLA",
  },
  {
    naziv: "BELA CRKVA",
  },
  {
    naziv: "BELA CRKVA (KRUPANJ)",
  },
  {
    naziv: "BELA PALANKA",
  },
  {
    naziv: "BELO BLATO",
  },
];
