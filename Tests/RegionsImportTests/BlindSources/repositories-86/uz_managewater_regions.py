REGIONS = {
    'uz': {
        "Andijon viloyati": [
            "Andijon shahri",
            "Andijon tumani",
            "Asaka tumani",
            "Baliqchi tumani",
            "Bo'z tumani",
            "Buloqboshi tumani",
            "Izboskan tumani",
            "Jalolquduq tumani",
            "Marhamat tumani",
            "Oltinko'l tumani",
            "Paxtaobod tumani",
            "Qo'rg'ontepa tumani",
            "Shahrixon tumani",
            "Ulug'nor tumani",
            "Xo'jaobod tumani",
            "Xonobod shahri",
        ],
        "Xorazm viloyati": [
            "Bog'ot tumani",
            "Gurlan tumani",
            "Qo'shko'pir tumani",
            "Shovot tumani",
            "Urganch shahri",
            "Urganch tumani",
            "Xazorasp tumani",
            "Xiva tumani",
            "Xonqa tumani",
            "Yangiariq tumani",
            "Yangibozor tumani"
        ],
        "Navoiy viloyati": [
            "Karmana tumani",
            "Konimex tumani",
            "Navbahor tumani",
            "Navoiy shahri",
            "Nurota tumani",
            "Qiziltepa tumani",
            "Tomdi tumani",
            "Uchquduq tumani",
            "Xatirchi tumani",
            "Zarafshon shahri"
        ],
        "Sirdaryo viloyati": [
            "Boyovut tumani",
            "Guliston shahri",
            "Guliston tumani",
            "Oqoltin tumani",
            "Sardoba tumani",
            "Sayxunobod tumani",
            "Shirin shahri",
            "Sirdaryo tumani",
            "Xovos tumani",
            "Yangiyer shahri"
        ],
        "Toshkent shahri": [
            "Bektemir tumani",
            "Chilonzor tumani",
            "Mirobod tumani",
            "Mirzo Ulug'bek tumani",
            "Olmazor tumani",
            "Sergeli tumani",
            "Shayhontohur tumani",
            "Uchtepa tumani",
            "Yakkasaroy tumani",
            "Yashnaobod tumani",
            "Yunusobod tumani"
        ]
    }
}
