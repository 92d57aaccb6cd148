CREATE TABLE `tinh_thanh` (
  `id` int PRIMARY KEY,
  `ten` varchar(50) NOT NULL
);

CREATE TABLE `quan_huyen` (
  `id` int PRIMARY KEY,
  `ten` varchar(50) NOT NULL,
  `id_tinh_thanh` int,
  FOREIGN KEY (`id_tinh_thanh`) REFERENCES `tinh_thanh` (`id`)
);

CREATE TABLE `phuong_xa` (
  `id` int PRIMARY KEY,
  `ten` varchar(50) NOT NULL,
  `id_quan_huyen` int,
  FOREIGN KEY (`id_quan_huyen`) REFERENCES `quan_huyen` (`id`)
);

CREATE TABLE `phan_quyen_nguoi_dung` (
  `id` int PRIMARY KEY,
  `phan_quyen` varchar(50) NOT NULL
);

CREATE TABLE `doanh_nghiep` (
  `id` int PRIMARY KEY,
  `id_chu_san` int,
  `ten_doanh_nghiep` varchar(50) NOT NULL,
  `id_phuong_xa` int,
  `dia_chi` text,
  `mo_ta` text,
  `danh_sach_hinh_anh` text,
  `trang_thai` int,
  FOREIGN KEY (`id_phuong_xa`) REFERENCES `phuong_xa` (`id`),
  FOREIGN KEY (`id_chu_san`) REFERENCES `nguoi_dung` (`id`)
);

CREATE TABLE `san_bong` (
  `id` int PRIMARY KEY,
  `id_doanh_nghiep` int,
  `ten_san_bong` varchar(50) NOT NULL,
  `trang_thai` int,
  FOREIGN KEY (`id_doanh_nghiep`) REFERENCES `doanh_nghiep` (`id`)
);

INSERT INTO `tinh_thanh` (`id`, `ten`) VALUES
(1, 'Hà Nội'),
(2, 'Hồ Chí Minh'),
(3, 'Đà Nẵng');

INSERT INTO `quan_huyen` (`id`, `ten`, `id_tinh_thanh`) VALUES
(1, 'Quận Ba Đình', 1),
(2, 'Quận Hoàn Kiếm', 1),
(3, 'Quận Tây Hồ', 1),
(4, 'Quận 1', 2),
(5, 'Quận 2', 2),
(6, 'Quận 3', 2),
(7, 'Quận Hải Châu', 3),
(8, 'Quận Thanh Khê', 3),
(9, 'Quận Liên Chiểu', 3);

INSERT INTO `phuong_xa` (`id`, `ten`, `id_quan_huyen`) VALUES
(1, 'Phúc Xá', 1),
(2, 'Ngọc Hà', 1),
(3, 'Yên Phụ', 1),
(4, 'Bến Nghé', 4),
(5, 'Cầu Kho', 4),
(6, 'Cô Giang', 4),
(7, 'Hải Châu 1', 7),
(8, 'Hải Châu 2', 7),
(9, 'Hoà Minh', 9);

INSERT INTO `phan_quyen_nguoi_dung` (`id`, `phan_quyen`) VALUES
(1, 'Quản trị viên'),
(2, 'Người dùng thường');

INSERT INTO `doanh_nghiep` (`id`, `id_chu_san`, `ten_doanh_nghiep`, `id_phuong_xa`, `dia_chi`, `mo_ta`, `danh_sach_hinh_anh`, `trang_thai`) VALUES
(1, 1, 'Sân Bóng Mini Sao', 9, '12 Hoàng Văn Thá', 'Sân bóng đẹp, tiện nghi', '1.jpg;2.jpg;3.jpg', 1),
(2, 1, 'Sân bóng đá mini Trung Nghĩa', 9, '3589+QXV', 'Sân bóng rộng rãi, thoáng mát', '2.jpg;3.jpg', 1),
(3, 1, 'Sân Bóng Liên Chiểu - Nhật Nga', 9, '522 Nguyễn Lương Bằng', 'Sân bóng sạch sẽ, an toàn', '3.jpg', 1);

INSERT INTO `san_bong` (`id`, `id_doanh_nghiep`, `ten_san_bong`, `trang_thai`) VALUES
(1, 1, 'Sân bóng 5 người', 1),
(2, 1, 'Sân bóng 7 người', 1),
(3, 2, 'Sân bóng 11 người', 1);
