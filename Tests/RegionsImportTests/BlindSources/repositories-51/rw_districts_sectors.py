{
  "Kigali_City": {
    "Gasabo": {
      "sectors": [
        "Bumbogo",
        "Gatsata",
        "Gikomero",
        "Gisozi",
        "Jabana",
        "Jali",
        "Kacyiru",
        "Kimihurura",
        "Kimironko",
        "Kinyinya",
        "Ndera",
        "Nduba",
        "Remera",
        "Rusororo",
        "Rutunga"
      ]
    },
    "Kicukiro": {
      "sectors": [
        "Gahanga",
        "Gatenga",
        "Gikondo",
        "Kagarama",
        "Kanombe",
        "Kicukiro",
        "Kigarama",
        "Masaka",
        "Niboye",
        "Nyarugunga"
      ]
    },
    "Nyarugenge": {
      "sectors": [
        "Gitega",
        "Kanyinya",
        "Kigali",
        "Kimisagara",
        "Mageragere",
        "Muhima",
        "Nyakabanda",
        "Nyamirambo",
        "Nyarugenge",
        "Rwezamenyo"
      ]
    }
  },
  
  "Eastern_Province": {
    "Gatsibo": {
      "sectors": [
        "Gasange",
        "Gatsibo",
        "Gitoki",
        "Kabarore",
        "Kageyo",
        "Kiramuruzi",
        "Kiziguro",
        "Muhura",
        "Murambi",
        "Ngarama",
        "Remera",
        "Rugarama",
        "Rwimbogo"
      ]
    },
    "Kayonza": {
      "sectors": [
        "Gahini",
        "Kabare",
        "Kabarondo",
        "Mukarange",
        "Murama",
        "Mwiri",
        "Nyamirama",
        "Ndego",
        "Rukara",
        "Ruramira",
        "Rwinkwavu"
      ]
    },
    "Kirehe": {
      "sectors": [
        "Gahara",
        "Gatore",
        "Kigarama",
        "Kirehe",
        "Mahama",
        "Mpanga",
        "Musaza",
        "Mushikiri",
        "Nasho",
        "Nyamugari",
        "Nyarubuye"
      ]
    }
  }
}
