const regions = [
  {
    "0": 1,
    "1": "Analamanga",
    "2": 1,
    "id": 1,
    "name": "Analamanga",
    "provinceId": 1
  },
  {
    "0": 2,
    "1": "Bongolava",
    "2": 1,
    "id": 2,
    "name": "Bongolava",
    "provinceId": 1
  },
  {
    "0": 3,
    "1": "Itasy",
    "2": 1,
    "id": 3,
    "name": "Itasy",
    "provinceId": 1
  },
  {
    "0": 4,
    "1": "Vakinankaratra",
    "2": 1,
    "id": 4,
    "name": "Vakinankaratra",
    "provinceId": 1
  },
  {
    "0": 5,
    "1": "Diana",
    "2": 2,
    "id": 5,
    "name": "Diana",
    "provinceId": 2
  },
  {
    "0": 6,
    "1": "SAVA",
    "2": 2,
    "id": 6,
    "name": "SAVA",
    "provinceId": 2
  },
  {
    "0": 7,
    "1": "Amoron_i Mania",
    "2": 3,
    "id": 7,
    "name": "Amoron_i Mania",
    "provinceId": 3
  },
  {
    "0": 8,
    "1": "Atsimo Atsinanana",
    "2": 3,
    "id": 8,
    "name": "Atsimo Atsinanana",
    "provinceId": 3
  },
  {
    "0": 9,
    "1": "Haute Matsiatra",
    "2": 3,
    "id": 9,
    "name": "Haute Matsiatra",
    "provinceId": 3
  },
  {
    "0": 10,
    "1": "Ihorombe",
    "2": 3,
    "id": 10,
    "name": "Ihorombe",
    "provinceId": 3
  },
  {
    "0": 11,
    "1": "Vatovavy Fitovinany",
    "2": 3,
    "id": 11,
    "name": "Vatovavy Fitovinany",
    "provinceId": 3
  }
]

export default regions