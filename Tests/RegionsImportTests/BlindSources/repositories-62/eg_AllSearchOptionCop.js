export const AllSearchOptions =
    [
        {
            "id": 1,
            "name": "القاهرة",
            "type": "governorate"
        },
        {
            "id": 2,
            "name": "الجيزة",
            "type": "governorate"
        },
        {
            "id": 3,
            "name": "الإسكندرية",
            "type": "governorate"
        },
        {
            "id": 4,
            "name": "اسوان",
            "type": "governorate"
        },
        {
            "id": 5,
            "name": "اسيوط",
            "type": "governorate"
        },
        {
            "id": 6,
            "name": "الأقصر",
            "type": "governorate"
        },
        {
            "id": 7,
            "name": "الاسماعيلية",
            "type": "governorate"
        },
        {
            "id": 8,
            "name": "البحر الاحمر",
            "type": "governorate"
        },
        {
            "id": 9,
            "name": "البحيرة",
            "type": "governorate"
        },
        {
            "id": 10,
            "name": "الدقهلية",
            "type": "governorate"
        },
        {
            "id": 11,
            "name": "السويس",
            "type": "governorate"
        },
        {
            "id": 12,
            "name": "الشرقية",
            "type": "governorate"
        },
        {
            "id": 13,
            "name": "الغربية",
            "type": "governorate"
        },
        {
            "id": 14,
            "name": "الفيوم",
            "type": "governorate"
        },
        {
            "id": 15,
            "name": "القليوبية",
            "type": "governorate"
        },
        {
            "id": 16,
            "name": "المنوفية",
            "type": "governorate"
        }
    ]
