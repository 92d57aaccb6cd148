const provinceInfo = {
  "Nanggroe Aceh Darussalam (NAD)": {
    "Aceh Barat": [
      "23681"
    ],
    "Aceh Barat Daya": [
      "23764"
    ],
    "Aceh Besar": [
      "23951"
    ],
    "Aceh Jaya": [
      "23654"
    ],
    "Banda Aceh": [
      "23238"
    ],
    "Pidie": [
      "24116"
    ],
    "Pidie Jaya": [
      "24186"
    ],
    "Sabang": [
      "23512"
    ]
  },
  "Sumatera Barat": {
    "Agam": [
      "26411"
    ],
    "Bukittinggi": [
      "26115"
    ],
    "Dharmasraya": [
      "27612"
    ],
    "Kepulauan Mentawai": [
      "25771"
    ],
    "Lima Puluh Koto/Kota": [
      "26671"
    ],
    "Padang": [
      "25112"
    ],
    "Padang Panjang": [
      "27122"
    ],
    "Sijunjung (Sawah Lunto Sijunjung)": [
      "27511"
    ],
    "Solok": [
      "27365",
      "27315"
    ],
    "Solok Selatan": [
      "27779"
    ],
    "Tanah Datar": [
      "27211"
    ]
  },
  "Nusa Tenggara Timur (NTT)": {
    "Alor": [
      "85811"
    ],
    "Belu": [
      "85711"
    ],
    "Ende": [
      "86351"
    ]
  }
}
