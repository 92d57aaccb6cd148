const COMMUNES_DB = {
  "ADRAR": {
    "ADRAR": [
      "ADRAR"
    ],
    "Adgha": [
      "Adgha"
    ],
    "Zaouiet Sidi Abdelkader": [
      "Zaouiet Sidi Abdelkader"
    ],
    "Oudgha": [
      "Oudgha"
    ],
    "Lahmeur": [
      "Lahmeur"
    ],
    "Tamentit": [
      "Tamentit"
    ],
    "Tsabit": [
      "Tsabit"
    ],
    "Sebaa": [
      "Sebaa"
    ],
    "Bouda Bendraou": [
      "Bouda"
    ],
    "Ouled Ahmed": [
      "Ouled Ahmed Tammi",
      "Ouled Ahmed Timmi"
    ],
    "Melouka": [
      "Melouka"
    ],
    "Reggane": [
      "Reggane"
    ],
    "Bahou": [
      "Bahou"
    ],
    "Sali": [
      "Sali"
    ],
    "Zaouiet Kounta": [
      "Zaouiet Kounta"
    ],
    "Bouali": [
      "Bouali"
    ],
    "Tittaouine Lakhras": [
      "Tittaouine Lakhras"
    ],
    "Tiouririne": [
      "Tiouririne"
    ],
    "Aoulef": [
      "Aoulef"
    ],
    "Aoulef Cheurfa": [
      "Aoulef Cheurfa"
    ],
    "Akabli": [
      "Akabli"
    ],
    "Tit": [
      "Tit"
    ],
    "Zaouiedt Debbagh": [
      "Zaouiedt Debbagh"
    ],
    "Tiberghamine": [
      "Tiberghamine"
    ],
    "Badriane": [
      "Badriane"
    ],
    "M'ghiden": [
      "Mghiden"
    ],
    "Ouled Abbou": [
      "Ouled Abbou"
    ],
    "FENOUGHIL": [
      "FENOUGHIL"
    ],
    "TAMEST": [
      "TAMEST"
    ],
    "TIMEKTEN": [
      "TIMEKTEN"
    ],
    "INZEGHMIR": [
      "INZEGHMIR"
    ]
  },
  "AIN-DEFLA": {
    "Ain Defla": [
      "Ain Defla",
      "Tiberkanine",
      "TIBERKANIN",
      "tibarkanine"
    ],
    "Djelida": [
      "Djelida"
    ],
    "Baba Driss Aouaidia": [
      "Baba Driss Aouaidia"
    ],
    "Tarik ibn Ziad": [
      "Tarik ibn Ziad"
    ],
    "Bordj Emir Khaled": [
      "Bordj Emir Khaled"
    ],
    "Bourached": [
      "Bourached"
    ],
    "El Amra": [
      "El Amra"
    ]
  }
};
