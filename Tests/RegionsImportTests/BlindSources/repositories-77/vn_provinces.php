<?php
return [
    [
      "id"=> 92,
      "province_name"=> "Thành phố Cần Thơ",
      "abbreviation"=> "Cần Thơ",
      "province_type"=> "Thành phố Trung ương"
    ],
    [
      "id"=> 48,
      "province_name"=> "Thành phố Đà Nẵng",
      "abbreviation"=> "Đà Nẵng",
      "province_type"=> "Thành phố Trung ương"
    ],
    [
      "id"=> 1,
      "province_name"=> "Thành phố Hà Nội",
      "abbreviation"=> "Hà Nội",
      "province_type"=> "Thành phố Trung ương"
    ],
    [
      "id"=> 31,
      "province_name"=> "Thành phố Hải Phòng",
      "abbreviation"=> "Hải Phòng",
      "province_type"=> "Thành phố Trung ương"
    ],
    [
      "id"=> 79,
      "province_name"=> "Thành phố Hồ Chí Minh",
      "abbreviation"=> "Hồ Chí Minh",
      "province_type"=> "Thành phố Trung ương"
    ],
    [
      "id"=> 89,
      "province_name"=> "Tỉnh An Giang",
      "abbreviation"=> "An Giang",
      "province_type"=> "Tỉnh"
    ],
    [
      "id"=> 77,
      "province_name"=> "Tỉnh Bà Rịa - Vũng Tàu",
      "abbreviation"=> "Bà Rịa - Vũng Tàu",
      "province_type"=> "Tỉnh"
    ],
    [
      "id"=> 95,
      "province_name"=> "Tỉnh Bạc Liêu",
      "abbreviation"=> "Bạc Liêu",
      "province_type"=> "Tỉnh"
    ],
    [
      "id"=> 24,
      "province_name"=> "Tỉnh Bắc Giang",
      "abbreviation"=> "Bắc Giang",
      "province_type"=> "Tỉnh"
    ],
    [
      "id"=> 6,
      "province_name"=> "Tỉnh Bắc Kạn",
      "abbreviation"=> "Bắc Kạn",
      "province_type"=> "Tỉnh"
    ],
    [
      "id"=> 27,
      "province_name"=> "Tỉnh Bắc Ninh",
      "abbreviation"=> "Bắc Ninh",
      "province_type"=> "Tỉnh"
    ],
    [
      "id"=> 83,
      "province_name"=> "Tỉnh Bến Tre",
      "abbreviation"=> "Bến Tre",
      "province_type"=> "Tỉnh"
    ],
    [
      "id"=> 66,
      "province_name"=> "Tỉnh Đắk Lắk",
      "abbreviation"=> "Đắk Lắk",
      "province_type"=> "Tỉnh"
    ],
    [
      "id"=> 67,
      "province_name"=> "Tỉnh Đắk Nông",
      "abbreviation"=> "Đắk Nông",
      "province_type"=> "Tỉnh"
    ],
    [
      "id"=> 17,
      "province_name"=> "Tỉnh Hoà Bình",
      "abbreviation"=> "Hoà Bình",
      "province_type"=> "Tỉnh"
    ],
    [
      "id"=> 62,
      "province_name"=> "Tỉnh Kon Tum",
      "abbreviation"=> "Kon Tum",
      "province_type"=> "Tỉnh"
    ],
    [
      "id"=> 38,
      "province_name"=> "Tỉnh Thanh Hóa",
      "abbreviation"=> "Thanh Hóa",
      "province_type"=> "Tỉnh"
    ],
    [
      "id"=> 46,
      "province_name"=> "Tỉnh Thừa Thiên Huế",
      "abbreviation"=> "Thừa Thiên Huế",
      "province_type"=> "Tỉnh"
    ],
    [
      "id"=> 26,
      "province_name"=> "Tỉnh Vĩnh Phúc",
      "abbreviation"=> "Vĩnh Phúc",
      "province_type"=> "Tỉnh"
    ],
    [
      "id"=> 15,
      "province_name"=> "Tỉnh Yên Bái",
      "abbreviation"=> "Yên Bái",
      "province_type"=> "Tỉnh"
    ]
];