const provinceData = [
    {
      province: "Koshi Province",
      districts: [
        {
          name: "Bhojpur",
          municipalities: [
            "Shadanand",
            "Bhojpur",
            "Hatuwagadhi",
            "Ramprasad Rai",
            "Aamchok",
            "Tyamke Maiyum",
            "Arun",
            "Pauwadungma",
            "Salpasilichho",
          ]
        },
        {
          name: "Khotang",
          municipalities: [
            "Diktel",
            "Rupakot",
            "Majuwagadhi",
            "Halesi Tuwachung",
            "Khotehang",
            "Diprung",
            "Aiselukharka",
            "Jantedhunga",
            "Kepilasgadhi",
            "Barahpokhari",
            "Lamidanda",
            "Sakela",
          ]
        },
        {
          name: "Taplejung",
          municipalities: [
            "Taplejung(Phungling)",
            "Sirijangha",
            "Aathrai Triveni",
            "Pathibhara Yangwarak",
            "Meringden",
            "Sidingwa",
            "Phaktanglung",
            "Maiwa Khola",
            "Mikwa Khola",
          ]
        },
      ]
    },
    {
      province: "Madhesh Province",
      districts: [
        {
          name: "Siraha",
          municipalities: [
            "Lahan",
            "Siraha",
            "Golbazar",
            "Mirchaiya",
            "Aaurahi",
            "Bishnupur",
          ]
        },
        {
          name: "Dhanusha",
          municipalities: [
            "Janakpur",
            "Mithila Bihari",
            "Sabaila",
            "Dhanushadham",
            "Aaurahi",
            "Bateshwar",
            "Dhanauji",
          ]
        },
      ]
    },
    {
      province: "Gandaki Province",
      districts: [
        {
          name: "Manang",
          municipalities: [
            "Manang Disyang",
            "Nason",
            "Chame",
            "Narpa Bhumi",
            "Pokhara",
          ]
        },
        {
          name: "Kaski",
          municipalities: [
            "Annapurna",
            "Machhapuchhre",
            "Madi Kaski",
            "Rupa",
          ]
        },
        {
          name: "Mustang",
          municipalities: [
            "Gharapjhong",
            "Thasang",
            "Baragung Muktichhetra",
            "Lomanthang",
            "Lo-Ghekar Damodarkunda",
          ]
        },
      ]
    },
]
