const districts = [
  {
    "0": 1,
    "1": "Ambohidratrimo",
    "2": 1,
    "id": 1,
    "name": "Ambohidratrimo",
    "regionId": 1
  },
  {
    "0": 2,
    "1": "Andramasina",
    "2": 1,
    "id": 2,
    "name": "Andramasina",
    "regionId": 1
  },
  {
    "0": 3,
    "1": "Anjozorobe",
    "2": 1,
    "id": 3,
    "name": "Anjozorobe",
    "regionId": 1
  },
  {
    "0": 4,
    "1": "Ankazobe",
    "2": 1,
    "id": 4,
    "name": "Ankazobe",
    "regionId": 1
  },
  {
    "0": 5,
    "1": "Antananarivo-Atsimondrano",
    "2": 1,
    "id": 5,
    "name": "Antananarivo-Atsimondrano",
    "regionId": 1
  },
  {
    "0": 6,
    "1": "Antananarivo-Avaradrano",
    "2": 1,
    "id": 6,
    "name": "Antananarivo-Avaradrano",
    "regionId": 1
  },
  {
    "0": 7,
    "1": "Antananarivo I",
    "2": 1,
    "id": 7,
    "name": "Antananarivo I",
    "regionId": 1
  },
  {
    "0": 8,
    "1": "Antananarivo II",
    "2": 1,
    "id": 8,
    "name": "Antananarivo II",
    "regionId": 1
  },
  {
    "0": 9,
    "1": "Antananarivo III",
    "2": 1,
    "id": 9,
    "name": "Antananarivo III",
    "regionId": 1
  },
  {
    "0": 10,
    "1": "Antananarivo IV",
    "2": 1,
    "id": 10,
    "name": "Antananarivo IV",
    "regionId": 1
  },
  {
    "0": 11,
    "1": "Antananarivo V",
    "2": 1,
    "id": 11,
    "name": "Antananarivo V",
    "regionId": 1
  },
  {
    "0": 12,
    "1": "Antananarivo VI",
    "2": 1,
    "id": 12,
    "name": "Antananarivo VI",
    "regionId": 1
  },
  {
    "0": 13,
    "1": "Manjakandriana",
    "2": 1,
    "id": 13,
    "name": "Manjakandriana",
    "regionId": 1
  },
  {
    "0": 14,
    "1": "Fenoarivobe",
    "2": 2,
    "id": 14,
    "name": "Fenoarivobe",
    "regionId": 2
  },
  {
    "0": 15,
    "1": "Tsiroanomandidy",
    "2": 2,
    "id": 15,
    "name": "Tsiroanomandidy",
    "regionId": 2
  },
  {
    "0": 16,
    "1": "Arivonimamo",
    "2": 3,
    "id": 16,
    "name": "Arivonimamo",
    "regionId": 3
  },
  {
    "0": 17,
    "1": "Miarinarivo",
    "2": 3,
    "id": 17,
    "name": "Miarinarivo",
    "regionId": 3
  },
  {
    "0": 18,
    "1": "Soavinandriana",
    "2": 3,
    "id": 18,
    "name": "Soavinandriana",
    "regionId": 3
  },
  {
    "0": 19,
    "1": "Ambatolampy",
    "2": 4,
    "id": 19,
    "name": "Ambatolampy",
    "regionId": 4
  },
  {
    "0": 20,
    "1": "Antanifotsy",
    "2": 4,
    "id": 20,
    "name": "Antanifotsy",
    "regionId": 4
  },
  {
    "0": 21,
    "1": "Antsirabe I",
    "2": 4,
    "id": 21,
    "name": "Antsirabe I",
    "regionId": 4
  },
  {
    "0": 22,
    "1": "Antsirabe II",
    "2": 4,
    "id": 22,
    "name": "Antsirabe II",
    "regionId": 4
  },
  {
    "0": 23,
    "1": "Betafo",
    "2": 4,
    "id": 23,
    "name": "Betafo",
    "regionId": 4
  },
  {
    "0": 24,
    "1": "Faratsiho",
    "2": 4,
    "id": 24,
    "name": "Faratsiho",
    "regionId": 4
  },
  {
    "0": 25,
    "1": "Mandoto",
    "2": 4,
    "id": 25,
    "name": "Mandoto",
    "regionId": 4
  },
  {
    "0": 26,
    "1": "Ambanja",
    "2": 5,
    "id": 26,
    "name": "Ambanja",
    "regionId": 5
  },
  {
    "0": 27,
    "1": "Ambilobe",
    "2": 5,
    "id": 27,
    "name": "Ambilobe",
    "regionId": 5
  },
  {
    "0": 28,
    "1": "Antsiranana I",
    "2": 5,
    "id": 28,
    "name": "Antsiranana I",
    "regionId": 5
  },
  {
    "0": 29,
    "1": "Antsiranana II",
    "2": 5,
    "id": 29,
    "name": "Antsiranana II",
    "regionId": 5
  },
  {
    "0": 30,
    "1": "Nosy-Be",
    "2": 5,
    "id": 30,
    "name": "Nosy-Be",
    "regionId": 5
  },
  {
    "0": 31,
    "1": "Andapa",
    "2": 6,
    "id": 31,
    "name": "Andapa",
    "regionId": 6
  },
  {
    "0": 32,
    "1": "Antalaha",
    "2": 6,
    "id": 32,
    "name": "Antalaha",
    "regionId": 6
  },
  {
    "0": 33,
    "1": "Sambava",
    "2": 6,
    "id": 33,
    "name": "Sambava",
    "regionId": 6
  },
  {
    "0": 34,
    "1": "Vohémar",
    "2": 6,
    "id": 34,
    "name": "Vohémar",
    "regionId": 6
  },
  {
    "0": 35,
    "1": "Ambatofinandrahana",
    "2": 7,
    "id": 35,
    "name": "Ambatofinandrahana",
    "regionId": 7
  },
  {
    "0": 36,
    "1": "Ambositra",
    "2": 7,
    "id": 36,
    "name": "Ambositra",
    "regionId": 7
  },
  {
    "0": 37,
    "1": "Fandriana",
    "2": 7,
    "id": 37,
    "name": "Fandriana",
    "regionId": 7
  },
  {
    "0": 38,
    "1": "Manandriana",
    "2": 7,
    "id": 38,
    "name": "Manandriana",
    "regionId": 7
  },
  {
    "0": 39,
    "1": "Befotaka Sud",
    "2": 8,
    "id": 39,
    "name": "Befotaka Sud",
    "regionId": 8
  },
  {
    "0": 40,
    "1": "Farafangana",
    "2": 8,
    "id": 40,
    "name": "Farafangana",
    "regionId": 8
  },
  {
    "0": 41,
    "1": "Midongy Sud",
    "2": 8,
    "id": 41,
    "name": "Midongy Sud",
    "regionId": 8
  },
  {
    "0": 42,
    "1": "Vangaindrano",
    "2": 8,
    "id": 42,
    "name": "Vangaindrano",
    "regionId": 8
  },
  {
    "0": 43,
    "1": "Vondrozo",
    "2": 8,
    "id": 43,
    "name": "Vondrozo",
    "regionId": 8
  },
  {
    "0": 44,
    "1": "Ambalavao",
    "2": 9,
    "id": 44,
    "name": "Ambalavao",
    "regionId": 9
  },
  {
    "0": 45,
    "1": "Ambohimahasoa",
    "2": 9,
    "id": 45,
    "name": "Ambohimahasoa",
    "regionId": 9
  },
  {
    "0": 46,
    "1": "Fianarantsoa",
    "2": 9,
    "id": 46,
    "name": "Fianarantsoa",
    "regionId": 9
  },
  {
    "0": 47,
    "1": "Ikalamavony",
    "2": 9,
    "id": 47,
    "name": "Ikalamavony",
    "regionId": 9
  },
  {
    "0": 48,
    "1": "Isandra",
    "2": 9,
    "id": 48,
    "name": "Isandra",
    "regionId": 9
  },
  {
    "0": 49,
    "1": "Lalangina",
    "2": 9,
    "id": 49,
    "name": "Lalangina",
    "regionId": 9
  },
  {
    "0": 50,
    "1": "Vohibato",
    "2": 9,
    "id": 50,
    "name": "Vohibato",
    "regionId": 9
  },
  {
    "0": 51,
    "1": "Iakora",
    "2": 10,
    "id": 51,
    "name": "Iakora",
    "regionId": 10
  },
  {
    "0": 52,
    "1": "Ihosy",
    "2": 10,
    "id": 52,
    "name": "Ihosy",
    "regionId": 10
  },
  {
    "0": 53,
    "1": "Ivohibe",
    "2": 10,
    "id": 53,
    "name": "Ivohibe",
    "regionId": 10
  },
  {
    "0": 54,
    "1": "Ifanadiana",
    "2": 11,
    "id": 54,
    "name": "Ifanadiana",
    "regionId": 11
  },
  {
    "0": 55,
    "1": "Ikongo",
    "2": 11,
    "id": 55,
    "name": "Ikongo",
    "regionId": 11
  },
  {
    "0": 56,
    "1": "Manakara",
    "2": 11,
    "id": 56,
    "name": "Manakara",
    "regionId": 11
  },
  {
    "0": 57,
    "1": "Mananjary",
    "2": 11,
    "id": 57,
    "name": "Mananjary",
    "regionId": 11
  },
  {
    "0": 58,
    "1": "Nosy Varika",
    "2": 11,
    "id": 58,
    "name": "Nosy Varika",
    "regionId": 11
  },
  {
    "0": 59,
    "1": "Vohipeno",
    "2": 11,
    "id": 59,
    "name": "Vohipeno",
    "regionId": 11
  }
]

export default districts