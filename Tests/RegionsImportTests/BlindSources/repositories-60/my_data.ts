export const list_state = [
    "Johor",
    "Kedah",
    "Kuala Lumpur",
    "Labuan",
    "Melaka",
    "Perlis",
    "Putrajaya"
];

export const list_state_cities = {
    'Johor': [
        'Tangkak',
        'Jementah',
        'Labis',
        'Segamat',
        'Batu Anam',
        'Simpang Rengam',
        'Ayer Hitam',
        'Pengerang',
        'masai',
        'Pasir Gudang',
        'Gelang Patah',
        'Ulu Tiram',
        'Layang-Layang',
        'Masai',
        'Kota Tinggi',
        'Ayer Tawar 5',
        'Bandar Penawar',
        'Ayer Tawar 2',
        'Nusajaya'],
    'Kedah': [
        'Bedong',
        'Sik',
        'Gurun',
        'Bandar Bahru',
        'Serdang',
        'Bandar Baharu',
        'Ayer Hitam',
        'Alor Setar',
        'Langgar',
        'Alor Star',
        'Bukit Kayu Hitam'],
    'Kuala Lumpur': [
        'Kuala Lumpur', 
        'Batu Caves', 
        'Cheras', 
        'Setapak'],
    'Labuan': ['Labuan'],
    'Melaka': [
        'Jasin',
        'Asahan',
        'Melaka',
        'Bemban',
        'Merlimau',
        'Sungai Rambai',
        'Selandar',
        "Sungai Rambai'",
        'Alor Gajah',
        'Air Keroh',
        'Ayer Keroh'],
    'Perlis': [
        'Kangar',
        'Kuala Perlis',
        'Padang Besar',
        'Kaki Bukit',
        'Arau',
        'Simpang Ampat'],
    'Putrajaya': [
        'Putrajaya']
}


export const list_city_postcodes = {
    "Air Keroh": [
        75450
    ],
    "Alor Gajah": [
        78009,
        78000
    ],
    "Alor Star": [
        6250,
        6550,
        5150,
        5350,
        5460,
        5400
    ],
    "Arau": [
        2600,
        2609,
        2607
    ],
    "Asahan": [
        77100,
        77109
    ],
    "Ayer Hitam": [
        6150,
        86100
    ],
    "Ayer Keroh": [
        75450
    ],
    "Ayer Tawar 2": [
        81920
    ],
    "Ayer Tawar 5": [
        81920
    ],
    "Bandar Baharu": [
        34950
    ],
    "Bandar Bahru": [
        14290,
        14390
    ],
    "Bandar Penawar": [
        81930
    ],
    "Batu Anam": [
        85100
    ],
    "Batu Caves": [
        68100
    ],
    "Bedong": [
        8100,
        8110
    ],
    "Bemban": [
        77200
    ]
}
