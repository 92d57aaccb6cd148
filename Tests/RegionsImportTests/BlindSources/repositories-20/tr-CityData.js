export const CityData = [
  {
    il_adi: "ADANA",
    ilceler: [
      {
        ilce_kodu: "1757",
        il_adi: "ADANA",
        ilce_adi: "ALADAĞ",
      },
      {
        ilce_kodu: "1219",
        il_adi: "ADANA",
        ilce_adi: "CEYHAN",
      },
      {
        ilce_kodu: "2033",
        il_adi: "ADANA",
        ilce_adi: "ÇUKUROVA",
      },
      {
        ilce_kodu: "1329",
        il_adi: "ADANA",
        ilce_adi: "FEKE",
      },
      {
        ilce_kodu: "1806",
        il_adi: "ADANA",
        ilce_adi: "İMAMOĞLU",
      },
      {
        ilce_kodu: "1437",
        il_adi: "ADANA",
        ilce_adi: "KARAİSALI",
      },
      {
        ilce_kodu: "1443",
        il_adi: "ADANA",
        ilce_adi: "KARATAŞ",
      },
      {
        ilce_kodu: "1486",
        il_adi: "ADANA",
        ilce_adi: "KOZAN",
      },
      {
        ilce_kodu: "1580",
        il_adi: "ADANA",
        ilce_adi: "POZANTI",
      },
      {
        ilce_kodu: "1588",
        il_adi: "ADANA",
        ilce_adi: "SAİMBEYLİ",
      },
      {
        ilce_kodu: "2032",
        il_adi: "ADANA",
        ilce_adi: "SARIÇAM",
      },
      {
        ilce_kodu: "1104",
        il_adi: "ADANA",
        ilce_adi: "SEYHAN",
      },
      {
        ilce_kodu: "1687",
        il_adi: "ADANA",
        ilce_adi: "TUFANBEYLİ",
      },
      {
        ilce_kodu: "1734",
        il_adi: "ADANA",
        ilce_adi: "YUMURTALIK",
      },
      {
        ilce_kodu: "1748",
        il_adi: "ADANA",
        ilce_adi: "YÜREĞİR",
      },
    ],
  },
  {
    il_adi: "ADIYAMAN",
    alan_kodu: "416",
    ilceler: [
      {
        ilce_kodu: "1105",
        il_adi: "ADIYAMAN",
        ilce_adi: "MERKEZ",
      },
      {
        ilce_kodu: "1182",
        il_adi: "ADIYAMAN",
        ilce_adi: "BESNİ",
      },
      {
        ilce_kodu: "1246",
        il_adi: "ADIYAMAN",
        ilce_adi: "ÇELİKHAN",
      },
      {
        ilce_kodu: "1347",
        il_adi: "ADIYAMAN",
        ilce_adi: "GERGER",
      },
      {
        ilce_kodu: "1354",
        il_adi: "ADIYAMAN",
        ilce_adi: "GÖLBAŞI",
      },
      {
        ilce_kodu: "1425",
        il_adi: "ADIYAMAN",
        ilce_adi: "KAHTA",
      },
      {
        ilce_kodu: "1592",
        il_adi: "ADIYAMAN",
        ilce_adi: "SAMSAT",
      },
      {
        ilce_kodu: "1985",
        il_adi: "ADIYAMAN",
        ilce_adi: "SİNCİK",
      },
      {
        ilce_kodu: "1989",
        il_adi: "ADIYAMAN",
        ilce_adi: "TUT",
      },
    ],

  },
  {
    il_adi: "AFYONKARAHİSAR",
    alan_kodu: "272",
    ilceler: [
      {
        ilce_kodu: "1108",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "MERKEZ",
      },
      {
        ilce_kodu: "1771",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "BAŞMAKÇI",
      },
      {
        ilce_kodu: "1773",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "BAYAT",
      },
      {
        ilce_kodu: "1200",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "BOLVADİN",
      },
      {
        ilce_kodu: "1239",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "ÇAY",
      },
      {
        ilce_kodu: "1906",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "ÇOBANLAR",
      },
      {
        ilce_kodu: "1267",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "DAZKIRI",
      },
      {
        ilce_kodu: "1281",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "DİNAR",
      },
      {
        ilce_kodu: "1306",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "EMİRDAĞ",
      },
      {
        ilce_kodu: "1923",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "EVCİLER",
      },
      {
        ilce_kodu: "1944",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "HOCALAR",
      },
      {
        ilce_kodu: "1404",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "İHSANİYE",
      },
      {
        ilce_kodu: "1809",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "İSCEHİSAR",
      },
      {
        ilce_kodu: "1961",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "KIZILÖREN",
      },
      {
        ilce_kodu: "1594",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "SANDIKLI",
      },
      {
        ilce_kodu: "1626",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "SİNANPAŞA",
      },
      {
        ilce_kodu: "1639",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "SULTANDAĞI",
      },
      {
        ilce_kodu: "1664",
        il_adi: "AFYONKARAHİSAR",
        ilce_adi: "ŞUHUT",
      },
    ],

  },
  {
    il_adi: "AĞRI",
    alan_kodu: "472",
    ilceler: [
      {
        ilce_kodu: "1111",
        il_adi: "AĞRI",
        ilce_adi: "MERKEZ",
      },
      {
        ilce_kodu: "1283",
        il_adi: "AĞRI",
        ilce_adi: "DİYADİN",
      },
      {
        ilce_kodu: "1287",
        il_adi: "AĞRI",
        ilce_adi: "DOĞUBAYAZIT",
      },
      {
        ilce_kodu: "1301",
        il_adi: "AĞRI",
        ilce_adi: "ELEŞKİRT",
      },
      {
        ilce_kodu: "1379",
        il_adi: "AĞRI",
        ilce_adi: "HAMUR",
      },
      {
        ilce_kodu: "1568",
        il_adi: "AĞRI",
        ilce_adi: "PATNOS",
      },
      {
        ilce_kodu: "1667",
        il_adi: "AĞRI",
        ilce_adi: "TAŞLIÇAY",
      },
      {
        ilce_kodu: "1691",
        il_adi: "AĞRI",
        ilce_adi: "TUTAK",
      },
    ],

  },
  {
    il_adi: "AMASYA",
    alan_kodu: "358",
    ilceler: [
      {
        ilce_kodu: "1134",
        il_adi: "AMASYA",
        ilce_adi: "MERKEZ",
      },
      {
        ilce_kodu: "1363",
        il_adi: "AMASYA",
        ilce_adi: "GÖYNÜCEK",
      },
      {
        ilce_kodu: "1368",
        il_adi: "AMASYA",
        ilce_adi: "GÜMÜŞHACIKÖY",
      },
      {
        ilce_kodu: "1938",
        il_adi: "AMASYA",
        ilce_adi: "HAMAMÖZÜ",
      },
      {
        ilce_kodu: "1524",
        il_adi: "AMASYA",
        ilce_adi: "MERZİFON",
      },
      {
        ilce_kodu: "1641",
        il_adi: "AMASYA",
        ilce_adi: "SULUOVA",
      },
      {
        ilce_kodu: "1668",
        il_adi: "AMASYA",
        ilce_adi: "TAŞOVA",
      },
    ],

  },
];
