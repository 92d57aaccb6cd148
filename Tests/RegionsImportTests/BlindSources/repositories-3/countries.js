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
          }
        ]
      }
    ]
  },
  {
    "name": "Казахстан",
    "cities": [
      {
        "name": "Алматинская область",
        "childs": [
          {
            "name": "Алматы"
          },
          {
            "name": "Талдыкорган"
          }
        ]
      },
      {
        "name": "Акмолинская область",
        "childs": [
          {
            "name": "Кокшетау"
          }
        ]
      }
    ]
  }
]
