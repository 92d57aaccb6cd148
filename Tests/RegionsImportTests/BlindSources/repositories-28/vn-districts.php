<?php

defined('ABSPATH') || exit;

function data_districts() {
    return '[
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "001",
        "name": "Ba Đình",
        "type": "Quận",
        "district_service_order": "0"
        },
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "002",
        "name": "Hoàn Kiếm",
        "type": "Quận",
        "district_service_order": "1"
        },
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "003",
        "name": "Tây Hồ",
        "type": "Quận",
        "district_service_order": "2"
        },
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "004",
        "name": "Long Biên",
        "type": "Quận",
        "district_service_order": "3"
        },
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "005",
        "name": "Cầu Giấy",
        "type": "Quận",
        "district_service_order": "4"
        },
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "006",
        "name": "Đống Đa",
        "type": "Quận",
        "district_service_order": "5"
        },
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "007",
        "name": "Hai Bà Trưng",
        "type": "Quận",
        "district_service_order": "6"
        },
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "008",
        "name": "Hoàng Mai",
        "type": "Quận",
        "district_service_order": "7"
        },
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "009",
        "name": "Thanh Xuân",
        "type": "Quận",
        "district_service_order": "8"
        },
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "016",
        "name": "Sóc Sơn",
        "type": "Huyện",
        "district_service_order": "9"
        },
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "017",
        "name": "Đông Anh",
        "type": "Huyện",
        "district_service_order": "10"
        },
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "018",
        "name": "Gia Lâm",
        "type": "Huyện",
        "district_service_order": "11"
        },
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "019",
        "name": "Nam Từ Liêm",
        "type": "Quận",
        "district_service_order": "12"
        },
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "020",
        "name": "Thanh Trì",
        "type": "Huyện",
        "district_service_order": "13"
        },
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "021",
        "name": "Bắc Từ Liêm",
        "type": "Quận",
        "district_service_order": "14"
        },
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "250",
        "name": "Mê Linh",
        "type": "Huyện",
        "district_service_order": "15"
        },
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "268",
        "name": "Hà Đông",
        "type": "Quận",
        "district_service_order": "16"
        },
        {
        "province_service_key": "01",
        "province_name": "Thành phố Hà Nội",
        "district_service_key": "269",
        "name": "Sơn Tây",
        "type": "Thị xã",
        "district_service_order": "17"
        },
        {
        "province_service_key": "02",
        "province_name": "Tỉnh Hà Giang",
        "district_service_key": "024",
        "name": "Hà Giang",
        "type": "Thành phố",
        "district_service_order": "18"
        },
        {
        "province_service_key": "02",
        "province_name": "Tỉnh Hà Giang",
        "district_service_key": "026",
        "name": "Đồng Văn",
        "type": "Huyện",
        "district_service_order": "19"
        },
        {
        "province_service_key": "02",
        "province_name": "Tỉnh Hà Giang",
        "district_service_key": "027",
        "name": "Mèo Vạc",
        "type": "Huyện",
        "district_service_order": "20"
        },
        {
        "province_service_key": "02",
        "province_name": "Tỉnh Hà Giang",
        "district_service_key": "028",
        "name": "Yên Minh",
        "type": "Huyện",
        "district_service_order": "21"
        },
        {
        "province_service_key": "02",
        "province_name": "Tỉnh Hà Giang",
        "district_service_key": "029",
        "name": "Quản Bạ",
        "type": "Huyện",
        "district_service_order": "22"
        },
        {
        "province_service_key": "02",
        "province_name": "Tỉnh Hà Giang",
        "district_service_key": "030",
        "name": "Vị Xuyên",
        "type": "Huyện",
        "district_service_order": "23"
        },
        {
        "province_service_key": "02",
        "province_name": "Tỉnh Hà Giang",
        "district_service_key": "031",
        "name": "Bắc Mê",
        "type": "Huyện",
        "district_service_order": "24"
        },
        {
        "province_service_key": "02",
        "province_name": "Tỉnh Hà Giang",
        "district_service_key": "032",
        "name": "Hoàng Su Phì",
        "type": "Huyện",
        "district_service_order": "25"
        },
        {
        "province_service_key": "02",
        "province_name": "Tỉnh Hà Giang",
        "district_service_key": "033",
        "name": "Xín Mần",
        "type": "Huyện",
        "district_service_order": "26"
        },
        {
        "province_service_key": "02",
        "province_name": "Tỉnh Hà Giang",
        "district_service_key": "034",
        "name": "Bắc Quang",
        "type": "Huyện",
        "district_service_order": "27"
        },
        {
        "province_service_key": "02",
        "province_name": "Tỉnh Hà Giang",
        "district_service_key": "035",
        "name": "Quang Bình",
        "type": "Huyện",
        "district_service_order": "28"
        },
        {
        "province_service_key": "04",
        "province_name": "Tỉnh Cao Bằng",
        "district_service_key": "040",
        "name": "Cao Bằng",
        "type": "Thành phố",
        "district_service_order": "29"
        },
        {
        "province_service_key": "04",
        "province_name": "Tỉnh Cao Bằng",
        "district_service_key": "042",
        "name": "Bảo Lâm",
        "type": "Huyện",
        "district_service_order": "30"
        },
        {
        "province_service_key": "04",
        "province_name": "Tỉnh Cao Bằng",
        "district_service_key": "043",
        "name": "Bảo Lạc",
        "type": "Huyện",
        "district_service_order": "31"
        },
        {
        "province_service_key": "04",
        "province_name": "Tỉnh Cao Bằng",
        "district_service_key": "045",
        "name": "Hà Quảng",
        "type": "Huyện",
        "district_service_order": "32"
        },
        {
        "province_service_key": "04",
        "province_name": "Tỉnh Cao Bằng",
        "district_service_key": "047",
        "name": "Trùng Khánh",
        "type": "Huyện",
        "district_service_order": "33"
        },
        {
        "province_service_key": "04",
        "province_name": "Tỉnh Cao Bằng",
        "district_service_key": "048",
        "name": "Hạ Lang",
        "type": "Huyện",
        "district_service_order": "34"
        },
        {
        "province_service_key": "04",
        "province_name": "Tỉnh Cao Bằng",
        "district_service_key": "049",
        "name": "Quảng Hòa",
        "type": "Huyện",
        "district_service_order": "35"
        },
        {
        "province_service_key": "04",
        "province_name": "Tỉnh Cao Bằng",
        "district_service_key": "051",
        "name": "Hoà An",
        "type": "Huyện",
        "district_service_order": "36"
        },
        {
        "province_service_key": "04",
        "province_name": "Tỉnh Cao Bằng",
        "district_service_key": "052",
        "name": "Nguyên Bình",
        "type": "Huyện",
        "district_service_order": "37"
        },
        {
        "province_service_key": "04",
        "province_name": "Tỉnh Cao Bằng",
        "district_service_key": "053",
        "name": "Thạch An",
        "type": "Huyện",
        "district_service_order": "38"
        },
        {
        "province_service_key": "06",
        "province_name": "Tỉnh Bắc Kạn",
        "district_service_key": "058",
        "name": "Bắc Kạn",
        "type": "Thành Phố",
        "district_service_order": "39"
        },
        {
        "province_service_key": "06",
        "province_name": "Tỉnh Bắc Kạn",
        "district_service_key": "060",
        "name": "Pác Nặm",
        "type": "Huyện",
        "district_service_order": "40"
        },
        {
        "province_service_key": "06",
        "province_name": "Tỉnh Bắc Kạn",
        "district_service_key": "061",
        "name": "Ba Bể",
        "type": "Huyện",
        "district_service_order": "41"
        },
        {
        "province_service_key": "06",
        "province_name": "Tỉnh Bắc Kạn",
        "district_service_key": "062",
        "name": "Ngân Sơn",
        "type": "Huyện",
        "district_service_order": "42"
        },
        {
        "province_service_key": "06",
        "province_name": "Tỉnh Bắc Kạn",
        "district_service_key": "063",
        "name": "Bạch Thông",
        "type": "Huyện",
        "district_service_order": "43"
        },
        {
        "province_service_key": "06",
        "province_name": "Tỉnh Bắc Kạn",
        "district_service_key": "064",
        "name": "Chợ Đồn",
        "type": "Huyện",
        "district_service_order": "44"
        },
        {
        "province_service_key": "06",
        "province_name": "Tỉnh Bắc Kạn",
        "district_service_key": "065",
        "name": "Chợ Mới",
        "type": "Huyện",
        "district_service_order": "45"
        },
        {
        "province_service_key": "06",
        "province_name": "Tỉnh Bắc Kạn",
        "district_service_key": "066",
        "name": "Na Rì",
        "type": "Huyện",
        "district_service_order": "46"
        }
    ]';
}
