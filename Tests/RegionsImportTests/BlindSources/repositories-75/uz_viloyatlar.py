VILOYATLAR = {
    "Toshkent shahri": ["Olmazor", "Bektemir", "Mirobod", "Mirzo Ulug'bek",
                     "Sirg'ali", "Uchtepa", "Chilonzor", "Shayxontohur",
                     "Yunusobod", "Yakkasaroy", "Yangihayot", "Yashnobod"],

    "Toshkent viloyati": ["Toshkent tumani", "Angren shahri", "Bekobod shahri",
                      "Bekobod tumani", "Bo'ka", "Bo'stonliq", "Chinoz",
                      "Chirchiq shahri", "Olmaliq shahri",
                      "Ohangaron shahri", "Ohangaron tumani", "Piskent",
                      "O'rta Chirchiq", "Yuqori Chirchiq","Quyi Chirchiq",
                      "Zangiota", "Yangiyo'l shahri", "Yangiyo'l tumani",
                      "Parkent", "Qibray", "Oqqo'rg'on", "Nurafshon shahri"],

    "Andijon": ["Andijon shahri", "Andijon tumani", "Asaka", "Baliqchi",
                "Bo'ston", "Buloqboshi", "Izboskan", "Jalaquduq",
                "Marhamat", "Oltinko'l", "Paxtaobod",
                "Qo'rg'ontepa", "Shahrixon", "Ulug'nor", "Xo'jaobod", "Xonobod"],

    # "Namangan": ["Namangan shahri", "Namangan tumani", "Yangi Namangan", "Davlatobod",
    #              "Chortoq", "Chust", "Kosonsoy", "Mingbuloq",
    #              "Norin", "Pop", "To'raqo'rg'on", "Uchqo'rg'on",
    #              "Uychi", "Yangiqo'rg'on"],
    #
    # "Jizzax": ["Jizzax shahri", "Arnasoy", "Baxmal",
    #            "Do'stlik", "Forish", "G'allaorol",
    #            "Mirzacho'l", "Paxtakor", "Sharof Rashidov",
    #            "Zarbdor", "Zafarobod", "Zomin", "Yangiobod"],
    #
    # "Sirdaryo": ["Guliston shahri", "Guliston tumani", "Boyovut", "Oqoltin",
    #              "Sardoba", "Sayxunobod", "Shirin shahri", "Sirdaryo",
    #              "Xovos", "Yangiyer shanri"],
}

# VILOYATLAR2 = [
#     "Toshkent shahri", "Toshkent viloyati", "Andijon", "Namangan", "Farg'ona",
#     "Jizzax", "Qashqadaryo", "Sirdaryo", "Surxondaryo", "Navoiy",
#     "Samarqand", "Buxoro", "Xorazm", "Qoraqalpog'iston"
# ]