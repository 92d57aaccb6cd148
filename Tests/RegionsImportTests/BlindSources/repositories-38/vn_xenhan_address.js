

var district = new Array();
district["Hà Nội"] = ["Ba Đình", "Bắc Từ Liêm", "Cầu Giấy", "Đống Đa", "Hà Đông", "Hai Bà Trưng", "Hoàn Kiếm", "Hoàng Mai", "Long Biên", "Nam Từ Liêm", "Tây Hồ", "Thanh Xuân", "Sơn Tây", "Ba Vì", "Chương Mỹ", "Đan Phượng", "Đông Anh", "Gia Lâm", "Hoài Đức", "Mê Linh", "Mỹ Đức", "Phú Xuyên", "Phúc Thọ", "Quốc Oai", "Sóc Sơn", "Thạch Thất", "Thanh Oai", "Thanh Trì", "Thường Tín", "Ứng Hòa"];
district["Hồ Chí Minh"] = ["Quận 1", "Quận 2", "Quận 3", "Quận 4", "Quận 5", "Quận 6", "Quận 7", "Quận 8", "Quận 9", "Quận 10", "Quận 11", "Quận 12", "Quận Thủ Đức", "Gò Vấp", "Bình Thạnh", "Tân Bình", "Tân Phú", "Phú Nhuận", "Bình Tân", "Củ Chi", "Hóc Môn", "Bình Chánh", "Nhà Bè", "Cần Giờ"];
district["Đà Nẵng"] = ["Hải Châu", "Thanh Khê", "Sơn Trà", "Ngũ Hành Sơn", "Liên Chiểu", "Hòa Vang", "Cẩm Lệ"];
district["Hải Phòng"] = ["Dương Kinh", "Đồ Sơn", "Hải An", "Hồng Bàng", "Kiến An", "Lê Chân", "Ngô Quyền", "An Dương", "An Lão", "Bạch Long Vĩ", "Cát Hải", "Kiến Thụy", "Thủy Nguyên", "Tiên Lãng", "Vĩnh Bảo"];
district["Bình Dương"] = ["Thủ Dầu Một", "Thuận An", "Dĩ An", "Bến Cát", "Tân Uyên", "Bàu Bàng", "Dầu Tiếng", "Phú Giáo", "Bắc Tân Uyên"];
district["Cần Thơ"] = ["Bình Thủy", "Cái Răng", "Ninh Kiều", "Ô Môn", "Thốt Nốt", "Cờ Đỏ", "Phong Điền", "Thới Lai", "Vĩnh Thạnh"];
district["Yên Bái"]= ["Yên Bái", "Nghĩa Lộ", "Văn Yên", "Yên Bình", "Mù Cang Chải", "Văn Chấn", "Trấn Yên", "Trạm Tấu", "Lục Yên"];
district["Phú Yên"]= ["Tuy Hoà", "Đồng Xuân", "Sông Cầu", "Tuy An", "Sơn Hoà", "Sông Hinh", "Đông Hoà", "Phú Hoà", "Tây Hoà"];

var povinces = ["-- Tỉnh/Thành phố --", "Hà Nội","Hồ Chí Minh","Đà Nẵng","Hải Phòng","Bình Dương","Cần Thơ",
	"Yên Bái","Phú Yên"];

