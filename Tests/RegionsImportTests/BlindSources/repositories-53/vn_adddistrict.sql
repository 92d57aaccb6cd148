INSERT INTO District(idprovince ,district)
values (1 , N'An Phú'),
	(1, N'Châu Thành'),
    (1, N'Châu Phú'),
    (1, N'Chợ Mới'),
    (1, N'Long Xuyên'),
    (1, N'Phú Tân'),
    (1, N'Tân Châu'),
    (1, N'Thoại Sơn'),
    (1, N'Tri Tôn');
INSERT INTO District (idprovince, district)
VALUES
    (2, N'Bà Rịa'),
    (2, N'Châu Đức'),
    (2, N'Côn Đảo'),
    (2, N'Đất Đỏ'),
    (2, N'Long Điền'),
    (2, N'Tân Thành'),
    (2, N'Vũng Tàu');
INSERT INTO District (idprovince, district)
VALUES
	(3, N'Bắc Giang'),
	(3, N'Hiệp Hòa'),
	(3, N'Lạng Giang'),
	(3, N'Lục Nam'),
	(3, N'Lục Ngạn'),
	(3, N'Sơn Động'),
	(3, N'Tân Yên'),
	(3, N'Việt Yên'),
	(3, N'Yên Dũng'),
	(3, N'Yên Thế');
INSERT INTO District (idprovince, district)
VALUES
    (4, N'Ba Bể'),
    (4, N'Bạch Thông'),
    (4, N'Chợ Đồn'),
    (4, N'Chợ Mới'),
    (4, N'Na Rì'),
    (4, N'Ngân Sơn'),
    (4, N'Pác Nặm');
INSERT INTO District (idprovince, district)
VALUES
    (5, N'Đông Hải'),
    (5, N'Giá Rai'),
    (5, N'Hòa Bình'),
    (5, N'Hồng Dân'),
    (5, N'Phước Long'),
    (5, N'U Minh'),
    (5, N'Vĩnh Lợi');
INSERT INTO District (idprovince, district)
VALUES
    (6, N'Gia Bình'),
    (6, N'Lương Tài'),
    (6, N'Quế Võ'),
    (6, N'Tiên Du'),
    (6, N'Yên Phong'),
    (6, N'Thành phố Bắc Ninh');
INSERT INTO District (idprovince, district)
VALUES
    (7, N'Ba Tri'),
    (7, N'Bình Đại'),
    (7, N'Châu Thành'),
    (7, N'Chợ Lách'),
    (7, N'Giồng Trôm'),
    (7, N'Mỏ Cày Bắc'),
    (7, N'Mỏ Cày Nam'),
    (7, N'Thạnh Phú'),
    (7, N'Thành phố Bến Tre');
