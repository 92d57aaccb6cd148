[
    {
        district: "Chibombo",
        district_code: "CEP"
    },
    {
        district: "Chisamba",
        district_code: "CEP"
    },
    {
        district: "Chitambo",
        district_code: "CEP"
    },
    {
        district: "Itezhi Tezhi",
        district_code: "CEP"
    },
    {
        district: "Kabwe",
        district_code: "CEP"
    },
    {
        district: "Kapiri Mposhi",
        district_code: "CEP"
    },
    {
        district: "Luano",
        district_code: "CEP"
    },
    {
        district: "Mkushi",
        district_code: "CEP"
    },
    {
        district: "Mumbwa",
        district_code: "CEP"
    },
    {
        district: "Ngabwe",
        district_code: "CEP"
    },
    {
        district: "Serenje",
        district_code: "CEP"
    },



    {
        district: "Chililabombwe",
        district_code: "COP"
    },
    {
        district: "Chingola",
        district_code: "COP"
    },
    {
        district: "Kalulushi",
        district_code: "COP"
    },
    {
        district: "Kitwe",
        district_code: "COP"
    },
    {
        district: "Luanshya",
        district_code: "COP"
    },
    {
        district: "Lufwanyama",
        district_code: "COP"
    },
    {
        district: "Masaiti",
        district_code: "COP"
    },
    {
        district: "Mpongwe",
        district_code: "COP"
    },
    {
        district: "Mufulira",
        district_code: "COP"
    },
    {
        district: "Ndola",
        district_code: "COP"
    },



    {
        district: "Chadiza",
        district_code: "EAP"
    },
    {
        district: "Chipata",
        district_code: "EAP"
    },
    {
        district: "Katete",
        district_code: "EAP"
    },
    {
        district: "Lundazi",
        district_code: "EAP"
    },
    {
        district: "Mambwe",
        district_code: "EAP"
    },
    {
        district: "Nyimba",
        district_code: "EAP"
    }
]