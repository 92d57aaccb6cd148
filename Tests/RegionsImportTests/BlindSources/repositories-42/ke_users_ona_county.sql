USE ONA;

CREATE TABLE county(
id int(6) NOT NULL AUTO_INCREMENT,
c_code varchar(20),
county varchar(40),
value int(6),
PRIMARY KEY (id)
);

insert into county(c_code,county,value) values('Keri','Kericho','1354');
insert into county(c_code,county,value) values('Mand','Mandera','1294');
insert into county(c_code,county,value) values('Waji','Wajir','709');
insert into county(c_code,county,value) values('Mars','Marsabit','1048');
insert into county(c_code,county,value) values('Isio','Isiolo','193');
insert into county(c_code,county,value) values('Laik','Laikipia','1053');
insert into county(c_code,county,value) values('Gari','Garissa','1429');
insert into county(c_code,county,value) values('Lamu','Lamu','1404');
insert into county(c_code,county,value) values('Tana','Tana River','223');
insert into county(c_code,county,value) values('Kili','Kilifi','1596');
insert into county(c_code,county,value) values('Kwal','Kwale','1493');
insert into county(c_code,county,value) values('Maku','Makueni','1473');
insert into county(c_code,county,value) values('Tait','Taita Taveta','1329');
insert into county(c_code,county,value) values('Kitu','Kitui','1316');
insert into county(c_code,county,value) values('Meru','Meru','786');
insert into county(c_code,county,value) values('Nyer','Nyeri','128');
insert into county(c_code,county,value) values('Emb','Embu','1172');
insert into county(c_code,county,value) values('Thar','Tharaka Nithi','246');
insert into county(c_code,county,value) values('Mach','Machakos','128');
insert into county(c_code,county,value) values('Kaji','Kajiado','1930');
insert into county(c_code,county,value) values('Naro','Narok','672');
insert into county(c_code,county,value) values('Migo','Migori','742');
insert into county(c_code,county,value) values('Naku','Nakuru','908');
insert into county(c_code,county,value) values('Bome','Bomet','222');
insert into county(c_code,county,value) values('Bari','Baringo','1988');
insert into county(c_code,county,value) values('Turk','Turkana','278');
insert into county(c_code,county,value) values('West','West Pokot','137');
insert into county(c_code,county,value) values('Samb','Samburu','689');
insert into county(c_code,county,value) values('Tran','Trans Nzoia','883');
insert into county(c_code,county,value) values('Bung','Bungoma','163');
insert into county(c_code,county,value) values('Uasi','Uasin Gishu','495');
insert into county(c_code,county,value) values('Busi','Busia','237');
insert into county(c_code,county,value) values('Kaka','Kakamega','1358');
insert into county(c_code,county,value) values('Siay','Siaya','1104');
insert into county(c_code,county,value) values('Homa','Homa Bay','1186');
insert into county(c_code,county,value) values('Kisu','Kisumu','1451');
insert into county(c_code,county,value) values('Vihi','Vihiga','156');
insert into county(c_code,county,value) values('Nand','Nandi','615');
insert into county(c_code,county,value) values('Elge','Elgeyo Marakwet','855');
insert into county(c_code,county,value) values('Nyam','Nyamira','279');
insert into county(c_code,county,value) values('Kisi','Kisii','210');
insert into county(c_code,county,value) values('Mura','Muranga','347');
insert into county(c_code,county,value) values('Kiri','Kirinyaga','1653');
insert into county(c_code,county,value) values('Kiam','Kiambu','1439');
insert into county(c_code,county,value) values('Nair','Nairobi','1564');
insert into county(c_code,county,value) values('Nyan','Nyandarua','438');
insert into county(c_code,county,value) values('Momb','Mombasa','1468');
