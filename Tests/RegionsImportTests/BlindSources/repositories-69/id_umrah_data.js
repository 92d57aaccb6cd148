export const provinces = [
  {
    id: "jawa_timur",
    name: "Jawa Timur",
    cities: [
      {
        name: "Surabaya",
        districts: [
          {
            name: "Gubeng",
            villages: ["Gubeng Kertajaya", "Gubeng Seberang"],
          },
          {
            name: "Tegalsari",
            villages: ["Tegalsari Selatan", "Tegalsari Utara"],
          },
        ],
      },
      {
        name: "Malang",
        districts: [
          {
            name: "Kota Malang",
            villages: ["Klojen", "Blimbing"],
          },
          {
            name: "Batu",
            villages: ["Oro-Oro Ombo", "Temas"],
          },
        ],
      },
    ],
  },
  {
    id: "jawa_barat",
    name: "Jawa Barat",
    cities: [
      {
        name: "Bandung",
        districts: [
          {
            name: "Sumurbandung",
            villages: ["Cikapundung", "Kebonjeruk"],
          },
          {
            name: "Cicendo",
            villages: ["Cicendo Barat", "Cicendo Timur"],
          },
        ],
      },
      {
        name: "Bogor",
        districts: [
          {
            name: "Bogor Selatan",
            villages: ["Sukaraja", "Kedunghalang"],
          },
          {
            name: "Tanah Sareal",
            villages: ["Tanah Sareal I", "Tanah Sareal II"],
          },
        ],
      },
    ],
  },
  {
    id: "dki_jakarta",
    name: "DKI Jakarta",
    cities: [
      {
        name: "Jakarta",
        districts: [
          {
            name: "Jakarta Pusat",
            villages: ["Gondangdia", "Cikini"],
          },
          {
            name: "Jakarta Selatan",
            villages: ["Kemang", "Cilandak"],
          },
        ],
      },
    ],
  },
];
