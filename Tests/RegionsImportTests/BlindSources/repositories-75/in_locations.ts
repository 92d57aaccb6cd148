export const locationData = {
  "Andhra Pradesh": {
    "name": "Andhra Pradesh",
    "localName": "ఆంధ్ర ప్రదేశ్",
    "available": true,
    "districts": {
      "Anantapur": {
        "name": "Anantapur",
        "localName": "అనంతపురం",
        "available": true
      },
      "Chittoor": {
        "name": "Chittoor",
        "localName": "చిత్తూరు",
        "available": true
      },
      "East Godavari": {
        "name": "East Godavari",
        "localName": "తూర్పు గోదావరి",
        "available": true
      },
      "Guntur": {
        "name": "Guntur",
        "localName": "గుంటూరు",
        "available": true
      },
      "Kadapa": {
        "name": "Kadapa",
        "localName": "వైఎస్ఆర్ జిల్లా",
        "available": true
      },
      "Krishna": {
        "name": "Krishna",
        "localName": "కృష్ణా",
        "available": true
      },
      "Kurnool": {
        "name": "Kurnool",
        "localName": "కర్నూలు",
        "available": true
      },
      "Nellore": {
        "name": "Nellore",
        "localName": "నెల్లూరు",
        "available": true
      },
      "Prakasam": {
        "name": "Prakasam",
        "localName": "ప్రకాశం",
        "available": true
      },
      "Srikakulam": {
        "name": "Srikakulam",
        "localName": "శ్రీకాకుళం",
        "available": true
      },
      "Visakhapatnam": {
        "name": "Visakhapatnam",
        "localName": "విశాఖపట్నం",
        "available": true
      },
      "Vizianagaram": {
        "name": "Vizianagaram",
        "localName": "విజయనగరం",
        "available": true
      },
      "West Godavari": {
        "name": "West Godavari",
        "localName": "పశ్చిమ గోదావరి",
        "available": true
      }
    }
  },
  "Maharashtra": {
    "name": "Maharashtra",
    "localName": "महाराष्ट्र",
    "available": true,
    "districts": {
      "Ahmednagar": {
        "name": "Ahmednagar",
        "localName": "अहमदनगर",
        "available": true
      },
      "Akola": {
        "name": "Akola",
        "localName": "अकोला",
        "available": true
      },
      "Mumbai City": {
        "name": "Mumbai City",
        "localName": "मुंबई शहर",
        "available": true
      },
      "Mumbai Suburban": {
        "name": "Mumbai Suburban",
        "localName": "मुंबई उपनगर",
        "available": true
      },
      "Nagpur": {
        "name": "Nagpur",
        "localName": "नागपूर",
        "available": true
      },
      "Pune": {
        "name": "Pune",
        "localName": "पुणे",
        "available": true
      }
    }
  },
  "Kerala": {
    "name": "Kerala",
    "localName": "കേരളം",
    "available": true,
    "districts": {
      "Alappuzha": {
        "name": "Alappuzha",
        "localName": "ആലപ്പുഴ",
        "available": true
      },
      "Ernakulam": {
        "name": "Ernakulam",
        "localName": "എറണാകുളം",
        "available": true
      },
      "Idukki": {
        "name": "Idukki",
        "localName": "ഇടുക്കി",
        "available": true
      },
      "Kannur": {
        "name": "Kannur",
        "localName": "കണ്ണൂർ",
        "available": true
      },
      "Kasaragod": {
        "name": "Kasaragod",
        "localName": "കാസർഗോഡ്",
        "available": true
      },
      "Kollam": {
        "name": "Kollam",
        "localName": "കൊല്ലം",
        "available": true
      },
      "Kottayam": {
        "name": "Kottayam",
        "localName": "കോട്ടയം",
        "available": true
      },
      "Kozhikode": {
        "name": "Kozhikode",
        "localName": "കോഴിക്കോട്",
        "available": true
      },
      "Malappuram": {
        "name": "Malappuram",
        "localName": "മലപ്പുറം",
        "available": true
      },
      "Palakkad": {
        "name": "Palakkad",
        "localName": "പാലക്കാട്",
        "available": true
      },
      "Pathanamthitta": {
        "name": "Pathanamthitta",
        "localName": "പത്തനംതിട്ട",
        "available": true
      },
      "Thiruvananthapuram": {
        "name": "Thiruvananthapuram",
        "localName": "തിരുവനന്തപുരം",
        "available": true
      },
      "Thrissur": {
        "name": "Thrissur",
        "localName": "തൃശ്ശൂർ",
        "available": true
      },
      "Wayanad": {
        "name": "Wayanad",
        "localName": "വയനാട്",
        "available": true
      }
    }
  }
};
