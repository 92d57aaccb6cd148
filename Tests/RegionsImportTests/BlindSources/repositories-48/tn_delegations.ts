import { GOVERNORATES, type Governorate } from './governorates.js';

export interface Delegation {
  governorate_id: number;
  name_fr: string;
  name_ar: string;
}

export const DELEGATIONS: Delegation[] = [
  // Ariana (2)
  { governorate_id: 2, name_fr: 'Ariana Ville', name_ar: 'أريانة المدينة' },
  { governorate_id: 2, name_fr: 'La Soukra', name_ar: 'السكرة' },
  { governorate_id: 2, name_fr: 'Raoued', name_ar: 'رواد' },
  { governorate_id: 2, name_fr: 'Kalâat el-Andalous', name_ar: 'قلعة الأندلس' },
  { governorate_id: 2, name_fr: 'Sidi Thabet', name_ar: 'سيدي ثابت' },
  { governorate_id: 2, name_fr: 'Ettadhamen', name_ar: 'التضامن' },
  { governorate_id: 2, name_fr: 'Mnihla', name_ar: 'المنيهلة' },

  // Manouba (4)
  { governorate_id: 4, name_fr: 'Manouba', name_ar: 'منوبة' },
  { governorate_id: 4, name_fr: 'Den Den', name_ar: 'الدندان' },
  { governorate_id: 4, name_fr: 'Douar Hicher', name_ar: 'دوار هيشر' },
  { governorate_id: 4, name_fr: 'Oued Ellil', name_ar: 'وادي الليل' },
  { governorate_id: 4, name_fr: 'Tebourba', name_ar: 'طبربة' },
  { governorate_id: 4, name_fr: 'El Battan', name_ar: 'البطان' },
  { governorate_id: 4, name_fr: 'Jedaida', name_ar: 'الجديدة' },
  { governorate_id: 4, name_fr: 'Mornaguia', name_ar: 'مرناقية' },
  { governorate_id: 4, name_fr: 'Borj El Amri', name_ar: 'برج العامري' },

  // Zaghouan (6)
  { governorate_id: 6, name_fr: 'Zaghouan', name_ar: 'زغوان' },
  { governorate_id: 6, name_fr: 'Zriba', name_ar: 'الزريبة' },
  { governorate_id: 6, name_fr: 'Bir Mcherga', name_ar: 'بئر مشارقة' },
  { governorate_id: 6, name_fr: 'El Fahs', name_ar: 'الفحص' },
  { governorate_id: 6, name_fr: 'Nadhour', name_ar: 'الناظور' },
  { governorate_id: 6, name_fr: 'Saouaf', name_ar: 'الصواف' },

  // Béja (8)
  { governorate_id: 8, name_fr: 'Béja Nord', name_ar: 'باجة الشمالية' },
  { governorate_id: 8, name_fr: 'Béja Sud', name_ar: 'باجة الجنوبية' },
  { governorate_id: 8, name_fr: 'Nefza', name_ar: 'نفزة' },
  { governorate_id: 8, name_fr: 'Medjez El Bab', name_ar: 'مجاز الباب' },
  { governorate_id: 8, name_fr: 'Testour', name_ar: 'تستور' },
  { governorate_id: 8, name_fr: 'Teboursouk', name_ar: 'تبرسق' },
  { governorate_id: 8, name_fr: 'Amdoun', name_ar: 'عمدون' },
  { governorate_id: 8, name_fr: 'Goubellat', name_ar: 'قبلاط' },
  { governorate_id: 8, name_fr: 'Thibar', name_ar: 'تيبار' },

  // Le Kef (10)
  { governorate_id: 10, name_fr: 'Le Kef Ouest', name_ar: 'الكاف الغربية' },
  { governorate_id: 10, name_fr: 'Le Kef Est', name_ar: 'الكاف الشرقية' },
  { governorate_id: 10, name_fr: 'Nebeur', name_ar: 'نبر' },
  { governorate_id: 10, name_fr: 'Sakiet Sidi Youssef', name_ar: 'ساقية سيدي يوسف' },
  { governorate_id: 10, name_fr: 'Tajerouine', name_ar: 'تاجروين' }
];
