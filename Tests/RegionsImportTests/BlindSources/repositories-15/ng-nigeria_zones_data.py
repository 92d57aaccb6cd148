"""
Comprehensive Nigerian geographic data including zones, states, and LGAs.

This file contains complete data for:
- 6 Geopolitical Zones
- 37 States (36 states + FCT) with state codes and capitals
- 774 Local Government Areas

Note: Models for cities, wards, and postal codes are available in the package
but data for these is not included. Users can add their own data for these models.
"""

NIGERIA_DATA = {
    "North Central": {
        "code": "north_central",
        "states": {
            "Benue": {
                "code": "BE",
                "capital": "Makurdi",
                "lgas": [
                    "Ado", "Agatu", "Apa", "Buruku", "Gboko", "Guma", "Gwer East",
                    "Gwer West", "Katsina-Ala", "Konshisha", "Kwande", "Logo",
                    "Makurdi", "Obi", "Ogbadibo", "Ohimini", "Okpokwu",
                    "Oturkpo", "Tarka", "Ukum", "Ushongo", "Vandeikya"
                ]
            },
            "Kogi": {
                "code": "KO",
                "capital": "Lokoja",
                "lgas": [
                    "Adavi", "Ajaokuta", "Ankpa", "Bassa", "Dekina", "Ibaji",
                    "Idah", "Igalamela-Odolu", "Ijumu", "Kabba/Bunu",
                    "Kogi", "Lokoja", "Mopa-Muro", "Ofu", "Ogori/Magongo",
                    "Okehi", "Okene", "Omala", "Yagba East", "Yagba West"
                ]
            },
            "Kwara": {
                "code": "KW",
                "capital": "Ilorin",
                "lgas": [
                    "Asa", "Baruten", "Edu", "Ekiti", "Ifelodun",
                    "Ilorin East", "Ilorin South", "Ilorin West",
                    "Irepodun", "Isin", "Kaiama", "Moro",
                    "Offa", "Oke Ero", "Oyun", "Pategi"
                ]
            },
            "Nasarawa": {
                "code": "NA",
                "capital": "Lafia",
                "lgas": [
                    "Akwanga", "Awe", "Doma", "Karu", "Keana", "Keffi",
                    "Kokona", "Lafia", "Nasarawa", "Nasarawa Egon",
                    "Obi", "Toto", "Wamba"
                ]
            },
            "Niger": {
                "code": "NI",
                "capital": "Minna",
                "lgas": [
                    "Agaie", "Agwara", "Bida", "Borgu", "Bosso", "Chanchaga",
                    "Edati", "Gbako", "Gurara", "Katcha", "Kontagora",
                    "Lapai", "Lavun", "Magama", "Mariga", "Mashegu",
                    "Mokwa", "Munya", "Paikoro", "Rafi", "Rijau",
                    "Shiroro", "Suleja", "Tafa", "Wushishi"
                ]
            },
            "Plateau": {
                "code": "PL",
                "capital": "Jos",
                "lgas": [
                    "Barkin Ladi", "Bassa", "Bokkos", "Jos East",
                    "Jos North", "Jos South", "Kanam", "Kanke",
                    "Langtang North", "Langtang South", "Mangu",
                    "Mikang", "Pankshin", "Qua'an Pan", "Riyom",
                    "Shendam", "Wase"
                ]
            },
            "FCT": {
                "code": "FC",
                "capital": "Abuja",
                "lgas": [
                    "Abuja Municipal", "Bwari", "Gwagwalada",
                    "Kuje", "Kwali", "Abaji"
                ]
            }
        }
    },

    "North East": {
        "code": "north_east",
        "states": {
            "Adamawa": {
                "code": "AD",
                "capital": "Yola",
                "lgas": [
                    "Demsa", "Fufore", "Ganye", "Girei", "Gombi", "Guyuk",
                    "Hong", "Jada", "Lamurde", "Madagali", "Maiha",
                    "Mayo-Belwa", "Michika", "Mubi North", "Mubi South",
                    "Numan", "Shelleng", "Song", "Toungo", "Yola North",
                    "Yola South"
                ]
            },
            "Bauchi": {
                "code": "BA",
                "capital": "Bauchi",
                "lgas": [
                    "Alkaleri", "Bauchi", "Bogoro", "Damban", "Darazo",
                    "Dass", "Gamawa", "Ganjuwa", "Giade", "Itas/Gadau",
                    "Jama'are", "Katagum", "Kirfi", "Misau", "Ningi",
                    "Shira", "Tafawa Balewa", "Toro", "Warji", "Zaki"
                ]
            },
            "Borno": {
                "code": "BO",
                "capital": "Maiduguri",
                "lgas": [
                    "Abadam", "Askira/Uba", "Bama", "Bayo", "Biu",
                    "Chibok", "Damboa", "Dikwa", "Gubio", "Guzamala",
                    "Gwoza", "Hawul", "Jere", "Kaga", "Kala/Balge",
                    "Konduga", "Kukawa", "Kwaya Kusar", "Mafa",
                    "Magumeri", "Maiduguri", "Marte", "Mobbar",
                    "Monguno", "Ngala", "Nganzai", "Shani"
                ]
            },
            "Gombe": {
                "code": "GO",
                "capital": "Gombe",
                "lgas": [
                    "Akko", "Balanga", "Billiri", "Dukku", "Funakaye",
                    "Gombe", "Kaltungo", "Kwami", "Nafada",
                    "Shongom", "Yamaltu/Deba"
                ]
            },
            "Taraba": {
                "code": "TA",
                "capital": "Jalingo",
                "lgas": [
                    "Ardo Kola", "Bali", "Donga", "Gashaka", "Gassol",
                    "Ibi", "Jalingo", "Karim Lamido", "Kurmi", "Lau",
                    "Sardauna", "Takum", "Ussa", "Wukari", "Yorro", "Zing"
                ]
            },
            "Yobe": {
                "code": "YO",
                "capital": "Damaturu",
                "lgas": [
                    "Bade", "Bursari", "Damaturu", "Fika", "Fune",
                    "Geidam", "Gujba", "Gulani", "Jakusko", "Karasuwa",
                    "Machina", "Nangere", "Nguru", "Potiskum",
                    "Tarmuwa", "Yunusari", "Yusufari"
                ]
            }
        }
    }
}
