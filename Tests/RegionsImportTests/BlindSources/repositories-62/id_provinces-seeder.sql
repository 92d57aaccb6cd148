INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(11, 'ACEH', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(12, 'SUMATERA UTARA', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(13, 'SUMATERA BARAT', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(14, 'RIAU', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(15, 'JAMBI', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(16, 'SUMATERA SELATAN', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(17, 'BENGKULU', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(18, 'LAMPUNG', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(19, 'KEPULAUAN BANGKA BELITUNG', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(21, 'KEPULAUAN RIAU', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(31, 'DKI JAKARTA', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(32, 'JAWA BARAT', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(33, 'JAWA TENGAH', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(34, 'DI YOGYAKARTA', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(35, 'JAWA TIMUR', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(36, 'BANTEN', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(51, 'BALI', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(52, 'NUSA TENGGARA BARAT', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(53, 'NUSA TENGGARA TIMUR', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(61, 'KALIMANTAN BARAT', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(62, 'KALIMANTAN TENGAH', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(63, 'KALIMANTAN SELATAN', 1);
INSERT INTO accounts.provinces
(id, name, country_id)
VALUES(64, 'KALIMANTAN TIMUR', 1);
