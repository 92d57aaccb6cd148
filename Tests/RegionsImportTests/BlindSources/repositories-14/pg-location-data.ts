
export const PROVINCES_AND_DISTRICTS: Record<string, string[]> = {
    "National Capital District": [
        "Moresby North-West",
        "Moresby North-East",
        "Moresby South"
    ],
    "Central": [
        "Goilala",
        "Kairuku-Hiri",
        "Rigo",
        "Abau"
    ],
    "Chimbu": [
        "Kerowagi",
        "Kundiawa-Gembogl",
        "Sinasina-Yonggomugl",
        "Chuave",
        "Gumine",
        "Karimui-Nomane"
    ],
    "Eastern Highlands": [
        "Daulo",
        "Goroka",
        "Henganofi",
        "Kainantu",
        "Lufa",
        "Obura-Wonenara",
        "Okapa",
        "Unggai-Bena"
    ],
    "East New Britain": [
        "Gazelle",
        "Kokopo",
        "Pomio",
        "Rabaul"
    ],
    "East Sepik": [
        "Ambunti-Dreikikir",
        "Angoram",
        "Maprik",
        "Wewak",
        "Wosera-Gawi",
        "Yangoru-Saussia"
    ],
    "Enga": [
        "Kandep",
        "Kompiam-Ambum",
        "Lagaip-Porgera",
        "Wapenamanda",
        "Wabag"
    ],
    "Gulf": [
        "Kerema",
        "Kikori"
    ],
    "Madang": [
        "Bogia",
        "Madang",
        "Middle Ramu",
        "Rai Coast",
        "Sumkar",
        "Usino-Bundi"
    ],
    "Manus": [
        "Manus"
    ],
    "Milne Bay": [
        "Alotau",
        "Esa'ala",
        "Kiriwina-Goodenough",
        "Samarai-Murua"
    ],
    "Morobe": [
        "Bulolo",
        "Finschhafen",
        "Huon Gulf",
        "Kabwum",
        "Lae",
        "Markham",
        "Menyamya",
        "Nawaeb",
        "Tewae-Siassi"
    ],
    "New Ireland": [
        "Kavieng",
        "Namatanai"
    ],
    "Northern (Oro)": [
        "Ijivitari",
        "Sohe"
    ],
    "Bougainville": [
        "Central Bougainville",
        "North Bougainville",
        "South Bougainville"
    ],
    "Southern Highlands": [
        "Ialibu-Pangia",
        "Imbonggu",
        "Kagua-Erave",
        "Mendi-Munihu",
        "Nipa-Kutubu"
    ],
    "Western": [
        "North Fly",
        "Middle Fly",
        "South Fly"
    ],
    "Western Highlands": [
        "Dei",
        "Hagen",
        "Mul-Baiyer",
        "Tambul-Nebilyer"
    ],
    "West New Britain": [
        "Kandrian-Gloucester",
        "Talasea"
    ],
    "West Sepik (Sandaun)": [
        "Aitape-Lumi",
        "Nuku",
        "Telefomin",
        "Vanimo-Green River"
    ],
    "Hela": [
        "Komo-Margarima",
        "Koroba-Kopiago",
        "Tari-Pori"
    ],
    "Jiwaka": [
        "Anglimp-South Waghi",
        "Jimi",
        "North Waghi"
    ]
};

export const PROVINCES = Object.keys(PROVINCES_AND_DISTRICTS).sort();
