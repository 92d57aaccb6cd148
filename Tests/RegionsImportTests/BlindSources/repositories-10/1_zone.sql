INSERT INTO zone
(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th)
VALUES(1001, 'System', '2021-04-12 19:42:59.167', 'System', '2021-04-12 19:42:59.167', 0, 'Z001', 'Eastern region', 'ภาคตะวันออก');
INSERT INTO zone
(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th)
VALUES(1002, 'System', '2021-04-12 19:47:25.085', 'System', '2021-04-12 19:47:25.085', 0, 'Z002', 'North region', 'ภาคเหนือ');
INSERT INTO zone
(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th)
VALUES(1003, 'System', '2021-04-12 19:48:24.038', 'System', '2021-04-12 19:48:24.038', 0, 'Z003', 'Central region', 'ภาคกลาง');
INSERT INTO zone
(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th)
VALUES(1004, 'System', '2021-04-12 19:49:28.140', 'System', '2021-04-12 19:49:28.140', 0, 'Z004', 'Northeast region', 'ภาคตะวันออกเฉียงเหนือ');
INSERT INTO zone
(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th)
VALUES(1005, 'System', '2021-04-12 19:50:24.300', 'System', '2021-04-12 19:50:24.300', 0, 'Z005', 'South region', 'ภาคใต้');
INSERT INTO zone
(id, created_by, created_date, updated_by, updated_date, version, code, name_en, name_th)
VALUES(1006, 'System', '2021-04-12 20:41:06.025', 'System', '2021-04-12 20:41:06.025', 0, 'Z006', 'Western region', 'ภาคตะวันตก');
