sellerData = [
    {
        "region_setting": {
            "low_stock_value": 0,
            "enable_size_chart": False,
            "dimension_mandatory": False
        },
        "display_name": "Thời Trang Nữ",
        "name": "Women Clothes",
        "has_active_children": True,
        "has_children": True,
        "children": [
            {
                "region_setting": {
                    "low_stock_value": 0,
                    "enable_size_chart": False,
                    "dimension_mandatory": False
                },
                "display_name": "Áo",
                "name": "Tops",
                "has_active_children": True,
                "has_children": True,
                "children": [
                    {
                        "region_setting": {
                            "low_stock_value": 0,
                            "enable_size_chart": True,
                            "dimension_mandatory": False
                        },
                        "display_name": "Áo hai dây và ba lỗ",
                        "name": "Tanks & Camisoles",
                        "has_active_children": False,
                        "has_children": False,
                        "children": [],
                        "parent_id": 100099,
                        "is_prohibit": False,
                        "id": 100350
                    }
                ]
            }
        ]
    }
]
