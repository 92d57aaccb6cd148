INSERT INTO Provinces (ProvinceName) VALUES
(N'Hà Nội'),(N'Hồ Chí Minh'),(N'Đà Nẵng'),(N'An Giang'),(N'Bà Rịa - Vũng Tàu'),(N'Bắc Giang'),(N'Bắc Kạn'),
(N'Bến Tre'),(N'Bình Định'),(N'Bình Dương'),(N'Bình Phước'),(N'Cà Mau'),(N'Cao Bằng'),(N'Đắk Lắk'),(N'Đắk Nông'),(N'Điện Biên'),(N'Đồng Nai'),(N'Đồng Tháp'),
(N'Hà Giang'),(N'Hà Nam'),(N'Hà Tĩnh'),(N'Hải Dương'),(N'Hải Phòng'),(N'Hòa Bình'),(N'Hưng Yên'),(N'Khánh Hòa'),(N'Kiên Giang'),(N'Kon Tum'),(N'Lai Châu');
INSERT INTO Districts (ProvinceID, DistrictName) VALUES
(1, N'Quận Ba Đình'),(1, N'Quận Hoàn Kiếm'),(1, N'Quận Đống Đa'),(1, N'Quận Hai Bà Trưng'),
(1, N'Quận Hoàng Mai'),(1, N'Quận Thanh Xuân'),(1, N'Huyện Đông Anh'),(1, N'Huyện Gia Lâm'),(1, N'Huyện Thanh Trì'),

(2, N'Quận 1'),(2, N'Quận 2'),(2, N'Quận 3'),(2, N'Quận 4'),(2, N'Quận 5'),(2, N'Quận 6'),(2, N'Quận 7'),(2, N'Quận 8'),(2, N'Quận 9'),(2, N'Quận 10'),
(2, N'Quận 11'),(2, N'Quận 12'),(2, N'Quận Bình Tân'),(2, N'Quận Bình Thạnh'),(2, N'Quận Gò Vấp'),(2, N'Quận Phú Nhuận'),(2, N'Quận Tân Bình'),(2, N'Quận Tân Phú'),
(2, N'Quận Thủ Đức'),(2, N'Huyện Bình Chánh'),(2, N'Huyện Cần Giờ'),(2, N'Huyện Củ Chi'),(2, N'Huyện Hóc Môn'),(2, N'Huyện Nhà Bè'),

(3, N'Quận Hải Châu'),(3, N'Quận Thanh Khê'),(3, N'Quận Liên Chiểu'),(3, N'Quận Sơn Trà'),(3, N'Quận Ngũ Hành Sơn'),(3, N'Huyện Hoà Vang');

INSERT INTO Wards (DistrictID, WardName) VALUES
(1, N'Phường Trúc Bạch'),(1, N'Phường Đội Cấn'),(1, N'Phường Ngọc Hà'),(1, N'Phường Giảng Võ'),
(2, N'Phường Lý Thái Tổ'),(2, N'Phường Hàng Bạc'),(2, N'Phường Hàng Bồ'),(2, N'Phường Chương Dương'),
(3, N'Phường Khâm Thiên'),(3, N'Phường Văn Chương'),(3, N'Phường Quốc Tử Giám'),
(4, N'Phường Bạch Đằng'),(4, N'Phường Thanh Lương'),(4, N'Phường Nguyễn Du'),

(10, N'Phường Bến Nghé'),(10, N'Phường Bến Thành'),(10, N'Phường Cầu Kho'),(10, N'Phường Cầu Ông Lãnh'),
(10, N'Phường Cô Giang'),(10, N'Phường Đa Kao'),(10, N'Phường Nguyễn Cư Trinh'),(10, N'Phường Nguyễn Thái Bình'),
(10, N'Phường Phạm Ngũ Lão'),(10, N'Phường Tân Định'),

(11, N'Phường An Khánh'),(11, N'Phường An Lợi Đông'),(11, N'Phường An Phú'),(11, N'Phường Bình An'),
(11, N'Phường Bình Khánh'),(11, N'Phường Bình Trưng Đông'),(11, N'Phường Bình Trưng Tây'),(11, N'Phường Cát Lái'),
(11, N'Phường Thạnh Mỹ Lợi'),(11, N'Phường Thảo Điền'),(11, N'Phường Thủ Thiêm'),
(34, N'Phường Thạch Thang'),
(34, N'Phường Hải Châu 1'),
(34, N'Phường Nam Dương'),
(35, N'Phường Thanh Khê Tây'),
(35, N'Phường Thanh Khê Đông'),
(35, N'Phường Xuân Hà'),
(37, N'Phường Mân Thái'),
(37, N'Phường Thọ Quang'),
(37, N'Phường An Hải Bắc');