db = db.getSiblingDB('assessment');
db.city.insertMany( [{
    "id": "1105",
    "name": "KAB. ACEH BARAT",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "1107",
    "name": "KAB. PIDIE",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "1173",
    "name": "KOTA LHOKSEUMAWE",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "1217",
    "name": "KAB. SAMOSIR",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  },
  {
    "id": "1218",
    "name": "KAB. SERDANG BEDAGAI",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  },
  {
    "id": "1275",
    "name": "KOTA BINJAI",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  },
  {
    "id": "1407",
    "name": "KAB. ROKAN HILIR",
    "provinceId": "14",
    "provinceName": "RIAU"
  },
  {
    "id": "1410",
    "name": "KAB. KEPULAUAN MERANTI",
    "provinceId": "14",
    "provinceName": "RIAU"
  },
  {
    "id": "1801",
    "name": "KAB. LAMPUNG SELATAN",
    "provinceId": "18",
    "provinceName": "LAMPUNG"
  },
  {
    "id": "1904",
    "name": "KAB. BANGKA TENGAH",
    "provinceId": "19",
    "provinceName": "KEPULAUAN BANGKA BELITUNG"
  },
  {
    "id": "1906",
    "name": "KAB. BELITUNG TIMUR",
    "provinceId": "19",
    "provinceName": "KEPULAUAN BANGKA BELITUNG"
  },
  {
    "id": "3171",
    "name": "KOTA ADM. JAKARTA PUSAT",
    "provinceId": "31",
    "provinceName": "DKI JAKARTA"
  },
  {
    "id": "3208",
    "name": "KAB. KUNINGAN",
    "provinceId": "32",
    "provinceName": "JAWA BARAT"
  },
  {
    "id": "3213",
    "name": "KAB. SUBANG",
    "provinceId": "32",
    "provinceName": "JAWA BARAT"
  },
  {
    "id": "3301",
    "name": "KAB. CILACAP",
    "provinceId": "33",
    "provinceName": "JAWA TENGAH"
  },
  {
    "id": "3304",
    "name": "KAB. BANJARNEGARA",
    "provinceId": "33",
    "provinceName": "JAWA TENGAH"
  },
  {
    "id": "3311",
    "name": "KAB. SUKOHARJO",
    "provinceId": "33",
    "provinceName": "JAWA TENGAH"
  },
  {
    "id": "3320",
    "name": "KAB. JEPARA",
    "provinceId": "33",
    "provinceName": "JAWA TENGAH"
  },
  {
    "id": "3372",
    "name": "KOTA SURAKARTA",
    "provinceId": "33",
    "provinceName": "JAWA TENGAH"
  },
  {
    "id": "3376",
    "name": "KOTA TEGAL",
    "provinceId": "33",
    "provinceName": "JAWA TENGAH"
  },
  {
    "id": "3502",
    "name": "KAB. PONOROGO",
    "provinceId": "35",
    "provinceName": "JAWA TIMUR"
  },
  {
    "id": "3514",
    "name": "KAB. PASURUAN",
    "provinceId": "35",
    "provinceName": "JAWA TIMUR"
  },
  {
    "id": "3526",
    "name": "KAB. BANGKALAN",
    "provinceId": "35",
    "provinceName": "JAWA TIMUR"
  },
  {
    "id": "3529",
    "name": "KAB. SUMENEP",
    "provinceId": "35",
    "provinceName": "JAWA TIMUR"
  },
  {
    "id": "3572",
    "name": "KOTA BLITAR",
    "provinceId": "35",
    "provinceName": "JAWA TIMUR"
  },
  {
    "id": "3573",
    "name": "KOTA MALANG",
    "provinceId": "35",
    "provinceName": "JAWA TIMUR"
  },
  {
    "id": "3602",
    "name": "KAB. LEBAK",
    "provinceId": "36",
    "provinceName": "BANTEN"
  },
  {
    "id": "3604",
    "name": "KAB. SERANG",
    "provinceId": "36",
    "provinceName": "BANTEN"
  },
  {
    "id": "5103",
    "name": "KAB. BADUNG",
    "provinceId": "51",
    "provinceName": "BALI"
  },
  {
    "id": "5207",
    "name": "KAB. SUMBAWA BARAT",
    "provinceId": "52",
    "provinceName": "NUSA TENGGARA BARAT"
  },
  {
    "id": "5306",
    "name": "KAB. FLORES TIMUR",
    "provinceId": "53",
    "provinceName": "NUSA TENGGARA TIMUR"
  },
  {
    "id": "5310",
    "name": "KAB. MANGGARAI",
    "provinceId": "53",
    "provinceName": "NUSA TENGGARA TIMUR"
  },
  {
    "id": "5315",
    "name": "KAB. MANGGARAI BARAT",
    "provinceId": "53",
    "provinceName": "NUSA TENGGARA TIMUR"
  },
  {
    "id": "6107",
    "name": "KAB. BENGKAYANG",
    "provinceId": "61",
    "provinceName": "KALIMANTAN BARAT"
  },
  {
    "id": "6201",
    "name": "KAB. KOTAWARINGIN BARAT",
    "provinceId": "62",
    "provinceName": "KALIMANTAN TENGAH"
  },
  {
    "id": "6209",
    "name": "KAB. LAMANDAU",
    "provinceId": "62",
    "provinceName": "KALIMANTAN TENGAH"
  },
  {
    "id": "6271",
    "name": "KOTA PALANGKARAYA",
    "provinceId": "62",
    "provinceName": "KALIMANTAN TENGAH"
  },
  {
    "id": "6472",
    "name": "KOTA SAMARINDA",
    "provinceId": "64",
    "provinceName": "KALIMANTAN TIMUR"
  },
  {
    "id": "6571",
    "name": "KOTA TARAKAN",
    "provinceId": "65",
    "provinceName": "KALIMANTAN UTARA"
  },
  {
    "id": "7105",
    "name": "KAB. MINAHASA SELATAN",
    "provinceId": "71",
    "provinceName": "SULAWESI UTARA"
  },
  {
    "id": "7201",
    "name": "KAB. BANGGAI",
    "provinceId": "72",
    "provinceName": "SULAWESI TENGAH"
  },
  {
    "id": "7207",
    "name": "KAB. BANGGAI KEPULAUAN",
    "provinceId": "72",
    "provinceName": "SULAWESI TENGAH"
  },
  {
    "id": "7208",
    "name": "KAB. PARIGI MOUTONG",
    "provinceId": "72",
    "provinceName": "SULAWESI TENGAH"
  },
  {
    "id": "7210",
    "name": "KAB. SIGI",
    "provinceId": "72",
    "provinceName": "SULAWESI TENGAH"
  },
  {
    "id": "7304",
    "name": "KAB. JENEPONTO",
    "provinceId": "73",
    "provinceName": "SULAWESI SELATAN"
  },
  {
    "id": "7317",
    "name": "KAB. LUWU",
    "provinceId": "73",
    "provinceName": "SULAWESI SELATAN"
  },
  {
    "id": "7318",
    "name": "KAB. TANA TORAJA",
    "provinceId": "73",
    "provinceName": "SULAWESI SELATAN"
  },
  {
    "id": "7326",
    "name": "KAB. TORAJA UTARA",
    "provinceId": "73",
    "provinceName": "SULAWESI SELATAN"
  },
  {
    "id": "7406",
    "name": "KAB. BOMBANA",
    "provinceId": "74",
    "provinceName": "SULAWESI TENGGARA"
  },
  {
    "id": "7408",
    "name": "KAB. KOLAKA UTARA",
    "provinceId": "74",
    "provinceName": "SULAWESI TENGGARA"
  },
  {
    "id": "7413",
    "name": "KAB. MUNA BARAT",
    "provinceId": "74",
    "provinceName": "SULAWESI TENGGARA"
  },
  {
    "id": "7503",
    "name": "KAB. BONE BOLANGO",
    "provinceId": "75",
    "provinceName": "GORONTALO"
  },
  {
    "id": "8101",
    "name": "KAB. MALUKU TENGAH",
    "provinceId": "81",
    "provinceName": "MALUKU"
  },
  {
    "id": "9110",
    "name": "KAB. SARMI",
    "provinceId": "91",
    "provinceName": "PAPUA"
  },
  {
    "id": "9119",
    "name": "KAB. SUPIORI",
    "provinceId": "91",
    "provinceName": "PAPUA"
  },
  {
    "id": "1106",
    "name": "KAB. ACEH BESAR",
    "provinceId": "11",
    "provinceName": "ACEH"
  },
  {
    "id": "1202",
    "name": "KAB. TAPANULI UTARA",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  },
  {
    "id": "1274",
    "name": "KOTA TANJUNG BALAI",
    "provinceId": "12",
    "provinceName": "SUMATERA UTARA"
  },
  {
    "id": "1301",
    "name": "KAB. PESISIR SELATAN",
    "provinceId": "13",
    "provinceName": "SUMATERA BARAT"
  },
  {
    "id": "1308",
    "name": "KAB. PASAMAN",
    "provinceId": "13",
    "provinceName": "SUMATERA BARAT"
  },
  {
    "id": "1472",
    "name": "KOTA DUMAI",
    "provinceId": "14",
    "provinceName": "RIAU"
  },
  {
    "id": "1507",
    "name": "KAB. TANJUNG JABUNG TIMUR",
    "provinceId": "15",
    "provinceName": "JAMBI"
  },
  {
    "id": "1572",
    "name": "KOTA SUNGAI PENUH",
    "provinceId": "15",
    "provinceName": "JAMBI"
  },
  {
    "id": "1608",
    "name": "KAB. OGAN KOMERING ULU TIMUR",
    "provinceId": "16",
    "provinceName": "SUMATERA SELATAN"
  },
  {
    "id": "1671",
    "name": "KOTA PALEMBANG",
    "provinceId": "16",
    "provinceName": "SUMATERA SELATAN"
  },
  {
    "id": "1707",
    "name": "KAB. LEBONG",
    "provinceId": "17",
    "provinceName": "BENGKULU"
  },
  {
    "id": "1708",
    "name": "KAB. KEPAHIANG",
    "provinceId": "17",
    "provinceName": "BENGKULU"
  },
  {
    "id": "1813",
    "name": "KAB. PESISIR BARAT",
    "provinceId": "18",
    "provinceName": "LAMPUNG"
  },
  {
    "id": "2102",
    "name": "KAB. KARIMUN",
    "provinceId": "21",
    "provinceName": "KEPULAUAN RIAU"
  },
  {
    "id": "3101",
    "name": "KAB. ADM. KEP. SERIBU",
    "provinceId": "31",
    "provinceName": "DKI JAKARTA"
  },
  {
    "id": "3303",
    "name": "KAB. PURBALINGGA",
    "provinceId": "33",
    "provinceName": "JAWA TENGAH"
  },
  {
    "id": "3328",
    "name": "KAB. TEGAL",
    "provinceId": "33",
    "provinceName": "JAWA TENGAH"
  },
  {
    "id": "3403",
    "name": "KAB. GUNUNGKIDUL",
    "provinceId": "34",
    "provinceName": "DAERAH ISTIMEWA YOGYAKARTA"
  },
  {
    "id": "3504",
    "name": "KAB. TULUNGAGUNG",
    "provinceId": "35",
    "provinceName": "JAWA TIMUR"
  },
  {
    "id": "3522",
    "name": "KAB. BOJONEGORO",
    "provinceId": "35",
    "provinceName": "JAWA TIMUR"
  },
  {
    "id": "3527",
    "name": "KAB. SAMPANG",
    "provinceId": "35",
    "provinceName": "JAWA TIMUR"
  },
  {
    "id": "3578",
    "name": "KOTA SURABAYA",
    "provinceId": "35",
    "provinceName": "JAWA TIMUR"
  },
  {
    "id": "5108",
    "name": "KAB. BULELENG",
    "provinceId": "51",
    "provinceName": "BALI"
  },
  {
    "id": "5314",
    "name": "KAB. ROTE NDAO",
    "provinceId": "53",
    "provinceName": "NUSA TENGGARA TIMUR"
  },
  {
    "id": "5318",
    "name": "KAB. SUMBA BARAT DAYA",
    "provinceId": "53",
    "provinceName": "NUSA TENGGARA TIMUR"
  },
  {
    "id": "5320",
    "name": "KAB. SABU RAIJUA",
    "provinceId": "53",
    "provinceName": "NUSA TENGGARA TIMUR"
  },
  {
    "id": "6104",
    "name": "KAB. KETAPANG",
    "provinceId": "61",
    "provinceName": "KALIMANTAN BARAT"
  },
  {
    "id": "6208",
    "name": "KAB. SUKAMARA",
    "provinceId": "62",
    "provinceName": "KALIMANTAN TENGAH"
  },
  {
    "id": "6371",
    "name": "KOTA BANJARMASIN",
    "provinceId": "63",
    "provinceName": "KALIMANTAN SELATAN"
  },
  {
    "id": "6409",
    "name": "KAB. PENAJAM PASER UTARA",
    "provinceId": "64",
    "provinceName": "KALIMANTAN TIMUR"
  },
  {
    "id": "6411",
    "name": "KAB. MAHAKAM ULU",
    "provinceId": "64",
    "provinceName": "KALIMANTAN TIMUR"
  },
  {
    "id": "6503",
    "name": "KAB. NUNUKAN",
    "provinceId": "65",
    "provinceName": "KALIMANTAN UTARA"
  },
  {
    "id": "6504",
    "name": "KAB. TANA TIDUNG",
    "provinceId": "65",
    "provinceName": "KALIMANTAN UTARA"
  },
  {
    "id": "7211",
    "name": "KAB. BANGGAI LAUT",
    "provinceId": "72",
    "provinceName": "SULAWESI TENGAH"
  },
  {
    "id": "7307",
    "name": "KAB. SINJAI",
    "provinceId": "73",
    "provinceName": "SULAWESI SELATAN"
  },
  {
    "id": "7316",
    "name": "KAB. ENREKANG",
    "provinceId": "73",
    "provinceName": "SULAWESI SELATAN"
  },
  {
    "id": "7405",
    "name": "KAB. KONAWE SELATAN",
    "provinceId": "74",
    "provinceName": "SULAWESI TENGGARA"
  },
  {
    "id": "7571",
    "name": "KOTA GORONTALO",
    "provinceId": "75",
    "provinceName": "GORONTALO"
  },
  {
    "id": "8105",
    "name": "KAB. SERAM BAGIAN TIMUR",
    "provinceId": "81",
    "provinceName": "MALUKU"
  },
  {
    "id": "8201",
    "name": "KAB. HALMAHERA BARAT",
    "provinceId": "82",
    "provinceName": "MALUKU UTARA"
  },
  {
    "id": "8207",
    "name": "KAB. PULAU MOROTAI",
    "provinceId": "82",
    "provinceName": "MALUKU UTARA"
  },
  {
    "id": "9106",
    "name": "KAB. BIAK NUMFOR",
    "provinceId": "91",
    "provinceName": "PAPUA"
  },
  {
    "id": "9202",
    "name": "KAB. MANOKWARI",
    "provinceId": "92",
    "provinceName": "PAPUA BARAT"
  },
  {
    "id": "9203",
    "name": "KAB. FAK FAK",
    "provinceId": "92",
    "provinceName": "PAPUA BARAT"
  },
  {
    "id": "9407",
    "name": "KAB. INTAN JAYA",
    "provinceId": "94",
    "provinceName": "PAPUA TENGAH"
  },
  {
    "id": "9503",
    "name": "KAB. YAHUKIMO",
    "provinceId": "95",
    "provinceName": "PAPUA PEGUNUNGAN"
  },
  {
    "id": "9506",
    "name": "KAB. YALIMO",
    "provinceId": "95",
    "provinceName": "PAPUA PEGUNUNGAN"
  }] );