<?php
return [
    22 => [
        "commune_name" => "تيمقتن",
        "commune_name_ascii" => "Timekten",
        "daira_name" => "أولف",
        "daira_name_ascii" => "Aoulef",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    6 => [
        "commune_name" => "بودة",
        "commune_name_ascii" => "Bouda",
        "daira_name" => "أدرار",
        "daira_name_ascii" => "Adrar",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    13 => [
        "commune_name" => "أولاد أحمد تيمي",
        "commune_name_ascii" => "Ouled Ahmed Timmi",
        "daira_name" => "أدرار",
        "daira_name_ascii" => "Adrar",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    1 => [
        "commune_name" => "أدرار",
        "commune_name_ascii" => "Adrar",
        "daira_name" => "أدرار",
        "daira_name_ascii" => "Adrar",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    9 => [
        "commune_name" => "فنوغيل",
        "commune_name_ascii" => "Fenoughil",
        "daira_name" => "فنوغيل",
        "daira_name_ascii" => "Fenoughil",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    10 => [
        "commune_name" => "إن زغمير",
        "commune_name_ascii" => "In Zghmir",
        "daira_name" => "زاوية كنتة",
        "daira_name_ascii" => "Zaouiat Kounta",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    16 => [
        "commune_name" => "رقان",
        "commune_name_ascii" => "Reggane",
        "daira_name" => "رقان",
        "daira_name_ascii" => "Reggane",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    17 => [
        "commune_name" => "سالي",
        "commune_name_ascii" => "Sali",
        "daira_name" => "رقان",
        "daira_name_ascii" => "Reggane",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    18 => [
        "commune_name" => "السبع",
        "commune_name_ascii" => "Sebaa",
        "daira_name" => "تسابيت",
        "daira_name_ascii" => "Tsabit",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    27 => [
        "commune_name" => "تسابيت",
        "commune_name_ascii" => "Tsabit",
        "daira_name" => "تسابيت",
        "daira_name_ascii" => "Tsabit",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    21 => [
        "commune_name" => "تامست",
        "commune_name_ascii" => "Tamest",
        "daira_name" => "فنوغيل",
        "daira_name_ascii" => "Fenoughil",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    20 => [
        "commune_name" => "تامنطيط",
        "commune_name_ascii" => "Tamantit",
        "daira_name" => "فنوغيل",
        "daira_name_ascii" => "Fenoughil",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    26 => [
        "commune_name" => "تيت",
        "commune_name_ascii" => "Tit",
        "daira_name" => "أولف",
        "daira_name_ascii" => "Aoulef",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    28 => [
        "commune_name" => "زاوية كنتة",
        "commune_name_ascii" => "Zaouiet Kounta",
        "daira_name" => "زاوية كنتة",
        "daira_name_ascii" => "Zaouiat Kounta",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    2 => [
        "commune_name" => "اقبلي",
        "commune_name_ascii" => "Akabli",
        "daira_name" => "أولف",
        "daira_name_ascii" => "Aoulef",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    4 => [
        "commune_name" => "أولف",
        "commune_name_ascii" => "Aoulef",
        "daira_name" => "أولف",
        "daira_name_ascii" => "Aoulef",
        "wilaya_code" => "01",
        "wilaya_name" => "أدرار",
        "wilaya_name_ascii" => "Adrar"
    ],
    60 => [
        "commune_name" => "تلعصة",
        "commune_name_ascii" => "Talassa",
        "daira_name" => "أبو الحسن",
        "daira_name_ascii" => "Abou El Hassane",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    63 => [
        "commune_name" => "الزبوجة",
        "commune_name_ascii" => "Zeboudja",
        "daira_name" => "الزبوجة",
        "daira_name_ascii" => "Zeboudja",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    41 => [
        "commune_name" => "الحجاج",
        "commune_name_ascii" => "El Hadjadj",
        "daira_name" => "أولاد بن عبد القادر",
        "daira_name_ascii" => "Ouled Ben Abdelkader",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    52 => [
        "commune_name" => "أولاد بن عبد القادر",
        "commune_name_ascii" => "Ouled Ben Abdelkader",
        "daira_name" => "أولاد بن عبد القادر",
        "daira_name_ascii" => "Ouled Ben Abdelkader",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    30 => [
        "commune_name" => "عين مران",
        "commune_name_ascii" => "Ain Merane",
        "daira_name" => "عين مران",
        "daira_name_ascii" => "Ain Merane",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    37 => [
        "commune_name" => "بريرة",
        "commune_name_ascii" => "Breira",
        "daira_name" => "بني حواء",
        "daira_name_ascii" => "Beni Haoua",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    51 => [
        "commune_name" => "أولاد عباس",
        "commune_name_ascii" => "Ouled Abbes",
        "daira_name" => "وادي الفضة",
        "daira_name_ascii" => "Oued Fodda",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    48 => [
        "commune_name" => "وادي الفضة",
        "commune_name_ascii" => "Oued Fodda",
        "daira_name" => "وادي الفضة",
        "daira_name_ascii" => "Oued Fodda",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    34 => [
        "commune_name" => "بني راشد",
        "commune_name_ascii" => "Beni Rached",
        "daira_name" => "وادي الفضة",
        "daira_name_ascii" => "Oued Fodda",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    45 => [
        "commune_name" => "الهرانفة",
        "commune_name_ascii" => "Herenfa",
        "daira_name" => "عين مران",
        "daira_name_ascii" => "Ain Merane",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    59 => [
        "commune_name" => "تاجنة",
        "commune_name_ascii" => "Tadjena",
        "daira_name" => "أبو الحسن",
        "daira_name_ascii" => "Abou El Hassane",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    43 => [
        "commune_name" => "المرسى",
        "commune_name_ascii" => "El Marsa",
        "daira_name" => "المرسى",
        "daira_name_ascii" => "El Marsa",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    39 => [
        "commune_name" => "الشلف",
        "commune_name_ascii" => "Chlef",
        "daira_name" => "الشلف",
        "daira_name_ascii" => "Chlef",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    54 => [
        "commune_name" => "أم الدروع",
        "commune_name_ascii" => "Oum Drou",
        "daira_name" => "الشلف",
        "daira_name_ascii" => "Chlef",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    55 => [
        "commune_name" => "سنجاس",
        "commune_name_ascii" => "Sendjas",
        "daira_name" => "الشلف",
        "daira_name_ascii" => "Chlef",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    56 => [
        "commune_name" => "سيدي عبد الرحمن",
        "commune_name_ascii" => "Sidi Abderrahmane",
        "daira_name" => "تنس",
        "daira_name_ascii" => "Tenes",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    57 => [
        "commune_name" => "سيدي عكاشة",
        "commune_name_ascii" => "Sidi Akkacha",
        "daira_name" => "تنس",
        "daira_name_ascii" => "Tenes",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    62 => [
        "commune_name" => "تنس",
        "commune_name_ascii" => "Tenes",
        "daira_name" => "تنس",
        "daira_name_ascii" => "Tenes",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    32 => [
        "commune_name" => "بني بوعتاب",
        "commune_name_ascii" => "Beni  Bouattab",
        "daira_name" => "الكريمية",
        "daira_name_ascii" => "El Karimia",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    42 => [
        "commune_name" => "الكريمية",
        "commune_name_ascii" => "El Karimia",
        "daira_name" => "الكريمية",
        "daira_name_ascii" => "El Karimia",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    44 => [
        "commune_name" => "حرشون",
        "commune_name_ascii" => "Harchoun",
        "daira_name" => "الكريمية",
        "daira_name_ascii" => "El Karimia",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    36 => [
        "commune_name" => "بوزغاية",
        "commune_name_ascii" => "Bouzeghaia",
        "daira_name" => "الزبوجة",
        "daira_name_ascii" => "Zeboudja",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    61 => [
        "commune_name" => "تاوقريت",
        "commune_name_ascii" => "Taougrit",
        "daira_name" => "تاوقريت",
        "daira_name_ascii" => "Taougrit",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    33 => [
        "commune_name" => "بني حواء",
        "commune_name_ascii" => "Beni Haoua",
        "daira_name" => "بني حواء",
        "daira_name_ascii" => "Beni Haoua",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    29 => [
        "commune_name" => "أبو الحسن",
        "commune_name_ascii" => "Abou El Hassane",
        "daira_name" => "أبو الحسن",
        "daira_name_ascii" => "Abou El Hassane",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    49 => [
        "commune_name" => "وادي قوسين",
        "commune_name_ascii" => "Oued Goussine",
        "daira_name" => "بني حواء",
        "daira_name_ascii" => "Beni Haoua",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    38 => [
        "commune_name" => "الشطية",
        "commune_name_ascii" => "Chettia",
        "daira_name" => "أولاد فارس",
        "daira_name_ascii" => "Ouled Fares",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    47 => [
        "commune_name" => "مصدق",
        "commune_name_ascii" => "Moussadek",
        "daira_name" => "المرسى",
        "daira_name_ascii" => "El Marsa",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    53 => [
        "commune_name" => "أولاد فارس",
        "commune_name_ascii" => "Ouled Fares",
        "daira_name" => "أولاد فارس",
        "daira_name_ascii" => "Ouled Fares",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    35 => [
        "commune_name" => "بوقادير",
        "commune_name_ascii" => "Boukadir",
        "daira_name" => "بوقادير",
        "daira_name_ascii" => "Boukadir",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    50 => [
        "commune_name" => "وادي سلي",
        "commune_name_ascii" => "Oued Sly",
        "daira_name" => "بوقادير",
        "daira_name_ascii" => "Boukadir",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    58 => [
        "commune_name" => "الصبحة",
        "commune_name_ascii" => "Sobha",
        "daira_name" => "بوقادير",
        "daira_name_ascii" => "Boukadir",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    31 => [
        "commune_name" => "بنايرية",
        "commune_name_ascii" => "Benairia",
        "daira_name" => "الزبوجة",
        "daira_name_ascii" => "Zeboudja",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    46 => [
        "commune_name" => "الأبيض مجاجة",
        "commune_name_ascii" => "Labiod Medjadja",
        "daira_name" => "أولاد فارس",
        "daira_name_ascii" => "Ouled Fares",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
    40 => [
        "commune_name" => "الظهرة",
        "commune_name_ascii" => "Dahra",
        "daira_name" => "تاوقريت",
        "daira_name_ascii" => "Taougrit",
        "wilaya_code" => "02",
        "wilaya_name" => " الشلف",
        "wilaya_name_ascii" => "Chlef"
    ],
];
