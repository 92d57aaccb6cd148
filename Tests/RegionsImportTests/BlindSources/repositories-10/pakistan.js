const pakistan = {
    Sindh: {
        Karachi: {
            subDistricts: [
                "Karachi South",
                "Karachi East",
                {
                    "Karachi West": {
                        areas: [
                            "Baldia Town",
                            "Harbour Town",
                            "Mango Pir Cantonment",
                            "Manora Cantonment",
                        ],
                    },
                },
                {
                    "Karachi Central": {
                        areas: [],
                    },
                },
                {
                    "Korangi District": {
                        areas: ["Korangi Town", "Landhi Town"],
                    },
                },
                {
                    "Malir District": {
                        areas: ["Gadap Town", "Malir Town"],
                    },
                },
                {
                    "Keamari District": {
                        areas: ["Keamari Town"],
                    },
                },
            ],
        },
        Hyderabad: {
            subDistricts: [],
        },
        Sukkur: {
            subDistricts: [],
        },
        "Mirpur Khas": {
            subDistricts: [],
        },
        "Shaheed Benazirabad": {
            subDistricts: [],
        },
        Larkana: {
            subDistricts: [],
        },
        Shikarpur: {
            subDistricts: [],
        },
        Jacobabad: {
            subDistricts: [],
        },
        Tharparkar: {
            subDistricts: [],
        },
        Nawabshah: {
            subDistricts: [],
        },
        Sanghar: {
            subDistricts: [],
        },
        Khairpur: {
            subDistricts: [],
        },
        Ghotki: {
            subDistricts: [],
        },
        Umerkot: {
            subDistricts: [],
        },
        "Tando Allahyar": {
            subDistricts: [],
        },
        "Tando Muhammad Khan": {
            subDistricts: [],
        },
        Badin: {
            subDistricts: [],
        },
        Thatta: {
            subDistricts: [],
        },
    },
    Punjab: {
        Lahore: {},
        Faisalabad: {},
        Gujranwala: {},
        Rawalpindi: {},
        Multan: {},
        Bahawalpur: {},
        Sialkot: {},
        Gujrat: {},
        Sahiwal: {},
        Jhang: {},
        " Sargodha": {},
        Sheikhupura: {},
        Mianwali: {},
        Okara: {},
        "Rahim Yar Khan": {},
        Khanewal: {},
        "Toba Tek Singh": {},
        Kasur: {},
    },
    Balochistan: [
        "Quetta",
        "Khuzdar",
        "Gwadar",
        "Turbat",
        "Chagai",
        "Sibi",
        "Loralai",
        "Kharan",
        "Zhob",
    ],
    "Khyber Pakhtunkhwa": [
        "Peshawar",
        "Mardan",
        "Swabi",
        "Nowshera",
        "Charsadda",
        "Dera Ismail Khan",
        "Bannu",
        "Kohat",
        "Abbottabad",
        "Swat",
    ],
    "Gilgit-Baltistan": [
        "Gilgit",
        "Skardu",
        "Ishkoman",
        "Ghizer",
        "Hunza",
        "Nagar",
    ],
    "Islamabad Capital Territory": ["Islamabad"],
};
