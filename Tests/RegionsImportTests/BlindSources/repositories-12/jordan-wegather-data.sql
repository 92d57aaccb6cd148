INSERT INTO governorate(governorateName) VALUES ('Amman');
INSERT INTO governorate(governorateName) VALUES ('Irbid');
INSERT INTO governorate(governorateName) VALUES ('Zarqa');
INSERT INTO governorate(governorateName) VALUES ('Madaba');
INSERT INTO governorate(governorateName) VALUES ('Aqaba');
INSERT INTO governorate(governorateName) VALUES ('Mafraq');
INSERT INTO governorate(governorateName) VALUES ('Jerash');
INSERT INTO governorate(governorateName) VALUES ('Karak');
INSERT INTO governorate(governorateName) VALUES ('Ajloun');
INSERT INTO governorate(governorateName) VALUES ('Tafilah');
INSERT INTO governorate(governorateName) VALUES ('Balqa');
INSERT INTO governorate(governorateName) VALUES ("Ma'an");

--amman
INSERT INTO district(districtName,governorate_id) VALUES ('Amman',1);
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Jiza',1);
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Muwwaqqar',1);
INSERT INTO district(districtName,governorate_id) VALUES ("Na'oor",1);
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Quesmah',1);
INSERT INTO district(districtName,governorate_id) VALUES ('Sahab',1);
INSERT INTO district(districtName,governorate_id) VALUES ('Um al-Basatin',1);
INSERT INTO district(districtName,governorate_id) VALUES ('Wadi al-Sayr',1);

--irbid
INSERT INTO district(districtName,governorate_id) VALUES ('Irbid',2);
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Aghwar Shamaliyyeh',2);
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Ramtha',2);
INSERT INTO district(districtName,governorate_id) VALUES ('Bani Knana',2);
INSERT INTO district(districtName,governorate_id) VALUES ('Hariema',2);
INSERT INTO district(districtName,governorate_id) VALUES ('Kora',2);
INSERT INTO district(districtName,governorate_id) VALUES ('Mazar Shamaliyyeh',2);
INSERT INTO district(districtName,governorate_id) VALUES ('Tayybeh',2);
INSERT INTO district(districtName,governorate_id) VALUES ('Wastiyyeh',2);

--zarqa
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Azraq',3);
INSERT INTO district(districtName,governorate_id) VALUES ('Birin',3);
INSERT INTO district(districtName,governorate_id) VALUES ('Az-Zarqa',3);

--//Madaba
INSERT INTO district(districtName,governorate_id) VALUES ('Dhiban',4);
INSERT INTO district(districtName,governorate_id) VALUES ('Madaba',4);

--Al-Aqaba
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Aqaba',5);
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Quwayra',5);
INSERT INTO district(districtName,governorate_id) VALUES ('Wadi Araba',5);

--Mafraq
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Mafraq',6);
INSERT INTO district(districtName,governorate_id) VALUES ('Ar-Ruwayshid',6);
INSERT INTO district(districtName,governorate_id) VALUES ("Bal'ama",6);
INSERT INTO district(districtName,governorate_id) VALUES ('Sabha,6);
INSERT INTO district(districtName,governorate_id) VALUES ('Sama as-Sarhan',6);

--Jerash
INSERT INTO district(districtName,governorate_id) VALUES ('Jerash',7);

--Karak
INSERT INTO district(districtName,governorate_id) VALUES ('Ayy',8);
INSERT INTO district(districtName,governorate_id) VALUES ('Faqqu',8);
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Karak',8);
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Mazar al-Janubiyya',8);
INSERT INTO district(districtName,governorate_id) VALUES ("Al-Mazra'a",8);
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Qasr',8);
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Safi',8);

--Ajlon
INSERT INTO district(districtName,governorate_id) VALUES ('Ajlun',9);
INSERT INTO district(districtName,governorate_id) VALUES ('Kofranjah',9);

--Tafilah
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Hasa',10);
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Tafila',10);
INSERT INTO district(districtName,governorate_id) VALUES ('Birsayra',10);

--Balqa
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Balqa',11);
INSERT INTO district(districtName,governorate_id) VALUES ('Ardhah',11);
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Salt',11);
INSERT INTO district(districtName,governorate_id) VALUES ('Dair Alla',11);
INSERT INTO district(districtName,governorate_id) VALUES ('Shuna al-Janubiyya',11);

--Ma'an
INSERT INTO district(districtName,governorate_id) VALUES ('Al-Husanyniyya',12);
INSERT INTO district(districtName,governorate_id) VALUES ('Ash-Shibek',12);
INSERT INTO district(districtName,governorate_id) VALUES ('Ayi',12);
INSERT INTO district(districtName,governorate_id) VALUES ("Ma'an",12);
INSERT INTO district(districtName,governorate_id) VALUES ('Wadi Musa',12);




















