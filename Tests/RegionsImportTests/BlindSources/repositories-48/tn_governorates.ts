export interface Governorate {
  id: number;
  name_fr: string;
  name_ar: string;
}

export const GOVERNORATES: Governorate[] = [
  { id: 1, name_fr: 'Tunis', name_ar: 'تونس' },
  { id: 2, name_fr: 'Ariana', name_ar: 'أريانة' },
  { id: 3, name_fr: 'Ben Arous', name_ar: 'بن عروس' },
  { id: 4, name_fr: 'Manouba', name_ar: 'منوبة' },
  { id: 5, name_fr: 'Nabeul', name_ar: 'نابل' },
  { id: 6, name_fr: 'Zaghouan', name_ar: 'زغوان' },
  { id: 7, name_fr: 'Bizerte', name_ar: 'بنزرت' },
  { id: 8, name_fr: 'Béja', name_ar: 'باجة' },
  { id: 9, name_fr: 'Jendouba', name_ar: 'جندوبة' },
  { id: 10, name_fr: 'Le Kef', name_ar: 'الكاف' }
];
