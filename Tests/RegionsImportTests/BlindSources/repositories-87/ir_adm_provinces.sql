CREATE TABLE IF NOT EXISTS adm_provinces(
   id   INTEGER  NOT NULL PRIMARY KEY AUTO_INCREMENT
  ,name VARCHAR(19) NOT NULL
  ,slug VARCHAR(17) NOT NULL
  ,adm_country_id INTEGER  NOT NULL
);
INSERT INTO adm_provinces(id,name,slug,adm_country_id) VALUES (1,'آذربایجان شرقی','آذربایجان-شرقی',1);
INSERT INTO adm_provinces(id,name,slug,adm_country_id) VALUES (2,'آذربایجان غربی','آذربایجان-غربی',1);
INSERT INTO adm_provinces(id,name,slug,adm_country_id) VALUES (3,'اردبیل','اردبیل',1);
INSERT INTO adm_provinces(id,name,slug,adm_country_id) VALUES (4,'اصفهان','اصفهان',1);
INSERT INTO adm_provinces(id,name,slug,adm_country_id) VALUES (5,'البرز','البرز',1);
INSERT INTO adm_provinces(id,name,slug,adm_country_id) VALUES (6,'ایلام','ایلام',1);
INSERT INTO adm_provinces(id,name,slug,adm_country_id) VALUES (7,'بوشهر','بوشهر',1);
INSERT INTO adm_provinces(id,name,slug,adm_country_id) VALUES (8,'تهران','تهران',1);
INSERT INTO adm_provinces(id,name,slug,adm_country_id) VALUES (9,'چهارمحال و بختیاری','چهارمحال-بختیاری',1);
INSERT INTO adm_provinces(id,name,slug,adm_country_id) VALUES (10,'خراسان جنوبی','خراسان-جنوبی',1);
INSERT INTO adm_provinces(id,name,slug,adm_country_id) VALUES (11,'خراسان رضوی','خراسان-رضوی',1);
INSERT INTO adm_provinces(id,name,slug,adm_country_id) VALUES (12,'خراسان شمالی','خراسان-شمالی',1);
INSERT INTO adm_provinces(id,name,slug,adm_country_id) VALUES (13,'خوزستان','خوزستان',1);
INSERT INTO adm_provinces(id,name,slug,adm_country_id) VALUES (14,'زنجان','زنجان',1);
INSERT INTO adm_provinces(id,name,slug,adm_country_id) VALUES (15,'سمنان','سمنان',1);
INSERT INTO adm_provinces(id,name,slug,adm_country_id) VALUES (16,'سیستان و بلوچستان','سیستان-بلوچستان',1);
