REGIONS = [
    {
        "region_id": 2,
        "names": {
            "en": "Republic of Karakalpakstan",
            "ru": "Республика Каракалпакстан",
            "uz": "Qoraqalpog'iston Respublikasi"
        },
        "active": True
    },
    {
        "region_id": 7,
        "names": {
            "en": "Khorezm region",
            "ru": "Хорезмская область",
            "uz": "Xorazm viloyati"
        },
        "active": True
    },
    {
        "region_id": 10,
        "names": {
            "en": "Jizzakh region",
            "ru": "Джиззакская область",
            "uz": "Jizzax viloyati"
        },
        "active": True
    },
    {
        "region_id": 1,
        "names": {
            "en": "Tashkent city",
            "ru": "город Ташкент",
            "uz": "Toshkent shahri"
        },
        "active": True
    },
    {
        "region_id": 8,
        "names": {
            "en": "Surkhandarya region",
            "ru": "Сурхандарьинская область",
            "uz": "Surxandaryo viloyati"
        },
        "active": True
    },
    {
        "region_id": 13,
        "names": {
            "en": "Sirdarya region",
            "ru": "Сырдарьинская область",
            "uz": "Sirdaryo viloyati"
        },
        "active": True
    },
    {
        "region_id": 5,
        "names": {
            "en": "Fergana region",
            "ru": "Ферганская область",
            "uz": "Farg'ona viloyati"
        },
        "active": True
    },
    {
        "region_id": 4,
        "names": {
            "en": "Namangan region",
            "ru": "Намангаская область",
            "uz": "Namangan viloyati"
        },
        "active": True
    },
    {
        "region_id": 9,
        "names": {
            "en": "Qashqadaryo region",
            "ru": "Кашкадарьинская область",
            "uz": "Qashqadaryo viloyati"
        },
        "active": True
    },
    {
        "region_id": 3,
        "names": {
            "en": "Andijan region",
            "ru": "Андижанская область",
            "uz": "Andijon viloyati"
        },
        "active": True
    },
    {
        "region_id": 6,
        "names": {
            "en": "Bukhara region",
            "ru": "Бухарская область",
            "uz": "Buxoro viloyati"
        },
        "active": True
    },
    {
        "region_id": 12,
        "names": {
            "en": "Samarqand region",
            "ru": "Самаркандская область",
            "uz": "Samarqand viloyati"
        },
        "active": True
    },
    {
        "region_id": 14,
        "names": {
            "en": "Tashkent region",
            "ru": "Ташкентская область",
            "uz": "Toshkent viloyati"
        },
        "active": True
    },
    {
        "region_id": 11,
        "names": {
            "en": "Navoiy region",
            "ru": "Навоинская область",
            "uz": "Navoiy viloyati"
        },
        "active": True
    }
]
