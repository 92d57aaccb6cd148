drop table area;

create table area (
	id serial,
	area_name varchar(255) not null
	
);

insert into area (area_name) values ('千代田区');
insert into area (area_name) values ('中央区');
insert into area (area_name) values ('港区');
insert into area (area_name) values ('新宿区');
insert into area (area_name) values ('文京区');
insert into area (area_name) values ('台東区');
insert into area (area_name) values ('墨田区');
insert into area (area_name) values ('江東区');
insert into area (area_name) values ('品川区');
insert into area (area_name) values ('目黒区');
insert into area (area_name) values ('大田区');
insert into area (area_name) values ('世田谷区');
insert into area (area_name) values ('渋谷区');
insert into area (area_name) values ('中野区');
insert into area (area_name) values ('杉並区');
insert into area (area_name) values ('豊島区');
insert into area (area_name) values ('北区');
insert into area (area_name) values ('荒川区');
insert into area (area_name) values ('板橋区');
insert into area (area_name) values ('練馬区');
insert into area (area_name) values ('足立区');
insert into area (area_name) values ('葛飾区');
insert into area (area_name) values ('江戸川区');
