export const postalCode = [
  {
    "postalCode": 10100,
    "district": "Samphanthawong",
    "province": "Bangkok"
  },
  {
    "postalCode": 10100,
    "district": "Pom Prap Sattru Phai",
    "province": "Bangkok"
  },
  {
    "postalCode": 10110,
    "district": "Wattana",
    "province": "Bangkok"
  },
  {
    "postalCode": 11000,
    "district": "Mueang Nonthaburi",
    "province": "Nonthaburi"
  },
  {
    "postalCode": 11110,
    "district": "Bang Bua Thong",
    "province": "Nonthaburi"
  },
  {
    "postalCode": 12000,
    "district": "Mueang Pathum Thani",
    "province": "Pathum Thani"
  },
  {
    "postalCode": 12110,
    "district": "Thanyaburi",
    "province": "Pathum Thani"
  }
]
