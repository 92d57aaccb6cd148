"""
Yemen reference data
"""

YEMEN_LOCATIONS = {
    "governorates": {
        "صنعاء": {
            "name_en": "Sana'a",
            "variants": ["صنعاء", "صنعا"],
            "districts": ["بني الحارث", "معين", "الثورة"]
        },
        "عدن": {
            "name_en": "Aden",
            "variants": ["عدن"],
            "districts": ["كريتر", "المعلا"]
        },
        "تعز": {
            "name_en": "Taiz",
            "variants": ["تعز", "تعزّ"],
            "districts": ["المظفر", "القاهرة"]
        }
    }
}
