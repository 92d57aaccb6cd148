
const MUSCAT = [
    'MUSCAT',
    'MUTRAH',
    'AL AMRAT',
    'BAWSHAR',
    'AS SEEB',
    'QURAYYAT'
];

const MUSCATAr = [
    'مسقط',
    'مطرح',
    'العامرات',
    'بوشر',
    'السيب',
    'قريات'
];


const DHOFAR = [
    'SALALAH',
    'TAQAH',
    'MIRBAT',
    'RAKHYUT',
    'THUMRAYT',
    'DALKUT',
    'AL MAZYUNAH',
    'MUQSHIN',
    'SHALIM WA JUZUR AL HALLANIYYAT',
    'SADAH',
];

const DHOFARAr = [
    'صلالة',
    'طاقة',
    'مرباط',
    'رخيوت',
    'ثمريت',
    'ضلكوت',
    'المزيونة',
    'مقشن',
    'شليم وجزر الحلانيات',
    'سدح',
];


const MUSANDAM = [
    'KHASAB',
    'DABA',
    'BUKHA',
    'MADHA',
];

const MUSANDAMAr = [
    'خصب',
    'دبا',
    'بخاء',
    'مدحاء',
];


const AL_BURAYMI = [
    'AL BURAYMI',
    'MAHADAH',
    'AS SUNAYNAH',
];

const AL_BURAYMIAr = [
    'البريمي',
    'محضة',
    'السنينة',
];


const AL_DAKHLIYAH = [
    'NIZWA',
    'BAHLA',
    'MANAH',
    'AL HAMRA',
    'ADAM',
    'IZKI',
    'SAMAIL',
    'BIDBID',
];

const AL_DAKHLIYAHAr = [
    'نزوى',
    'بهلاء',
    'منح',
    'الحمراء',
    'أدم',
    'ازكي',
    'سمائل',
    'بدبد',
];


const ADH_DHAHIRAH = [
    'IBRI',
    'YANQUL',
    'DANK',
];

const ADH_DHAHIRAHAr = [
    'عبري',
    'ينقل',
    'ضنك',
];


