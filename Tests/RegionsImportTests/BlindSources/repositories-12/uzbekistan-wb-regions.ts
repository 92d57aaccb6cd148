export interface Region {
    [key: string]: {
        Code: number,
        EN: string,
        UZ: string,
        RU: string
    }
}

export const regions: Region = {
    "1703": {
        "Code": 1703,
        "EN": "Andijan",
        "UZ": "Andijon viloyati",
        "RU": "Андижанская область"
    },
    "1706": {
        "Code": 1706,
        "EN": "Bukhara",
        "UZ": "Buxoro viloyati",
        "RU": "Бухарская область"
    },
    "1708": {
        "Code": 1708,
        "EN": "Jizzakh",
        "UZ": "Jizzax viloyati",
        "RU": "Джизакская область"
    }
}