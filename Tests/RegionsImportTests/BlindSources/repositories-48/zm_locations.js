export default [
  {
    "province" : "Central",
    "districts" : ["Chibombo","Chisamba", "Chitambo", "Itezhi-Tezhi", "Kabwe", "Kapiri Mposhi", "Luano", "Mkushi", "Mumbwa", "Ngabwe", "Serenje", "Shibuyunji"]
  },
  {
    "province": "Lusaka",
    "districts": ["Lusaka", "Chilanga", "Chirundu", "Chongwe", "Kafue", "Luangwa", "Runfunsa"]
  },
  {
    "province" : "Muchinga",
    "districts" : ["Chama", "Chinsali", "Isoka", "Kanchibiya", "Lavushimanda", "Mafinga", "Mpika", "Nakonde", "Shiwang'andu"]
  },
  {
    "province" : "Northen",
    "districts" : ["Chilubi", "Kaputa", "Ksama", "Lune", "Lupososhi", "Luwingu", "Mbala", "Mporokoso", "Mpulungu", "Mungwi", "Nsama", "Senga"]
  },
  {
    "privince" : "Western",
    "districts" : ["Kalabo", "Kaoma", "Limulunga", "Luampa", "Lukulu", "Mitete", "Mongu", "Mulobezi", "Mwandi", "Malolo", "Nkeyema", "Senganga", "Shang'ombo", "Sikongo", "Sioma"]
  }  
  
  ]
