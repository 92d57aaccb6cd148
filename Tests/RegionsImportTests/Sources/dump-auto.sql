CREATE TABLE provinces (id INT AUTO_INCREMENT PRIMARY KEY, name VARCHAR(50));
CREATE TABLE districts (id INT AUTO_INCREMENT PRIMARY KEY, name VARCHAR(50), province_id INT REFERENCES provinces(id));
INSERT INTO provinces (name) VALUES ('Alto'),('Bajo'),('Medio');
INSERT INTO districts (name, province_id) VALUES ('Aro',1),('Bo',1),('Campo',2),('Dehesa',3);
