export const iraqiProvinces = [
    { id: 'baghdad', name: 'بغداد' },
    { id: 'basra', name: 'البصرة' },
    { id: 'nineveh', name: 'نينوى' },
    { id: 'dhi_qar', name: 'ذي قار' },
    { id: 'najaf', name: 'النجف' },
    { id: 'karbala', name: 'كربلاء' },
    { id: 'babil', name: 'بابل' },
    { id: 'anbar', name: 'الأنبار' },
    { id: 'diyala', name: 'ديالى' },
    { id: 'wasit', name: 'واسط' },
    { id: 'salah_ad_din', name: 'صلاح الدين' },
    { id: 'kirkuk', name: 'كركوك' },
    { id: 'maysan', name: 'ميسان' },
    { id: 'qadisiyyah', name: 'القادسية' },
    { id: 'muthanna', name: 'المثنى' },
    { id: 'dohuk', name: 'دهوك' },
    { id: 'erbil', name: 'أربيل' },
    { id: 'sulaymaniyah', name: 'السليمانية' },
];

export type Province = typeof iraqiProvinces[number];
