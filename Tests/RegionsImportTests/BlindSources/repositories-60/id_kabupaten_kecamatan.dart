final Map<String, List<String>> kabupatenKecamatanSumbar = {
  "Kabupaten Agam": [
    "Ampek Angkek",
    "Ampek Nagari",
    "Banuhampu",
    "Baso",
    "Candung",
    "IV Koto",
    "IV Nagari",
    "Kamang Magek",
    "Lubuk Basung",
    "Malalak",
    "Matur",
    "Palembayan",
    "Palupuah",
    "Tanjung Mutiara",
    "Tanjung Raya",
    "Tilatang Kamang"
  ],
  "Kabupaten Solok": [
    "Bukit Sundi",
    "Danau Kembar",
    "Gunung Talang",
    "Hiliran Gumanti",
    "IX Koto Sungai Lasi",
    "Junjung Sirih",
    "Kubung",
    "Lembah Gumanti",
    "Pantai Cermin",
    "Payung Sekaki",
    "X Koto Diatas",
    "X Koto Singkarak"
  ],
  "Kabupaten Tanah Datar": [
    "Batipuh",
    "Batipuh Selatan",
    "Lintau Buo",
    "Lintau Buo Utara",
    "Pariangan",
    "Rambatan",
    "Salimpaung",
    "Sungai Tarab",
    "Tanjung Baru",
    "Tanjung Emas"
  ],
  "Kota Bukittinggi": [
    "Aur Birugo Tigo Baleh",
    "Guguk Panjang",
    "Mandiangin Koto Selayan"
  ],
  "Kota Padang Panjang": [
    "Padang Panjang Barat",
    "Padang Panjang Timur"
  ],
  "Kota Payakumbuh": [
    "Lamposi Tigo Nagori",
    "Payakumbuh Barat",
    "Payakumbuh Selatan",
    "Payakumbuh Timur",
    "Payakumbuh Utara"
  ],
  "Kota Solok": [
    "Lubuk Sikarah",
    "Tanjung Harapan"
  ]
};
