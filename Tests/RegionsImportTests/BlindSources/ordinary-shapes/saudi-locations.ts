// mock for the address step, replace by API later
export interface Region { id: number; nameAr: string; nameEn: string; }
export interface City extends Region { regionId: number }
export interface District extends Region { cityId: number; }

export const REGIONS: Region[] = [
  { id: 1, nameAr: 'منطقة الرياض', nameEn: 'Riyadh' },
  { id: 2, nameAr: 'منطقة مكة المكرمة', nameEn: 'Makkah' },
  { id: 5, nameAr: 'المنطقة الشرقية', nameEn: 'Eastern Province' },
];

export const CITIES: City[] = [
  { id: 3, regionId: 1, nameAr: 'الرياض', nameEn: 'Riyadh' },
  { id: 1061, regionId: 1, nameAr: 'الخرج', nameEn: 'Al Kharj' },
  { id: 6, regionId: 2, nameAr: 'مكة المكرمة', nameEn: 'Makkah' },
  { id: 18, regionId: 2, nameAr: 'جدة', nameEn: 'Jeddah' },
  { id: 13, regionId: 5, nameAr: 'الدمام', nameEn: 'Dammam' },
  { id: 31, regionId: 5, nameAr: 'الخبر', nameEn: 'Khobar' },
];

export const DISTRICTS: District[] = [
  { id: 101, cityId: 3, nameAr: 'العليا', nameEn: 'Al Olaya' },
  { id: 102, cityId: 3, nameAr: 'الملز', nameEn: 'Al Malaz' },
  { id: 103, cityId: 3, nameAr: 'النسيم الشرقي', nameEn: 'An Nasim Ash Sharqi' },
  { id: 104, cityId: 3, nameAr: 'الياسمين', nameEn: 'Al Yasmin' },
  { id: 105, cityId: 1061, nameAr: 'النهضة', nameEn: 'Al Nahda' },
  { id: 106, cityId: 1061, nameAr: 'السلام', nameEn: 'As Salam' },
  { id: 107, cityId: 6, nameAr: 'العزيزية', nameEn: 'Al Aziziyah' },
  { id: 108, cityId: 6, nameAr: 'الشوقية', nameEn: 'Ash Shawqiyyah' },
  { id: 109, cityId: 18, nameAr: 'البلد', nameEn: 'Al Balad' },
  { id: 110, cityId: 18, nameAr: 'الروضة', nameEn: 'Al Rawdah' },
  { id: 111, cityId: 18, nameAr: 'أبحر الشمالية', nameEn: 'Obhur Al Shamaliyah' },
  { id: 112, cityId: 13, nameAr: 'الفيصلية', nameEn: 'Al Faisaliyah' },
  { id: 113, cityId: 13, nameAr: 'الشاطئ الشرقي', nameEn: 'Ash Shati Ash Sharqi' },
  { id: 114, cityId: 31, nameAr: 'العليا', nameEn: 'Al Ulaya' },
  { id: 115, cityId: 31, nameAr: 'الثقبة', nameEn: 'Al Thuqbah' },
];

export const citiesOf = (regionId: number) => CITIES.filter((c) => c.regionId === regionId);
