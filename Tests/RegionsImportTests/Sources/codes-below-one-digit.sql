CREATE TABLE addresses (id int PRIMARY KEY AUTO_INCREMENT, type varchar(20), code varchar(20), name varchar(50), sub_of int);
INSERT INTO addresses VALUES
(1, 'province', '1', 'Banteay', NULL),
(2, 'district', '102', 'Mongkol', 1),
(3, 'commune', '10201', 'Neang', 2),
(4, 'village', '1020101', 'Ou Tho', 3),
(5, 'village', '1020102', 'Phnum', 3),
(6, 'village', '1020103', 'Trang', 3),
(7, 'commune', '10203', 'Choeung', 2),
(8, 'village', '1020301', 'Kouk', 7),
(9, 'village', '1020302', 'Samraong', 7);
