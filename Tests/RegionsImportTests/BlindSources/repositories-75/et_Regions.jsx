const regions = {
  "Addis Ababa":
    ["Addis Ketema", "Akaky Kaliti", "Arada", "Bole", "Gullele",
      "Kirkos", "Kolfe Keranio", "Lideta", "Nifas Silk-Lafto",
      "Yeka"],
  "Afar":
    ["Awsi Rasu", "Kilbet Rasu", "Gabi Rasu", "Fanti Rasu",
    "Hari Rasu", "Mahi Rasu", "Argobba"],
  "Amhara":
    ["Agew Awi", "Bahir Dar", "East Gojjam", "Oromia zone", "North Gondar",
      "North Shewa", "North Wollo", "South Gondar", "South Wollo",
      "Wag Hemra","West Gojjam"],
  "Benishangul-Gumuz":
    ["Asosa", "Kamashi", "Metekel"],
  "Dire Dawa":
    [""],
  "Gambela":
    ["Anywaa Zone", "Majang Zone", "Nuer Zone", "Itang"],
  "Harari":
    [""],
  "Oromia":
    ["Arsi", "Bale", "Borena", "Buno Bedele", "East Hararghe",
      "East Shewa", "East Welega", "Horo Guduru Welega", "Illu Aba Bora",
      "Jimma", "North Shewa", "Southwest Shewa", "West Arsi ", "West Guji",
      "West Hararghe", "West Shewa", "West Welega", "Oromia Special Zone Surrounding Finfinne"],
  "Sidama":
    ["Aleta Chuko",'Aleta Wondo',"Arbegona","Aroresa","Hawassa Zuria","Bensa","Bona Zuria","Boricha","Bursa","Chere", "Dale", "Dara", "Gorche", "Hawassa", "Hula", "Loko Abaya", "Malga", "Shebedin", "Wonsho" ,"Wondo Genet"],
  "Somali":
    ["Afder Zone","Dollo" ,"Erer " ,"Fafan"  ,"Jarar" ,"Korahee",
    "Liben" ,"Dhawa" ,"Nogob"  ,"Shabelle" ,"Sitti" ,"Degehabur",
    "Gode" ,"Harawo" ,"Kebri Beyah", "Tog Wajale "],
  "South West Ethiopia Peoples' Region":
   [" Keffa", "Sheka", "Bench Sheko", "Dawro", "West Omo", "Konta"],
  "SNNPR":
    ["Gamo (Arba Minch)","Gofa (Sawula)","Gedeo (Dilla)","Gurage (Welkite)"
      , "Hadiya 	(Hosaena)", "Kembata Tembaro 	(Durame)", "Silt'e (Worabe)",
      "Debub Omo (Jinka)", "Wolayita (Sodo)", "Alaba (Halaba Kulito)",
      "Amaro special woreda	(Kele)", "Alle Special Woreda	",
      "Basketo special woreda	(Laska)","Burji special woreda	(Soyama)",
      "Dirashe special woreda	(Gidole)","Konso (Karat)", "Yem special woreda	(Fofa)"],
  "Tigray":
    ["Central Tigray", "East Tigray", "North West Tigray", "South Tigray"
      , "South East Tigray", "West Tigray", "Mekele"]
};
  
export default regions;