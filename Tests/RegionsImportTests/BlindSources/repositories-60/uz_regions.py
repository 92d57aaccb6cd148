# regions.py
regions = {
    "Toshkent viloyati": [
        "Oqqo‘rg‘on tumani",
        "Ohangaron tumani",
        "Bekobod tumani",
        "Bo‘stonliq tumani",
        "Bo‘ka tumani",
        "Zangiota tumani",
        "Qibray tumani",
        "Quyi Chirchiq tumani",
        "Parkent tumani",
        "Piskent tumani",
        "O‘rta Chirchiq tumani",
        "Chinoz tumani",
        "Yuqori Chirchiq tumani",
        "Yangiyo‘l tumani"
    ],
    "Toshkent shahri": [
        "Olmazor tumani",
        "Bektemir tumani",
        "Mirobod tumani",
        "Sergeli tumani",
        "Uchtepa tumani",
        "Chilonzor tumani",
        "Shayxontohur tumani",
        "Yunusobod tumani",
        "Yakkasaroy tumani",
        "Yashnobod tumani",
        "Mirzo Ulug‘bek tumani"
    ],
    "Samarqand viloyati": [
        "Samarqand",
        "Kattaqo‘rg‘on",
        "Oqtosh",
        "Urgut",
        "Juma",
        "Bulung‘ur",
        "Ishtixon",
        "Nurobod",
        "Qo‘shrabot",
        "Payariq"
    ],
    "Buxoro viloyati": [
        "Buxoro",
        "Kogon"
    ],
    "Farg'ona viloyati": [
        "Farg'ona",
        "Quvasoy",
        "Qo'qon",
        "Marg'ilon",
        "Quva",
        "So'x",
        "Rishton",
        "Buvayda",
        "Dang'ara",
        "O'zbekiston"
    ],
    "Jizzax viloyati": [
        "Jizzax",
        "Do'stlik",
        "Gagarin",
        "G'allaorol",
        "Paxtakor"
    ],
    "Andijon viloyati": [
        "Andijon",
        "Asaka",
        "Shahrixon",
        "Xonobod"
    ],
    "Sirdaryo viloyati": [
        "Guliston",
        "Shirin",
        "Yangier",
        "Sirdaryo",
        "Baxt"
    ],
    "Qoraqalpog'iston Respublikasi": [
        "Nukus",
        "Xo'jayli",
        "Qo'ng'irot",
        "To'rtko'l",
        "Beruniy",
        "Chimboy",
        "Bo'zatov",
        "Taxiatosh",
        "Mo'ynoq",
        "Shumanay",
        "Kegeyli",
        "Altinko'l",
        "Mangit"
    ]
}
