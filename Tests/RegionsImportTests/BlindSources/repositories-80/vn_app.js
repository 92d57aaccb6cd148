window.WebcakeAddresses[84] = {
    "101": {
        "10101": {
            "1010101": {
                "name": "Phường Phúc Xá"
            },
            "1010103": {
                "name": "Phường Nguyễn Trung Trực"
            },
            "1010105": {
                "name": "Phường Quán Thánh"
            },
            "1010107": {
                "name": "Phường Trúc Bạch"
            },
            "1010109": {
                "name": "Phường Điện Biên"
            },
            "1010111": {
                "name": "Phường Kim Mã"
            },
            "1010113": {
                "name": "Phường Đội Cấn"
            },
            "1010114": {
                "name": "Phường Liễu Giai"
            },
            "1010115": {
                "name": "Phường Cống Vị"
            },
            "1010116": {
                "name": "Phường Vĩnh Phúc"
            },
            "1010117": {
                "name": "Phường Ngọc Khánh"
            },
            "1010119": {
                "name": "Phường Giảng Võ"
            },
            "1010121": {
                "name": "Phường Ngọc Hà"
            },
            "1010123": {
                "name": "Phường Thành Công"
            },
            "name": "Quận Ba Đình"
        },
        "10153": {
            "1015301": {
                "name": "Thị trấn Quang Minh"
            },
            "1015303": {
                "name": "Thị trấn Chi Đông"
            },
            "1015315": {
                "name": "Xã Kim Hoa"
            },
            "1015317": {
                "name": "Xã Thạch Đà"
            },
            "1015319": {
                "name": "Xã Tiến Thắng"
            },
            "1015321": {
                "name": "Xã Tự Lập"
            },
            "1015325": {
                "name": "Xã Thanh Lâm"
            },
            "1015327": {
                "name": "Xã Tam Đồng"
            },
            "1015329": {
                "name": "Xã Liên Mạc"
            },
            "1015331": {
                "name": "Xã Vạn Yên"
            },
            "1015333": {
                "name": "Xã Đại Thịnh"
            },
            "1015335": {
                "name": "Xã Chu Phan"
            },
            "1015337": {
                "name": "Xã Tiến Thịnh"
            },
            "1015339": {
                "name": "Xã Mê Linh"
            },
            "1015341": {
                "name": "Xã Văn Khê"
            },
            "1015343": {
                "name": "Xã Hoàng Kim"
            },
            "1015345": {
                "name": "Xã Tiền Phong"
            },
            "1015347": {
                "name": "Xã Tráng Việt"
            },
            "name": "Huyện Mê Linh"
        },
        "10155": {
            "1015501": {
                "name": "Phường Liên Mạc"
            },
            "1015503": {
                "name": "Phường Cổ Nhuế 1"
            },
            "1015505": {
                "name": "Phường Xuân Đỉnh"
            },
            "1015507": {
                "name": "Phường Tây Tựu"
            },
            "1015509": {
                "name": "Phường Minh Khai"
            },
            "1015511": {
                "name": "Phường Phúc Diễn"
            },
            "1015513": {
                "name": "Phường Thượng Cát"
            },
            "1015515": {
                "name": "Phường Thụy Phương"
            },
            "1015517": {
                "name": "Phường Đông Ngạc"
            },
            "1015519": {
                "name": "Phường Cổ Nhuế 2"
            },
            "1015521": {
                "name": "Phường Đức Thắng"
            },
            "1015523": {
                "name": "Phường Xuân Tảo"
            },
            "1015525": {
                "name": "Phường Phú Diễn"
            },
            "name": "Quận Bắc Từ Liêm"
        },
        "id": "101",
        "name": "Hà Nội",
        "name_en": "ha noi"
    }
};
