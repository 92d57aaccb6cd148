-----------------Países-------------------------------
insert into country (id_country,country_name) values (s_country.nextVal,'Costa Rica');
-----------------Provincias--------------------------
insert into province (id_province,id_country,province_name) values (s_province.nextVal,1,'San José');
insert into province (id_province,id_country,province_name) values (s_province.nextVal,1,'Alajuela');
insert into province (id_province,id_country,province_name) values (s_province.nextVal,1,'Heredia');
insert into province (id_province,id_country,province_name) values (s_province.nextVal,1,'Cartago');
insert into province (id_province,id_country,province_name) values (s_province.nextVal,1,'Puntarenas');
insert into province (id_province,id_country,province_name) values (s_province.nextVal,1,'Guanacaste');
insert into province (id_province,id_country,province_name) values (s_province.nextVal,1,'Limón');
----------------Cantones de San José---------------
insert into canton (id_canton,canton_name,id_province) values (s_canton.nextVal,'San José',1);
insert into canton (id_canton,canton_name,id_province) values (s_canton.nextVal,'Escazú',1);
insert into canton (id_canton,canton_name,id_province) values (s_canton.nextVal,'Desamparados',1);
insert into canton (id_canton,canton_name,id_province) values (s_canton.nextVal,'Puriscal',1);
insert into canton (id_canton,canton_name,id_province) values (s_canton.nextVal,'Tarrazú',1);
insert into canton (id_canton,canton_name,id_province) values (s_canton.nextVal,'Aserrí',1);
insert into canton (id_canton,canton_name,id_province) values (s_canton.nextVal,'Mora',1);
insert into canton (id_canton,canton_name,id_province) values (s_canton.nextVal,'Goicoechea',1);
insert into canton (id_canton,canton_name,id_province) values (s_canton.nextVal,'Santa Ana',1);
