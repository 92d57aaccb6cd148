export const japan = {
  "prefectures": [
    {
      "id": 1,
      "name": "Akita",
      "cities": [
        { "id": 1, "name": "Akita" },
        { "id": 2, "name": "Odate" },
        { "id": 3, "name": "Oga" },
        { "id": 4, "name": "Yokote" }
      ]
    },
    {
      "id": 2,
      "name": "Aichi",
      "cities": [
        { "id": 1, "name": "Ichinomiya" },
        { "id": 2, "name": "Nagoya" },
        { "id": 3, "name": "Okazaki" },
        { "id": 4, "name": "Toyota" }
      ]
    },
    {
      "id": 3,
      "name": "Aomori",
      "cities": [
        { "id": 1, "name": "Aomori" },
        { "id": 2, "name": "Hachinohe" },
        { "id": 3, "name": "Hirosaki" },
        { "id": 4, "name": "Misawa" }
      ]
    },
    {
      "id": 4,
      "name": "Chiba",
      "cities": [
        { "id": 1, "name": "Chiba" },
        { "id": 2, "name": "Funabashi" },
        { "id": 3, "name": "Ichikawa" },
        { "id": 4, "name": "Matsudo" }
      ]
    },
    {
      "id": 5,
      "name": "Ehime",
      "cities": [
        { "id": 1, "name": "Imabari" },
        { "id": 2, "name": "Matsuyama" },
        { "id": 3, "name": "Uwajima" }
      ]
    },
    {
      "id": 6,
      "name": "Fukuoka",
      "cities": [
        { "id": 1, "name": "Fukuoka" },
        { "id": 2, "name": "Kitakyushu" },
        { "id": 3, "name": "Kurume" }
      ]
    },
    {
      "id": 7,
      "name": "Fukui",
      "cities": [
        { "id": 1, "name": "Fukui" },
        { "id": 2, "name": "Sakai" },
        { "id": 3, "name": "Tsuruga" }
      ]
    },
    {
      "id": 8,
      "name": "Fukushima",
      "cities": [
        { "id": 1, "name": "Aizuwakamatsu" },
        { "id": 2, "name": "Fukushima" },
        { "id": 3, "name": "Iwaki" },
        { "id": 4, "name": "Koriyama" }
      ]
    },
    {
      "id": 9,
      "name": "Gifu",
      "cities": [
        { "id": 1, "name": "Gifu" },
        { "id": 2, "name": "Ogaki" },
        { "id": 3, "name": "Tajimi" }
      ]
    },
    {
      "id": 10,
      "name": "Gunma",
      "cities": [
        { "id": 1, "name": "Isesaki" },
        { "id": 2, "name": "Maebashi" },
        { "id": 3, "name": "Ota" },
        { "id": 4, "name": "Takasaki" }
      ]
    },
    {
      "id": 11,
      "name": "Hiroshima",
      "cities": [
        { "id": 1, "name": "Fukuyama" },
        { "id": 2, "name": "Hiroshima" },
        { "id": 3, "name": "Kure" },
        { "id": 4, "name": "Onomichi" }
      ]
    },
    {
      "id": 12,
      "name": "Hokkaido",
      "cities": [
        { "id": 1, "name": "Asahikawa" },
        { "id": 2, "name": "Hakodate" },
        { "id": 3, "name": "Kushiro" },
        { "id": 4, "name": "Sapporo" },
        { "id": 5, "name": "Tomakomai" }
      ]
    },
    {
      "id": 13,
      "name": "Hyogo",
      "cities": [
        { "id": 1, "name": "Amagasaki" },
        { "id": 2, "name": "Himeji" },
        { "id": 3, "name": "Kobe" },
        { "id": 4, "name": "Nishinomiya" }
      ]
    },
    {
      "id": 14,
      "name": "Ibaraki",
      "cities": [
        { "id": 1, "name": "Hitachi" },
        { "id": 2, "name": "Mito" },
        { "id": 3, "name": "Tsukuba" }
      ]
    },
    {
      "id": 15,
      "name": "Ishikawa",
      "cities": [
        { "id": 1, "name": "Hakusan" },
        { "id": 2, "name": "Kanazawa" },
        { "id": 3, "name": "Komatsu" }
      ]
    }
  ]
}
