export interface Governorate {
  id: number;
  name_ar: string;
  name_en: string;
  code: string;
}

export const GOVERNORATES: Governorate[] = [
  { id: 1, name_ar: 'القاهرة', name_en: 'Cairo', code: '11' },
  { id: 2, name_ar: 'الجيزة', name_en: 'Giza', code: '08' },
  { id: 3, name_ar: 'الإسكندرية', name_en: 'Alexandria', code: '02' },
];

export const CITIES: City[] = [
  { id: 1, governorateId: 1, name_ar: 'مدينة نصر', name_en: 'Nasr City' },
  { id: 2, governorateId: 1, name_ar: 'المعادي', name_en: 'Maadi' },
  { id: 3, governorateId: 2, name_ar: 'الدقي', name_en: 'Dokki' },
  { id: 4, governorateId: 3, name_ar: 'سموحة', name_en: 'Smouha' },
];

export const DISTRICTS: District[] = [
  { id: 1, cityId: 1, name_ar: 'الحي الأول', name_en: 'First District' },
  { id: 2, cityId: 1, name_ar: 'الحي الثاني', name_en: 'Second District' },
  { id: 3, cityId: 2, name_ar: 'دجلة', name_en: 'Degla' },
  { id: 4, cityId: 3, name_ar: 'ميدان المساحة', name_en: 'Mesaha' },
  { id: 5, cityId: 4, name_ar: 'فوزي معاذ', name_en: 'Fawzy Moaz' },
];
