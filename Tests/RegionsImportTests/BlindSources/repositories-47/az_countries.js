module.exports = [
  {
    "name": "Азербайджан",
    "cities": [
      {
        "name": "central division",
        "childs": [
          {
            "name": "Агдам"
          },
          {
            "name": "Ширван"
          },
          {
            "name": "Баку"
          },
          {
            "name": "Барда"
          },
          {
            "name": "Физули"
          },
          {
            "name": "Гянджа"
          },
          {
            "name": "Kazi Magomet"
          },
          {
            "name": "Сиазань"
          },
          {
            "name": "Laki"
          },
          {
            "name": "L?nk?ran (L?nk?ran S?h?ri)"
          },
          {
            "name": "Mashtagi"
          },
          {
            "name": "Mindzhivan"
          },
          {
            "name": "Mingechaur (Mingecevir)"
          },
          {
            "name": "Пушкино"
          },
          {
            "name": "Сабирабад"
          },
          {
            "name": "Salyany"
          },
          {
            "name": "Шеки"
          },
          {
            "name": "Сумгаит"
          },
          {
            "name": "Zaqatala (Zakataly)"
          },
          {
            "name": "Товуз"
          },
          {
            "name": "Казах"
          },
          {
            "name": "Gadabay (Kedabek)"
          },
          {
            "name": "Bagyrsakh (Bagyrsag)"
          },
          {
            "name": "Achakaya / Ganja"
          },
          {
            "name": "Agmamedly (Agamamedli)"
          },
          {
            "name": "Alukend (Allykend)"
          },
          {
            "name": "Agdash"
          },
          {
            "name": "Almaly"
          },
          {
            "name": "Anygvran (Arygyran)"
          },
          {
            "name": "Agasy Begly"
          }
        ]
      }
    ]
  }
]
