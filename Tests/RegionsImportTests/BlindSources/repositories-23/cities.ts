import {ITrans} from "../types/ILanguagesKeys";

export const cities: ITrans = {
    en: {
        aragatsotn: "Aragatsotn",
        ararat: "Ararat",
        armavir: "Armavir",
        gegharkunik: "Gegharkunik",
        kotayk: "Kotayk",
        lori: "Lori",
        shirak: "Shirak",
        syunik: "Syunik",
        tavush: "Tavush",
        'vayots dzor': "Vayots Dzor",
        yerevan: "Yerevan"
    },
    am: {
        aragatsotn: "Արագածոտն",
        ararat: "Արարատ",
        armavir: "Արմավիր",
        geghar: "Գեղարքունիք",
        gegharkunik: "Կոտայք",
        lori: "Լոռի",
        shirak: "Շիրակ",
        syunik: "Սյունիք",
        tavush: "Տավուշ",
        'vayots dzor': "Վայոց Ձոր",
        erevan: "երեվան"
    },
    ru: {
        aragatsotn: "Арагацотн",
        ararat: "Арарат",
        armavir: "Армавир",
        gegharkunik: "Гегаркуник",
        kotayk: "Котайк",
        lori: "Лори",
        shirak: "Ширак",
        syunik: "Сюник",
        tavush: "Тавуш",
        'vayots dzor': "Вайоц Дзор",
        yerevan: "Ереван"
    }
}