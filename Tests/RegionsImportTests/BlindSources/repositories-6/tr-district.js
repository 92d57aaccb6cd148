export default [
    {
      "il": "adana",
      "plaka": 1,
      "ilceleri": [
        "aladag",
        "ceyhan",
        "cukurova",
        "feke",
        "imamoglu",
        "karaisali",
        "karatas",
        "kozan",
        "pozanti",
        "saimbeyli",
        "saricam",
        "seyhan",
        "tufanbeyli",
        "yumurtalik",
        "yuregir"
      ]
    },
    {
      "il": "adiyaman",
      "plaka": 2,
      "ilceleri": [
        "besni",
        "celikhan",
        "gerger",
        "golbasi",
        "kahta",
        "merkez",
        "samsat",
        "sincik",
        "tut"
      ]
    },
    {
      "il": "agri",
      "plaka": 4,
      "ilceleri": [
        "diyadin",
        "dogubayazit",
        "eleskirt",
        "hamur",
        "merkez",
        "patnos",
        "taslicay",
        "tutak"
      ]
    },
    {
      "il": "amasya",
      "plaka": 5,
      "ilceleri": [
        "goynucek",
        "gumushacikoy",
        "hamamozu",
        "merkez",
        "merzifon",
        "suluova",
        "tasova"
      ]
    },
    {
      "il": "bayburt",
      "plaka": 69,
      "ilceleri": [
        "aydintepe",
        "demirozu",
        "merkez"
      ]
    },
    {
      "il": "yalova",
      "plaka": 77,
      "ilceleri": [
        "altinova",
        "armutlu",
        "cinarcik",
        "ciftlikkoy",
        "merkez",
        "termal"
      ]
    }
  ]
