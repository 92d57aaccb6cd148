CREATE TABLE regencies(
   code          INTEGER  NOT NULL PRIMARY KEY 
  ,province_code INTEGER  NOT NULL
  ,name          VARCHAR(40) NOT NULL
);
INSERT INTO regencies(code,province_code,name) VALUES (1901,19,'KABUPATEN BANGKA');
INSERT INTO regencies(code,province_code,name) VALUES (1902,19,'KABUPATEN BELITUNG');
INSERT INTO regencies(code,province_code,name) VALUES (1903,19,'KABUPATEN BANGKA SELATAN');
INSERT INTO regencies(code,province_code,name) VALUES (1904,19,'KABUPATEN BANGKA TENGAH');
INSERT INTO regencies(code,province_code,name) VALUES (1905,19,'KABUPATEN BANGKA BARAT');
INSERT INTO regencies(code,province_code,name) VALUES (1906,19,'KABUPATEN BELITUNG TIMUR');
INSERT INTO regencies(code,province_code,name) VALUES (1971,19,'KOTA PANGKAL PINANG');
INSERT INTO regencies(code,province_code,name) VALUES (2101,21,'KABUPATEN BINTAN');
INSERT INTO regencies(code,province_code,name) VALUES (2102,21,'KABUPATEN KARIMUN');
INSERT INTO regencies(code,province_code,name) VALUES (2103,21,'KABUPATEN NATUNA');
INSERT INTO regencies(code,province_code,name) VALUES (2104,21,'KABUPATEN LINGGA');
INSERT INTO regencies(code,province_code,name) VALUES (2105,21,'KABUPATEN KEPULAUAN ANAMBAS');
INSERT INTO regencies(code,province_code,name) VALUES (2171,21,'KOTA BATAM');
INSERT INTO regencies(code,province_code,name) VALUES (2172,21,'KOTA TANJUNG PINANG');
INSERT INTO regencies(code,province_code,name) VALUES (3101,31,'KABUPATEN ADMINISTRASI KEPULAUAN SERIBU');
INSERT INTO regencies(code,province_code,name) VALUES (3171,31,'KOTA ADMINISTRASI JAKARTA PUSAT');
INSERT INTO regencies(code,province_code,name) VALUES (3172,31,'KOTA ADMINISTRASI JAKARTA UTARA');
INSERT INTO regencies(code,province_code,name) VALUES (3173,31,'KOTA ADMINISTRASI JAKARTA BARAT');
INSERT INTO regencies(code,province_code,name) VALUES (3174,31,'KOTA ADMINISTRASI JAKARTA SELATAN');
INSERT INTO regencies(code,province_code,name) VALUES (3175,31,'KOTA ADMINISTRASI JAKARTA TIMUR');
INSERT INTO regencies(code,province_code,name) VALUES (3401,34,'KABUPATEN KULON PROGO');
INSERT INTO regencies(code,province_code,name) VALUES (3402,34,'KABUPATEN BANTUL');
INSERT INTO regencies(code,province_code,name) VALUES (3403,34,'KABUPATEN GUNUNGKIDUL');
INSERT INTO regencies(code,province_code,name) VALUES (3404,34,'KABUPATEN SLEMAN');
INSERT INTO regencies(code,province_code,name) VALUES (3471,34,'KOTA YOGYAKARTA');
INSERT INTO regencies(code,province_code,name) VALUES (5101,51,'KABUPATEN JEMBRANA');
INSERT INTO regencies(code,province_code,name) VALUES (5102,51,'KABUPATEN TABANAN');
INSERT INTO regencies(code,province_code,name) VALUES (5103,51,'KABUPATEN BADUNG');
INSERT INTO regencies(code,province_code,name) VALUES (5104,51,'KABUPATEN GIANYAR');
INSERT INTO regencies(code,province_code,name) VALUES (5105,51,'KABUPATEN KLUNGKUNG');
INSERT INTO regencies(code,province_code,name) VALUES (5106,51,'KABUPATEN BANGLI');
INSERT INTO regencies(code,province_code,name) VALUES (5107,51,'KABUPATEN KARANGASEM');
INSERT INTO regencies(code,province_code,name) VALUES (5108,51,'KABUPATEN BULELENG');
INSERT INTO regencies(code,province_code,name) VALUES (5171,51,'KOTA DENPASAR');
INSERT INTO regencies(code,province_code,name) VALUES (6501,65,'KABUPATEN BULUNGAN');
INSERT INTO regencies(code,province_code,name) VALUES (6502,65,'KABUPATEN MALINAU');
INSERT INTO regencies(code,province_code,name) VALUES (6503,65,'KABUPATEN NUNUKAN');
INSERT INTO regencies(code,province_code,name) VALUES (6504,65,'KABUPATEN TANA TIDUNG');
INSERT INTO regencies(code,province_code,name) VALUES (6571,65,'KOTA TARAKAN');
