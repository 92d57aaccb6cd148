<?php
return [
    // country
    'create_new_country' => 'انشاء دولة جديدة',
    'update_country' => 'تعديل الدولة',
    'countries' => 'الدول',
    'show_all_countries' => 'عرض جميع الدول',
    'download_countries_flags' => 'تحميل ملف أعلام الدول',
    'users_count' => 'عدد المتسخدمين',
    'status' => 'الحالة',
    'manage_status' => 'إدارةالحالة',

    'country_name' => 'اسم الدولة',
    'country_name_ar' => 'اسم الدولة بالعربي',
    'country_name_en' => 'اسم الدولة بالانجليزي',
    'country_status' => 'حالة الدولة ',
    'phone_code' => 'كود الدولة',
    'flag_code' => 'كود العلم',

    'enter_country_name_ar' => 'ادخل اسم الدولة بالعربي',
    'enter_country_name_en' => 'ادخل اسم الدولة بالانجليزي',
    'enter_phone_code' => 'ادخل كود الدولة',
    'enter_flag_code' => 'ادخل كود العلم',

    'no_countries_found' => 'لا يوجد دول حالياً !',

    // governorate
    'create_new_governorate' => 'انشاء محافظة جديدة',
    'update_governorate' => 'تعديل المحافظة',
    'governorates' => 'المحافظات',
    'show_all_governorates' => 'عرض جميع المحافظات',
    'governorates_count' => 'عدد المحافظات',

    'governorate_name' => 'اسم المحافظة',
    'governorate_name_ar' => 'اسم المحافظة بالعربي',
    'governorate_name_en' => 'اسم المحافظة بالانجليزي',
    'country_id' => 'الدولة',

    'enter_governorate_name_ar' => 'ادخل اسم المحافظة بالعربي',
    'enter_governorate_name_en' => 'ادخل اسم المحافظة بالانجليزي',

    'no_governorates_found' => 'لا يوجد محافضات حالياً !',

    // city
    'create_new_city' => 'انشاء مدينة جديدة',
    'update_city' => 'تعديل المدينة',
    'cities' => 'المدن',
    'show_all_cities' => 'عرض جميع المدن',
    'cites_count' => 'عدد المدن',

    'city_name' => 'اسم المدينة',
    'city_name_ar' => 'اسم المدينة بالعربي',
    'city_name_en' => 'اسم المدينة بالانجليزي',
    'governorate_id' => 'المحافظة',

    'enter_city_name_ar' => 'ادخل اسم المدينة بالعربي',
    'enter_city_name_en' => 'ادخل اسم المدينة بالانجليزي',

    'no_cities_found' => 'لا يوجد مدن حالياً !',

    // govnorate shipping
    'shipping_price' => 'سعر الشحن',
    'enter_shipping_price' => 'ادخل سعر الشحن',
];
