REGIONS = [
    {
        "name": {"uz": "Qoraqalpog'iston Respublikasi", "ru": "Каракалпакстан", "en": "Karakalpakstan"},
        "towns": [
            {"uz": "Nukus shahri", "ru": "г. Нукус", "en": "Nukus city"},
            {"uz": "Amudaryo", "ru": "Амударья", "en": "Amudarya"},
            {"uz": "Ellikqal'a", "ru": "Элликкала", "en": "Ellikqala"},
            {"uz": "Mo'ynoq", "ru": "Муйнак", "en": "Moynoq"},
            {"uz": "Nukus tumani", "ru": "Нукусский район", "en": "Nukus district"},
            {"uz": "Bo'zatov", "ru": "Бозатау", "en": "Bozatov"},
        ],
    },
    {
        "name": {"uz": "Andijon viloyati", "ru": "Андижанская область", "en": "Andijan region"},
        "towns": [
            {"uz": "Andijon shahri", "ru": "г. Андижан", "en": "Andijan city"},
            {"uz": "Andijon tumani", "ru": "Андижанский район", "en": "Andijan district"},
            {"uz": "Asaka", "ru": "Асака", "en": "Asaka"},
            {"uz": "Bo'z", "ru": "Буз", "en": "Boz"},
            {"uz": "Xonobod", "ru": "Ханабад", "en": "Xonobod"},
        ],
    },
    {
        "name": {"uz": "Buxoro viloyati", "ru": "Бухарская область", "en": "Bukhara region"},
        "towns": [
            {"uz": "Buxoro shahri", "ru": "г. Бухара", "en": "Bukhara city"},
            {"uz": "Kogon shahri", "ru": "г. Коган", "en": "Kogon city"},
            {"uz": "G'ijduvon", "ru": "Гиждуван", "en": "Gijduvon"},
            {"uz": "Kogon tumani", "ru": "Коганский район", "en": "Kogon district"},
            {"uz": "Vobkent", "ru": "Вабкент", "en": "Vobkent"},
        ],
    },
    {
        "name": {"uz": "Sirdaryo viloyati", "ru": "Сырдарьинская область", "en": "Sirdarya region"},
        "towns": [
            {"uz": "Guliston shahri", "ru": "г. Гулистан", "en": "Gulistan city"},
            {"uz": "Shirin shahri", "ru": "г. Ширин", "en": "Shirin city"},
            {"uz": "Guliston tumani", "ru": "Гулистанский район", "en": "Gulistan district"},
            {"uz": "Xovos", "ru": "Хавос", "en": "Xovos"},
        ],
    },
    {
        "name": {"uz": "Toshkent viloyati", "ru": "Ташкентская область", "en": "Tashkent region"},
        "towns": [
            {"uz": "Nurafshon shahri", "ru": "г. Нурафшон", "en": "Nurafshon city"},
            {"uz": "Ohangaron shahri", "ru": "г. Ахангаран", "en": "Ohangaron city"},
            {"uz": "Oqqo'rg'on", "ru": "Аккурган", "en": "Oqqorgon"},
            {"uz": "Ohangaron tumani", "ru": "Ахангаранский район", "en": "Ohangaron district"},
            {"uz": "Toshkent tumani", "ru": "Ташкентский район", "en": "Tashkent district"},
        ],
    },
    {
        "name": {"uz": "Toshkent shahri", "ru": "город Ташкент", "en": "Tashkent city"},
        "towns": [
            {"uz": "Bektemir tumani", "ru": "Бектемирский район", "en": "Bektemir district"},
            {"uz": "Mirzo Ulug'bek tumani", "ru": "Мирзо-Улугбекский район", "en": "Mirzo Ulugbek district"},
            {"uz": "Sergeli tumani", "ru": "Сергелийский район", "en": "Sergeli district"},
        ],
    },
]
