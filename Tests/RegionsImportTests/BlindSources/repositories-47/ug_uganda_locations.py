UGANDA_LOCATIONS = {
    "Abim": {
        "subcounties": ["Abim Town Council", "Alerek", "Lotukei", "Morulem", "Nyakwae", "Awach", "Magamaga"],
        "villages": ["Abim Central", "Alerek Trading Centre", "Lotukei Village", "Morulem Centre", "Nyakwae Trading"]
    },
    "Adjumani": {
        "subcounties": ["Adjumani Town Council", "Adropi", "Ciforo", "Dzaipi", "Itirikwa", "Ofua", "Pakele", "Ukusijoni"],
        "villages": ["Adjumani Central", "Adropi Village", "Ciforo Trading", "Dzaipi Centre", "Ofua Village"]
    },
    "Alebtong": {
        "subcounties": ["Alebtong Town Council", "Abia", "Abako", "Aloi", "Amugu", "Apala", "Awei", "Omoro"],
        "villages": ["Alebtong Central", "Abia Village", "Aloi Trading Centre", "Apala Village"]
    },
    "Amolatar": {
        "subcounties": ["Amolatar Town Council", "Agikdak", "Awelo", "Etam", "Muntu", "Namasale"],
        "villages": ["Amolatar Central", "Namasale Landing Site", "Etam Village", "Awelo Trading"]
    },
    "Amudat": {
        "subcounties": ["Amudat Town Council", "Karita", "Loroo"],
        "villages": ["Amudat Central", "Karita Village", "Loroo Trading Centre"]
    }
}
