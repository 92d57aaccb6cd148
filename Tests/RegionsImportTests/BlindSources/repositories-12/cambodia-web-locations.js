const locations = {
  "Banteay Meanchey": {
    "Mongkol Borei": [
      "Banteay Neang",
      "Bat Trang",
      "Chamnaom",
      "Kouk Ballangk",
      "Koy Maeng",
      "Ou Prasat",
      "Phnum Touch",
      "Rohat Tuek",
      "Ruessei Kraok",
      "Sambuor",
      "Soea",
      "Srah Reang",
      "Ta Lam"
    ],
    "Phnum Srok": [
      "Nam Tau",
      "Poy Char",
      "Ponley",
      "Spean Sraeng",
      "Srah Chik",
      "Phnum Dei"
    ],
    "Preah Netr Preah": [
      "Chnuor Mean Chey",
      "Chob Vari",
      "Phnum Lieb",
      "Prasat",
      "Preak Netr Preah",
      "Rohal",
      "Tean Kam",
      "Tuek Chour",
      "Bos Sbov"
    ],
    "Ou Chrov": [
      "Changha",
      "Koub",
      "Kuttasat",
      "Samraong",
      "Souphi",
      "Soengh",
      "Ou Beichoan"
    ],
    "Serei Saophoan": [
      "Kampong Svay",
      "Kaoh Pong Satv",
      "Mkak",
      "Ou Ambel",
      "Phniet",
      "Preah Ponlea",
      "Tuek Thla"
    ],
    "Thma Puok": [
      "Banteay Chhmar",
      "Kouk Romiet",
      "Phum Thmei",
      "Thma Puok",
      "Kouk Kakthen",
      "Kumru"
    ],
    "Svay Chek": [
      "Phkoam",
      "Sarongk",
      "Sla Kram",
      "Svay Chek",
      "Ta Baen",
      "Ta Phou",
      "Treas",
      "Roluos"
    ],
    "Malai": [
      "Boeng Beng",
      "Malai",
      "Ou Sampoar",
      "Ou Sralau",
      "Tuol Pongro",
      "Ta Kong"
    ],
    "Paoy Paet": [
      "Nimitt",
      "Paoy Paet",
      "Phsar Kandal"
    ]
  },
  "Kep": {
    "Damnak Chang'aeur": [
      "Angkaol",
      "Ou Krasar"
    ],
    "Krong Kaeb": [
      "Kaeb",
      "Prey Thum"
    ]
  },
  "Pailin": {
    "Pailin": [
      "Pailin",
      "Ou Ta Vau",
      "Tuol Lvea",
      "Bar Yakha"
    ],
    "Sala Krau": [
      "Sala Krau",
      "Stueng Trang",
      "Stueng Kach",
      "Ou Andoung"
    ]
  }
};
