export const ghanaRegionsAndDistricts = {
  "Ahafo": [
    "Asunafo North", "Asunafo South", "Asutifi North", "Asutifi South", "Tano North", "Tano South"
  ],
  "Ashanti": [
    "Adansi North", "Adansi South", "Afigya-Kwabre", "Ahafo Ano North", "Ahafo Ano South",
    "Amansie Central", "Amansie East", "Amansie West", "Asante Akim Central", "Asante Akim North",
    "Asante Akim South", "Asokore Mampong", "Atwima Kwanwoma", "Atwima Mponua", "Atwima Nwabiagya",
    "Bekwai Municipal", "Bosome Freho", "Bosomtwe", "Ejisu-Juaben", "Ejura-Sekyedumase",
    "Kumasi Metropolitan", "Kwabre East", "Mampong", "Obuasi Municipal", "Offinso Municipal",
    "Offinso North", "Sekyere Afram Plains", "Sekyere Central", "Sekyere East", "Sekyere Kumawu",
    "Sekyere South"
  ],
  "Bono": [
    "Berekum East", "Berekum West", "Dormaa Central", "Dormaa East", "Dormaa West",
    "Jaman North", "Jaman South", "Sunyani Municipal", "Sunyani West", "Tain", "Wenchi"
  ],
  "Bono East": [
    "Atebubu-Amantin", "Kintampo North", "Kintampo South", "Nkoranza North", "Nkoranza South",
    "Pru East", "Pru West", "Sene East", "Sene West", "Techiman Municipal", "Techiman North"
  ],
  "Central": [
    "Abura/Asebu/Kwamankese", "Agona East", "Agona West", "Ajumako/Enyan/Essiam", "Asikuma/Odoben/Brakwa",
    "Assin Central", "Assin North", "Assin South", "Awutu Senya", "Awutu Senya East", "Cape Coast",
    "Effutu", "Ekumfi", "Gomoa East", "Gomoa West", "Komenda/Edina/Eguafo/Abirem", "Mfantsiman", "Twifo Atti-Morkwa",
    "Twifo/Hemang/Lower Denkyira", "Upper Denkyira East", "Upper Denkyira West"
  ]
};
