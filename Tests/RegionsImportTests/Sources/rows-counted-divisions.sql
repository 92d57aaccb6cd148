-- first the departments
insert into department ( name ) values ( 'Alta Talmo' );
insert into department ( name ) values ( 'Baja Talmo' );
insert into department ( name ) values ( 'Ressin' );
-- towns
insert into municipality (name, department_id) values ('Orvel', 1);
insert into municipality (name, department_id) values ('Berna', 1);
insert into municipality (name, department_id) values ('Sulk', 2);
insert into municipality (name, department_id) values ('Hafen', 3);
insert into municipality (name, department_id) values ('Kens', 1);
insert into municipality (name, department_id) values ('Tign', 3);
