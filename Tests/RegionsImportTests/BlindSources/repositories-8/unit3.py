unit3 = {
    "1101": [
        {
            "code_list_code": "110151",
            "code_list_name": "1-р хороо",
            "top_code": "1101"
        },
        {
            "code_list_code": "110153",
            "code_list_name": "2-р хороо",
            "top_code": "1101"
        },
        {
            "code_list_code": "110155",
            "code_list_name": "3-р хороо",
            "top_code": "1101"
        },
        {
            "code_list_code": "110157",
            "code_list_name": "4-р хороо",
            "top_code": "1101"
        },
        {
            "code_list_code": "110159",
            "code_list_name": "5-р хороо",
            "top_code": "1101"
        }
    ],
    "1104": [
        {
            "code_list_code": "110451",
            "code_list_name": "1-р хороо",
            "top_code": "1104"
        },
        {
            "code_list_code": "110453",
            "code_list_name": "2-р хороо",
            "top_code": "1104"
        }
    ],
    "1110": [
        {
            "code_list_code": "111051",
            "code_list_name": "1-р хороо",
            "top_code": "1110"
        },
        {
            "code_list_code": "111052",
            "code_list_name": "26-р хороо",
            "top_code": "1110"
        },
        {
            "code_list_code": "111053",
            "code_list_name": "2-р хороо",
            "top_code": "1110"
        },
        {
            "code_list_code": "111054",
            "code_list_name": "27-р хороо",
            "top_code": "1110"
        },
        {
            "code_list_code": "111055",
            "code_list_name": "3-р хороо",
            "top_code": "1110"
        },
        {
            "code_list_code": "111056",
            "code_list_name": "28-р хороо",
            "top_code": "1110"
        },
        {
            "code_list_code": "111057",
            "code_list_name": "4-р хороо",
            "top_code": "1110"
        }
    ],
    "1113": [
        {
            "code_list_code": "111351",
            "code_list_name": "1-р хороо",
            "top_code": "1113"
        },
        {
            "code_list_code": "111353",
            "code_list_name": "2-р хороо",
            "top_code": "1113"
        },
        {
            "code_list_code": "111355",
            "code_list_name": "3-р хороо",
            "top_code": "1113"
        },
        {
            "code_list_code": "111357",
            "code_list_name": "4-р хороо",
            "top_code": "1113"
        },
        {
            "code_list_code": "111359",
            "code_list_name": "5-р хороо",
            "top_code": "1113"
        },
        {
            "code_list_code": "111361",
            "code_list_name": "6-р хороо",
            "top_code": "1113"
        },
        {
            "code_list_code": "111363",
            "code_list_name": "7-р хороо",
            "top_code": "1113"
        },
        {
            "code_list_code": "111365",
            "code_list_name": "8-р хороо",
            "top_code": "1113"
        }
    ],
    "4201": [
        {
            "code_list_code": "420151",
            "code_list_name": "1-р баг",
            "top_code": "4201"
        },
        {
            "code_list_code": "420153",
            "code_list_name": "2-р баг",
            "top_code": "4201"
        },
        {
            "code_list_code": "420155",
            "code_list_name": "3-р баг",
            "top_code": "4201"
        },
        {
            "code_list_code": "420157",
            "code_list_name": "4-р баг",
            "top_code": "4201"
        }
    ],
    "4204": [
        {
            "code_list_code": "420451",
            "code_list_name": "1-р баг",
            "top_code": "4204"
        },
        {
            "code_list_code": "420453",
            "code_list_name": "2-р баг",
            "top_code": "4204"
        }
    ],
    "4207": [
        {
            "code_list_code": "420751",
            "code_list_name": "1-р баг",
            "top_code": "4207"
        },
        {
            "code_list_code": "420753",
            "code_list_name": "2-р баг",
            "top_code": "4207"
        },
        {
            "code_list_code": "420755",
            "code_list_name": "3-р баг",
            "top_code": "4207"
        }
    ],
    "4510": [
        {
            "code_list_code": "451051",
            "code_list_name": "1-р баг",
            "top_code": "4510"
        },
        {
            "code_list_code": "451053",
            "code_list_name": "2-р баг",
            "top_code": "4510"
        },
        {
            "code_list_code": "451055",
            "code_list_name": "3-р баг",
            "top_code": "4510"
        }
    ],
    "6104": [
        {
            "code_list_code": "610451",
            "code_list_name": "1-р баг",
            "top_code": "6104"
        },
        {
            "code_list_code": "610453",
            "code_list_name": "2-р баг",
            "top_code": "6104"
        },
        {
            "code_list_code": "610455",
            "code_list_name": "3-р баг",
            "top_code": "6104"
        },
        {
            "code_list_code": "610457",
            "code_list_name": "4-р баг",
            "top_code": "6104"
        }
    ]
}
