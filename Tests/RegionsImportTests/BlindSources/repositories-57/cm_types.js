export const MEMBER_TYPES = [
    'Etat', 'Douanne', 'Commune', 'Commune d\' arrondissement', 'Communauté urbaine',
    'Feicom', 'Communauté vilagoise riveraine'
]
export const USERS_ACCOUNT_TYPES = [
    'Commune', 'Commune d\' arrondissement', 'Communauté urbaine',
]

export const COMMUNAUTES_URBAINES = [
    "Ebolawa",
    "Kribi",
    "Limbé",
    "Kumba",
    "Bamenda",
    "Nkongsamba",
    "Edéa",
    "Bertoua",
    "Bafoussam",
    "Garoua",
    "Maroua",
    "NGaoundéré",
    "Douala",
    "Yaoundé",
]

export const REGIONS = [
    "Adamaoua",
    "Centre",
    "Est",
    "Littoral",
    "Nord",
    "Nord-Ouest",
    "Ouest",
    "Sud",
    "Sud-Ouest",
    "Extrême-Nord"
];


export const DEPARTEMENTS = [
    {
        "nom": "Adamaoua",
        "chefLieu": "Ngaoundéré",
        "départements": [
            { "nom": "Djérem", "chefLieu": "Tibati" },
            { "nom": "Faro-et-Déo", "chefLieu": "Tignère" },
            { "nom": "Mayo-Banyo", "chefLieu": "Banyo" },
            { "nom": "Mbéré", "chefLieu": "Meiganga" },
            { "nom": "Vina", "chefLieu": "Ngaoundéré" }
        ]
    },
    {
        "nom": "Centre",
        "chefLieu": "Yaoundé",
        "départements": [
            { "nom": "Haute-Sanaga", "chefLieu": "Nanga-Eboko" },
            { "nom": "Lekié", "chefLieu": "Monatele" },
            { "nom": "Mbam-et-Inoubou", "chefLieu": "Bafia" },
            { "nom": "Mbam-et-Kim", "chefLieu": "Ntui" },
            { "nom": "Méfou-et-Afamba", "chefLieu": "Mfou" },
            { "nom": "Méfou-et-Akono", "chefLieu": "Ngoumou" },
            { "nom": "Mfoundi", "chefLieu": "Yaoundé" },
            { "nom": "Nyong-et-Kellé", "chefLieu": "Éséka" },
            { "nom": "Nyong-et-Mfoumou", "chefLieu": "Akonolinga" },
            { "nom": "Nyong-et-So’o", "chefLieu": "Mbalmayo" }
        ]
    },
    {
        "nom": "Est",
        "chefLieu": "Bertoua",
        "départements": [
            { "nom": "Boumba-et-Ngoko", "chefLieu": "Yokadouma" },
            { "nom": "Haut-Nyong", "chefLieu": "Abong-Mbang" },
            { "nom": "Kadey", "chefLieu": "Batouri" },
            { "nom": "Lom-et-Djérem", "chefLieu": "Bertoua" }
        ]
    },
    {
        "nom": "Extrême-Nord",
        "chefLieu": "Maroua",
        "départements": [
            { "nom": "Diamaré", "chefLieu": "Maroua" },
            { "nom": "Logone-et-Chari", "chefLieu": "Kousséri" },
            { "nom": "Mayo-Danay", "chefLieu": "Yagoua" },
            { "nom": "Mayo-Kani", "chefLieu": "Kaélé" },
            { "nom": "Mayo-Sava", "chefLieu": "Mora" },
            { "nom": "Mayo-Tsanaga", "chefLieu": "Mokolo" }
        ]
    },
    {
        "nom": "Littoral",
        "chefLieu": "Douala",
        "départements": [
            { "nom": "Moungo", "chefLieu": "Nkongsamba" },
            { "nom": "Nkam", "chefLieu": "Yabassi" },
            { "nom": "Sanaga-Maritime", "chefLieu": "Édéa" },
            { "nom": "Wouri", "chefLieu": "Douala" }
        ]
    },
    {
        "nom": "Nord",
        "chefLieu": "Garoua",
        "départements": [
            { "nom": "Bénoué", "chefLieu": "Garoua" },
            { "nom": "Faro", "chefLieu": "Poli" },
            { "nom": "Mayo-Louti", "chefLieu": "Guider" },
            { "nom": "Mayo-Rey", "chefLieu": "Tcholliré" }
        ]
    },
    {
        "nom": "Nord-Ouest",
        "chefLieu": "Bamenda",
        "départements": [
            { "nom": "Boyo", "chefLieu": "Fundong" },
            { "nom": "Bui", "chefLieu": "Kumbo" },
            { "nom": "Donga-Mantung", "chefLieu": "Nkambé" },
            { "nom": "Menchum", "chefLieu": "Wum" },
            { "nom": "Mezam", "chefLieu": "Bamenda" },
            { "nom": "Momo", "chefLieu": "Mbengwi" },
            { "nom": "Ngo-Ketunjia", "chefLieu": "Ndop" }
        ]
    },
    {
        "nom": "Ouest",
        "chefLieu": "Bafoussam",
        "départements": [
            { "nom": "Bamboutos", "chefLieu": "Mbouda" },
            { "nom": "Haut-Nkam", "chefLieu": "Bafang" },
            { "nom": "Hauts-Plateaux", "chefLieu": "Baham" },
            { "nom": "Koung-Khi", "chefLieu": "Bandjoun" },
            { "nom": "Menoua", "chefLieu": "Dschang" },
            { "nom": "Mifi", "chefLieu": "Bafoussam" },
            { "nom": "Ndé", "chefLieu": "Bangangté" },
            { "nom": "Noun", "chefLieu": "Foumban" }
        ]
    },
    {
        "nom": "Sud",
        "chefLieu": "Ebolowa",
        "départements": [
            { "nom": "Dja-et-Lobo", "chefLieu": "Sangmélima" },
            { "nom": "Mvila", "chefLieu": "Ebolowa" },
            { "nom": "Océan", "chefLieu": "Kribi" },
            { "nom": "Vallée-du-Ntem", "chefLieu": "Ambam" }
        ]
    },
    {
        "nom": "Sud-Ouest",
        "chefLieu": "Buéa",
        "départements": [
            { "nom": "Fako", "chefLieu": "Limbé" },
            { "nom": "Koupé-Manengouba", "chefLieu": "Bangem" },
            { "nom": "Lebialem", "chefLieu": "Menji" },
            { "nom": "Manyu", "chefLieu": "Mamfé" },
            { "nom": "Meme", "chefLieu": "Kumba" },
            { "nom": "Ndian", "chefLieu": "Mundemba" }
        ]
    }
]
