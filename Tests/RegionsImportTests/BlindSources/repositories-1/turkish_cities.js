export const turkish_cities = [
  {
    "name": "adana",
    "plate": "01",
    "latitude": "36.9914",
    "longitude": "35.3308",
    "counties": [
      "aladağ",
      "ceyhan",
      "feke"
    ]
  },
  {
    "name": "adıyaman",
    "plate": "02",
    "latitude": "37.7636",
    "longitude": "38.2773",
    "counties": [
      "besni",
      "kahta",
      "merkez"
    ]
  },
  {
    "name": "ağrı",
    "plate": "04",
    "latitude": "39.7",
    "longitude": "43.05",
    "counties": [
      "merkez",
      "patnos"
    ]
  }
];
