CREATE TABLE region (id serial primary key, name text);
CREATE TABLE city (id serial primary key, region_id integer, name text);
INSERT INTO region VALUES (DEFAULT,'Alto'),(DEFAULT,'Bajo');
INSERT INTO city VALUES (DEFAULT,1,'Aro'),(DEFAULT,1,'Bo'),(DEFAULT,2,'Campo');
