<?php
return [
    [
        'id' => 101,
        'name' => "Adrar",
        'name_ar' => "أدرار",
        'wilaya_id' => 1
    ],
    [
        'id' => 103,
        'name' => "Charouine",
        'name_ar' => "شروين",
        'wilaya_id' => 1
    ],
    [
        'id' => 104,
        'name' => "Reggane",
        'name_ar' => "رقان",
        'wilaya_id' => 1
    ],
    [
        'id' => 108,
        'name' => "Tsabit",
        'name_ar' => "تسابيت",
        'wilaya_id' => 1
    ],
    [
        'id' => 109,
        'name' => "Timimoun  ",
        'name_ar' => "تيميمون",
        'wilaya_id' => 1
    ],
    [
        'id' => 111,
        'name' => "Zaouiat Kounta",
        'name_ar' => "زاوية كنتة",
        'wilaya_id' => 1
    ],
    [
        'id' => 112,
        'name' => "Aoulef",
        'name_ar' => "أولف",
        'wilaya_id' => 1
    ],
    [
        'id' => 115,
        'name' => "Fenoughil",
        'name_ar' => "فنوغيل",
        'wilaya_id' => 1
    ],
    [
        'id' => 116,
        'name' => "Tinerkouk",
        'name_ar' => "تنركوك",
        'wilaya_id' => 1
    ],
    [
        'id' => 123,
        'name' => "Aougrout",
        'name_ar' => "أوقروت",
        'wilaya_id' => 1
    ],
    [
        'id' => 125,
        'name' => "Bordj Badji Mokhtar",
        'name_ar' => "برج باجي مختار",
        'wilaya_id' => 1
    ],
    [
        'id' => 201,
        'name' => "Chlef",
        'name_ar' => "الشلف",
        'wilaya_id' => 2
    ],
    [
        'id' => 202,
        'name' => "Tenes",
        'name_ar' => "تنس",
        'wilaya_id' => 2
    ],
    [
        'id' => 204,
        'name' => "El Karimia",
        'name_ar' => "الكريمية",
        'wilaya_id' => 2
    ],
    [
        'id' => 206,
        'name' => "Taougrit",
        'name_ar' => "تاوقريت",
        'wilaya_id' => 2
    ]
];
