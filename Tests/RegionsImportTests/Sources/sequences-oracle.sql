create sequence s_country;
create sequence s_province start with 10 increment by 1;
insert into country (id_country,country_name) values (s_country.nextVal,'Costa Rica');
insert into province (id_province,id_country,province_name) values (s_province.nextVal,s_country.currval,'San José');
insert into province (id_province,id_country,province_name) values (s_province.nextVal,1,'Alajuela');
insert into canton (id_canton,canton_name,id_province) values (s_canton.nextVal,'Escazú',10);
insert into canton (id_canton,canton_name,id_province) values (s_canton.nextVal,'Mora',10);
insert into canton (id_canton,canton_name,id_province) values (s_canton.nextVal,'Grecia',11);
insert into canton (id_canton,canton_name,id_province) values (s_canton.nextVal,'Atenas',11);
