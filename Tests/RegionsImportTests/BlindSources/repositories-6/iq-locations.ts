export const locations = [
    {
        name: "الشعب",
        governorate: "بغداد"
    },
    {
        name: "الحسينية",
        governorate: "بغداد"
    },
    {
        name: "المعامل",
        governorate: "بغداد"
    },
    {
        name: "الكرخ",
        governorate: "بغداد"
    },
    {
        name: "الكاظمية",
        governorate: "بغداد"
    },
    {
        name: "المحمودية",
        governorate: "بغداد"
    },
    {
        name: "الطارمية",
        governorate: "بغداد"
    },
    {
        name: "الشعلة",
        governorate: "بغداد"
    },
    {
        name: "7 نيسان",
        governorate: "بغداد"
    },
    {
        name: "ابو دشير",
        governorate: "بغداد"
    },
    {
        name: "ابو غريب",
        governorate: "بغداد"
    },
    {
        name: "بسماية",
        governorate: "بغداد"
    },
    {
        name: "ناحية الوحدة",
        governorate: "بغداد"
    },
    {
        name: "جسر ديالى",
        governorate: "بغداد"
    },
    {
        name: "الكرادة",
        governorate: "بغداد"
    },
    {
        name: "المنصور",
        governorate: "بغداد"
    },
    {
        name: "بغداد",
        governorate: "بغداد"
    },
    {
        name: "مدينة الصدر",
        governorate: "بغداد"
    },
    {
        name: "الزبير",
        governorate: "البصرة"
    },
    {
        name: "القرنة",
        governorate: "البصرة"
    },
    {
        name: "ابو الخصيب",
        governorate: "البصرة"
    },
    {
        name: "شط العرب",
        governorate: "البصرة"
    },
    {
        name: "الفاو",
        governorate: "البصرة"
    },
    {
        name: "المدينة",
        governorate: "البصرة"
    },
    {
        name: "ام قصر",
        governorate: "البصرة"
    },
    {
        name: "صفوان",
        governorate: "البصرة"
    },
    {
        name: "الهارثة",
        governorate: "البصرة"
    },
    {
        name: "الدير",
        governorate: "البصرة"
    },
    {
        name: "الموصل",
        governorate: "نينوى"
    },
    {
        name: "تلعفر",
        governorate: "نينوى"
    },
    {
        name: "سنجار",
        governorate: "نينوى"
    },
    {
        name: "الحمدانية",
        governorate: "نينوى"
    },
    {
        name: "تلكيف",
        governorate: "نينوى"
    },
    {
        name: "الشيخان",
        governorate: "نينوى"
    },
    {
        name: "البعاج",
        governorate: "نينوى"
    },
    {
        name: "الحضر",
        governorate: "نينوى"
    },
    {
        name: "مخمور",
        governorate: "نينوى"
    },
    {
        name: "ربيعة",
        governorate: "نينوى"
    },
    {
        name: "الحر",
        governorate: "كربلاء"
    },
    {
        name: "الحسينية",
        governorate: "كربلاء"
    },
    {
        name: "الهندية",
        governorate: "كربلاء"
    },
    {
        name: "عين التمر",
        governorate: "كربلاء"
    },
    {
        name: "الجدول الغربي",
        governorate: "كربلاء"
    },
    {
        name: "الخيرات",
        governorate: "كربلاء"
    },
    {
        name: "العمارة",
        governorate: "ميسان"
    },
    {
        name: "المجر الكبير",
        governorate: "ميسان"
    },
    {
        name: "قلعة صالح",
        governorate: "ميسان"
    },
    {
        name: "علي الغربي",
        governorate: "ميسان"
    },
    {
        name: "الميمونة",
        governorate: "ميسان"
    },
    {
        name: "الكحلاء",
        governorate: "ميسان"
    }
];
