COPY geo (name, trail, title) FROM STDIN;
geo	geo	Страны и города
Rossija	geo.Rossija	Россия
Juzhnyj	geo.Rossija.Juzhnyj	Южный федеральный округ
Adygeja	geo.Rossija.Juzhnyj.Adygeja	Республика Адыгея
Kalmykija	geo.Rossija.Juzhnyj.Kalmykija	Республика Калмыкия
Krasnodarskij	geo.Rossija.Juzhnyj.Krasnodarskij	Краснодарский край
Astrahanskaja	geo.Rossija.Juzhnyj.Astrahanskaja	Астраханская область
Volgogradskaja	geo.Rossija.Juzhnyj.Volgogradskaja	Волгоградская область
Rostovskaja	geo.Rossija.Juzhnyj.Rostovskaja	Ростовская область
Severozapadnyj	geo.Rossija.Severozapadnyj	Северо-западный федеральный округ
Karelija	geo.Rossija.Severozapadnyj.Karelija	Республика Карелия
Komi	geo.Rossija.Severozapadnyj.Komi	Республика Коми
Arhangelskaja	geo.Rossija.Severozapadnyj.Arhangelskaja	Архангельская область
Vologodskaja	geo.Rossija.Severozapadnyj.Vologodskaja	Вологодская область
Kaliningradskaja	geo.Rossija.Severozapadnyj.Kaliningradskaja	Калининградская область
Leningradskaja	geo.Rossija.Severozapadnyj.Leningradskaja	Ленинградская область
Murmanskaja	geo.Rossija.Severozapadnyj.Murmanskaja	Мурманская область
Novgorodskaja	geo.Rossija.Severozapadnyj.Novgorodskaja	Новгородская область
Pskovskaja	geo.Rossija.Severozapadnyj.Pskovskaja	Псковская область
SanktPeterburg	geo.Rossija.Severozapadnyj.SanktPeterburg	Санкт-Петербург
Neneckij	geo.Rossija.Severozapadnyj.Neneckij	Ненецкий автономный округ
Dalnevostochnyj	geo.Rossija.Dalnevostochnyj	Дальневосточный федеральный округ
Jakutija	geo.Rossija.Dalnevostochnyj.Jakutija	Республика Саха (Якутия)
Kamchatskij	geo.Rossija.Dalnevostochnyj.Kamchatskij	Камчатский край
Primorskij	geo.Rossija.Dalnevostochnyj.Primorskij	Приморский край
Habarovskij	geo.Rossija.Dalnevostochnyj.Habarovskij	Хабаровский край
Amurskaja	geo.Rossija.Dalnevostochnyj.Amurskaja	Амурская область
Magadanskaja	geo.Rossija.Dalnevostochnyj.Magadanskaja	Магаданская область
Sahalinskaja	geo.Rossija.Dalnevostochnyj.Sahalinskaja	Сахалинская область
Evrejskaja	geo.Rossija.Dalnevostochnyj.Evrejskaja	Еврейская автономная область
Chukotskij	geo.Rossija.Dalnevostochnyj.Chukotskij	Чукотский автономный округ
Sibirskij	geo.Rossija.Sibirskij	Сибирский федеральный округ
Altaj	geo.Rossija.Sibirskij.Altaj	Республика Алтай
Burjatija	geo.Rossija.Sibirskij.Burjatija	Республика Бурятия
Tyva	geo.Rossija.Sibirskij.Tyva	Республика Тыва
Hakasija	geo.Rossija.Sibirskij.Hakasija	Республика Хакасия
Altajskij	geo.Rossija.Sibirskij.Altajskij	Алтайский край
Zabajkalskij	geo.Rossija.Sibirskij.Zabajkalskij	Забайкальский край
Krasnojarskij	geo.Rossija.Sibirskij.Krasnojarskij	Красноярский край
Irkutskaja	geo.Rossija.Sibirskij.Irkutskaja	Иркутская область
Kemerovskaja	geo.Rossija.Sibirskij.Kemerovskaja	Кемеровская область
Novosibirskaja	geo.Rossija.Sibirskij.Novosibirskaja	Новосибирская область
Omskaja	geo.Rossija.Sibirskij.Omskaja	Омская область
Tomskaja	geo.Rossija.Sibirskij.Tomskaja	Томская область
Centralnyj	geo.Rossija.Centralnyj	Центральный федеральный округ
Belgorodskaja	geo.Rossija.Centralnyj.Belgorodskaja	Белгородская область
Brjanskaja	geo.Rossija.Centralnyj.Brjanskaja	Брянская область
Vladimirskaja	geo.Rossija.Centralnyj.Vladimirskaja	Владимирская область
Voronezhskaja	geo.Rossija.Centralnyj.Voronezhskaja	Воронежская область
Ivanovskaya	geo.Rossija.Centralnyj.Ivanovskaya	Ивановская область
Moskva	geo.Rossija.Centralnyj.Moskva	Москва
Kaluzhskaja	geo.Rossija.Centralnyj.Kaluzhskaja	Калужская область
Kostromskaja	geo.Rossija.Centralnyj.Kostromskaja	Костромская область
Kurskaja	geo.Rossija.Centralnyj.Kurskaja	Курская область
Lipeckaja	geo.Rossija.Centralnyj.Lipeckaja	Липецкая область
Moskovskaja	geo.Rossija.Centralnyj.Moskovskaja	Московская область
Orlovskaja	geo.Rossija.Centralnyj.Orlovskaja	Орловская область
Rjazanskaja	geo.Rossija.Centralnyj.Rjazanskaja	Рязанская область
Smolenskaja	geo.Rossija.Centralnyj.Smolenskaja	Смоленская область
Tambovskaja	geo.Rossija.Centralnyj.Tambovskaja	Тамбовская область
Tverskaja	geo.Rossija.Centralnyj.Tverskaja	Тверская область
Tulskaja	geo.Rossija.Centralnyj.Tulskaja	Тульская область
Jaroslavskaja	geo.Rossija.Centralnyj.Jaroslavskaja	Ярославская область
Uralskij	geo.Rossija.Uralskij	Уральский федеральный округ
Kurganskaja	geo.Rossija.Uralskij.Kurganskaja	Курганская область
Sverdlovskaja	geo.Rossija.Uralskij.Sverdlovskaja	Свердловская область
Tjumenskaja	geo.Rossija.Uralskij.Tjumenskaja	Тюменская область
Cheljabinskaja	geo.Rossija.Uralskij.Cheljabinskaja	Челябинская область
HantyMansijskij	geo.Rossija.Uralskij.HantyMansijskij	Ханты-Мансийский автономный округ — Югра
JamaloNeneckij	geo.Rossija.Uralskij.JamaloNeneckij	Ямало-Ненецкий автономный округ
Privolzhskij	geo.Rossija.Privolzhskij	Приволжский федеральный округ
Bashkortostan	geo.Rossija.Privolzhskij.Bashkortostan	Республика Башкортостан
MarijJel	geo.Rossija.Privolzhskij.MarijJel	Республика Марий Эл
Mordovija	geo.Rossija.Privolzhskij.Mordovija	Республика Мордовия
Tatarstan	geo.Rossija.Privolzhskij.Tatarstan	Республика Татарстан
Udmurtskaja	geo.Rossija.Privolzhskij.Udmurtskaja	Удмуртская Республика
Chuvashskaja	geo.Rossija.Privolzhskij.Chuvashskaja	Чувашская Республика
Kirovskaja	geo.Rossija.Privolzhskij.Kirovskaja	Кировская область
Nizhegorodskaja	geo.Rossija.Privolzhskij.Nizhegorodskaja	Нижегородская область
Orenburgskaja	geo.Rossija.Privolzhskij.Orenburgskaja	Оренбургская область
Penzenskaja	geo.Rossija.Privolzhskij.Penzenskaja	Пензенская область
Permskij	geo.Rossija.Privolzhskij.Permskij	Пермский край
Samarskaja	geo.Rossija.Privolzhskij.Samarskaja	Самарская область
Saratovskaja	geo.Rossija.Privolzhskij.Saratovskaja	Саратовская область
Uljanovskaja	geo.Rossija.Privolzhskij.Uljanovskaja	Ульяновская область
SeveroKavkazskij	geo.Rossija.SeveroKavkazskij	Северо-Кавказский федеральный округ
Stavropolskij	geo.Rossija.SeveroKavkazskij.Stavropolskij	Ставропольский край
Dagestan	geo.Rossija.SeveroKavkazskij.Dagestan	Республика Дагестан
Ingushetija	geo.Rossija.SeveroKavkazskij.Ingushetija	Республика Ингушетия
KabardinoBalkarskaja	geo.Rossija.SeveroKavkazskij.KabardinoBalkarskaja	Кабардино-Балкарская Республика
KarachaevoCherkesskaja	geo.Rossija.SeveroKavkazskij.KarachaevoCherkesskaja	Карачаево-Черкесская Республика
SevernajaOsetija	geo.Rossija.SeveroKavkazskij.SevernajaOsetija	Республика Северная Осетия — Алания
Chechenskaja	geo.Rossija.SeveroKavkazskij.Chechenskaja	Чеченская Республика
Gibraltar	geo.Gibraltar	Гибралтар
Abhazija	geo.Abhazija	Абхазия
Avstralija	geo.Avstralija	Австралия
Avstrija	geo.Avstrija	Австрия
Azerbajdzhan	geo.Azerbajdzhan	Азербайджан
Azorskieostrova	geo.Azorskieostrova	Азорские острова
Alandskieostrova	geo.Alandskieostrova	Аландские острова
Albanija	geo.Albanija	Албания
Alzhir	geo.Alzhir	Алжир
AmerikanskoeSamoa	geo.AmerikanskoeSamoa	Американское Самоа
Angilja	geo.Angilja	Ангилья
Angola	geo.Angola	Ангола
Andorra	geo.Andorra	Андорра
AntiguaiBarbuda	geo.AntiguaiBarbuda	Антигуа и Барбуда
AomynMakao	geo.AomynMakao	Аомынь (Макао)
Argentina	geo.Argentina	Аргентина
Armenija	geo.Armenija	Армения
Aruba	geo.Aruba	Аруба
Afganistan	geo.Afganistan	Афганистан
Bagamy	geo.Bagamy	Багамы
Bangladesh	geo.Bangladesh	Бангладеш
Barbados	geo.Barbados	Барбадос
Bahrejn	geo.Bahrejn	Бахрейн
Belarus	geo.Belarus	Беларусь
Beliz	geo.Beliz	Белиз
Belgija	geo.Belgija	Бельгия
Benin	geo.Benin	Бенин
Bermudy	geo.Bermudy	Бермуды
Bolgarija	geo.Bolgarija	Болгария
Bolivija	geo.Bolivija	Боливия
BosnijaiGercegovinaBiG	geo.BosnijaiGercegovinaBiG	Босния и Герцеговина (БиГ)
Botsvana	geo.Botsvana	Ботсвана
Brazilija	geo.Brazilija	Бразилия
\.
