-- Quận/Huyện
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('001', 'Quận Ba Đình', 'Quận', '01');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('002', 'Quận Hoàn Kiếm', 'Quận', '01');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('003', 'Quận Tây Hồ', 'Quận', '01');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('004', 'Quận Long Biên', 'Quận', '01');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('005', 'Quận Cầu Giấy', 'Quận', '01');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('006', 'Quận Đống Đa', 'Quận', '01');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('007', 'Quận Hai Bà Trưng', 'Quận', '01');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('008', 'Quận Hoàng Mai', 'Quận', '01');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('009', 'Quận Thanh Xuân', 'Quận', '01');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('016', 'Huyện Sóc Sơn', 'Huyện', '01');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('017', 'Huyện Đông Anh', 'Huyện', '01');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('018', 'Huyện Gia Lâm', 'Huyện', '01');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('019', 'Quận Nam Từ Liêm', 'Quận', '01');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('020', 'Huyện Thanh Trì', 'Huyện', '01');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('021', 'Quận Bắc Từ Liêm', 'Quận', '01');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('024', 'Thành phố Hà Giang', 'Thành phố', '02');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('026', 'Huyện Đồng Văn', 'Huyện', '02');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('027', 'Huyện Mèo Vạc', 'Huyện', '02');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('028', 'Huyện Yên Minh', 'Huyện', '02');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('029', 'Huyện Quản Bạ', 'Huyện', '02');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('030', 'Huyện Vị Xuyên', 'Huyện', '02');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('031', 'Huyện Bắc Mê', 'Huyện', '02');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('032', 'Huyện Hoàng Su Phì', 'Huyện', '02');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('033', 'Huyện Xín Mần', 'Huyện', '02');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('034', 'Huyện Bắc Quang', 'Huyện', '02');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('035', 'Huyện Quang Bình', 'Huyện', '02');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('040', 'Thành phố Cao Bằng', 'Thành phố', '04');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('042', 'Huyện Bảo Lâm', 'Huyện', '04');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('043', 'Huyện Bảo Lạc', 'Huyện', '04');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('045', 'Huyện Hà Quảng', 'Huyện', '04');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('047', 'Huyện Trùng Khánh', 'Huyện', '04');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('048', 'Huyện Hạ Lang', 'Huyện', '04');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('049', 'Huyện Quảng Hòa', 'Huyện', '04');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('051', 'Huyện Hoà An', 'Huyện', '04');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('052', 'Huyện Nguyên Bình', 'Huyện', '04');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('053', 'Huyện Thạch An', 'Huyện', '04');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('058', 'Thành Phố Bắc Kạn', 'Thành phố', '06');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('060', 'Huyện Pác Nặm', 'Huyện', '06');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('061', 'Huyện Ba Bể', 'Huyện', '06');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('062', 'Huyện Ngân Sơn', 'Huyện', '06');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('063', 'Huyện Bạch Thông', 'Huyện', '06');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('064', 'Huyện Chợ Đồn', 'Huyện', '06');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('065', 'Huyện Chợ Mới', 'Huyện', '06');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('066', 'Huyện Na Rì', 'Huyện', '06');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('070', 'Thành phố Tuyên Quang', 'Thành phố', '08');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('071', 'Huyện Lâm Bình', 'Huyện', '08');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('072', 'Huyện Na Hang', 'Huyện', '08');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('073', 'Huyện Chiêm Hóa', 'Huyện', '08');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('074', 'Huyện Hàm Yên', 'Huyện', '08');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('075', 'Huyện Yên Sơn', 'Huyện', '08');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('076', 'Huyện Sơn Dương', 'Huyện', '08');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('080', 'Thành phố Lào Cai', 'Thành phố', '10');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('082', 'Huyện Bát Xát', 'Huyện', '10');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('083', 'Huyện Mường Khương', 'Huyện', '10');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('084', 'Huyện Si Ma Cai', 'Huyện', '10');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('085', 'Huyện Bắc Hà', 'Huyện', '10');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('086', 'Huyện Bảo Thắng', 'Huyện', '10');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('087', 'Huyện Bảo Yên', 'Huyện', '10');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('088', 'Thị xã Sa Pa', 'Thị xã', '10');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('089', 'Huyện Văn Bàn', 'Huyện', '10');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('094', 'Thành phố Điện Biên Phủ', 'Thành phố', '11');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('095', 'Thị Xã Mường Lay', 'Thị xã', '11');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('096', 'Huyện Mường Nhé', 'Huyện', '11');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('097', 'Huyện Mường Chà', 'Huyện', '11');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('098', 'Huyện Tủa Chùa', 'Huyện', '11');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('099', 'Huyện Tuần Giáo', 'Huyện', '11');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('100', 'Huyện Điện Biên', 'Huyện', '11');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('101', 'Huyện Điện Biên Đông', 'Huyện', '11');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('102', 'Huyện Mường Ảng', 'Huyện', '11');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('103', 'Huyện Nậm Pồ', 'Huyện', '11');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('105', 'Thành phố Lai Châu', 'Thành phố', '12');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('106', 'Huyện Tam Đường', 'Huyện', '12');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('107', 'Huyện Mường Tè', 'Huyện', '12');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('108', 'Huyện Sìn Hồ', 'Huyện', '12');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('109', 'Huyện Phong Thổ', 'Huyện', '12');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('110', 'Huyện Than Uyên', 'Huyện', '12');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('111', 'Huyện Tân Uyên', 'Huyện', '12');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('112', 'Huyện Nậm Nhùn', 'Huyện', '12');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('116', 'Thành phố Sơn La', 'Thành phố', '14');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('118', 'Huyện Quỳnh Nhai', 'Huyện', '14');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('119', 'Huyện Thuận Châu', 'Huyện', '14');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('120', 'Huyện Mường La', 'Huyện', '14');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('121', 'Huyện Bắc Yên', 'Huyện', '14');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('122', 'Huyện Phù Yên', 'Huyện', '14');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('123', 'Huyện Mộc Châu', 'Huyện', '14');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('124', 'Huyện Yên Châu', 'Huyện', '14');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('125', 'Huyện Mai Sơn', 'Huyện', '14');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('126', 'Huyện Sông Mã', 'Huyện', '14');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('127', 'Huyện Sốp Cộp', 'Huyện', '14');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('128', 'Huyện Vân Hồ', 'Huyện', '14');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('132', 'Thành phố Yên Bái', 'Thành phố', '15');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('133', 'Thị xã Nghĩa Lộ', 'Thị xã', '15');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('135', 'Huyện Lục Yên', 'Huyện', '15');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('136', 'Huyện Văn Yên', 'Huyện', '15');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('137', 'Huyện Mù Căng Chải', 'Huyện', '15');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('138', 'Huyện Trấn Yên', 'Huyện', '15');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('139', 'Huyện Trạm Tấu', 'Huyện', '15');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('140', 'Huyện Văn Chấn', 'Huyện', '15');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('141', 'Huyện Yên Bình', 'Huyện', '15');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('148', 'Thành phố Hòa Bình', 'Thành phố', '17');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('150', 'Huyện Đà Bắc', 'Huyện', '17');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('152', 'Huyện Lương Sơn', 'Huyện', '17');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('153', 'Huyện Kim Bôi', 'Huyện', '17');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('154', 'Huyện Cao Phong', 'Huyện', '17');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('155', 'Huyện Tân Lạc', 'Huyện', '17');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('156', 'Huyện Mai Châu', 'Huyện', '17');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('157', 'Huyện Lạc Sơn', 'Huyện', '17');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('158', 'Huyện Yên Thủy', 'Huyện', '17');
INSERT INTO DISTRICT (district_code, name, type, province_code)
VALUES ('159', 'Huyện Lạc Thủy', 'Huyện', '17');

UPDATE DISTRICT
SET STATUS      = '1',
    CREATE_DATE = TRUNC(SYSDATE)
WHERE DISTRICT_CODE IS NOT NULL;