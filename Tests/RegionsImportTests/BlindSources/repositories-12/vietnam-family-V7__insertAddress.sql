-- Tạo data các tỉnh thành
INSERT INTO cities (name, code, codename, division_type, phone_code)
VALUES ('Thành phố Hà Nội', 1, 'thanh_pho_ha_noi', 'thành phố trung ương', 24),
       ('Tỉnh Hà Giang', 2, 'tinh_ha_giang', 'tỉnh', 219),
       ('Tỉnh Cao Bằng', 4, 'tinh_cao_bang', 'tỉnh', 206),
       ('Tỉnh Bắc Kạn', 6, 'tinh_bac_kan', 'tỉnh', 209),
       ('Tỉnh Tuyên Quang', 8, 'tinh_tuyen_quang', 'tỉnh', 207),
       ('Tỉnh Lào Cai', 10, 'tinh_lao_cai', 'tỉnh', 214),
       ('Tỉnh Điện Biên', 11, 'tinh_dien_bien', 'tỉnh', 215),
       ('Tỉnh Lai Châu', 12, 'tinh_lai_chau', 'tỉnh', 213),
       ('Tỉnh Sơn La', 14, 'tinh_son_la', 'tỉnh', 212),
       ('Tỉnh Yên Bái', 15, 'tinh_yen_bai', 'tỉnh', 216),
       ('Tỉnh Hoà Bình', 17, 'tinh_hoa_binh', 'tỉnh', 218);

-- Tạo data cho tinh Ha noi
INSERT INTO districts (name, code, codename, division_type, short_codename, city_id)
VALUES ('Quận Ba Đình', 1, 'quan_ba_dinh', 'quận', 'ba_dinh', 1),
       ('Quận Hoàn Kiếm', 10, 'quan_hoan_kiem', 'quận', 'hoan_kiem', 1),
       ('Quận Hai Bà Trưng', 2, 'quan_hai_ba_trung', 'quận', 'hai_ba_trung', 1),
       ('Quận Đống Đa', 3, 'quan_dong_da', 'quận', 'dong_da', 1),
       ('Quận Tây Hồ', 11, 'quan_tay_ho', 'quận', 'tay_ho', 1),
       ('Quận Cầu Giấy', 8, 'quan_cau_giay', 'quận', 'cau_giay', 1),
       ('Quận Long Biên', 4, 'quan_long_bien', 'quận', 'long_bien', 1),
       ('Quận Hoàng Mai', 12, 'quan_hoang_mai', 'quận', 'hoang_mai', 1),
       ('Quận Hai Bà Trưng', 9, 'quan_thanh_xuan', 'quận', 'thanh_xuan', 1),
       ('Huyện Sóc Sơn', 14, 'huyen_soc_son', 'huyện', 'soc_son', 1),
       ('Huyện Đông Anh', 15, 'huyen_dong_anh', 'huyện', 'dong_anh', 1),
       ('Huyện Gia Lâm', 16, 'huyen_gia_lam', 'huyện', 'gia_lam', 1),
       ('Huyện Nam Từ Liêm', 17, 'huyen_nam_tu_liem', 'huyện', 'nam_tu_liem', 1),
       ('Huyện Thanh Trì', 18, 'huyen_thanh_tri', 'huyện', 'thanh_tri', 1),
       ('Huyện Bắc Từ Liêm', 19, 'huyen_bac_tu_liem', 'huyện', 'bac_tu_liem', 1),
       ('Huyện Mê Linh', 23, 'huyen_me_linh', 'huyện', 'me_linh', 1),
       ('Huyện Ba Vì', 24, 'huyen_ba_vi', 'huyện', 'ba_vi', 1),
       ('Huyện Phú Xuyên', 25, 'huyen_phu_xuyen', 'huyện', 'phu_xuyen', 1),
       ('Huyện Thạch Thất', 26, 'huyen_thach_that', 'huyện', 'thach_that', 1),
       ('Huyện Quốc Oai', 27, 'huyen_quoc_oai', 'huyện', 'quoc_oai', 1),
       ('Huyện Chương Mỹ', 28, 'huyen_chuong_my', 'huyện', 'chuong_my', 1),
       ('Huyện Đan Phượng', 29, 'huyen_dan_phuong', 'huyện', 'dan_phuong', 1),
       ('Huyện Hoài Đức', 30, 'huyen_hoai_duc', 'huyện', 'hoai_duc', 1),
       ('Huyện Thanh Oai', 31, 'huyen_thanh_oai', 'huyện', 'thanh_oai', 1),
       ('Huyện Mỹ Đức', 35, 'huyen_my_duc', 'huyện', 'my_duc', 1),
       ('Huyện Ứng Hòa', 37, 'huyen_ung_hoa', 'huyện', 'ung_hoa', 1),
       ('Huyện Thường Tín', 38, 'huyen_thuong_tin', 'huyện', 'thuong_tin', 1),
       ('Huyện Phúc Thọ', 36, 'huyen_phuc_tho', 'huyện', 'phuc_tho', 1),
       ('Huyện Sơn Tây', 21, 'huyen_son_tay', 'huyện', 'son_tay', 1);

-- Thêm các quận của Hà Giang
INSERT INTO districts (name, code, codename, division_type, short_codename, city_id)
VALUES ('Thành phố Hà Giang', 210, 'thanh_pho_ha_giang', 'thành phố', 'ha_giang', 2),
       ('Huyện Đồng Văn', 201, 'huyen_dong_van', 'huyện', 'dong_van', 2),
       ('Huyện Mèo Vạc', 202, 'huyen_meo_vac', 'huyện', 'meo_vac', 2),
       ('Huyện Yên Minh', 203, 'huyen_yen_minh', 'huyện', 'yen_minh', 2),
       ('Huyện Quản Bạ', 204, 'huyen_quan_ba', 'huyện', 'quan_ba', 2),
       ('Huyện Vị Xuyên', 205, 'huyen_vi_xuyen', 'huyện', 'vi_xuyen', 2),
       ('Huyện Bắc Mê', 206, 'huyen_bac_me', 'huyện', 'bac_me', 2),
       ('Huyện Hoàng Su Phì', 207, 'huyen_hoang_su_phi', 'huyện', 'hoang_su_phi', 2),
       ('Huyện Xín Mần', 208, 'huyen_xin_man', 'huyện', 'xin_man', 2),
       ('Huyện Bắc Quang', 209, 'huyen_bac_quang', 'huyện', 'bac_quang', 2),
       ('Huyện Quang Bình', 210, 'huyen_quang_binh', 'huyện', 'quang_binh', 2);

-- Thêm thành phố và các quận/huyện của Cao Bằng
INSERT INTO districts (name, code, codename, division_type, short_codename, city_id)
VALUES ('Thành phố Cao Bằng', 200, 'thanh_pho_cao_bang', 'thành phố', 'thanh_pho', 3),
       ('Huyện Thạch An', 211, 'huyen_thach_an', 'huyện', 'thach_an', 3),
       ('Huyện Nguyên Bình', 212, 'huyen_nguyen_binh', 'huyện', 'nguyen_binh', 3),
       ('Huyện Hoà An', 213, 'huyen_hoa_an', 'huyện', 'hoa_an', 3),
       ('Huyện Quảng Uyên', 214, 'huyen_quang_uyen', 'huyện', 'quang_uyen', 3),
       ('Huyện Trà Lĩnh', 215, 'huyen_tra_linh', 'huyện', 'tra_linh', 3),
       ('Huyện Thông Nông', 216, 'huyen_thong_nong', 'huyện', 'thong_nong', 3),
       ('Huyện Hà Quảng', 217, 'huyen_ha_quang', 'huyện', 'ha_quang', 3),
       ('Huyện Bảo Lâm', 218, 'huyen_bao_lam', 'huyện', 'bao_lam', 3),
       ('Huyện Trùng Khánh', 219, 'huyen_trung_khanh', 'huyện', 'trung_khanh', 3);

-- Thêm thành phố, quận và huyện của Bắc Kạn
INSERT INTO districts (name, code, codename, division_type, short_codename, city_id)
VALUES ('Thành phố Bắc Kạn', 1, 'thanh_pho_bac_kan', 'thành phố', 'thanh_pho', 4),
       ('Huyện Bạch Thông', 401, 'huyen_bach_thong', 'huyện', 'bach_thong', 4),
       ('Huyện Chợ Đồn', 402, 'huyen_cho_don', 'huyện', 'cho_don', 4),
       ('Huyện Cho Moi', 403, 'huyen_cho_moi', 'huyện', 'cho_moi', 4),
       ('Huyện Na Rì', 404, 'huyen_na_ri', 'huyện', 'na_ri', 4),
       ('Huyện Ngân Sơn', 405, 'huyen_ngan_son', 'huyện', 'ngan_son', 4),
       ('Huyện Ba Bể', 406, 'huyen_ba_be', 'huyện', 'ba_be', 4);

-- Thêm thành phố và các quận/huyện của Tuyên Quang
INSERT INTO districts (name, code, codename, division_type, short_codename, city_id)
VALUES ('Thành phố Tuyên Quang', 1, 'thanh_pho_tuyen_quang', 'thành phố', 'thanh_pho', 5),
       ('Huyện Lâm Bình', 501, 'huyen_lam_binh', 'huyện', 'lam_binh', 5),
       ('Huyện Na Hang', 502, 'huyen_na_hang', 'huyện', 'na_hang', 5),
       ('Huyện Chiêm Hóa', 503, 'huyen_chiem_hoa', 'huyện', 'chiem_hoa', 5),
       ('Huyện Hàm Yên', 504, 'huyen_ham_yen', 'huyện', 'ham_yen', 5),
       ('Huyện Yên Sơn', 505, 'huyen_yen_son', 'huyện', 'yen_son', 5);

-- Thêm thành phố và các quận/huyện của Lào Cai
INSERT INTO districts (name, code, codename, division_type, short_codename, city_id)
VALUES ('Thành phố Lào Cai', 1, 'thanh_pho_lao_cai', 'thành phố', 'lao_cai', 6),
       ('Huyện Bát Xát', 601, 'huyen_bat_xat', 'huyện', 'bat_xat', 6),
       ('Huyện Mường Khương', 602, 'huyen_muong_khuong', 'huyện', 'muong_khuong', 6),
       ('Huyện Si Ma Cai', 603, 'huyen_si_ma_cai', 'huyện', 'si_ma_cai', 6),
       ('Huyện Bắc Hà', 604, 'huyen_bac_ha', 'huyện', 'bac_ha', 6),
       ('Huyện Bảo Thắng', 605, 'huyen_bao_thang', 'huyện', 'bao_thang', 6),
       ('Huyện Bảo Yên', 606, 'huyen_bao_yen', 'huyện', 'bao_yen', 6),
       ('Thị xã Sa Pa', 607, 'thi_xa_sa_pa', 'thị xã', 'sa_pa', 6);

-- Thêm các quận và huyện của Điện Biên
INSERT INTO districts (name, code, codename, division_type, short_codename, city_id)
VALUES ('Thành phố Điện Biên Phủ', 1, 'thanh_pho_dien_bien_phu', 'thành phố', 'dien_bien_phu', 7),
       ('Huyện Điện Biên', 601, 'huyen_dien_bien', 'huyện', 'dien_bien', 7),
       ('Huyện Điện Biên Đông', 602, 'huyen_dien_bien_dong', 'huyện', 'dien_bien_dong', 7),
       ('Huyện Mường Ảng', 603, 'huyen_muong_ang', 'huyện', 'muong_ang', 7),
       ('Huyện Mường Chà', 604, 'huyen_muong_cha', 'huyện', 'muong_cha', 7),
       ('Huyện Mường Nhé', 605, 'huyen_muong_nhe', 'huyện', 'muong_nhe', 7),
       ('Huyện Nậm Pồ', 606, 'huyen_nam_po', 'huyện', 'nam_po', 7),
       ('Huyện Tủa Chùa', 607, 'huyen_tua_chua', 'huyện', 'tua_chua', 7),
       ('Huyện Tuần Giáo', 608, 'huyen_tuan_giao', 'huyện', 'tuan_giao', 7),
       ('Thị xã Mường Lay', 95, 'thi_xa_muong_lay', 'thị xã', 'muong_lay', 7);
