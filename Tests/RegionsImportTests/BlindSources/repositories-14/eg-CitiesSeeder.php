<?php

use Illuminate\Database\Seeder;
use App\Models\City;

class CitiesSeeder extends Seeder {

    /**
     * Run the database seeds.
     *
     * @return void
     */
    public function run() {
        City::create([
            'id' => 1,
            'governorate_id' => 1,
            'name' => 'القاهره'
        ]);


        City::create([
            'id' => 2,
            'governorate_id' => 2,
            'name' => 'الجيزة'
        ]);



        City::create([
            'id' => 3,
            'governorate_id' => 2,
            'name' => 'السادس من أكتوبر'
        ]);



        City::create([
            'id' => 4,
            'governorate_id' => 2,
            'name' => 'الشيخ زايد\r\n'
        ]);



        City::create([
            'id' => 5,
            'governorate_id' => 2,
            'name' => 'الحوامدية'
        ]);



        City::create([
            'id' => 6,
            'governorate_id' => 2,
            'name' => 'البدرشين'
        ]);



        City::create([
            'id' => 7,
            'governorate_id' => 2,
            'name' => 'الصف'
        ]);



        City::create([
            'id' => 8,
            'governorate_id' => 2,
            'name' => 'أطفيح'
        ]);



        City::create([
            'id' => 9,
            'governorate_id' => 2,
            'name' => 'العياط'
        ]);



        City::create([
            'id' => 10,
            'governorate_id' => 2,
            'name' => 'الباويطي'
        ]);



        City::create([
            'id' => 11,
            'governorate_id' => 2,
            'name' => 'منشأة القناطر'
        ]);



        City::create([
            'id' => 12,
            'governorate_id' => 2,
            'name' => 'أوسيم'
        ]);



        City::create([
            'id' => 13,
            'governorate_id' => 2,
            'name' => 'كرداسة'
        ]);



        City::create([
            'id' => 14,
            'governorate_id' => 2,
            'name' => 'أبو النمرس'
        ]);



        City::create([
            'id' => 15,
            'governorate_id' => 2,
            'name' => 'كفر غطاطي'
        ]);



        City::create([
            'id' => 16,
            'governorate_id' => 2,
            'name' => 'منشأة البكاري'
        ]);



        City::create([
            'id' => 17,
            'governorate_id' => 3,
            'name' => 'الأسكندرية'
        ]);



        City::create([
            'id' => 18,
            'governorate_id' => 3,
            'name' => 'برج العرب'
        ]);



        City::create([
            'id' => 19,
            'governorate_id' => 3,
            'name' => 'برج العرب الجديدة'
        ]);



        City::create([
            'id' => 20,
            'governorate_id' => 12,
            'name' => 'بنها'
        ]);



        City::create([
            'id' => 21,
            'governorate_id' => 12,
            'name' => 'قليوب'
        ]);



        City::create([
            'id' => 22,
            'governorate_id' => 12,
            'name' => 'شبرا الخيمة'
        ]);



        City::create([
            'id' => 23,
            'governorate_id' => 12,
            'name' => 'القناطر الخيرية'
        ]);



        City::create([
            'id' => 24,
            'governorate_id' => 12,
            'name' => 'الخانكة'
        ]);



        City::create([
            'id' => 25,
            'governorate_id' => 12,
            'name' => 'كفر شكر'
        ]);



        City::create([
            'id' => 26,
            'governorate_id' => 12,
            'name' => 'طوخ'
        ]);



        City::create([
            'id' => 27,
            'governorate_id' => 12,
            'name' => 'قها'
        ]);



        City::create([
            'id' => 28,
            'governorate_id' => 12,
            'name' => 'العبور'
        ]);



        City::create([
            'id' => 29,
            'governorate_id' => 12,
            'name' => 'الخصوص'
        ]);



        City::create([
            'id' => 30,
            'governorate_id' => 12,
            'name' => 'شبين القناطر'
        ]);



        City::create([
            'id' => 31,
            'governorate_id' => 6,
            'name' => 'دمنهور'
        ]);



        City::create([
            'id' => 32,
            'governorate_id' => 6,
            'name' => 'كفر الدوار'
        ]);



        City::create([
            'id' => 33,
            'governorate_id' => 6,
            'name' => 'رشيد'
        ]);



        City::create([
            'id' => 34,
            'governorate_id' => 6,
            'name' => 'إدكو'
        ]);



        City::create([
            'id' => 35,
            'governorate_id' => 6,
            'name' => 'أبو المطامير'
        ]);



        City::create([
            'id' => 36,
            'governorate_id' => 6,
            'name' => 'أبو حمص'
        ]);



        City::create([
            'id' => 37,
            'governorate_id' => 6,
            'name' => 'الدلنجات'
        ]);



        City::create([
            'id' => 38,
            'governorate_id' => 6,
            'name' => 'المحمودية'
        ]);



        City::create([
            'id' => 39,
            'governorate_id' => 6,
            'name' => 'الرحمانية'
        ]);



        City::create([
            'id' => 40,
            'governorate_id' => 6,
            'name' => 'إيتاي البارود'
        ]);



        City::create([
            'id' => 41,
            'governorate_id' => 6,
            'name' => 'حوش عيسى'
        ]);



        City::create([
            'id' => 42,
            'governorate_id' => 6,
            'name' => 'شبراخيت'
        ]);



        City::create([
            'id' => 43,
            'governorate_id' => 6,
            'name' => 'كوم حمادة'
        ]);



        City::create([
            'id' => 44,
            'governorate_id' => 6,
            'name' => 'بدر'
        ]);



        City::create([
            'id' => 45,
            'governorate_id' => 6,
            'name' => 'وادي النطرون'
        ]);



        City::create([
            'id' => 46,
            'governorate_id' => 6,
            'name' => 'النوبارية الجديدة'
        ]);



        City::create([
            'id' => 47,
            'governorate_id' => 23,
            'name' => 'مرسى مطروح'
        ]);



        City::create([
            'id' => 48,
            'governorate_id' => 23,
            'name' => 'الحمام'
        ]);



        City::create([
            'id' => 49,
            'governorate_id' => 23,
            'name' => 'العلمين'
        ]);



        City::create([
            'id' => 50,
            'governorate_id' => 23,
            'name' => 'الضبعة'
        ]);



        City::create([
            'id' => 51,
            'governorate_id' => 23,
            'name' => 'النجيلة'
        ]);



        City::create([
            'id' => 52,
            'governorate_id' => 23,
            'name' => 'سيدي براني'
        ]);



        City::create([
            'id' => 53,
            'governorate_id' => 23,
            'name' => 'السلوم'
        ]);



        City::create([
            'id' => 54,
            'governorate_id' => 23,
            'name' => 'سيوة'
        ]);



        City::create([
            'id' => 55,
            'governorate_id' => 19,
            'name' => 'دمياط'
        ]);



        City::create([
            'id' => 56,
            'governorate_id' => 19,
            'name' => 'دمياط الجديدة'
        ]);



        City::create([
            'id' => 57,
            'governorate_id' => 19,
            'name' => 'رأس البر'
        ]);



        City::create([
            'id' => 58,
            'governorate_id' => 19,
            'name' => 'فارسكور'
        ]);



        City::create([
            'id' => 59,
            'governorate_id' => 19,
            'name' => 'الزرقا'
        ]);



        City::create([
            'id' => 60,
            'governorate_id' => 19,
            'name' => 'السرو'
        ]);



        City::create([
            'id' => 61,
            'governorate_id' => 19,
            'name' => 'الروضة'
        ]);



        City::create([
            'id' => 62,
            'governorate_id' => 19,
            'name' => 'كفر البطيخ'
        ]);



        City::create([
            'id' => 63,
            'governorate_id' => 19,
            'name' => 'عزبة البرج'
        ]);



        City::create([
            'id' => 64,
            'governorate_id' => 19,
            'name' => 'ميت أبو غالب'
        ]);



        City::create([
            'id' => 65,
            'governorate_id' => 19,
            'name' => 'كفر سعد'
        ]);



        City::create([
            'id' => 66,
            'governorate_id' => 4,
            'name' => 'المنصورة'
        ]);



        City::create([
            'id' => 67,
            'governorate_id' => 4,
            'name' => 'طلخا'
        ]);



        City::create([
            'id' => 68,
            'governorate_id' => 4,
            'name' => 'ميت غمر'
        ]);



        City::create([
            'id' => 69,
            'governorate_id' => 4,
            'name' => 'دكرنس'
        ]);



        City::create([
            'id' => 70,
            'governorate_id' => 4,
            'name' => 'أجا'
        ]);



        City::create([
            'id' => 71,
            'governorate_id' => 4,
            'name' => 'منية النصر'
        ]);



        City::create([
            'id' => 72,
            'governorate_id' => 4,
            'name' => 'السنبلاوين'
        ]);



        City::create([
            'id' => 73,
            'governorate_id' => 4,
            'name' => 'الكردي'
        ]);



        City::create([
            'id' => 74,
            'governorate_id' => 4,
            'name' => 'بني عبيد'
        ]);



        City::create([
            'id' => 75,
            'governorate_id' => 4,
            'name' => 'المنزلة'
        ]);



        City::create([
            'id' => 76,
            'governorate_id' => 4,
            'name' => 'تمي الأمديد'
        ]);



        City::create([
            'id' => 77,
            'governorate_id' => 4,
            'name' => 'الجمالية'
        ]);



        City::create([
            'id' => 78,
            'governorate_id' => 4,
            'name' => 'شربين'
        ]);



        City::create([
            'id' => 79,
            'governorate_id' => 4,
            'name' => 'المطرية'
        ]);



        City::create([
            'id' => 80,
            'governorate_id' => 4,
            'name' => 'بلقاس'
        ]);



        City::create([
            'id' => 81,
            'governorate_id' => 4,
            'name' => 'ميت سلسيل'
        ]);



        City::create([
            'id' => 82,
            'governorate_id' => 4,
            'name' => 'جمصة'
        ]);



        City::create([
            'id' => 83,
            'governorate_id' => 4,
            'name' => 'محلة دمنة'
        ]);



        City::create([
            'id' => 84,
            'governorate_id' => 4,
            'name' => 'نبروه'
        ]);
    }
}
