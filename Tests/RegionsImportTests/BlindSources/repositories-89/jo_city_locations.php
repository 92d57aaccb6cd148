<?php

        DB::table('city_locations')->insert([
            // jordan
            // amman id --> 1 (108) area
            ['city_id' => 1, 'name_en' => 'Downtown', 'name_ar' => 'وسط البلد'],
            ['city_id' => 1, 'name_en' => 'Abdoun North', 'name_ar' => 'عبدون الشمالي'],
            ['city_id' => 1, 'name_en' => 'Abdoun South', 'name_ar' => 'عبدون الجنوبي'],
            ['city_id' => 1, 'name_en' => 'Shmeisani', 'name_ar' => 'الشميساني'],
            ['city_id' => 1, 'name_en' => 'Al-Suweifa', 'name_ar' => 'الصويفية'],
            ['city_id' => 1, 'name_en' => 'Khalda', 'name_ar' => 'خلدا'],
            ['city_id' => 1, 'name_en' => 'Dabouq', 'name_ar' => 'دابوق'],
            ['city_id' => 1, 'name_en' => 'Al-Jubayha', 'name_ar' => 'الجبيهة'],
            ['city_id' => 1, 'name_en' => 'Al-Rasheed District', 'name_ar' => 'ضاحية الرشيد'],
            ['city_id' => 1, 'name_en' => 'Al-Nakheel District', 'name_ar' => 'ضاحية النخيل'],
            ['city_id' => 1, 'name_en' => 'Um Uthayna', 'name_ar' => 'أم أذينة'],
            ['city_id' => 1, 'name_en' => 'Um Al-Samak', 'name_ar' => 'أم السماق'],
            ['city_id' => 1, 'name_en' => 'Tlaa Al-Ali', 'name_ar' => 'تلاع العلي'],
            ['city_id' => 1, 'name_en' => 'Jabal Al-Hussein', 'name_ar' => 'جبل الحسين'],
            ['city_id' => 1, 'name_en' => 'Jabal Al-Lweibdeh', 'name_ar' => 'جبل اللويبدة'],
            ['city_id' => 1, 'name_en' => 'Jabal Amman', 'name_ar' => 'جبل عمان'],
            ['city_id' => 1, 'name_en' => 'Jabal Al-Nasser', 'name_ar' => 'جبل النصر'],
            ['city_id' => 1, 'name_en' => 'Jabal Al-Jofa', 'name_ar' => 'جبل الجوفة'],
        ]);
