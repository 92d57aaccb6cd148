module.exports = {
  up(db) {
    return db.collection('geo_regions').insertMany([
      {
    "region": "2",
    "district_id": "3",
    "name": "Адыгея"
},
{
    "region": "3",
    "district_id": "6",
    "name": "Алтай"
},
{
    "region": "4",
    "district_id": "6",
    "name": "Алтайский край"
},
{
    "region": "5",
    "district_id": "5",
    "name": "Амурская область"
},
{
    "region": "6",
    "district_id": "4",
    "name": "Архангельская область"
},
{
    "region": "7",
    "district_id": "3",
    "name": "Астраханская область"
},
{
    "region": "8",
    "district_id": "8",
    "name": "Башкортостан"
},
{
    "region": "9",
    "district_id": "2",
    "name": "Белгородская область"
},
{
    "region": "10",
    "district_id": "2",
    "name": "Брянская область"
},
{
    "region": "11",
    "district_id": "6",
    "name": "Бурятия"
},
{
    "region": "12",
    "district_id": "2",
    "name": "Владимирская область"
},
{
    "region": "13",
    "district_id": "3",
    "name": "Волгоградская область"
},
{
    "region": "14",
    "district_id": "4",
    "name": "Вологодская область"
},
{
    "region": "15",
    "district_id": "2",
    "name": "Воронежская область"
},
{
    "region": "16",
    "district_id": "9",
    "name": "Дагестан"
},
{
    "region": "17",
    "district_id": "5",
    "name": "Еврейская АО"
},
{
    "region": "18",
    "district_id": "6",
    "name": "Забайкальский край"
},
{
    "region": "19",
    "district_id": "2",
    "name": "Ивановская область"
},
{
    "region": "20",
    "district_id": "9",
    "name": "Ингушетия"
},
{
    "region": "21",
    "district_id": "6",
    "name": "Иркутская область"
},
{
    "region": "22",
    "district_id": "9",
    "name": "Кабардино-Балкария"
},
{
    "region": "23",
    "district_id": "4",
    "name": "Калининградская область"
},
{
    "region": "24",
    "district_id": "3",
    "name": "Калмыкия"
},
{
    "region": "25",
    "district_id": "2",
    "name": "Калужская область"
},
{
    "region": "26",
    "district_id": "5",
    "name": "Камчатский край"
},
{
    "region": "27",
    "district_id": "9",
    "name": "Карачаево-Черкессия"
},
{
    "region": "28",
    "district_id": "4",
    "name": "Карелия"
},
{
    "region": "29",
    "district_id": "6",
    "name": "Кемеровская область"
},
{
    "region": "30",
    "district_id": "8",
    "name": "Кировская область"
},
{
    "region": "31",
    "district_id": "4",
    "name": "Коми"
},
{
    "region": "32",
    "district_id": "2",
    "name": "Костромская область"
},
{
    "region": "33",
    "district_id": "3",
    "name": "Краснодарский край"
},
{
    "region": "34",
    "district_id": "6",
    "name": "Красноярский край"
},
{
    "region": "35",
    "district_id": "7",
    "name": "Курганская область"
},
{
    "region": "61",
    "district_id": "5",
    "name": "Саха (Якутия)"
},
{
    "region": "63",
    "district_id": "7",
    "name": "Свердловская область"
},
{
    "region": "64",
    "district_id": "9",
    "name": "Северная Осетия - Алания"
},
{
    "region": "73",
    "district_id": "7",
    "name": "Тюменская область"
},
{
    "region": "78",
    "district_id": "7",
    "name": "Ханты-Мансийский АО - Югра"
},
{
    "region": "86",
    "district_id": "3",
    "name": "Крым"
},
{
    "region": "87",
    "district_id": "3",
    "name": "Севастополь"
},
    ]);
  }
};
