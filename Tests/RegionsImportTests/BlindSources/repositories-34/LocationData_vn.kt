package com.mustfaibra.roffu.utils


object LocationData {
    val provinces = mapOf(
        "Hà Nội" to listOf(
            "Ba Đình", "Hoàn Kiếm", "Tây Hồ", "Long Biên", "Cầu Giấy",
            "Đống Đa", "Hai Bà Trưng", "Hoàng Mai", "Thanh Xuân"
        ),
        "Hồ Chí Minh" to listOf(
            "Quận 1", "Quận 3", "Quận 5", "Quận 7", "Quận 10",
            "Gò Vấp", "Phú Nhuận", "Bình Thạnh", "Tân Bình", "Thủ Đức"
        ),
        "Đà Nẵng" to listOf(
            "Hải Châu", "Thanh Khê", "Sơn Trà", "Ngũ Hành Sơn",
            "Liên Chiểu", "Cẩm Lệ", "Hoà Vang"
        ),
        "Hải Phòng" to listOf(
            "Hồng Bàng", "Ngô Quyền", "Lê Chân", "Kiến An",
            "Đồ Sơn", "An Dương", "Thủy Nguyên"
        ),
        "Cần Thơ" to listOf(
            "Ninh Kiều", "Bình Thủy", "Cái Răng", "Thốt Nốt",
            "Ô Môn", "Phong Điền"
        ),
        "An Giang" to listOf(
            "Long Xuyên", "Châu Đốc", "Tân Châu", "An Phú", "Phú Tân"
        ),
        "Bình Dương" to listOf(
            "Thủ Dầu Một", "Thuận An", "Dĩ An", "Tân Uyên", "Bến Cát"
        ),
        "Bình Định" to listOf(
            "Quy Nhơn", "An Nhơn", "Hoài Nhơn", "Phù Cát", "Tây Sơn"
        ),
        "Khánh Hòa" to listOf(
            "Nha Trang", "Cam Ranh", "Ninh Hòa", "Diên Khánh"
        ),
        "Lâm Đồng" to listOf(
            "Đà Lạt", "Bảo Lộc", "Đơn Dương", "Đức Trọng", "Lâm Hà"
        ),
        "Thừa Thiên Huế" to listOf(
            "Huế", "Hương Thủy", "Hương Trà", "Phong Điền"
        ),
        "Nghệ An" to listOf(
            "Vinh", "Cửa Lò", "Hoàng Mai", "Thái Hòa"
        ),
        "Thanh Hóa" to listOf(
            "Thanh Hóa", "Bỉm Sơn", "Sầm Sơn", "Nghi Sơn"
        ),
        "Quảng Ninh" to listOf(
            "Hạ Long", "Cẩm Phả", "Uông Bí", "Móng Cái"
        ),
        "Nam Định" to listOf(
            "Nam Định", "Mỹ Lộc", "Hải Hậu", "Xuân Trường"
        ),
        "Ninh Bình" to listOf(
            "Ninh Bình", "Tam Điệp", "Gia Viễn", "Hoa Lư"
        ),
        "Tây Ninh" to listOf(
            "Tây Ninh", "Hòa Thành", "Trảng Bàng", "Gò Dầu"
        ),
        "Vĩnh Long" to listOf(
            "Vĩnh Long", "Long Hồ", "Mang Thít", "Bình Minh"
        ),
        "Sóc Trăng" to listOf(
            "Sóc Trăng", "Vĩnh Châu", "Ngã Năm", "Mỹ Xuyên"
        ),
        "Thành phố khác" to listOf(
            "Trung tâm", "Ngoại ô", "Khác"
        )
    )
}
