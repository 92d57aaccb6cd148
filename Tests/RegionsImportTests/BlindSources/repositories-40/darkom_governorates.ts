export type Governorate = {
  value: string;
  labelFr: string;
  labelAr: string;
  labelEn: string;
};

export const GOVERNORATES: Governorate[] = [
  { value: 'tunis', labelFr: 'Tunis', labelAr: 'تونس', labelEn: 'Tunis' },
  { value: 'ariana', labelFr: 'Ariana', labelAr: 'أريانة', labelEn: 'Ariana' },
  { value: 'ben-arous', labelFr: 'Ben Arous', labelAr: 'بن عروس', labelEn: 'Ben Arous' },
  { value: 'manouba', labelFr: 'Manouba', labelAr: 'منوبة', labelEn: 'Manouba' },
  { value: 'nabeul', labelFr: 'Nabeul', labelAr: 'نابل', labelEn: 'Nabeul' },
  { value: 'zaghouan', labelFr: 'Zaghouan', labelAr: 'زغوان', labelEn: 'Zaghouan' },
  { value: 'bizerte', labelFr: 'Bizerte', labelAr: 'بنزرت', labelEn: 'Bizerte' },
  { value: 'beja', labelFr: 'Béja', labelAr: 'باجة', labelEn: 'Beja' },
  { value: 'jendouba', labelFr: 'Jendouba', labelAr: 'جندوبة', labelEn: 'Jendouba' },
  { value: 'kef', labelFr: 'Le Kef', labelAr: 'الكاف', labelEn: 'Kef' },
  { value: 'siliana', labelFr: 'Siliana', labelAr: 'سليانة', labelEn: 'Siliana' },
  { value: 'sousse', labelFr: 'Sousse', labelAr: 'سوسة', labelEn: 'Sousse' },
  { value: 'monastir', labelFr: 'Monastir', labelAr: 'المنستير', labelEn: 'Monastir' },
  { value: 'mahdia', labelFr: 'Mahdia', labelAr: 'المهدية', labelEn: 'Mahdia' },
  { value: 'sfax', labelFr: 'Sfax', labelAr: 'صفاقس', labelEn: 'Sfax' },
  { value: 'kairouan', labelFr: 'Kairouan', labelAr: 'القيروان', labelEn: 'Kairouan' },
  { value: 'kasserine', labelFr: 'Kasserine', labelAr: 'القصرين', labelEn: 'Kasserine' },
  { value: 'sidi-bouzid', labelFr: 'Sidi Bouzid', labelAr: 'سيدي بوزيد', labelEn: 'Sidi Bouzid' },
  { value: 'gabes', labelFr: 'Gabès', labelAr: 'قابس', labelEn: 'Gabes' },
  { value: 'medenine', labelFr: 'Médenine', labelAr: 'مدنين', labelEn: 'Medenine' },
  { value: 'tataouine', labelFr: 'Tataouine', labelAr: 'تطاوين', labelEn: 'Tataouine' },
  { value: 'gafsa', labelFr: 'Gafsa', labelAr: 'قفصة', labelEn: 'Gafsa' },
  { value: 'tozeur', labelFr: 'Tozeur', labelAr: 'توزر', labelEn: 'Tozeur' },
  { value: 'kebili', labelFr: 'Kébili', labelAr: 'قبلي', labelEn: 'Kebili' },
];
