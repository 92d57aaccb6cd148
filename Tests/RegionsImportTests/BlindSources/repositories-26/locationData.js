export const counties = {
  "coast": {
    "Mombasa": {
      "Changamwe": ["Port Reitz", "Kipevu", "Airport", "Chaani"],
      "Jomvu": ["Miritini", "Mikindani", "Jomvu Kuu"],
      "Nyali": ["Frere Town", "Kongowea", "Kadzandani", "Mkomani"],
      "Kisauni": ["Mjambere", "Junda", "Bamburi", "Mwakirunge"],
      "Likoni": ["Mtongwe", "Shika Adabu", "Bofu", "Likoni"],
      "Mvita": ["Tudor", "Tononoka", "Majengo", "Ganjoni/Shimanzi"]
    },
    "Kwale": {
      "Matuga": ["Tiwi", "Waa", "Tsimba Golini", "Kubo South"],
      "Msambweni": ["Gombato Bongwe", "Ukunda", "Kinondo", "Ramisi"],
      "Lunga Lunga": ["Pongwe/Kikoneni", "Dzombo", "Mwereni", "Vanga"],
      "Kinango": ["Ndavaya", "Puma", "Kinango", "Mackinnon Road"]
    },
    "Kilifi": {
      "Kilifi North": ["Tezo", "Sokoni", "Kibarani", "Dabaso"],
      "Kilifi South": ["Junju", "Mwarakaya", "Chasimba", "Shimo La Tewa"],
      "Malindi": ["Ganda", "Malindi Town", "Jilore", "Shella"],
      "Magarini": ["Marafa", "Magarini", "Gongoni", "Adu"],
      "Rabai": ["Rabai/Kisurutini", "Ruruma", "Mwawesa", "Kambe/Ribe"],
      "Kaloleni": ["Kaloleni", "Mariakani", "Kayafungo", "Mwanamwinga"]
    },
    "Tana River": {
      "Galole": ["Wayu", "Kinakomba", "Mikinduni", "Chewani"],
      "Garsen": ["Garsen Central", "Garsen South", "Garsen North", "Kipini East"],
      "Bura": ["Chewele", "Hirimani", "Madogo", "Sala"]
    },
    "Lamu": {
      "Lamu East": ["Faza", "Kiunga", "Basuba"],
      "Lamu West": ["Mkomani", "Hindi", "Mkunumbi", "Bahari"]
    },
    "Taita-Taveta": {
      "Voi": ["Kaloleni", "Ngolia", "Mbololo", "Sagala"],
      "Wundanyi": ["Wundanyi/Mbale", "Werugha", "Mwanda/Mgange", "Wumingu/Kishushe"],
      "Mwatate": ["Mwatate", "Chawia", "Bura", "Ronge"],
      "Taveta": ["Chala", "Mboghoni", "Bomani", "Njukini"]
    }
  },
  "north-eastern": {
    "Garissa": {
      "Dadaab": ["Dertu", "Dadaab", "Labasigale", "Damajale"],
      "Fafi": ["Bura", "Dekaharia", "Jarajara", "Nanighi"],
      "Ijara": ["Masalani", "Ijara", "Hulugho", "Sangailu"],
      "Lagdera": ["Modogashe", "Benane", "Goreale", "Maadogashe"],
      "Balambala": ["Balambala", "Saka", "Danyere", "Jarajara"],
      "Garissa Township": ["Waberi", "Galbet", "Iftin", "Township"]
    },
    "Wajir": {
      "Wajir East": ["Barwaqo", "Khorof Harar", "Wagberi", "Township"],
      "Wajir West": ["Arbajahan", "Hadado", "Ganyure", "Ademasajida"],
      "Eldas": ["Eldas", "Della", "Lakoley South", "Lakoley North"],
      "Tarbaj": ["Tarbaj", "Elben", "Sarman", "Wargadud"],
      "Wajir North": ["Bute", "Gurar", "Korondille", "Batalu"],
      "Wajir South": ["Habasswein", "Buna", "Dadajabula", "Diif"]
    },
    "Mandera": {
      "Mandera East": ["Neboi", "Township", "Khalalio", "Libehia"],
      "Mandera West": ["Takaba", "Lagsure", "Dandu", "Gither"],
      "Banissa": ["Banissa", "Malkamari", "Guba", "Derkale"],
      "Mandera North": ["Rhamu", "Ashabito", "Gither", "Marothile"],
      "Lafey": ["Lafey", "Sala", "Warankara", "Fino"],
      "Mandera South": ["Elwak South", "Elwak North", "Wargadud", "Shimbir Fatuma"]
    }
  }
};
