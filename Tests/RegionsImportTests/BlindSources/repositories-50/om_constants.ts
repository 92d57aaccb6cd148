
export const MUSCAT = [
    'MUSCAT',
    'MUTRAH',
    'AL AMRAT',
    'BAWSHAR',
    'AS SEEB',
    'QURAYYAT'
];

export const MUSCATAr = [
    'مسقط',
    'مطرح',
    'العامرات',
    'بوشر',
    'السيب',
    'قريات'
];


export const MUSANDAM = [
    'KHASAB',
    'DABA',
    'BUKHA',
    'MADHA',
];

export const MUSANDAMAr = [
    'خصب',
    'دبا',
    'بخاء',
    'مدحاء',
];

export const AL_BURAYMI = [
    'AL BURAYMI',
    'MAHADAH',
    'AS SUNAYNAH',
];

export const AL_BURAYMIAr = [
    'البريمي',
    'محضة',
    'السنينة',
];

export const ADH_DHAHIRAH = [
    'IBRI',
    'YANQUL',
    'DANK',
];

export const ADH_DHAHIRAHAr = [
    'عبري',
    'ينقل',
    'ضنك',
];

export const AL_WUSTA = [
    'HAYMA',
    'MAHAWT',
    'AD DUQM',
    'AL JAZIR',
];

export const AL_WUSTAAr = [
    'هيماء',
    'محوت',
    'الدقم',
    'الجازر',
];

export const NORTH_BATINAH = [
    'SOHAR',
    'SHINAS',
    'LIWA',
    'SAHAM',
    'AL KHABURAH',
    'AS SUWAYQ',
];

export const NORTH_BATINAHAr = [
    'صحار',
    'شناص',
    'لوى',
    'صحم',
    'الخابورة',
    'السويق',
];
