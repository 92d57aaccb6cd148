export const FRANCE_DEPS = [
  {
    "code": "FR-01",
    "name": "Ain",
    "region": {
      "name": "Auvergne-Rhône-Alpes",
      "code": "FR-ARA",
      "slug": "auvergne-rhone-alpes"
    },
    "slug": "ain-01"
  },
  {
    "code": "FR-02",
    "name": "Aisne",
    "region": {
      "name": "Hauts-de-France",
      "code": "FR-HDF",
      "slug": "hauts-de-france"
    },
    "slug": "aisne-02"
  },
  {
    "code": "FR-03",
    "name": "Allier",
    "region": {
      "name": "Auvergne-Rhône-Alpes",
      "code": "FR-ARA",
      "slug": "auvergne-rhone-alpes"
    },
    "slug": "allier-03"
  },
  {
    "code": "FR-04",
    "name": "Alpes-de-Haute-Provence",
    "region": {
      "name": "Provence-Alpes-Côte d'Azur",
      "code": "FR-PAC",
      "slug": "provence-alpes-cote-azur"
    },
    "slug": "alpes-de-haute-provence-04"
  },
  {
    "code": "FR-06",
    "name": "Alpes-Maritimes",
    "region": {
      "name": "Provence-Alpes-Côte d'Azur",
      "code": "FR-PAC",
      "slug": "provence-alpes-cote-azur"
    },
    "slug": "alpes-maritimes-06"
  },
  {
    "code": "FR-07",
    "name": "Ardèche",
    "region": {
      "name": "Auvergne-Rhône-Alpes",
      "code": "FR-ARA",
      "slug": "auvergne-rhone-alpes"
    },
    "slug": "ardeche-07"
  },
  {
    "code": "FR-08",
    "name": "Ardennes",
    "region": {
      "name": "Grand Est",
      "code": "FR-GES",
      "slug": "grand-est"
    },
    "slug": "ardennes-08"
  },
  {
    "code": "FR-09",
    "name": "Ariège",
    "region": {
      "name": "Occitanie",
      "code": "FR-OCC",
      "slug": "occitanie"
    },
    "slug": "ariege-09"
  },
  {
    "code": "FR-10",
    "name": "Aube",
    "region": {
      "name": "Grand Est",
      "code": "FR-GES",
      "slug": "grand-est"
    },
    "slug": "aube-10"
  },
  {
    "code": "FR-11",
    "name": "Aude",
    "region": {
      "name": "Occitanie",
      "code": "FR-OCC",
      "slug": "occitanie"
    },
    "slug": "aude-11"
  }
];
