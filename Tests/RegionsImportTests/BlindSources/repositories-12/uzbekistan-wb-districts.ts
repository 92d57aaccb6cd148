export interface District {
    [key: string]: {
        District: number,
        Region: number,
        EN: string,
        UZ: string,
        RU: string,
        Type: string
    }
}

export const districts: District = {
    "1703202": {
        "District": 1703202,
        "Region": 1703,
        "EN": "Oltinkol district",
        "UZ": "Oltinko'l tumani",
        "RU": "Алтынкульский район",
        "Type": "District"
    },
    "1703203": {
        "District": 1703203,
        "Region": 1703,
        "EN": "Andijan district",
        "UZ": "Andijon tumani",
        "RU": "Андижанский район",
        "Type": "District"
    },
    "1703206": {
        "District": 1703206,
        "Region": 1703,
        "EN": "Baliqchi district",
        "UZ": "Baliqchi tumani",
        "RU": "Балыкчинский район",
        "Type": "District"
    },
    "1703209": {
        "District": 1703209,
        "Region": 1703,
        "EN": "Boston district",
        "UZ": "Bo'ston tumani",
        "RU": "Бустонский район",
        "Type": "District"
    },
    "1703210": {
        "District": 1703210,
        "Region": 1703,
        "EN": "Bulagboshi district",
        "UZ": "Buloqboshi tumani",
        "RU": "Булакбашинский район",
        "Type": "District"
    },
    "1703211": {
        "District": 1703211,
        "Region": 1703,
        "EN": "Jalakuduk district",
        "UZ": "Jalaquduq tumani",
        "RU": "Жалакудукский район",
        "Type": "District"
    },
    "1703214": {
        "District": 1703214,
        "Region": 1703,
        "EN": "Izboskan district",
        "UZ": "Izboskan tumani",
        "RU": "Избасканский район",
        "Type": "District"
    },
    "1703217": {
        "District": 1703217,
        "Region": 1703,
        "EN": "Ulughnor district",
        "UZ": "Ulug'nor tumani",
        "RU": "Улугноpский район",
        "Type": "District"
    },
    "1703220": {
        "District": 1703220,
        "Region": 1703,
        "EN": "Korgontepa district",
        "UZ": "Qo'rg'ontepa tumani",
        "RU": "Кургантепинский район",
        "Type": "District"
    },
    "1703224": {
        "District": 1703224,
        "Region": 1703,
        "EN": "Asaka District",
        "UZ": "Asaka tumani",
        "RU": "Асакинский район",
        "Type": "District"
    },
    "1703227": {
        "District": 1703227,
        "Region": 1703,
        "EN": "Markhamat district",
        "UZ": "Marxamat tumani",
        "RU": "Мархаматский район",
        "Type": "District"
    },
    "1703230": {
        "District": 1703230,
        "Region": 1703,
        "EN": "Shahrikhan district",
        "UZ": "Shaxrixon tumani",
        "RU": "Шахриханский район",
        "Type": "District"
    },
    "1703232": {
        "District": 1703232,
        "Region": 1703,
        "EN": "Pakhtaabad district",
        "UZ": "Paxtaobod tumani",
        "RU": "Пахтаабадский район",
        "Type": "District"
    },
    "1703236": {
        "District": 1703236,
        "Region": 1703,
        "EN": "Khojaabad district",
        "UZ": "Xo'jaobod tumani",
        "RU": "Ходжаабадский район",
        "Type": "District"
    },
    "1703401": {
        "District": 1703401,
        "Region": 1703,
        "EN": "Andijan",
        "UZ": "Andijon",
        "RU": "Андижан",
        "Type": "District-level city"
    },
    "1703408": {
        "District": 1703408,
        "Region": 1703,
        "EN": "Khanabad",
        "UZ": "Xonobod",
        "RU": "Ханабад",
        "Type": "District-level city"
    },
    "1706204": {
        "District": 1706204,
        "Region": 1706,
        "EN": "Olot district",
        "UZ": "Olot tumani",
        "RU": "Алатский район",
        "Type": "District"
    },
    "1706207": {
        "District": 1706207,
        "Region": 1706,
        "EN": "Bukhara district",
        "UZ": "Buxoro tumani",
        "RU": "Бухарский район",
        "Type": "District"
    },
    "1706212": {
        "District": 1706212,
        "Region": 1706,
        "EN": "Vobkent district",
        "UZ": "Vobkent tumani",
        "RU": "Вабкентский район",
        "Type": "District"
    },
    "1706215": {
        "District": 1706215,
        "Region": 1706,
        "EN": "Gijduvan district",
        "UZ": "G'ijduvon tumani",
        "RU": "Гиждуванский район",
        "Type": "District"
    },
    "1706219": {
        "District": 1706219,
        "Region": 1706,
        "EN": "Kogon district",
        "UZ": "Kogon tumani",
        "RU": "Каганский район",
        "Type": "District"
    },
    "1706230": {
        "District": 1706230,
        "Region": 1706,
        "EN": "Karakol district",
        "UZ": "Qorako'l tumani",
        "RU": "Каракульский район",
        "Type": "District"
    },
    "1706232": {
        "District": 1706232,
        "Region": 1706,
        "EN": "Qarovulbazar district",
        "UZ": "Qorovulbozor tumani",
        "RU": "Караулбазарский район",
        "Type": "District"
    },
    "1706240": {
        "District": 1706240,
        "Region": 1706,
        "EN": "Peshku district",
        "UZ": "Peshku tumani",
        "RU": "Пешкунский район",
        "Type": "District"
    },
    "1706242": {
        "District": 1706242,
        "Region": 1706,
        "EN": "Romitan district",
        "UZ": "Romitan tumani",
        "RU": "Ромитанский район",
        "Type": "District"
    },
    "1706246": {
        "District": 1706246,
        "Region": 1706,
        "EN": "Jondor district",
        "UZ": "Jondor tumani",
        "RU": "Жондоpский район",
        "Type": "District"
    },
    "1706258": {
        "District": 1706258,
        "Region": 1706,
        "EN": "Shafirkon district",
        "UZ": "Shofirkon tumani",
        "RU": "Шафирканский район",
        "Type": "District"
    },
    "1706401": {
        "District": 1706401,
        "Region": 1706,
        "EN": "Bukhara",
        "UZ": "Buxoro",
        "RU": "Бухара",
        "Type": "District-level city"
    },
    "1706403": {
        "District": 1706403,
        "Region": 1706,
        "EN": "Kogon",
        "UZ": "Kogon",
        "RU": "Каган",
        "Type": "District-level city"
    },
    "1708201": {
        "District": 1708201,
        "Region": 1708,
        "EN": "Arnasoy district",
        "UZ": "Arnasoy tumani",
        "RU": "Арнасайский район",
        "Type": "District"
    },
    "1708204": {
        "District": 1708204,
        "Region": 1708,
        "EN": "Velvet district",
        "UZ": "Baxmal tumani",
        "RU": "Бахмальский район",
        "Type": "District"
    },
    "1708209": {
        "District": 1708209,
        "Region": 1708,
        "EN": "Gallaorol district",
        "UZ": "G'allaorol tumani",
        "RU": "Галляаральский район",
        "Type": "District"
    },
    "1708212": {
        "District": 1708212,
        "Region": 1708,
        "EN": "Sharof Rashidov district",
        "UZ": "Sharof Rashidov tumani",
        "RU": "Шароф Рашидовский район",
        "Type": "District"
    },
    "1708215": {
        "District": 1708215,
        "Region": 1708,
        "EN": "Dostlik  District",
        "UZ": "Do'stlik tumani",
        "RU": "Дустликский район",
        "Type": "District"
    },
    "1708218": {
        "District": 1708218,
        "Region": 1708,
        "EN": "Zomin district",
        "UZ": "Zomin tumani",
        "RU": "Зааминский район",
        "Type": "District"
    },
    "1708220": {
        "District": 1708220,
        "Region": 1708,
        "EN": "Zarbdar district",
        "UZ": "Zarbdor tumani",
        "RU": "Зарбдарский район",
        "Type": "District"
    },
    "1708223": {
        "District": 1708223,
        "Region": 1708,
        "EN": "Mirzachol district",
        "UZ": "Mirzacho'l tumani",
        "RU": "Мирзачульский район",
        "Type": "District"
    },
    "1708225": {
        "District": 1708225,
        "Region": 1708,
        "EN": "Zafarabad district",
        "UZ": "Zafarobod tumani",
        "RU": "Зафарабадский район",
        "Type": "District"
    },
    "1708228": {
        "District": 1708228,
        "Region": 1708,
        "EN": "Pakhtakor district",
        "UZ": "Paxtakor tumani",
        "RU": "Пахтакорский район",
        "Type": "District"
    },
    "1708235": {
        "District": 1708235,
        "Region": 1708,
        "EN": "Forish district",
        "UZ": "Forish tumani",
        "RU": "Фаришский район",
        "Type": "District"
    },
    "1708237": {
        "District": 1708237,
        "Region": 1708,
        "EN": "Yangiabad district",
        "UZ": "Yangiobod tumani",
        "RU": "Янгиободский район",
        "Type": "District"
    },
    "1708401": {
        "District": 1708401,
        "Region": 1708,
        "EN": "Jizzakh",
        "UZ": "Jizzax",
        "RU": "Джизак",
        "Type": "District-level city"
    }
}