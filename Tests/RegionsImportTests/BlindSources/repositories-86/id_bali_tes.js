const data = {
  code: 200,
  "token-expired": 83596,
  status: "success",
  provinsi: [
    {
      id: 1,
      provinsi: "Bali",
    },
  ],
  kabupaten: [
    {
      id: 1,
      prov_id: 1,
      kabupaten: "Jembrana",
    },
    {
      id: 2,
      prov_id: 1,
      kabupaten: "Tabanan",
    },
    {
      id: 3,
      prov_id: 1,
      kabupaten: "Badung",
    },
    {
      id: 4,
      prov_id: 1,
      kabupaten: "Denpasar",
    },
    {
      id: 5,
      prov_id: 1,
      kabupaten: "Buleleng",
    },
    {
      id: 6,
      prov_id: 1,
      kabupaten: "Gianyar",
    },
    {
      id: 7,
      prov_id: 1,
      kabupaten: "Bangli",
    },
    {
      id: 8,
      prov_id: 1,
      kabupaten: "Klungkung",
    },
    {
      id: 9,
      prov_id: 1,
      kabupaten: "Karangasem",
    },
  ],
  kecamatan: [
    {
      id: 1,
      kab_id: 1,
      kecamatan: "NEGARA",
    },
    {
      id: 2,
      kab_id: 1,
      kecamatan: "JEMBRANA",
    },
    {
      id: 3,
      kab_id: 1,
      kecamatan: "MENDOYO",
    },
    {
      id: 4,
      kab_id: 1,
      kecamatan: "PEKUTATAN",
    },
    {
      id: 5,
      kab_id: 1,
      kecamatan: "MELAYA",
    },
    {
      id: 6,
      kab_id: 2,
      kecamatan: "KERAMBITAN",
    },
    {
      id: 7,
      kab_id: 2,
      kecamatan: "PENEBEL",
    },
    {
      id: 8,
      kab_id: 2,
      kecamatan: "SELEMADEG",
    },
    {
      id: 9,
      kab_id: 2,
      kecamatan: "TABANAN",
    },
    {
      id: 10,
      kab_id: 2,
      kecamatan: "BATURITI",
    },
    {
      id: 11,
      kab_id: 2,
      kecamatan: "SELEMADEG TIMUR",
    },
    {
      id: 12,
      kab_id: 2,
      kecamatan: "KEDIRI",
    },
    {
      id: 13,
      kab_id: 2,
      kecamatan: "PUPUAN",
    },
    {
      id: 14,
      kab_id: 2,
      kecamatan: "SELEMADEG BARAT",
    },
    {
      id: 15,
      kab_id: 2,
      kecamatan: "MARGA",
    },
    {
      id: 16,
      kab_id: 3,
      kecamatan: "MENGWI",
    },
  ],
};
