<?php

$config['address_info'] = array(
    array(
        'city_id' => 1,
        'name' => "Hà Nội",
        'display' => 1,
        'state' => array(
            array(
                'state_id' => 1,
                'name' => 'Quận Ba Đình',
                'town' => array('Cống Vị', 'Điện Biên', 'Đội Cấn', 'Giảng Võ', 'Kim Mã', 'Liễu Giai', 'Ngọc Hà', 'Ngọc Khánh', 'Nguyễn Trung Trực', 'Phúc Xá', 'Quán Thánh', 'Thành Công', 'Trúc Bạch', 'Vĩnh Phúc')
            ),
            array(
                'state_id' => 2,
                'name' => 'Quận Hoàn Kiếm',
                'town' => array('Chương Dương Độ', 'Cửa Đông', 'Cửa Nam', 'Đồng Xuân', 'Hàng Bạc', 'Hàng Bài', 'Hàng Bồ', 'Hàng Bông', 'Hàng Buồm', 'Hàng Đào', 'Hàng Gai', 'Hàng Mã', 'Hàng Trống', 'Lý Thái Tổ', 'Phan Chu Trinh', 'Phúc Tân', 'Trần Hưng Đạo', 'Tràng Tiền')
            ),
            array(
                'state_id' => 3,
                'name' => 'Quận Tây Hồ',
                'town' => array('Bưởi', 'Thụy Khuê', 'Yên Phụ', 'Tứ Liên', 'Nhật Tân', 'Quảng An', 'Xuân La', 'Phú Thượng')
            ),
            array(
                'state_id' => 4,
                'name' => 'Quận Long Biên',
                'town' => array('Bồ Đề', 'Gia Thụy', 'Cự Khối', 'Đức Giang', 'Giang Biên', 'Long Biên', 'Ngọc Lâm', 'Ngọc Thụy', 'Phúc Đồng', 'Phúc Lợi', 'Sài Đồng', 'Thạch Bàn', 'Thượng Thanh', 'Việt Hưng')
            )
        )
    )
);
