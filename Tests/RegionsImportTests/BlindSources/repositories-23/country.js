export const country = [
    {
        "province_id": "92",
        "province_name": "Thành phố Cần Thơ",
        "district": [
            {
                "district_id": "925",
                "district_name": "Huyện Cờ Đỏ",
                "commune": [
                    {
                        "district_id": "925",
                        "ward_id": "31261",
                        "ward_name": "Thị trấn Cờ Đỏ",
                    },
                    {
                        "district_id": "925",
                        "ward_id": "31273",
                        "ward_name": "Xã Đông Hiệp"
                    },
                    {
                        "district_id": "925",
                        "ward_id": "31274",
                        "ward_name": "Xã Đông Thắng"
                    },
                    {
                        "district_id": "925",
                        "ward_id": "31249",
                        "ward_name": "Xã Thạnh Phú"
                    },
                    {
                        "district_id": "925",
                        "ward_id": "31276",
                        "ward_name": "Xã Thới Đông"
                    },
                    {
                        "district_id": "925",
                        "ward_id": "31264",
                        "ward_name": "Xã Thới Hưng"
                    },
                    {
                        "district_id": "925",
                        "ward_id": "31277",
                        "ward_name": "Xã Thới Xuân"
                    },
                    {
                        "district_id": "925",
                        "ward_id": "31222",
                        "ward_name": "Xã Trung An"
                    },
                    {
                        "district_id": "925",
                        "ward_id": "31255",
                        "ward_name": "Xã Trung Hưng"
                    },
                    {
                        "district_id": "925",
                        "ward_id": "31252",
                        "ward_name": "Xã Trung Thạnh"
                    }
                ]
            },
            {
                "district_id": "918",
                "district_name": "Quận Bình Thủy",
                "commune": [
                    {
                        "district_id": "918",
                        "ward_id": "31177",
                        "ward_name": "Phường An Thới"
                    },
                    {
                        "district_id": "918",
                        "ward_id": "31168",
                        "ward_name": "Phường Bình Thủy"
                    },
                    {
                        "district_id": "918",
                        "ward_id": "31178",
                        "ward_name": "Phường Bùi Hữu Nghĩa"
                    },
                    {
                        "district_id": "918",
                        "ward_id": "31180",
                        "ward_name": "Phường Long Hòa"
                    },
                    {
                        "district_id": "918",
                        "ward_id": "31183",
                        "ward_name": "Phường Long Tuyền"
                    },
                    {
                        "district_id": "918",
                        "ward_id": "31174",
                        "ward_name": "Phường Thới An Đông"
                    },
                    {
                        "district_id": "918",
                        "ward_id": "31169",
                        "ward_name": "Phường Trà An"
                    },
                    {
                        "district_id": "918",
                        "ward_id": "31171",
                        "ward_name": "Phường Trà Nóc"
                    }
                ]
            },
            {
                "district_id": "916",
                "district_name": "Quận Ninh Kiều",
                "commune": [
                    {
                        "district_id": "916",
                        "ward_id": "31150",
                        "ward_name": "Phường An Bình"
                    },
                    {
                        "district_id": "916",
                        "ward_id": "31129",
                        "ward_name": "Phường An Cư"
                    },
                    {
                        "district_id": "916",
                        "ward_id": "31120",
                        "ward_name": "Phường An Hòa"
                    },
                    {
                        "district_id": "916",
                        "ward_id": "31149",
                        "ward_name": "Phường An Khánh"
                    },
                    {
                        "district_id": "916",
                        "ward_id": "31126",
                        "ward_name": "Phường An Nghiệp"
                    },
                    {
                        "district_id": "916",
                        "ward_id": "31141",
                        "ward_name": "Phường An Phú"
                    },
                    {
                        "district_id": "916",
                        "ward_id": "31117",
                        "ward_name": "Phường Cái Khế"
                    },
                    {
                        "district_id": "916",
                        "ward_id": "31147",
                        "ward_name": "Phường Hưng Lợi"
                    },
                    {
                        "district_id": "916",
                        "ward_id": "31135",
                        "ward_name": "Phường Tân An"
                    },
                    {
                        "district_id": "916",
                        "ward_id": "31123",
                        "ward_name": "Phường Thới Bình"
                    },
                    {
                        "district_id": "916",
                        "ward_id": "31144",
                        "ward_name": "Phường Xuân Khánh"
                    }
                ]
            }
        ]
    },
    {
        "province_id": "48",
        "province_name": "Thành phố Đà Nẵng",
        "district": [
            {
                "district_id": "498",
                "district_name": "Huyện Hoàng Sa",
                "commune": []
            },
            {
                "district_id": "495",
                "district_name": "Quận Cẩm Lệ",
                "commune": [
                    {
                        "district_id": "495",
                        "ward_id": "20260",
                        "ward_name": "Phường Hòa An"
                    },
                    {
                        "district_id": "495",
                        "ward_id": "20305",
                        "ward_name": "Phường Hòa Phát"
                    },
                    {
                        "district_id": "495",
                        "ward_id": "20306",
                        "ward_name": "Phường Hòa Thọ Đông"
                    },
                    {
                        "district_id": "495",
                        "ward_id": "20311",
                        "ward_name": "Phường Hòa Thọ Tây"
                    },
                    {
                        "district_id": "495",
                        "ward_id": "20314",
                        "ward_name": "Phường Hòa Xuân"
                    },
                    {
                        "district_id": "495",
                        "ward_id": "20257",
                        "ward_name": "Phường Khuê Trung"
                    }
                ]
            },
            {
                "district_id": "494",
                "district_name": "Quận Ngũ Hành Sơn",
                "commune": [
                    {
                        "district_id": "494",
                        "ward_id": "20287",
                        "ward_name": "Phường Hòa Hải"
                    },
                    {
                        "district_id": "494",
                        "ward_id": "20290",
                        "ward_name": "Phường Hòa Quý"
                    },
                    {
                        "district_id": "494",
                        "ward_id": "20285",
                        "ward_name": "Phường Khuê Mỹ"
                    },
                    {
                        "district_id": "494",
                        "ward_id": "20284",
                        "ward_name": "Phường Mỹ An"
                    }
                ]
            }
        ]
    }
]
