INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1001, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P001', 'เชียงใหม่', 'Chiang Mai', 'Z002', 0
);
INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1002, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P002', 'เชียงราย', 'Chiang Rai', 'Z002', 0
);
INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1003, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P003', 'ลำปาง', 'Lampang', 'Z002', 0
);
INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1004, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P004', 'ลำพูน', 'Lamphun', 'Z002', 0
);
INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1005, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P005', 'แม่ฮ่องสอน', 'Mae Hong Son', 'Z002', 0
);
INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1006, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P006', 'น่าน', 'Nan', 'Z002', 0
);
INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1007, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P007', 'พะเยา', 'Phayao', 'Z002', 0
);
INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1008, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P008', 'แพร่', 'Phrae', 'Z002', 0
);
INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1009, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P009', 'อุตรดิตถ์', 'Uttaradit', 'Z002', 0
);

INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1030, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P030', 'กรุงเทพมหานคร', 'Bangkok', 'Z003', 0
);

INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1036, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P036', 'นนทบุรี', 'Nonthaburi', 'Z003', 0
);

INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1037, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P037', 'ปทุมธานี', 'Pathum Thani', 'Z003', 0
);

INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1038, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P038', 'พระนครศรีอยุธยา', 'Phra Nakhon Si Ayutthaya', 'Z003', 0
);

INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1043, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P043', 'สมุทรปราการ', 'Samut Prakan', 'Z003', 0
);

INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1044, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P044', 'สมุทรสงคราม', 'Samut Songkhram', 'Z003', 0
);

INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1052, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P052', 'จันทบุรี', 'Chanthaburi', 'Z001', 0
);

INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1053, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P053', 'ฉะเชิงเทรา', 'Chachoengsao', 'Z001', 0
);

INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1054, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P054', 'ชลบุรี', 'Chonburi', 'Z001', 0
);

INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1055, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P055', 'ตราด', 'Trat', 'Z001', 0
);

INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1059, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P059', 'กาญจนบุรี', 'Kanchanaburi', 'Z006', 0
);

INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1060, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P060', 'ตาก', 'Tak', 'Z006', 0
);

INSERT INTO province(id, created_by, created_date, updated_by, updated_date, code, name_th, name_en, zone_code1, version)
VALUES
(
1061, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 'P061', 'ประจวบคีรีขันธ์', 'Prachuap Khiri Khan', 'Z006', 0
);
