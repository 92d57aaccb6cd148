INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1001, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1001', 'Phra Nakhon', 'พระนคร', 1030
);
INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1002, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1002', 'Dusit', 'ดุสิต', 1030
);
INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1003, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1003', 'Nong Chok', 'หนองจอก', 1030
);
INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1004, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1004', 'Bang Rak', 'บางรัก', 1030
);
INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1005, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1005', 'Bang Khen', 'บางเขน', 1030
);
INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1006, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1006', 'Bang Kapi', 'บางกะปิ', 1030
);
INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1007, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1007', 'Pathum Wan', 'ปทุมวัน', 1030
);
INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1008, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1008', 'Pom Prap Sattru Phai', 'ป้อมปราบศัตรูพ่าย', 1030
);
INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1009, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1009', 'Phra Khanong', 'พระโขนง', 1030
);

INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1010, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1010', 'Min Buri', 'มีนบุรี', 1030
);

INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1011, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1011', 'Lat Krabang', 'ลาดกระบัง', 1030
);

INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1012, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1012', 'Yan Nawa', 'ยานนาวา', 1030
);

INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1101, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1101', 'Mueang Samut Prakan', 'เมืองสมุทรปราการ', 1043
);

INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1102, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1102', 'Bang Bo', 'บางบ่อ', 1043
);

INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1103, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1103', 'Bang Phli', 'บางพลี', 1043
);

INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1104, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1104', 'Phra Pradaeng', 'พระประแดง', 1043
);

INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1105, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1105', 'Phra Samut Chedi', 'พระสมุทรเจดีย์', 1043
);

INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1106, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1106', 'Bang Sao Thong', 'บางเสาธง', 1043
);

INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1201, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1201', 'Mueang Nonthaburi', 'เมืองนนทบุรี', 1036
);

INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1202, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1202', 'Bang Kruai', 'บางกรวย', 1036
);

INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1203, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1203', 'Bang Yai', 'บางใหญ่', 1036
);

INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1204, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1204', 'Bang Bua Thong', 'บางบัวทอง', 1036
);

INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1205, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1205', 'Sai Noi', 'ไทรน้อย', 1036
);

INSERT INTO district(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th, province)
VALUES
(
1206, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'D1206', 'Pak Kret', 'ปากเกร็ด', 1036
);
