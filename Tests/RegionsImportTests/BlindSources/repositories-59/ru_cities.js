let cities = 
[
    {
      "coords": {
        "lat": "52.65",
        "lon": "90.08333"
      },
      "district": "Сибирский",
      "value": "Абаза",
      "population": 17111,
      "subject": "Хакасия"
    },
    {
      "coords": {
        "lat": "53.71667",
        "lon": "91.41667"
      },
      "district": "Сибирский",
      "value": "Абакан",
      "population": 165183,
      "subject": "Хакасия"
    },
    {
      "coords": {
        "lat": "53.68333",
        "lon": "53.65"
      },
      "district": "Приволжский",
      "value": "Абдулино",
      "population": 20663,
      "subject": "Оренбургская область"
    },
    {
      "coords": {
        "lat": "44.86667",
        "lon": "38.16667"
      },
      "district": "Южный",
      "value": "Абинск",
      "population": 34926,
      "subject": "Краснодарский край"
    },
    {
      "coords": {
        "lat": "55.9",
        "lon": "53.93333"
      },
      "district": "Приволжский",
      "value": "Агидель",
      "population": 16365,
      "subject": "Башкортостан"
    },
    {
      "coords": {
        "lat": "56.51667",
        "lon": "52.98333"
      },
      "district": "Приволжский",
      "value": "Агрыз",
      "population": 19299,
      "subject": "Татарстан"
    },
    {
      "coords": {
        "lat": "44.884525",
        "lon": "39.19202"
      },
      "district": "Южный",
      "value": "Адыгейск",
      "population": 12689,
      "subject": "Адыгея"
    },
    {
      "coords": {
        "lat": "54.85",
        "lon": "53.06667"
      },
      "district": "Приволжский",
      "value": "Азнакаево",
      "population": 34859,
      "subject": "Татарстан"
    }
  ]

export default cities;
