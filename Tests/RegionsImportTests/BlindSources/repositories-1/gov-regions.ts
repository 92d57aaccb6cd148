export const governorates = [
  { 
    nameAr: 'القاهرة', 
    nameEn: 'Cairo', 
    code: 'CAI', 
    region: 'Greater Cairo', 
    orderIndex: 1 
  },
  { 
    nameAr: 'الجيزة', 
    nameEn: 'Giza', 
    code: 'GIZ', 
    region: 'Greater Cairo', 
    orderIndex: 2 
  },
  { 
    nameAr: 'شمال سيناء', 
    nameEn: 'North Sinai', 
    code: 'NSI', 
    region: 'Sinai', 
    orderIndex: 3 
  },
  { 
    nameAr: 'الشرقية', 
    nameEn: 'Sharqia', 
    code: 'SHA', 
    region: 'Delta', 
    orderIndex: 4 
  },
  { 
    nameAr: 'الإسكندرية', 
    nameEn: 'Alexandria', 
    code: 'ALX', 
    region: 'Mediterranean', 
    orderIndex: 5 
  },
  { 
    nameAr: 'الغربية', 
    nameEn: 'Gharbia', 
    code: 'GHA', 
    region: 'Delta', 
    orderIndex: 6 
  },
  { 
    nameAr: 'جنوب سيناء', 
    nameEn: 'South Sinai', 
    code: 'SSI', 
    region: 'Sinai', 
    orderIndex: 7 
  }
];
