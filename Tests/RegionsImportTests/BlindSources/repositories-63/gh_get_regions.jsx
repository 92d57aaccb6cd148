let data

data = [
    
    {
        "region": "Western",
        "districts": [
            "Jomoro Municipal",
            "Ellembelle",
            "Nzema East Municipal",
            "Ahanta West Municipal",
            "Effia Kwesimintsim Municipal",
            "STMA-Takoradi",
            "STMA-Sekondi",
            "STMA-Essikado-Ketan",
            "Shama",
            "Wassa East",
            "Mpohor",
            "Tarkwa-Nsuaem Municipal",
            "Prestea/Huni Valley Municipal",
            "Wassa Amenfi East Municipal",
            "Wassa Amenfi Central",
            "Wassa Amenfi West Municipal"
        ]
    },    
    {
        "region": "Central",
        "districts": [
            "CCMA-Cape Coast South",
            "CCMA-Cape Coast North",
            "Abura Asebu Kwamankese",
            "Mfantsiman Municipal",
            "Ekumfi",
            "Gomoa West",
            "Effutu Municipal",
            "Gomoa Central",
            "Gomoa East",
            "Awutu Senya East Municipal",
            "Awutu Senya",
            "Agona East",
            "Agona West Municipal",
            "Asikuma Odoben Brakwa",
            "Ajumako Enyan Essiam",
            "Assin South",
            "Twifo Heman Lower Denkyira",
            "Twifo Ati Morkwa",
            "Assin Fosu Municipal",
            "Assin North",
            "Upper Denkyira East Municipal",
            "Upper Denkyira West"
        ]
    },
    {
        "region": "Greater Accra",
        "districts": [
            "Ga South Municipal",
            "Weija Gbawe Municipal",
            "Ga Central Municipal",
            "Ablekuma North Municipal",
            "Ablekuma West Municipal",
            "Ablekuma Central Municipal",
            "AMA-Ablekuma South",
            "AMA-Ashiedu Keteke",
            "AMA-Okaikoi South",
            "Korle Klottey Municipal",
            "Ayawaso Central Municipal",
            "Ayawaso East Municipal",
            "Ayawaso North Municipal"
        ]
    }
]
