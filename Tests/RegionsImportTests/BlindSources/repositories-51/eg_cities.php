<?php

return
    [
        [
            'governorate_id' => 1,
            'city_name_en' => '15 May',
            'city_name' => '15 مايو'
        ],
        [
            'governorate_id' => 1,
            'city_name_en' => 'Al Azbakeyah',
            'city_name' => 'الأزبكية'
        ],
        [
            'governorate_id' => 1,
            'city_name_en' => 'El-Basatin',
            'city_name' => 'البساتين'
        ],
        [
            'governorate_id' => 1,
            'city_name_en' => 'Al Haram',
            'city_name' => 'الهرم'
        ],
        [
            'governorate_id' => 1,
            'city_name_en' => 'Boulaq Ad Dakrour',
            'city_name' => 'بولاق الدكرور'
        ],
        [
            'governorate_id' => 1,
            'city_name_en' => 'Helwan',
            'city_name' => 'حلوان'
        ],
        [
            'governorate_id' => 1,
            'city_name_en' => 'Ain Shams',
            'city_name' => 'عين شمس'
        ],
        [
            'governorate_id' => 1,
            'city_name_en' => 'Nasr City',
            'city_name' => 'مدينة نصر'
        ],
        [
            'governorate_id' => 1,
            'city_name_en' => 'New Heliopolis City',
            'city_name' => 'هليوبوليس الجديدة'
        ],

        [
            'governorate_id' => 2,
            'city_name_en'=> 'Abu an Numros',
            'city_name'=> 'أبو النمرس'
        ],
        [
            'governorate_id' => 2,
            'city_name_en'=> 'Imbaba',
            'city_name'=> 'إمبابة'
        ],
        [
            'governorate_id' => 2,
            'city_name_en'=> 'Giza',
            'city_name'=> 'الجيزة'
        ],
        [
            'governorate_id' => 2,
            'city_name_en'=> '6th of October',
            'city_name'=> 'السادس من أكتوبر'
        ],
        [
            'governorate_id' => 2,
            'city_name_en'=> 'Industrial Zone',
            'city_name'=> 'المنطقة الصناعية'
        ],
        [
            'governorate_id' => 2,
            'city_name_en'=> 'Al Haram',
            'city_name'=> 'الهرم'
        ],
        [
            'governorate_id' => 2,
            'city_name_en'=> 'Boulaq Ad Dakrour',
            'city_name'=> 'بولاق الدكرور'
        ],
        [
            'governorate_id' => 2,
            'city_name_en'=> 'Square',
            'city_name'=> 'ميدان'
        ]
        ,
        [

            'governorate_id' => 3,
            'city_name' => 'الأسكندرية',
            'city_name_en' => 'Alexandria'
        ],
        [

            'governorate_id' => 3,
            'city_name' => 'برج العرب',
            'city_name_en' => 'Burj Al Arab'
        ],
        [

            'governorate_id' => 3,
            'city_name' => 'برج العرب الجديدة',
            'city_name_en' => 'New Burj Al Arab'
        ],
        [

            'governorate_id' => 12,
            'city_name' => 'بنها',
            'city_name_en' => 'Banha'
        ],
        [

            'governorate_id' => 12,
            'city_name' => 'قليوب',
            'city_name_en' => 'Qalyub'
        ],
        [

            'governorate_id' => 12,
            'city_name' => 'شبرا الخيمة',
            'city_name_en' => 'Shubra Al Khaimah'
        ],
        [

            'governorate_id' => 6,
            'city_name' => 'دمنهور',
            'city_name_en' => 'Damanhour'
        ],
        [

            'governorate_id' => 6,
            'city_name' => 'كفر الدوار',
            'city_name_en' => 'Kafr El Dawar'
        ],
        [

            'governorate_id' => 6,
            'city_name' => 'بدر',
            'city_name_en' => 'Badr'
        ],
        [

            'governorate_id' => 23,
            'city_name' => 'مرسى مطروح',
            'city_name_en' => 'Marsa Matrouh'
        ],
        [

            'governorate_id' => 23,
            'city_name' => 'العلمين',
            'city_name_en' => 'Alamein'
        ],
        [

            'governorate_id' => 23,
            'city_name' => 'سيوة',
            'city_name_en' => 'Siwa'
        ],
        [

            'governorate_id' => 19,
            'city_name' => 'دمياط',
            'city_name_en' => 'Damietta'
        ],
        [

            'governorate_id' => 19,
            'city_name' => 'رأس البر',
            'city_name_en' => 'Ras El Bar'
        ]
    ];
