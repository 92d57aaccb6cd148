<?php
return [
    [
        'id' => 1,
        'name' => "Adrar",
        'name_ar' => "أدرار"
    ],
    [
        'id' => 2,
        'name' => "Chlef",
        'name_ar' => "الشلف"
    ],
    [
        'id' => 3,
        'name' => "Laghouat",
        'name_ar' => "الأغواط"
    ],
    [
        'id' => 4,
        'name' => "Oum El Bouaghi",
        'name_ar' => "أم البواقي"
    ],
    [
        'id' => 5,
        'name' => "Batna",
        'name_ar' => "باتنة"
    ],
    [
        'id' => 6,
        'name' => "Béjaïa",
        'name_ar' => "بجاية"
    ],
    [
        'id' => 7,
        'name' => "Biskra",
        'name_ar' => "بسكرة"
    ],
    [
        'id' => 8,
        'name' => "Béchar",
        'name_ar' => "بشار"
    ]
];
