insert into region_tbl(name) values('South');
insert into region_tbl(name) values('North');
insert into region_tbl(name) values('East');
insert into region_tbl(name) values('West');
insert into region_tbl(name) values('Central');
insert into region_tbl(name) values('South Central');
insert into region_tbl(name) values('South East');
insert into region_tbl(name) values('North West');
insert into region_tbl(name) values('North East');

insert into state_tbl (name, region_id, capital) values ('Ayeyarwady Region', 1, 'Pathein');
insert into state_tbl (name, region_id, capital) values ('Tanintharyi Region', 1, 'Dawei');
insert into state_tbl (name, region_id, capital) values ('Mon State', 1, 'Mawlamyine');
insert into state_tbl (name, region_id, capital) values ('Kachin State', 2, 'Myitkyina');
insert into state_tbl (name, region_id, capital) values ('Kayah State', 3, 'Loikaw');
insert into state_tbl (name, region_id, capital) values ('Rakhine State', 4, 'Sittwe');
insert into state_tbl (name, region_id, capital) values ('Magway Region', 5, 'Magwe');
insert into state_tbl (name, region_id, capital) values ('Mandalay Region', 5, 'Mandalay');
insert into state_tbl (name, region_id, capital) values ('Yangon Region', 1, 'Yangon');
insert into state_tbl (name, region_id, capital) values ('Naypyidaw Union Territory', 5, 'Naypyidaw');
insert into state_tbl (name, region_id, capital) values ('Bago Region', 6, 'Bago');
insert into state_tbl (name, region_id, capital) values ('Kayin State', 7, 'Hpa-an');
insert into state_tbl (name, region_id, capital) values ('Sagaing Region', 8, 'Monywa');
insert into state_tbl (name, region_id, capital) values ('Chin State', 8, 'Hakha');
insert into state_tbl (name, region_id, capital) values ('Shan State', 9, 'Taunggyi');

