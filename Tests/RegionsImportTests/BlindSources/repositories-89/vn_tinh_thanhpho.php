<?php
$tinh_thanhpho = array(
    //"" => "",
    "HANOI" => "Thành Phố Hà Nội",
    "HOCHIMINH" => "Thành Phố Hồ Chí Minh",
    "ANGIANG" => "Tỉnh An Giang",
    "BARIAVUNGTAU" => "Tỉnh Bà Rịa - Vũng Tàu",
    "CANTHO" => "Thành Phố Cần Thơ",
    "DAKLAK" => "Tỉnh Đắk Lắk",
    "DAKNONG" => "Tỉnh Đắk Nông",
    "DANANG" => "Thành Phố Đà Nẵng",
    "HAIPHONG" => "Thành Phố Hải Phòng",
    "THUATHIENHUE" => "Tỉnh Thừa Thiên Huế",
    "VINHLONG" => "Tỉnh Vĩnh Long",
    "VINHPHUC" => "Tỉnh Vĩnh Phúc",
    "YENBAI" => "Tỉnh Yên Bái",
);