REGIONS_AND_CITIES_DICT = {
    "вінницька область": {
        "вінниця": "Vinnitsa",
        "чернівці": "Chernivtsivinnicka",
        "жмеринка": "Zhmerynka",
        "могилів-подільський": "Mohylivpodilsky",
        "хмільник": "Khmilnyk",
        "козятин": "Kozyatyn"
    },
    "волинська область": {
        "луцьк": "Lutsk",
        "ковель": "Kovel",
        "нововолинськ": "Novovolynsk",
        "володимир-волинський": "Vladimirvolynskij",
        "ківерці": "Kivercy"
    },
    "дніпропетровська область": {
        "дніпро": "Dnipropetrovsk",
        "кривий ріг": "Krivyirih",
        "кам'янське": "Dniprodzerzhinsk",
        "нікополь": "Nikopol",
        "павлоград": "Pavlograd",
        "новомосковськ": "Novomoskovsk",
        "жовті води": "Zhovtivody",
        "марганець": "Marganets"
    },
    "донецька область": {
        "донецьк": "Donetsk",
        "маріуполь": "Mariupol",
        "горлівка": "Gorlovka",
        "краматорськ": "Kramatorsk",
        "єнакіеве": "Yenakievo",
        "слов'янськ": "Slovyansk",
        "костянтинівка": "Konstantinovka",
        "бахмут": "Artemivsk",
        "чистякове": "Torez",
        "покровськ": "Krasnoarmijsk"
    },
    "житомирська область": {
        "житомир": "Zhytomyr",
        "бердичів": "Berdychev",
        "коростень": "Korosten",
        "новоград-волинський": "Novogradvolynski",
        "малин": "Malin"
    }
}
