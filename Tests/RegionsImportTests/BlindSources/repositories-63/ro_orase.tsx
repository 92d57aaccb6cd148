export const citiesRomania = [
  {
    "county": "Alba",
    "cities": [
      "Alba Iulia",
      "Aiud",
      "Blaj",
      "Câmpeni",
      "Cugir",
      "Ocna Mureș",
      "Sebeș",
      "Teiuș",
      "Zlatna",
    ]
  },
  {
    "county": "Arad",
    "cities": ["Arad", "Chișineu-Criș", "Curtici", "Ineu", "Lipova", "Nădlac"]
  },
  {
    "county": "Argeș",
    "cities": [
      "Pitești",
      "Câmpulung",
      "Curtea de Argeș",
      "Mioveni",
      "Ștefănești",
      "Costești",
      "Topoloveni",
    ]
  },
  {
    "county": "Bacău",
    "cities": [
      "Bacău",
      "Moinești",
      "Onești",
      "Buhuși",
      "Comănești",
      "Mărgineni",
      "Târgu Ocna",
    ]
  },
  {
    "county": "Bistrița-Năsăud",
    "cities": ["Bistrița", "Năsăud", "Beclean", "Sângeorz-Băi"]
  },
  {
    "county": "Botoșani",
    "cities": ["Botoșani", "Dorohoi", "Săveni", "Flămânzi"]
  },
  {
    "county": "Brăila",
    "cities": ["Brăila", "Făurei", "Ianca", "Însurăței"]
  },
  {
    "county": "Buzău",
    "cities": ["Buzău", "Râmnicu Sărat", "Nehoiu", "Pătârlagele", "Pogoanele"]
  },
];
