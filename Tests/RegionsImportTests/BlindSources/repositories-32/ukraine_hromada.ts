export const hromada = {
  UA0102003: {
    parent: 'UA0102',
    ua: 'Ароматненська',
    ru: 'Ароматненский',
    en: 'Aromatnenska',
    _5w: 'Aromatnenska_UA0102003_Ароматненська',
    lat_centroid: 44.80935611148782,
    lon_centroid: 33.84020707000891
  },
  UA0102005: {
    parent: 'UA0102',
    ua: 'Бахчисарайська',
    ru: 'Бахчисарайский',
    en: 'Bakhchysaraiska',
    _5w: 'Bakhchysaraiska_UA0102005_Бахчисарайська',
    lat_centroid: 44.73316276908766,
    lon_centroid: 33.89278353947641
  },
  UA0102015: {
    parent: 'UA0102',
    ua: 'Долинненська',
    ru: 'Долинненский',
    en: 'Dolynnenska',
    _5w: 'Dolynnenska_UA0102015_Долинненська',
    lat_centroid: 44.72655921318009,
    lon_centroid: 33.75405913059274
  },
  UA0102013: {
    parent: 'UA0102',
    ua: 'Голубинська',
    ru: 'Голубинский',
    en: 'Holubynska',
    _5w: 'Holubynska_UA0102013_Голубинська',
    lat_centroid: 44.52354032092843,
    lon_centroid: 33.9346684512489
  },
  UA0102025: {
    parent: 'UA0102',
    ua: 'Каштанівська',
    ru: 'Каштановский',
    en: 'Kashtanivska',
    _5w: 'Kashtanivska_UA0102025_Каштанівська',
    lat_centroid: 44.8702312558296,
    lon_centroid: 33.7550443408615
  },
  UA0102027: {
    parent: 'UA0102',
    ua: 'Красномацька',
    ru: 'Красномакский',
    en: 'Krasnomatska',
    _5w: 'Krasnomatska_UA0102027_Красномацька',
    lat_centroid: 44.63300579868175,
    lon_centroid: 33.76109268369655
  },
  UA0102029: {
    parent: 'UA0102',
    ua: 'Куйбишевська',
    ru: 'Куйбышевский',
    en: 'Kuibyshevska',
    _5w: 'Kuibyshevska_UA0102029_Куйбишевська',
    lat_centroid: 44.63090958324944,
    lon_centroid: 33.8765321322357
  },
  UA0102033: {
    parent: 'UA0102',
    ua: 'Піщанівська',
    ru: 'Песчановский',
    en: 'Pishchanivska',
    _5w: 'Pishchanivska_UA0102033_Піщанівська',
    lat_centroid: 44.88784699039179,
    lon_centroid: 33.62970110263113
  },
  UA0102035: {
    parent: 'UA0102',
    ua: 'Плодівська',
    ru: 'Плодовский',
    en: 'Plodivska',
    _5w: 'Plodivska_UA0102035_Плодівська',
    lat_centroid: 44.87909261202054,
    lon_centroid: 33.83442668955552
  },
  UA0102037: {
    parent: 'UA0102',
    ua: 'Поштівська',
    ru: 'Почтовский',
    en: 'Poshtivska',
    _5w: 'Poshtivska_UA0102037_Поштівська',
    lat_centroid: 44.84927417561032,
    lon_centroid: 33.93408648346803
  },
  UA0102039: {
    parent: 'UA0102',
    ua: 'Скалистівська',
    ru: 'Скалистовский',
    en: 'Skalystivska',
    _5w: 'Skalystivska_UA0102039_Скалистівська',
    lat_centroid: 44.77303096287225,
    lon_centroid: 33.9866491463678
  },
  UA0106047: {
    parent: 'UA0106',
    ua: 'Табачненська',
    ru: 'Табачненский',
    en: 'Tabachnenska',
    _5w: 'Tabachnenska_UA0106047_Табачненська',
    lat_centroid: 45.60747497546162,
    lon_centroid: 34.60329358654792
  },
  UA0102045: {
    parent: 'UA0102',
    ua: 'Тінистівська',
    ru: 'Тенистовский',
    en: 'Tinystivska',
    _5w: 'Tinystivska_UA0102045_Тінистівська',
    lat_centroid: 44.73878533032353,
    lon_centroid: 33.67389803984456
  },
  UA0102047: {
    parent: 'UA0102',
    ua: 'Углівська',
    ru: 'Угловский',
    en: 'Uhlivska',
    _5w: 'Uhlivska_UA0102047_Углівська',
    lat_centroid: 44.81622058552765,
    lon_centroid: 33.63682547409588
  },
  UA0102009: {
    parent: 'UA0102',
    ua: 'Верхоріченська',
    ru: 'Верхореченский',
    en: 'Verkhorichenska',
    _5w: 'Verkhorichenska_UA0102009_Верхоріченська',
    lat_centroid: 44.66787295498882,
    lon_centroid: 34.09338749047915
  },
  UA0102011: {
    parent: 'UA0102',
    ua: 'Вілінська',
    ru: 'Вилинский',
    en: 'Vilinska',
    _5w: 'Vilinska_UA0102011_Вілінська',
    lat_centroid: 44.84709330284947,
    lon_centroid: 33.67936065087895
  },
  UA0102017: {
    parent: 'UA0102',
    ua: 'Залізничненська',
    ru: 'Железнодорожненский',
    en: 'Zaliznychnenska',
    _5w: 'Zaliznychnenska_UA0102017_Залізничненська',
    lat_centroid: 44.69702901025487,
    lon_centroid: 33.82238251013897
  },
  UA0102019: {
    parent: 'UA0102',
    ua: 'Зеленівська',
    ru: 'Зеленовский',
    en: 'Zelenivska',
    _5w: 'Zelenivska_UA0102019_Зеленівська',
    lat_centroid: 44.55853557989802,
    lon_centroid: 34.07178581959692
  },
  UA0104001: {
    parent: 'UA0104',
    ua: 'Ароматнівська',
    ru: 'Ароматновский',
    en: 'Aromatnivska',
    _5w: 'Aromatnivska_UA0104001_Ароматнівська',
    lat_centroid: 45.00012145541602,
    lon_centroid: 34.37114315368655
  },
  UA0104003: {
    parent: 'UA0104',
    ua: 'Багатівська',
    ru: 'Богатовский',
    en: 'Bahativska',
    _5w: 'Bahativska_UA0104003_Багатівська',
    lat_centroid: 45.03321983868494,
    lon_centroid: 34.79879590238071
  },
  UA0104073: {
    parent: 'UA0104',
    ua: 'Чорнопільська',
    ru: 'Чернопольский',
    en: 'Chornopilska',
    _5w: 'Chornopilska_UA0104073_Чорнопільська',
    lat_centroid: 45.02068359837789,
    lon_centroid: 34.67968463750353
  },
  UA0104011: {
    parent: 'UA0104',
    ua: 'Дрофинська',
    ru: 'Дрофинский',
    en: 'Drofynska',
    _5w: 'Drofynska_UA0104011_Дрофинська',
    lat_centroid: 45.27491430051948,
    lon_centroid: 34.5949871959844
  },
  UA0120009: {
    parent: 'UA0120',
    ua: 'Ізобільненська',
    ru: 'Изобильненский',
    en: 'Izobilnenska',
    _5w: 'Izobilnenska_UA0120009_Ізобільненська',
    lat_centroid: 44.70358202995259,
    lon_centroid: 34.26282604301412
  },
  UA0104031: {
    parent: 'UA0104',
    ua: 'Кісточківська',
    ru: 'Косточковский',
    en: 'Kistochkivska',
    _5w: 'Kistochkivska_UA0104031_Кісточківська',
    lat_centroid: 45.29849118408104,
    lon_centroid: 34.68421481947372
  },
  UA0104033: {
    parent: 'UA0104',
    ua: 'Кримськорозівська',
    ru: 'Крымскорозовский',
    en: 'Krymskorozivska',
    _5w: 'Krymskorozivska_UA0104033_Кримськорозівська',
    lat_centroid: 45.051582856917,
    lon_centroid: 34.36516861752738
  },
  UA0104037: {
    parent: 'UA0104',
    ua: 'Курська',
    ru: 'Курский',
    en: 'Kurska',
    _5w: 'Kurska_UA0104037_Курська',
    lat_centroid: 45.03792199451617,
    lon_centroid: 34.89987257653814
  },
  UA0104039: {
    parent: 'UA0104',
    ua: 'Листвинська',
    ru: 'Лиственский',
    en: 'Lystvynska',
    _5w: 'Lystvynska_UA0104039_Листвинська',
    lat_centroid: 45.5099307942525,
    lon_centroid: 34.86713118970929
  },
  UA0104041: {
    parent: 'UA0104',
    ua: 'Мельнична',
    ru: 'Мельничный',
    en: 'Melnychna',
    _5w: 'Melnychna_UA0104041_Мельнична',
    lat_centroid: 45.19582555497206,
    lon_centroid: 34.46379762256837
  },
  UA0104047: {
    parent: 'UA0104',
    ua: 'Мічурінська',
    ru: 'Мичуринский',
    en: 'Michurinska',
    _5w: 'Michurinska_UA0104047_Мічурінська',
    lat_centroid: 45.08478288338048,
    lon_centroid: 34.67169711415758
  },
  UA0104049: {
    parent: 'UA0104',
    ua: 'Муромська',
    ru: 'Муромский',
    en: 'Muromska',
    _5w: 'Muromska_UA0104049_Муромська',
    lat_centroid: 45.14758988315275,
    lon_centroid: 34.82753991799225
  },
  UA0104043: {
    parent: 'UA0104',
    ua: 'Митрофанівська',
    ru: 'Митрофановский',
    en: 'Mytrofanivska',
    _5w: 'Mytrofanivska_UA0104043_Митрофанівська',
    lat_centroid: 45.44930744419375,
    lon_centroid: 34.67947967692714
  },
  UA0104053: {
    parent: 'UA0104',
    ua: 'Новогригорівська',
    ru: 'Новогригорьевский',
    en: 'Novohryhorivska',
    _5w: 'Novohryhorivska_UA0104053_Новогригорівська',
    lat_centroid: 45.43120770926888,
    lon_centroid: 34.58755392573484
  },
  UA0104055: {
    parent: 'UA0104',
    ua: 'Новожилівська',
    ru: 'Новожиловский',
    en: 'Novozhylivska',
    _5w: 'Novozhylivska_UA0104055_Новожилівська',
    lat_centroid: 45.21563855587785,
    lon_centroid: 34.26023606978119
  },
  UA0104051: {
    parent: 'UA0104',
    ua: 'Нижньогірська',
    ru: 'Нижнегорский',
    en: 'Nyzhnohirska',
    _5w: 'Nyzhnohirska_UA0104051_Нижньогірська',
    lat_centroid: 45.47040281285735,
    lon_centroid: 34.72930182385941
  },
  UA0104059: {
    parent: 'UA0104',
    ua: 'Охотська',
    ru: 'Охотский',
    en: 'Okhotska',
    _5w: 'Okhotska_UA0104059_Охотська',
    lat_centroid: 45.46795167918388,
    lon_centroid: 34.8845280758655
  },
  UA0104057: {
    parent: 'UA0104',
    ua: 'Омелянівська',
    ru: 'Емельяновский',
    en: 'Omelianivska',
    _5w: 'Omelianivska_UA0104057_Омелянівська',
    lat_centroid: 45.52488497342484,
    lon_centroid: 34.95073366040365
  },
  UA0104061: {
    parent: 'UA0104',
    ua: 'Пшеничненська',
    ru: 'Пшеничненский',
    en: 'Pshenychnenska',
    _5w: 'Pshenychnenska_UA0104061_Пшеничненська',
    lat_centroid: 45.65429551463938,
    lon_centroid: 34.87770501541635
  },
  UA0104063: {
    parent: 'UA0104',
    ua: 'Русаківська',
    ru: 'Русаковский',
    en: 'Rusakivska',
    _5w: 'Rusakivska_UA0104063_Русаківська',
    lat_centroid: 45.10452226672672,
    lon_centroid: 34.4894079325477
  },
  UA0104065: {
    parent: 'UA0104',
    ua: 'Садова',
    ru: 'Садовый',
    en: 'Sadova',
    _5w: 'Sadova_UA0104065_Садова',
    lat_centroid: 45.33638602448802,
    lon_centroid: 34.64223512708934
  },
  UA0104069: {
    parent: 'UA0104',
    ua: 'Цвіточненська',
    ru: 'Цветочненский',
    en: 'Tsvitochnenska',
    _5w: 'Tsvitochnenska_UA0104069_Цвіточненська',
    lat_centroid: 45.13515897196975,
    lon_centroid: 34.36964705275309
  },
  UA0110049: {
    parent: 'UA0110',
    ua: 'Уварівська',
    ru: 'Уваровский',
    en: 'Uvarivska',
    _5w: 'Uvarivska_UA0110049_Уварівська',
    lat_centroid: 45.26370503138179,
    lon_centroid: 35.67242902725779
  },
  UA0104009: {
    parent: 'UA0104',
    ua: 'Вишенська',
    ru: 'Вишенский',
    en: 'Vyshenska',
    _5w: 'Vyshenska_UA0104009_Вишенська',
    lat_centroid: 45.12544515589919,
    lon_centroid: 34.59313135791022
  },
  UA0104019: {
    parent: 'UA0104',
    ua: 'Земляничненська',
    ru: 'Земляничненский',
    en: 'Zemlianychnenska',
    _5w: 'Zemlianychnenska_UA0104019_Земляничненська',
    lat_centroid: 44.97138520254023,
    lon_centroid: 34.82007569194658
  },
  UA0104013: {
    parent: 'UA0104',
    ua: 'Желябовська',
    ru: 'Желябовский',
    en: 'Zheliabovska',
    _5w: 'Zheliabovska_UA0104013_Желябовська',
    lat_centroid: 45.40967126419441,
    lon_centroid: 34.73316334735258
  },
  UA0104015: {
    parent: 'UA0104',
    ua: 'Жемчужинська',
    ru: 'Жемчужинский',
    en: 'Zhemchuzhynska',
    _5w: 'Zhemchuzhynska_UA0104015_Жемчужинська',
    lat_centroid: 45.25845181875575,
    lon_centroid: 34.66772484851037
  },
  UA0104023: {
    parent: 'UA0104',
    ua: 'Зоркінська',
    ru: 'Зоркинский',
    en: 'Zorkinska',
    _5w: 'Zorkinska_UA0104023_Зоркінська',
    lat_centroid: 45.5632032345324,
    lon_centroid: 34.77841949602899
  },
  UA0104025: {
    parent: 'UA0104',
    ua: 'Зуйська',
    ru: 'Зуйский',
    en: 'Zuiska',
    _5w: 'Zuiska_UA0104025_Зуйська',
    lat_centroid: 45.08019914581473,
    lon_centroid: 34.30812298054985
  },
  UA0104021: {
    parent: 'UA0104',
    ua: 'Зибинська',
    ru: 'Зыбинский',
    en: 'Zybynska',
    _5w: 'Zybynska_UA0104021_Зибинська',
    lat_centroid: 45.21599984300465,
    lon_centroid: 34.60984275136093
  },
  UA7108023: {
    parent: 'UA7108',
    ua: 'Медведівська',
    ru: 'Медведевская',
    en: 'Medvedivska',
    _5w: 'Medvedivska_UA7108023_Медведівська',
    lat_centroid: 49.138214125414,
    lon_centroid: 32.32300442333628
  }
}
