const provincesAndCities = [
  {
    id_province: 11,
    province_name: "ACEH",
    cities: [
      {
        cities_id: "1101",
        cities_name: "KAB. SIMEULUE",
      },
      {
        cities_id: "1102",
        cities_name: "KAB. ACEH SINGKIL",
      },
      {
        cities_id: "1103",
        cities_name: "KAB. ACEH SELATAN",
      },
      {
        cities_id: "1104",
        cities_name: "KAB. ACEH TENGGARA",
      },
      {
        cities_id: "1105",
        cities_name: "KAB. ACEH TIMUR",
      },
      {
        cities_id: "1106",
        cities_name: "KAB. ACEH TENGAH",
      },
      {
        cities_id: "1107",
        cities_name: "KAB. ACEH BARAT",
      },
      {
        cities_id: "1108",
        cities_name: "KAB. ACEH BESAR",
      },
      {
        cities_id: "1109",
        cities_name: "KAB. PIDIE",
      },
      {
        cities_id: "1110",
        cities_name: "KAB. BIREUEN",
      },
      {
        cities_id: "1111",
        cities_name: "KAB. ACEH UTARA",
      },
      {
        cities_id: "1112",
        cities_name: "KAB. ACEH BARAT DAYA",
      },
      {
        cities_id: "1113",
        cities_name: "KAB. GAYO LUES",
      },
      {
        cities_id: "1114",
        cities_name: "KAB. ACEH TAMIANG",
      },
      {
        cities_id: "1115",
        cities_name: "KAB. NAGAN RAYA",
      },
      {
        cities_id: "1116",
        cities_name: "KAB. ACEH JAYA",
      },
      {
        cities_id: "1117",
        cities_name: "KAB. BENER MERIAH",
      },
      {
        cities_id: "1118",
        cities_name: "KAB. PIDIE JAYA",
      },
      {
        cities_id: "1171",
        cities_name: "KOTA BANDA ACEH",
      },
      {
        cities_id: "1172",
        cities_name: "KOTA SABANG",
      },
      {
        cities_id: "1173",
        cities_name: "KOTA LANGSA",
      },
      {
        cities_id: "1174",
        cities_name: "KOTA LHOKSEUMAWE",
      },
      {
        cities_id: "1175",
        cities_name: "KOTA SUBULUSSALAM",
      },
    ],
  },
  {
    id_province: 12,
    province_name: "SUMATERA UTARA",
    cities: [
      {
        cities_id: "1201",
        cities_name: "KAB. NIAS",
      },
      {
        cities_id: "1202",
        cities_name: "KAB. MANDAILING NATAL",
      },
      {
        cities_id: "1203",
        cities_name: "KAB. TAPANULI SELATAN",
      },
      {
        cities_id: "1204",
        cities_name: "KAB. TAPANULI TENGAH",
      },
      {
        cities_id: "1205",
        cities_name: "KAB. TAPANULI UTARA",
      },
      {
        cities_id: "1206",
        cities_name: "KAB. TOBA",
      },
      {
        cities_id: "1207",
        cities_name: "KAB. LABUHANBATU",
      },
      {
        cities_id: "1208",
        cities_name: "KAB. ASAHAN",
      },
      {
        cities_id: "1209",
        cities_name: "KAB. SIMALUNGUN",
      },
      {
        cities_id: "1210",
        cities_name: "KAB. DAIRI",
      },
      {
        cities_id: "1211",
        cities_name: "KAB. KARO",
      },
      {
        cities_id: "1212",
        cities_name: "KAB. DELI SERDANG",
      },
      {
        cities_id: "1213",
        cities_name: "KAB. LANGKAT",
      },
      {
        cities_id: "1214",
        cities_name: "KAB. NIAS SELATAN",
      },
      {
        cities_id: "1215",
        cities_name: "KAB. HUMBANG HASUNDUTAN",
      },
      {
        cities_id: "1216",
        cities_name: "KAB. PAKPAK BHARAT",
      },
      {
        cities_id: "1217",
        cities_name: "KAB. SAMOSIR",
      },
      {
        cities_id: "1218",
        cities_name: "KAB. SERDANG BEDAGAI",
      },
      {
        cities_id: "1219",
        cities_name: "KAB. BATU BARA",
      },
      {
        cities_id: "1220",
        cities_name: "KAB. PADANG LAWAS UTARA",
      },
      {
        cities_id: "1221",
        cities_name: "KAB. PADANG LAWAS",
      },
      {
        cities_id: "1222",
        cities_name: "KAB. LABUHANBATU SELATAN",
      },
      {
        cities_id: "1223",
        cities_name: "KAB. LABUHANBATU UTARA",
      },
      {
        cities_id: "1224",
        cities_name: "KAB. NIAS UTARA",
      },
      {
        cities_id: "1225",
        cities_name: "KAB. NIAS BARAT",
      },
      {
        cities_id: "1271",
        cities_name: "KOTA SIBOLGA",
      },
      {
        cities_id: "1272",
        cities_name: "KOTA TANJUNG BALAI",
      },
      {
        cities_id: "1273",
        cities_name: "KOTA PEMATANGSIANTAR",
      },
      {
        cities_id: "1274",
        cities_name: "KOTA TEBING TINGGI",
      },
      {
        cities_id: "1275",
        cities_name: "KOTA MEDAN",
      },
      {
        cities_id: "1276",
        cities_name: "KOTA BINJAI",
      },
      {
        cities_id: "1277",
        cities_name: "KOTA PADANG SIDEMPUAN",
      },
      {
        cities_id: "1278",
        cities_name: "KOTA GUNUNGSITOLI",
      },
    ],
  },
  {
    id_province: 16,
    province_name: "SUMATERA SELATAN",
    cities: [
      {
        cities_id: "1601",
        cities_name: "KAB. OGAN KOMERING ULU",
      },
      {
        cities_id: "1602",
        cities_name: "KAB. OGAN KOMERING ILIR",
      },
      {
        cities_id: "1603",
        cities_name: "KAB. MUARA ENIM",
      },
      {
        cities_id: "1604",
        cities_name: "KAB. LAHAT",
      },
      {
        cities_id: "1605",
        cities_name: "KAB. MUSI RAWAS",
      },
      {
        cities_id: "1606",
        cities_name: "KAB. MUSI BANYUASIN",
      },
      {
        cities_id: "1607",
        cities_name: "KAB. BANYUASIN",
      },
      {
        cities_id: "1608",
        cities_name: "KAB. OGAN KOMERING ULU\nSELATAN",
      },
      {
        cities_id: "1609",
        cities_name: "KAB. OGAN KOMERING ULU TIMUR",
      },
      {
        cities_id: "1610",
        cities_name: "KAB. OGAN ILIR",
      },
      {
        cities_id: "1611",
        cities_name: "KAB. EMPAT LAWANG",
      },
      {
        cities_id: "1612",
        cities_name: "KAB. PENUKAL ABAB LEMATANG\nILIR",
      },
      {
        cities_id: "1613",
        cities_name: "KAB. MUSI RAWAS UTARA",
      },
      {
        cities_id: "1671",
        cities_name: "KOTA PALEMBANG",
      },
      {
        cities_id: "1672",
        cities_name: "KOTA PRABUMULIH",
      },
      {
        cities_id: "1673",
        cities_name: "KOTA PAGAR ALAM",
      },
      {
        cities_id: "1674",
        cities_name: "KOTA LUBUK LINGGAU",
      },
    ],
  },
  {
    id_province: 19,
    province_name: "KEPULAUAN BANGKA BELITUNG",
    cities: [
      {
        cities_id: "1901",
        cities_name: "KAB. BANGKA",
      },
      {
        cities_id: "1902",
        cities_name: "KAB. BELITUNG",
      },
      {
        cities_id: "1903",
        cities_name: "KAB. BANGKA BARAT",
      },
      {
        cities_id: "1904",
        cities_name: "KAB. BANGKA TENGAH",
      },
      {
        cities_id: "1905",
        cities_name: "KAB. BANGKA SELATAN",
      },
      {
        cities_id: "1906",
        cities_name: "KAB. BELITUNG TIMUR",
      },
      {
        cities_id: "1971",
        cities_name: "KOTA PANGKAL PINANG",
      },
    ],
  },
  {
    id_province: 21,
    province_name: "KEPULAUAN RIAU",
    cities: [
      {
        cities_id: "2101",
        cities_name: "KAB. KARIMUN",
      },
      {
        cities_id: "2102",
        cities_name: "KAB. BINTAN",
      },
      {
        cities_id: "2103",
        cities_name: "KAB. NATUNA",
      },
      {
        cities_id: "2104",
        cities_name: "KAB. LINGGA",
      },
      {
        cities_id: "2105",
        cities_name: "KAB. KEPULAUAN ANAMBAS",
      },
      {
        cities_id: "2171",
        cities_name: "KOTA BATAM",
      },
      {
        cities_id: "2172",
        cities_name: "KOTA TANJUNG PINANG",
      },
    ],
  },
  {
    id_province: 31,
    province_name: "DKI JAKARTA",
    cities: [
      {
        cities_id: "3101",
        cities_name: "KAB. ADM. KEP. SERIBU",
      },
      {
        cities_id: "3171",
        cities_name: "KOTA ADM. JAKARTA SELATAN",
      },
      {
        cities_id: "3172",
        cities_name: "KOTA ADM. JAKARTA TIMUR",
      },
      {
        cities_id: "3173",
        cities_name: "KOTA ADM. JAKARTA PUSAT",
      },
      {
        cities_id: "3174",
        cities_name: "KOTA ADM. JAKARTA BARAT",
      },
      {
        cities_id: "3175",
        cities_name: "KOTA ADM. JAKARTA UTARA",
      },
    ],
  },
];

export default provincesAndCities;
