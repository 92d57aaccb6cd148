const geo_data={
    "Select Your Division": {
        "name_en": "",
        "name_bn": "Select Your Division"
    },
    "Chattagram": {
        "name_en": "Chattagram",
        "name_bn": "\u099a\u099f\u09cd\u099f\u0997\u09cd\u09b0\u09be\u09ae",
        "districts": {
            "Select Your District": {
                "name_en": "",
                "name_bn": "Select Your District"
            },
            "Comilla": {
                "name_en": "Comilla",
                "name_bn": "\u0995\u09c1\u09ae\u09bf\u09b2\u09cd\u09b2\u09be",
                "upazilas": {
                    "Select Your Upazila": {
                        "name_en": "",
                        "name_bn": "Select Your Upazila"
                    },
                    "Debidwar": {
                        "name_en": "Debidwar",
                        "name_bn": "\u09a6\u09c7\u09ac\u09bf\u09a6\u09cd\u09ac\u09be\u09b0"
                    },
                    "Barura": {
                        "name_en": "Barura",
                        "name_bn": "\u09ac\u09b0\u09c1\u09a1\u09bc\u09be"
                    },
                    "Brahmanpara": {
                        "name_en": "Brahmanpara",
                        "name_bn": "\u09ac\u09cd\u09b0\u09be\u09b9\u09cd\u09ae\u09a3\u09aa\u09be\u09a1\u09bc\u09be"
                    },
                    "Chandina": {
                        "name_en": "Chandina",
                        "name_bn": "\u099a\u09be\u09a8\u09cd\u09a6\u09bf\u09a8\u09be"
                    },
                    "Chauddagram": {
                        "name_en": "Chauddagram",
                        "name_bn": "\u099a\u09cc\u09a6\u09cd\u09a6\u0997\u09cd\u09b0\u09be\u09ae"
                    },
                    "Daudkandi": {
                        "name_en": "Daudkandi",
                        "name_bn": "\u09a6\u09be\u0989\u09a6\u0995\u09be\u09a8\u09cd\u09a6\u09bf"
                    },
                    "Homna": {
                        "name_en": "Homna",
                        "name_bn": "\u09b9\u09cb\u09ae\u09a8\u09be"
                    },
                    "Titas": {
                        "name_en": "Titas",
                        "name_bn": "\u09a4\u09bf\u09a4\u09be\u09b8"
                    },
                    "OTHER": {
                        "name_en": "OTHER",
                        "name_bn": "\u0985\u09a8\u09cd\u09af\u09be\u09a8\u09cd\u09af"
                    }
                }
            },
            "Feni": {
                "name_en": "Feni",
                "name_bn": "\u09ab\u09c7\u09a8\u09c0",
                "upazilas": {
                    "Select Your Upazila": {
                        "name_en": "",
                        "name_bn": "Select Your Upazila"
                    },
                    "Chhagalnaiya": {
                        "name_en": "Chhagalnaiya",
                        "name_bn": "\u099b\u09be\u0997\u09b2\u09a8\u09be\u0987\u09df\u09be"
                    },
                    "Feni Sadar": {
                        "name_en": "Feni Sadar",
                        "name_bn": "\u09ab\u09c7\u09a8\u09c0 \u09b8\u09a6\u09b0"
                    },
                    "Sonagazi": {
                        "name_en": "Sonagazi",
                        "name_bn": "\u09b8\u09cb\u09a8\u09be\u0997\u09be\u099c\u09c0"
                    },
                    "Fulgazi": {
                        "name_en": "Fulgazi",
                        "name_bn": "\u09ab\u09c1\u09b2\u0997\u09be\u099c\u09c0"
                    },
                    "Parshuram": {
                        "name_en": "Parshuram",
                        "name_bn": "\u09aa\u09b0\u09b6\u09c1\u09b0\u09be\u09ae"
                    },
                    "Daganbhuiyan": {
                        "name_en": "Daganbhuiyan",
                        "name_bn": "\u09a6\u09be\u0997\u09a8\u09ad\u09c2\u099e\u09be"
                    },
                    "OTHER": {
                        "name_en": "OTHER",
                        "name_bn": "\u0985\u09a8\u09cd\u09af\u09be\u09a8\u09cd\u09af"
                    }
                }
            },
            "Lakshmipur": {
                "name_en": "Lakshmipur",
                "name_bn": "\u09b2\u0995\u09cd\u09b7\u09cd\u09ae\u09c0\u09aa\u09c1\u09b0",
                "upazilas": {
                    "Select Your Upazila": {
                        "name_en": "",
                        "name_bn": "Select Your Upazila"
                    },
                    "Lakshmipur Sadar": {
                        "name_en": "Lakshmipur Sadar",
                        "name_bn": "\u09b2\u0995\u09cd\u09b7\u09cd\u09ae\u09c0\u09aa\u09c1\u09b0 \u09b8\u09a6\u09b0"
                    },
                    "Kamalnagar": {
                        "name_en": "Kamalnagar",
                        "name_bn": "\u0995\u09ae\u09b2\u09a8\u0997\u09b0"
                    },
                    "Raipur": {
                        "name_en": "Raipur",
                        "name_bn": "\u09b0\u09be\u09df\u09aa\u09c1\u09b0"
                    },
                    "Ramgati": {
                        "name_en": "Ramgati",
                        "name_bn": "\u09b0\u09be\u09ae\u0997\u09a4\u09bf"
                    },
                    "Ramganj": {
                        "name_en": "Ramganj",
                        "name_bn": "\u09b0\u09be\u09ae\u0997\u099e\u09cd\u099c"
                    },
                    "OTHER": {
                        "name_en": "OTHER",
                        "name_bn": "\u0985\u09a8\u09cd\u09af\u09be\u09a8\u09cd\u09af"
                    }
                }
            }
        }
    }
}
