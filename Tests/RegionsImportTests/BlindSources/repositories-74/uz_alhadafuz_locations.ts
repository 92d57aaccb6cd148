export const regions = [
    { id: "surxondaryo", name: "Surxondaryo viloyati" },
    { id: "toshkent_sh", name: "Toshkent shahri" },
    { id: "toshkent_vil", name: "Toshkent viloyati" },
    { id: "andijon", name: "Andijon viloyati" },
    { id: "buxoro", name: "Buxoro viloyati" },
    { id: "navoiy", name: "Navoiy viloyati" },
    { id: "qoraqalpogiston", name: "Qoraqalpog‘iston Respublikasi" },
    { id: "sirdaryo", name: "Sirdaryo viloyati" }
];

export const districts: { [key: string]: string[] } = {
    "toshkent_sh": [
        "Bektemir", "Chilonzor", "Hamza (Yashnobod)", "Mirobod",
        "Mirzo Ulug‘bek", "Olmazor", "Sergeli", "Shayxontohur",
        "Uchtepa", "Yakkasaroy", "Yunusobod", "Yangihayot"
    ],
    "toshkent_vil": [
        "Angren", "Bekobod", "Olmaliq", "Chirchiq", "Ohangaron", "Yangiyo‘l", // Shaharlar
        "Oqqo‘rg‘on", "Bo‘stonliq", "Bo‘ka", "Qibray", "Quyichirchiq",
        "Zangiota", "O‘rtachirchiq", "Parkent", "Piskent", "Toshkent", "Yuqorichirchiq"
    ],
    "andijon": [
        "Oltinko‘l", "Andijon", "Baliqchi", "Bo‘ston", "Buloqboshi",
        "Izboskan", "Jalaquduq", "Marhamat", "Paxtaobod", "Qo‘rg‘ontepa",
        "Shahrixon", "Ulug‘nor", "Xo‘jaobod", "Asaka"
    ],
    "buxoro": [
        "Olot", "Buxoro", "Vobkent", "G‘ijduvon", "Jondor", "Kogon",
        "Qorako‘l", "Qorovulbozor", "Peshku", "Romitan", "Shofirkon"
    ],
    "navoiy": [
        "Konimex", "Karmana", "Qiziltepa", "Xatirchi", "Navbahor", "Nurota", "Tomdi", "Uchquduq"
    ],
    "qoraqalpogiston": [
        "Amudaryo", "Beruniy", "Chimboy", "Ellikqala", "Kegeyli", "Mo‘ynoq",
        "Nukus", "Qonliko‘l", "Qorauzoq", "Qo‘ng‘irot", "Shumanay", "Taxtako‘prik",
        "To‘rtko‘l", "Xo‘jayli", "Taxiatosh", "Bo‘zatov"
    ],
    "sirdaryo": [
        "Boyovut", "Guliston", "Sayhunobod", "Mirzaobod", "Sirdaryo", "Sardoba", "Oqoltin", "Xovos"
    ],
    "surxondaryo": [
        "Termiz shahri", "Termiz tumani", "Angor", "Boysun", "Denov", "Jarqo‘rg‘on", "Qiziriq", "Qumqo‘rg‘on",
        "Muzrabot", "Oltinsoy", "Sariosiyo", "Sherobod", "Sho‘rchi", "Uzun"
    ]
};
