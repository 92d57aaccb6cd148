
export const countries = [{
            "country": "Afghanistan",
            "states": [
                "Badakhshan",
                "Badghis",
                "Baghlan",
                "Balkh",
                "Bamian",
                "Daykondi",
                "Farah",
                "Faryab",
                "Ghazni",
                "Ghowr",
                "Helmand",
                "Herat",
                "Jowzjan",
                "Kabul",
                "Kandahar",
                "Kapisa",
                "Sar-e Pol",
                "Takhar",
                "Vardak",
                "Zabol"
            ]
        },
        {
            "country": "Albania",
            "states": [
                "Berat",
                "Dibres",
                "Durres",
                "Elbasan",
                "Fier",
                "Gjirokastre",
                "Korce",
                "Kukes",
                "Lezhe",
                "Shkoder",
                "Tirane",
                "Vlore"
            ]
        },
        {
            "country": "Algeria",
            "states": [
                "Adrar",
                "Ain Defla",
                "Ain Temouchent",
                "Alger",
                "Annaba",
                "Batna",
                "Bechar",
                "Bejaia",
                "Biskra",
                "Blida",
                "Bordj Bou Arreridj",
                "Bouira",
                "Boumerdes",
                "Chlef",
                "Constantine",
                "Djelfa",
                "El Bayadh",
                "El Oued"
            ]
        }
];
