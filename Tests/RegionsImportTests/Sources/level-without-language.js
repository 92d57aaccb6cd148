export default {
 "Iskan": [
  {
   "district": "Al Amar",
   "marker": 2,
   "governorate_ar": "اسكن",
   "district_ar": "العامر"
  },
  {
   "district": "Al Atar",
   "marker": 2,
   "governorate_ar": "اسكن",
   "district_ar": "العطار"
  }
 ],
 "Daka": [
  {
   "district": "Bilka",
   "marker": 12,
   "governorate_ar": "دكا",
   "district_ar": "بلقا"
  },
  {
   "district": "Mansu",
   "marker": 12,
   "governorate_ar": "دكا",
   "district_ar": "منصو"
  },
  {
   "district": "Talka",
   "marker": 12,
   "governorate_ar": "دكا",
   "district_ar": "طلخا"
  }
 ]
}
