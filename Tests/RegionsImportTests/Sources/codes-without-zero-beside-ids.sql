CREATE TABLE province (id int, code char(2), name varchar(30));
INSERT INTO province VALUES (1,'02','Beta'),(2,'01','Alpha'),(3,'03','Gamma');
CREATE TABLE district (id int, name varchar(30), province_code int);
INSERT INTO district VALUES (1,'D1',2),(2,'D2',1),(3,'D3',1),(4,'D4',3),(5,'D5',2);
