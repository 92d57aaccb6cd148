
INSERT INTO Province (province)
VALUES
	(N'An Giang'),
    (N'Bà Rịa - Vũng Tàu'),
    (N'Bắc Giang'),
    (N'Bắc Kạn'),
    (N'Bạc Liêu'),
    (N'Bắc Ninh'),
    (N'Bến Tre');
go
