export const regionName = {
    CS : "Casablanca-Settat",
    RSK : "Rabat-Salé-Kénitra",
    OR: "Oriental",
    MS : "Marrakech-Safi",
    SM : "Souss-Massa",
    DOED : "Dakhla-Oued_Ed-Dahab",
    BMK : "Béni_Mellal-Khénifra",
    DT : "Drâa-Tafilalet",
    GON : "Guelmim-Oued_Noun"
};

export const regionID = {
    "Casablanca-Settat": "CS" ,
    "Rabat-Salé-Kénitra": "RSK", 
    "Oriental": "OR",
    "Marrakech-Safi": "MS",
    "Souss-Massa": "SM",
    "Dakhla-Oued_Ed-Dahab": "DOED",
    "Béni_Mellal-Khénifra": "BMK",
    "Drâa-Tafilalet": "DT",
    "Guelmim-Oued_Noun": "GON"
};


export const regions = {
    "Casablanca-Settat": [
        "Casablanca",
        "Mohammédia",
        "El Jadida",
        "Nouaceur",
        "Médiouna",
        "Benslimane",
        "Berrechid",
        "Settat",
        "Sidi Bennour"
    ],
    "Rabat-Salé-Kénitra" : [
        "Kenitra",
        "Khémisset",
        "Rabat",
        "Salé",
        "Sidi Kacem",
        "Sidi Slimane",
        "Skhirate-Témara"
    ],
    "Oriental" : [
        "Berkane",
        "Driouch",
        "Figuig",
        "Guercif",
        "Jerada",
        "Nador",
        "Oujda-Angad",
        "Taourirt"
    ],
    "Marrakech-Safi" : [
        "Marrakech",
        "Chichaoua",
        "Al Haouz",
        "El Kelâa des Sraghna",
        "Essaouira",
        "Rehamna",
        "Safi",
        "Youssoufia"
    ],
    "Souss-Massa": [
        "Agadir Ida-Outanane",
        "Chtouka-Aït Baha",
        "Inezgane-Aït Melloul",
        "Taroudant" ,
        "Tata" ,
        "Tiznit "
    ],
    "Béni_Mellal-Khénifra" : [
        "Béni Mellal",
        "Azilal",
        "Fquih Ben Salah",
        "Khénifra",
        "Khouribga"
    ],
    "Dakhla-Oued_Ed-Dahab" : [
        "Aousserd",
        "Oued Ed-Dahab"
    ],
    "Drâa-Tafilalet" : [
        "Ouarzazate",
        "Tinghir",
        "Zagora",
        "Errachidia",
        "Midelt"
    ],
    "Guelmim_Oued_Noun" : [
        "Assa-Zag",
        "Guelmim",
        "Sidi Ifni",
        "Tan-Tan"
    ]
};

export const regionsList = [
    "Casablanca-Settat",
    "Rabat-Salé-Kénitra",
    "Oriental",
    "Marrakech-Safi",
    "Souss-Massa",
    "Béni_Mellal-Khénifra",
    "Dakhla-Oued_Ed-Dahab",
    "Drâa-Tafilalet",
    "Guelmim_Oued_Noun"
]


export const regionList = [
    "CS",
    "RSK",
    "OR",
    "MS",
    "SM",
    "DOED",
    "BMK",
    "DT",
    "GON"
];
