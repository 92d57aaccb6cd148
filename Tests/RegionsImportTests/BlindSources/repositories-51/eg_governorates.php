<?php

return  [
    ['id' =>  1, 'governorate_name' => 'القاهرة', 'governorate_name_en' => 'Cairo'],
    ['id' =>  2, 'governorate_name' => 'الجيزة', 'governorate_name_en' => 'Giza'],
    ['id' =>  3, 'governorate_name' => 'الأسكندرية', 'governorate_name_en' =>  'Alexandria'],
    ['id' =>  4, 'governorate_name' => 'الدقهلية', 'governorate_name_en' => 'Dakahlia'],
    ['id' =>  5, 'governorate_name' => 'البحر الأحمر', 'governorate_name_en' =>  'Red Sea'],
    ['id' =>  6, 'governorate_name' => 'البحيرة', 'governorate_name_en' => 'Beheira'],
    ['id' =>  7, 'governorate_name' => 'الفيوم', 'governorate_name_en' => 'Fayoum'],
    ['id' =>  8, 'governorate_name' => 'الغربية', 'governorate_name_en' => 'Gharbiya'],
    ['id' =>  9, 'governorate_name' => 'الإسماعلية', 'governorate_name_en' =>  'Ismailia'],
    ['id' => 10, 'governorate_name' => 'المنوفية', 'governorate_name_en' => 'Monofia'],
    ['id' => 11, 'governorate_name' => 'المنيا', 'governorate_name_en' => 'Minya'],
    ['id' => 12, 'governorate_name' => 'القليوبية', 'governorate_name_en' => 'Qaliubiya'],
    ['id' => 19, 'governorate_name' => 'دمياط', 'governorate_name_en' => 'Damietta'],
    ['id' => 23, 'governorate_name' => 'مطروح', 'governorate_name_en' => 'Matrouh']
];