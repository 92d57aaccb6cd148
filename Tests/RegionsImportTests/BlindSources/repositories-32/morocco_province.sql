CREATE TABLE IF NOT EXISTS "province" (
"region_id" VARCHAR (2) NOT NULL,
"id" VARCHAR (3) NULL,
"code" VARCHAR (15) NULL,
"name" VARCHAR (50) NULL,
"name_ar" VARCHAR (50) NULL
);

INSERT INTO province VALUES
('01','051','01.051.','Province: Al Hoceima','المحافظة: الحسيمة'),
('01','151','01.151.','Province: Chefchaouen',' شفشاون'),
('01','227','01.227.','Province: Fahs-Anjra        ',' الفحص أنجرة'),
('01','331','01.331.','Province: Larache',' العرائش'),
('01','405','01.405.','Province: Ouezzane',' وزان'),
('01','511','01.511.','Préfecture: Tanger-Assilah',' طنجة-أصيلة'),
('01','571','01.571.','Province: Tétouan',' تطوان'),
('01','573','01.573.','Préfecture: M''Diq-Fnideq',' المضيق الفنيدق'),
('02','113','02.113.','Province: Berkane',' بركان'),
('02','167','02.167.','Province: Driouch',' الدريوش'),
('02','251','02.251.','Province: Figuig',' فكيك'),
('02','265','02.265.','Province: Guercif','غرسيف'),
('02','275','02.275.','Province: Jerada','جرادة'),
('02','381','02.381.','Province: Nador','الناظور'),
('02','411','02.411.','Préfecture: Oujda-Angad','جدة-أنجاد'),
('02','533','02.533.','Province: Taourirt',' تاوريرت');