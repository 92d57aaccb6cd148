export const somaliAdministrativeHierarchy = {
    "Awdal": {
        "displayName": "Awdal",
        "aliases": ["awdal"],
        "cities": {
            "Borama": {
                "displayName": "Borama",
                "aliases": ["borama"],
                "districts": {
                    "Borama": { "displayName": "Borama", "aliases": ["borama"], "neighborhoods": [] }
                }
            },
            "Baki": {
                "displayName": "Baki",
                "aliases": ["baki"],
                "districts": {
                    "Baki": { "displayName": "Baki", "aliases": ["baki"], "neighborhoods": [] }
                }
            },
            "Lughaya": {
                "displayName": "Lughaya",
                "aliases": ["lughaya"],
                "districts": {
                    "Lughaya": { "displayName": "Lughaya", "aliases": ["lughaya"], "neighborhoods": [] }
                }
            },
            "Saylac": {
                "displayName": "Saylac",
                "aliases": ["saylac", "zeila"],
                "districts": {
                    "Saylac": { "displayName": "Saylac", "aliases": ["saylac", "zeila"], "neighborhoods": [] }
                }
            }
        }
    },
    "Banaadir": {
        "displayName": "Banaadir",
        "aliases": ["banadir", "banaadir", "mogadishu"],
        "cities": {
            "Mogadishu": {
                "displayName": "Mogadishu",
                "aliases": ["mogadishu", "xamar", "hamar"],
                "districts": {
                    "Abdiaziz": { "displayName": "Abdiaziz", "aliases": ["abdiaziz"], "neighborhoods": [] },
                    "Bondhere": { "displayName": "Bondhere", "aliases": ["bondhere"], "neighborhoods": [] },
                    "Daynile": { "displayName": "Daynile", "aliases": ["daynile"], "neighborhoods": [] },
                    "Hamar Jajab": { "displayName": "Hamar Jajab", "aliases": ["hamar jajab"], "neighborhoods": [] },
                    "Hodan": { "displayName": "Hodan", "aliases": ["hodan"], "neighborhoods": ["Taleh", "Al-Baraka", "Siinay"] },
                    "Karan": { "displayName": "Karan", "aliases": ["karan"], "neighborhoods": [] },
                    "Shangani": { "displayName": "Shangani", "aliases": ["shangani"], "neighborhoods": ["Ansaloti", "Shabelle"] },
                    "Waberi": { "displayName": "Waberi", "aliases": ["waberi"], "neighborhoods": ["21st October", "Hawo Tako"] },
                    "Yaqshid": { "displayName": "Yaqshid", "aliases": ["yaqshid"], "neighborhoods": [] },
                    "Kaxda": { "displayName": "Kaxda", "aliases": ["kaxda"], "neighborhoods": [] }
                }
            }
        }
    },
    "Bari": {
        "displayName": "Bari",
        "aliases": ["bari"],
        "cities": {
            "Bosaso": {
                "displayName": "Bosaso",
                "aliases": ["bosaso", "bosaaso"],
                "districts": {
                    "Bosaso": { "displayName": "Bosaso", "aliases": ["bosaso", "bosaaso"], "neighborhoods": [] }
                }
            },
            "Qardho": {
                "displayName": "Qardho",
                "aliases": ["qardho", "gardho"],
                "districts": {
                    "Qardho": { "displayName": "Qardho", "aliases": ["qardho", "gardho"], "neighborhoods": [] }
                }
            },
            "Caluula": {
                "displayName": "Caluula",
                "aliases": ["caluula", "aluula"],
                "districts": {
                    "Caluula": { "displayName": "Caluula", "aliases": ["caluula", "aluula"], "neighborhoods": [] }
                }
            },
            "Iskushuban": {
                "displayName": "Iskushuban",
                "aliases": ["iskushuban"],
                "districts": {
                    "Iskushuban": { "displayName": "Iskushuban", "aliases": ["iskushuban"], "neighborhoods": [] }
                }
            }
        }
    },
    "Middle Juba": {
        "displayName": "Middle Juba",
        "aliases": ["middle juba", "jubbada dhexe"],
        "cities": {
            "Bu'ale": {
                "displayName": "Bu'ale",
                "aliases": ["bu'ale", "bu'aale"],
                "districts": {
                    "Bu'ale": { "displayName": "Bu'ale", "aliases": ["bu'ale", "bu'aale"], "neighborhoods": [] }
                }
            },
            "Jilib": {
                "displayName": "Jilib",
                "aliases": ["jilib"],
                "districts": {
                    "Jilib": { "displayName": "Jilib", "aliases": ["jilib"], "neighborhoods": [] }
                }
            },
            "Sakow": {
                "displayName": "Sakow",
                "aliases": ["sakow"],
                "districts": {
                    "Sakow": { "displayName": "Sakow", "aliases": ["sakow"], "neighborhoods": [] }
                }
            }
        }
    }
};
