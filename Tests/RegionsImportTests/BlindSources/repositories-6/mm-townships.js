var townships = [
    {
        "code": "MMR013004",
        "dt_code": "MMR013D001",
        "name": {
            "en": "Hlegu",
            "my": "လှည်းကူး"
        }
    },
    {
        "code": "MMR013032",
        "dt_code": "MMR013D003",
        "name": {
            "en": "Cocokyun",
            "my": "ကိုကိုးကျွွန်း"
        }
    },
    {
        "code": "MMR017014",
        "dt_code": "MMR017D003",
        "name": {
            "en": "Myaungmya",
            "my": "မြောင်းမြ"
        }
    },
    {
        "code": "MMR017018",
        "dt_code": "MMR017D004",
        "name": {
            "en": "Mawlamyinegyun",
            "my": "မော်လမြိုင်ကျွွန်း"
        }
    },
    {
        "code": "MMR013045",
        "dt_code": "MMR013D004",
        "name": {
            "en": "Seikkan",
            "my": "ဆိပ်ကမ်း"
        }
    },
    {
        "code": "MMR013016",
        "dt_code": "MMR013D002",
        "name": {
            "en": "Pazundaung",
            "my": "ပုဇွန်တောင်"
        }
    },
    {
        "code": "MMR013031",
        "dt_code": "MMR013D003",
        "name": {
            "en": "Seikgyikanaungto",
            "my": "ဆိပ်ကြီးခနောင်တို"
        }
    },
    {
        "code": "MMR013043",
        "dt_code": "MMR013D004",
        "name": {
            "en": "Dagon",
            "my": "ဒဂုံ"
        }
    },
    {
        "code": "MMR013014",
        "dt_code": "MMR013D002",
        "name": {
            "en": "Dawbon",
            "my": "ဒေါပုံ"
        }
    },
    {
        "code": "MMR013038",
        "dt_code": "MMR013D004",
        "name": {
            "en": "Kyeemyindaing",
            "my": "ကြည့်မြင်တိုင်"
        }
    },
    {
        "code": "MMR003006",
        "dt_code": "MMR003D003",
        "name": {
            "en": "Kawkareik",
            "my": "ကော့ကရိတ်"
        }
    },
    {
        "code": "MMR013010",
        "dt_code": "MMR013D002",
        "name": {
            "en": "Yankin",
            "my": "ရန်ကင်း"
        }
    },
    {
        "code": "MMR013040",
        "dt_code": "MMR013D004",
        "name": {
            "en": "Hlaing",
            "my": "လှိုင်"
        }
    },
    {
        "code": "MMR013021",
        "dt_code": "MMR013D002",
        "name": {
            "en": "Dagon Myothit (Seikkan)",
            "my": "ဒဂုံမြို့သစ်ဆိပ်ကမ်း"
        }
    },
    {
        "code": "MMR013019",
        "dt_code": "MMR013D002",
        "name": {
            "en": "Dagon Myothit (North)",
            "my": "ဒဂုံမြို့သစ်မြောက်ပိုင်း"
        }
    },
    {
        "code": "MMR013001",
        "dt_code": "MMR013D001",
        "name": {
            "en": "Insein",
            "my": "အင်းစိန်"
        }
    },
    {
        "code": "MMR017015",
        "dt_code": "MMR017D003",
        "name": {
            "en": "Einme",
            "my": "အိမ္မဲ"
        }
    },
    {
        "code": "MMR013003",
        "dt_code": "MMR013D001",
        "name": {
            "en": "Hmawbi",
            "my": "မှော်ဘီ"
        }
    },
    {
        "code": "MMR017005",
        "dt_code": "MMR017D001",
        "name": {
            "en": "Kyonpyaw",
            "my": "ကျုံပျော်"
        }
    },
    {
        "code": "MMR017009",
        "dt_code": "MMR017D002",
        "name": {
            "en": "Zalun",
            "my": "ဇလွန်"
        }
    },
    {
        "code": "MMR007007",
        "dt_code": "MMR007D001",
        "name": {
            "en": "Daik-U",
            "my": "ဒိုက်ဦး"
        }
    },
    {
        "code": "MMR017013",
        "dt_code": "MMR017D002",
        "name": {
            "en": "Ingapu",
            "my": "အင်္ဂပူ"
        }
    },
    {
        "code": "MMR008009",
        "dt_code": "MMR008D002",
        "name": {
            "en": "Minhla",
            "my": "မင်းလှ"
        }
    },
    {
        "code": "MMR008011",
        "dt_code": "MMR008D002",
        "name": {
            "en": "Zigon",
            "my": "ဇီးကုန်း"
        }
    },
    {
        "code": "MMR007011",
        "dt_code": "MMR007D002",
        "name": {
            "en": "Kyaukkyi",
            "my": "ကျောက်ကြီး"
        }
    },
    {
        "code": "MMR008005",
        "dt_code": "MMR008D001",
        "name": {
            "en": "Thegon",
            "my": "သဲကုန်း"
        }
    },
    {
        "code": "MMR007013",
        "dt_code": "MMR007D002",
        "name": {
            "en": "Oktwin",
            "my": "အုတ်တွင်း"
        }
    },
    {
        "code": "MMR007010",
        "dt_code": "MMR007D002",
        "name": {
            "en": "Yedashe",
            "my": "ရေတာရှည်"
        }
    },
    {
        "code": "MMR018006",
        "dt_code": "MMR018D001",
        "name": {
            "en": "Pyinmana",
            "my": "နေပြည်တော်-ပျဉ်းမနား"
        }
    }
];
