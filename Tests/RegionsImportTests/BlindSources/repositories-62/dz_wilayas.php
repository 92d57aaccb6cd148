<?php

return  [
    [
        'id' => '1',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Adrar',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'أدرار',
    ],
    [
        'id' => '2',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Chlef',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'الشلف',
    ],
    [
        'id' => '3',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Laghouat',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'الأغواط',
    ],
    [
        'id' => '4',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Oum El Bouaghi',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'أم البواقي',
    ],
    [
        'id' => '5',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Batna',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'باتنة',
    ],
    [
        'id' => '6',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Béjaïa',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'بجاية',
    ],
    [
        'id' => '7',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Biskra',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'بسكرة',
    ],
    [
        'id' => '8',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Béchar',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'بشار',
    ],
    [
        'id' => '9',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Blida',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'البليدة',
    ],
    [
        'id' => '10',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Bouira',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'البويرة',
    ],
    [
        'id' => '11',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Tamanrasset',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'تمنراست',
    ],
    [
        'id' => '12',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Tébessa',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'تبسة',
    ],
    [
        'id' => '13',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Tlemcen',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'تلمسان',
    ],
    [
        'id' => '14',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Tiaret',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'تيارت',
    ],
    [
        'id' => '15',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Tizi Ouzou',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'تيزي وزو',
    ],
    [
        'id' => '16',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Alger',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'الجزائر',
    ],
    [
        'id' => '17',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Djelfa',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'الجلفة',
    ],
    [
        'id' => '18',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Jijel',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'جيجل',
    ],
    [
        'id' => '19',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Sétif',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'سطيف',
    ],
    [
        'id' => '20',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Saïda',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'سعيدة',
    ],
    [
        'id' => '21',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Skikda',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'سكيكدة',
    ],
    [
        'id' => '22',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Sidi Bel Abbès',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'سيدي بلعباس',
    ],
    [
        'id' => '23',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Annaba',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'عنابة',
    ],
    [
        'id' => '24',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Guelma',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'قالمة',
    ],
    [
        'id' => '25',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Constantine',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'قسنطينة',
    ],
    [
        'id' => '26',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Médéa',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'المدية',
    ],
    [
        'id' => '27',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Mostaganem',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'مستغانم',
    ],
    [
        'id' => '28',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => "M'Sila",
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'المسيلة',
    ],
    [
        'id' => '29',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Mascara',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'معسكر',
    ],
    [
        'id' => '30',
        config('algerian-provinces.columns_names.wilaya_fr_name') ?? 'fr_name' => 'Ouargla',
        config('algerian-provinces.columns_names.wilaya_ar_name') ?? 'ar_name' => 'ورقلة',
    ],
];
