countries = [
  {
    "id": 2,
    "gid_0": "DZA",
    "name_0": "Algeria"
  },
  {
    "id": 31,
    "gid_0": "AGO",
    "name_0": "Angola"
  },
  {
    "id": 41,
    "gid_0": "BEN",
    "name_0": "Benin"
  },
  {
    "id": 36,
    "gid_0": "BWA",
    "name_0": "Botswana"
  },
  {
    "id": 42,
    "gid_0": "BFA",
    "name_0": "Burkina Faso"
  },
  {
    "id": 17,
    "gid_0": "BDI",
    "name_0": "Burundi"
  }
]

regions = [
  {
    "id": 101,
    "country_id": 2,
    "gid_1": "DZA.1_1",
    "name_1": "Adrar"
  },
  {
    "id": 102,
    "country_id": 2,
    "gid_1": "DZA.2_1",
    "name_1": "Chlef"
  },
  {
    "id": 103,
    "country_id": 31,
    "gid_1": "AGO.3_1",
    "name_1": "Bengo"
  },
  {
    "id": 104,
    "country_id": 31,
    "gid_1": "AGO.4_1",
    "name_1": "Bié"
  },
  {
    "id": 105,
    "country_id": 41,
    "gid_1": "BEN.5_1",
    "name_1": "Alibori"
  },
  {
    "id": 106,
    "country_id": 36,
    "gid_1": "BWA.6_1",
    "name_1": "Central"
  },
  {
    "id": 107,
    "country_id": 42,
    "gid_1": "BFA.7_1",
    "name_1": "Cascades"
  },
  {
    "id": 108,
    "country_id": 17,
    "gid_1": "BDI.8_1",
    "name_1": "Bubanza"
  }
]
