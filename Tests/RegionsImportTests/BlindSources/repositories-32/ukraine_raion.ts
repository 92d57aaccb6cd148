export const raions = {
  'UA0102': {
    'ua': 'Бахчисарайський',
    'ru': 'Бахчисарайский',
    'en': 'Bakhchysaraiskyi',
    '5w': 'Bakhchysaraiskyi_Бахчисарайський',
    'parent': 'UA01',
    'lat_centroid': 44.65944871572703,
    'lon_centroid': 33.83442735144661
  },
  'UA0104': {
    'ua': 'Білогірський',
    'ru': 'Белогорский',
    'en': 'Bilohirskyi',
    '5w': 'Bilohirskyi_Білогірський',
    'parent': 'UA01',
    'lat_centroid': 45.06478359532861,
    'lon_centroid': 34.57573834966283
  },
  'UA0106': {
    'ua': 'Джанкойський',
    'ru': 'Джанкойский',
    'en': 'Dzhankoiskyi',
    '5w': 'Dzhankoiskyi_Джанкойський',
    'parent': 'UA01',
    'lat_centroid': 45.73860445854893,
    'lon_centroid': 34.38241753240169
  },
  'UA0118': {
    'ua': 'Феодосійський',
    'ru': 'Феодосийский',
    'en': 'Feodosiiskyi',
    '5w': 'Feodosiiskyi_Феодосійський',
    'parent': 'UA01',
    'lat_centroid': 45.18107900000004,
    'lon_centroid': 35.10586732450005
  },
  'UA0110': {
    'ua': 'Керченський',
    'ru': 'Керченский',
    'en': 'Kerchynskyi',
    '5w': 'Kerchynskyi_Керченський',
    'parent': 'UA01',
    'lat_centroid': 45.25187090603707,
    'lon_centroid': 36.02401743264749
  },
  'UA0112': {
    'ua': 'Красногвардійський',
    'ru': 'Красногвардейский',
    'en': 'Krasnohvardiiskyi',
    '5w': 'Krasnohvardiiskyi_Красногвардійський',
    'parent': 'UA01',
    'lat_centroid': 45.49201626257361,
    'lon_centroid': 34.06314048803143
  },
  'UA0114': {
    'ua': 'Красноперекопський',
    'ru': 'Красноперекопский',
    'en': 'Krasnoperekopskyi',
    '5w': 'Krasnoperekopskyi_Красноперекопський',
    'parent': 'UA01',
    'lat_centroid': 45.81612117050005,
    'lon_centroid': 33.62788292150006
  },
  'UA0116': {
    'ua': 'Сімферопольський',
    'ru': 'Симферопольский',
    'en': 'Simferopolskyi',
    '5w': 'Simferopolskyi_Сімферопольський',
    'parent': 'UA01',
    'lat_centroid': 44.98377359250532,
    'lon_centroid': 34.05975520229648
  },
  'UA0120': {
    'ua': 'Ялтинський',
    'ru': 'Ялтинский',
    'en': 'Yaltynskyi',
    '5w': 'Yaltynskyi_Ялтинський',
    'parent': 'UA01',
    'lat_centroid': 44.66375540421621,
    'lon_centroid': 34.33163012779314
  },
  'UA0108': {
    'ua': 'Євпаторійський',
    'ru': 'Евпаторийский',
    'en': 'Yevpatoriiskyi',
    '5w': 'Yevpatoriiskyi_Євпаторійський',
    'parent': 'UA01',
    'lat_centroid': 45.35118518100006,
    'lon_centroid': 33.21824532850007
  },
  'UA7108': {
    'ua': 'Черкаський',
    'ru': 'Черкасский',
    'en': 'Cherkaskyi',
    '5w': 'Cherkaskyi_Черкаський',
    'parent': 'UA71',
    'lat_centroid': 49.30875758310641,
    'lon_centroid': 31.8503373571094
  },
  'UA7106': {
    'ua': 'Уманський',
    'ru': 'Уманский',
    'en': 'Umanskyi',
    '5w': 'Umanskyi_Уманський',
    'parent': 'UA71',
    'lat_centroid': 48.9155312286607,
    'lon_centroid': 30.14652415119997
  },
  'UA7104': {
    'ua': 'Золотоніський',
    'ru': 'Золотоношский',
    'en': 'Zolotoniskyi',
    '5w': 'Zolotoniskyi_Золотоніський',
    'parent': 'UA71',
    'lat_centroid': 49.73603290409094,
    'lon_centroid': 32.14679002520848
  },
  'UA7102': {
    'ua': 'Звенигородський',
    'ru': 'Звенигородский',
    'en': 'Zvenyhorodskyi',
    '5w': 'Zvenyhorodskyi_Звенигородський',
    'parent': 'UA71',
    'lat_centroid': 49.05905036051339,
    'lon_centroid': 31.02081448107162
  },
  'UA7410': {
    'ua': 'Чернігівський',
    'ru': 'Черниговский',
    'en': 'Chernihivskyi',
    '5w': 'Chernihivskyi_Чернігівський',
    'parent': 'UA74',
    'lat_centroid': 51.4755755955543,
    'lon_centroid': 31.17199199432646
  },
  'UA7402': {
    'ua': 'Корюківський',
    'ru': 'Корюковский',
    'en': 'Koriukivskyi',
    '5w': 'Koriukivskyi_Корюківський',
    'parent': 'UA74',
    'lat_centroid': 51.7275261893333,
    'lon_centroid': 32.22385081211166
  },
  'UA7404': {
    'ua': 'Ніжинський',
    'ru': 'Нежинский',
    'en': 'Nizhynskyi',
    '5w': 'Nizhynskyi_Ніжинський',
    'parent': 'UA74',
    'lat_centroid': 51.02162541576618,
    'lon_centroid': 31.82724494876933
  },
  'UA7406': {
    'ua': 'Новгород-Сіверський',
    'ru': 'Новгород-Северский',
    'en': 'Novhorod-Siverskyi',
    '5w': 'Novhorod-Siverskyi_Новгород-Сіверський',
    'parent': 'UA74',
    'lat_centroid': 51.97680668170556,
    'lon_centroid': 32.98146150044583
  },
  'UA7408': {
    'ua': 'Прилуцький',
    'ru': 'Прилукский',
    'en': 'Prylutskyi',
    '5w': 'Prylutskyi_Прилуцький',
    'parent': 'UA74',
    'lat_centroid': 50.69146525543833,
    'lon_centroid': 32.54958240846244
  },
  'UA7306': {
    'ua': 'Чернівецький',
    'ru': 'Черновицкий',
    'en': 'Chernivetskyi',
    '5w': 'Chernivetskyi_Чернівецький',
    'parent': 'UA73',
    'lat_centroid': 48.25452689752638,
    'lon_centroid': 25.88656554950527
  },
  'UA7304': {
    'ua': 'Дністровський',
    'ru': 'Днестровский',
    'en': 'Dnistrovskyi',
    '5w': 'Dnistrovskyi_Дністровський',
    'parent': 'UA73',
    'lat_centroid': 48.46736450595999,
    'lon_centroid': 26.79608467761466
  },
  'UA7302': {
    'ua': 'Вижницький',
    'ru': 'Вижницкий',
    'en': 'Vyzhnytskyi',
    '5w': 'Vyzhnytskyi_Вижницький',
    'parent': 'UA73',
    'lat_centroid': 48.06334365839862,
    'lon_centroid': 25.19623038299601
  },
  'UA1202': {
    'ua': 'Дніпровський',
    'ru': 'Днипровский',
    'en': 'Dniprovskyi',
    '5w': 'Dniprovskyi_Дніпровський',
    'parent': 'UA12',
    'lat_centroid': 48.39354195976637,
    'lon_centroid': 34.92645139748711
  },
  'UA1204': {
    'ua': 'Кам’янський',
    'ru': 'Каменский',
    'en': 'Kamianskyi',
    '5w': 'Kamianskyi_Кам’янський',
    'parent': 'UA12',
    'lat_centroid': 48.47979767550007,
    'lon_centroid': 34.11543585950005
  },
  'UA1206': {
    'ua': 'Криворізький',
    'ru': 'Криворожский',
    'en': 'Kryvorizkyi',
    '5w': 'Kryvorizkyi_Криворізький',
    'parent': 'UA12',
    'lat_centroid': 47.88744344800006,
    'lon_centroid': 33.59862882600004
  },
  'UA1208': {
    'ua': 'Нікопольський',
    'ru': 'Никопольский',
    'en': 'Nikopolskyi',
    '5w': 'Nikopolskyi_Нікопольський',
    'parent': 'UA12',
    'lat_centroid': 47.7459272283502,
    'lon_centroid': 34.47315780105653
  },
  'UA1210': {
    'ua': 'Новомосковський',
    'ru': 'Новомосковский',
    'en': 'Novomoskovskyi',
    '5w': 'Novomoskovskyi_Новомосковський',
    'parent': 'UA12',
    'lat_centroid': 48.86936445556161,
    'lon_centroid': 35.21237659315181
  },
  'UA1212': {
    'ua': 'Павлоградський',
    'ru': 'Павлоградский',
    'en': 'Pavlohradskyi',
    '5w': 'Pavlohradskyi_Павлоградський',
    'parent': 'UA12',
    'lat_centroid': 48.63746356369782,
    'lon_centroid': 35.91312078842954
  },
  'UA1214': {
    'ua': 'Синельниківський',
    'ru': 'Синельниковский',
    'en': 'Synelnykivskyi',
    '5w': 'Synelnykivskyi_Синельниківський',
    'parent': 'UA12',
    'lat_centroid': 48.20862950104845,
    'lon_centroid': 36.20935065826475
  }
}
