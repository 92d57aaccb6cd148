const Location = {
    "ime": "Lokacija",
    "entiteti": [
        {"entitet":"Federacija BiH",
            "kantoni": [
                {"kanton": "Sarajevo",
                    "gradovi": [
                        "Hadžići",
                        "Ilidža",                       
                        "Ilijaš",                       
                        "Sarajevo - Centar",                       
                        "Sarajevo-Novi Grad",                       
                        "Sarajevo-Novo Sarajevo",                       
                        "Sarajevo-Stari Grad",                       
                        "Trnovo",                       
                        "Vogošća"
                    ]
                },
                {"kanton":"Unsko-sanski",
                    "gradovi": [
                        "Bihać",
                        "Bosanska Krupa",                       
                        "Bosanski Petrovac",                       
                        "Bužim",                       
                        "Cazin",                       
                        "Ključ",                       
                        "Sanski Most",                       
                        "Velika Kladuša"
                    ]
                },
                {"kanton": "Posavski",
                    "gradovi": [
                        "Domaljevac",
                        "Odžak",                       
                        "Orašje",                       
                        "Šamac"
                    ]
                },                
                {"kanton":"Tuzlanski",
                    "gradovi": [
                        "Banovići",
                        "Doboj-Istok",                       
                        "Gradačac",                       
                        "Gračanica",                       
                        "Kalesija",                       
                        "Kladanj",                       
                        "Lukavac",                       
                        "Sapna",                       
                        "Srebrenik",                       
                        "Teočak",                       
                        "Tuzla",                       
                        "Čelić",                       
                        "Živinice"
                    ]
                },
                {"kanton":"Zeničko-dobojski",
                    "gradovi": [
                        "Breza",
                        "Doboj-Jug",                       
                        "Kakanj",                       
                        "Maglaj",                       
                        "Olovo",                       
                        "Tešanj",                       
                        "Usora",                       
                        "Vareš",                       
                        "Visoko",                       
                        "Zavidovići",                       
                        "Zenica",                       
                        "Žepče"
                    ]
                },
                {"kanton":"Bosansko-podrinjski",
                    "gradovi": [
                        "Foča",
                        "Goražde",                       
                        "Pale"
                    ]
                },
                {"kanton":"Srednjobosanski",
                    "gradovi": [
                        "Bugojno",
                        "Busovača",                       
                        "Dobretići",                       
                        "Donji Vakuf",                       
                        "Fojnica",                       
                        "Gornji Vakuf - Uskoplje",                       
                        "Jajce",                       
                        "Kiseljak",                       
                        "Kreševo",                       
                        "Novi Travnik",                       
                        "Travnik",                       
                        "Vitez"
                    ]
                },
                {"kanton":"Hercegovačko-neretvanski",
                    "gradovi": [
                        "Grad Mostar",
                        "Jablanica",                       
                        "Konjic",                       
                        "Neum",                       
                        "Prozor",                       
                        "Ravno",                       
                        "Stolac",                       
                        "Čapljina",                       
                        "Čitluk"
                    ]
                },
                {"kanton":"Zapadno-hercegovački",
                    "gradovi": [
                        "Grude",
                        "Ljubuški",                       
                        "Posušje",                       
                        "Široki Brijeg"
                    ]
                },
                {"kanton":"Livanjski",
                    "gradovi": [
                        "Bosansko Grahovo",
                        "Drvar",                       
                        "Glamoč",                       
                        "Kupres",                       
                        "Livno",                       
                        "Tomislavgrad"
                    ]
                }
            ]
        },
        {"entitet":"Republika Srpska",
            "kantoni": [
                {"kanton":"Banjalučka",
                    "gradovi": [
                        "Banja Luka",
                        "Gradiška",                       
                        "Istočni Drvar",                       
                        "Jezero",                       
                        "Kneževo",                       
                        "Kostajnica",                       
                        "Kotor Varoš",                       
                        "Kozarska Dubica",                       
                        "Krupa na uni",                       
                        "Kupres",                       
                        "Laktaši",                       
                        "Mrkonjić Grad",                       
                        "Novi Grad",                       
                        "Oštra Luka",                       
                        "Petrovac",                       
                        "Prijedor",                       
                        "Prnjavor",                       
                        "Ribnik",                       
                        "Srbac",                       
                        "Čelinac",                       
                        "Šipovo"
                    ]
                },
                {"kanton":"Dobojsko-Bijeljinska",
                    "gradovi": [
                        "Bijeljina",
                        "Brod",                       
                        "Derventa",                       
                        "Doboj",                       
                        "Donji Žabar",                       
                        "Lopare",                       
                        "Lukavac",                       
                        "Modriča",                       
                        "Pelagićevo",                       
                        "Petrovo",                       
                        "Stanari",                       
                        "Teslić",                       
                        "Tešanj",                       
                        "Tuzla",                       
                        "Ugljevik",                       
                        "Vukosavlje",                       
                        "Šamac"
                    ]
                },
                {"kanton":"Sarajevsko-Zvornička",
                    "gradovi": [
                        "Bratunac",
                        "Han Pijesak",                       
                        "Ilijaš",                       
                        "Istočni Stari Grad",                       
                        "Kasindo",                       
                        "Kladanj",                       
                        "Lukavica",                       
                        "Milići",                       
                        "Olovo",                       
                        "Osmaci",                       
                        "Pale",                       
                        "Rogatica",                       
                        "Rudo",                       
                        "Sarajevo-Novi Grad",                       
                        "Sokolac",                       
                        "Srebrenica",                       
                        "Trnovo",                       
                        "Ustiprača",                       
                        "Višegrad",                       
                        "Vlasenica",                       
                        "Zvornik",                       
                        "Šekovići",                       
                        "Žepa"
                    ]
                },
                {"kanton":"Trebinjsko-Fočanska",
                    "gradovi": [
                        "Berkovići",
                        "Bileća",                       
                        "Foča",                       
                        "Gacko",                       
                        "Istočni Mostar",                       
                        "Kalinovik",                       
                        "Ljubinje",                       
                        "Nevesinje",                       
                        "Trebinje",                       
                        "Čajniče"
                    ]
                }
            ]
        },
        {"entitet":"Distrikt Brcko",
            "kantoni": [
                {"kanton": "Distrikt Brcko",
                    "gradovi":[
                        
                    ]
                }
            ]
        }
    ]
}

export default Location;