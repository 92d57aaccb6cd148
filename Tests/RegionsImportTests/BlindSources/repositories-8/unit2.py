unit2 = {
    "11": [
        {
            "code_list_code": "1101",
            "code_list_name": "Багануур",
            "top_code": "11"
        },
        {
            "code_list_code": "1104",
            "code_list_name": "Багахангай",
            "top_code": "11"
        },
        {
            "code_list_code": "1113",
            "code_list_name": "Налайх",
            "top_code": "11"
        },
        {
            "code_list_code": "1110",
            "code_list_name": "Баянзүрх",
            "top_code": "11"
        },
        {
            "code_list_code": "1119",
            "code_list_name": "Сүхбаатар",
            "top_code": "11"
        },
        {
            "code_list_code": "1125",
            "code_list_name": "Чингэлтэй",
            "top_code": "11"
        },
        {
            "code_list_code": "1107",
            "code_list_name": "Баянгол",
            "top_code": "11"
        },
        {
            "code_list_code": "1122",
            "code_list_name": "Хан-Уул",
            "top_code": "11"
        },
        {
            "code_list_code": "1116",
            "code_list_name": "Сонгинохайрхан",
            "top_code": "11"
        }
    ],
    "42": [
        {
            "code_list_code": "4201",
            "code_list_name": "Сүмбэр",
            "top_code": "42"
        },
        {
            "code_list_code": "4204",
            "code_list_name": "Баянтал",
            "top_code": "42"
        },
        {
            "code_list_code": "4207",
            "code_list_name": "Шивээговь",
            "top_code": "42"
        }
    ],
    "45": [
        {
            "code_list_code": "4501",
            "code_list_name": "Дархан",
            "top_code": "45"
        },
        {
            "code_list_code": "4504",
            "code_list_name": "Хонгор",
            "top_code": "45"
        },
        {
            "code_list_code": "4507",
            "code_list_name": "Орхон",
            "top_code": "45"
        },
        {
            "code_list_code": "4510",
            "code_list_name": "Шарынгол",
            "top_code": "45"
        }
    ],
    "61": [
        {
            "code_list_code": "6101",
            "code_list_name": "Баян-Өндөр",
            "top_code": "61"
        },
        {
            "code_list_code": "6104",
            "code_list_name": "Жаргалант",
            "top_code": "61"
        }
    ]
}
