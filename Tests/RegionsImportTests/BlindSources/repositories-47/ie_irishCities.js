module.exports = [
  {
    "city": "Abbeydorney",
    "province": "Munster",
    "latitude": 52.35,
    "longitude": -9.6833
  },
  {
    "city": "Abbeyfeale",
    "province": "Munster",
    "latitude": 52.386,
    "longitude": -9.294
  },
  {
    "city": "Abbeyknockmoy",
    "province": "Connacht",
    "latitude": 53.437,
    "longitude": -8.747
  },
  {
    "city": "Abbeylara",
    "province": "Leinster",
    "latitude": 53.764611,
    "longitude": -7.446194
  },
  {
    "city": "Abbeyleix",
    "province": "Leinster",
    "latitude": 52.914,
    "longitude": -7.349
  },
  {
    "city": "Abbeyshrule",
    "province": "Leinster",
    "latitude": 53.583333,
    "longitude": -7.65
  },
  {
    "city": "Abbeyside",
    "province": "County Waterford",
    "latitude": 52.1,
    "longitude": -7.61666
  },
  {
    "city": "Gob an Choire",
    "province": "Connacht",
    "latitude": 53.9278,
    "longitude": -9.9392
  },
  {
    "city": "Achonry",
    "province": "Connacht",
    "latitude": 54.0828,
    "longitude": -8.6669
  },
  {
    "city": "Aclare",
    "province": "Connacht",
    "latitude": 54.0333,
    "longitude": -8.9
  },
  {
    "city": "Adare",
    "province": "Munster",
    "latitude": 52.564,
    "longitude": -8.79
  },
  {
    "city": "Adrigole",
    "province": "Munster",
    "latitude": 51.7,
    "longitude": -9.717
  },
  {
    "city": "Affane",
    "province": "Munster",
    "latitude": 52.124722,
    "longitude": -7.837778
  },
  {
    "city": "Aghaboe",
    "province": "Leinster",
    "latitude": 52.9221008,
    "longitude": -7.5142637
  },
  {
    "city": "Aghada",
    "province": "Munster",
    "latitude": 51.833,
    "longitude": -8.217
  }
];
