use bfhfjzo1sfttytwzxc3i;
-- DEPARTAMENTOS --
INSERT INTO departamento (codigo, nombre) VALUES (1, "Guatemala");
INSERT INTO departamento (codigo, nombre) VALUES (2, "El Progreso");
INSERT INTO departamento (codigo, nombre) VALUES (3, "Sacatepéquez");
INSERT INTO departamento (codigo, nombre) VALUES (4, "Chimaltenango");
INSERT INTO departamento (codigo, nombre) VALUES (5, "Escuintla");
INSERT INTO departamento (codigo, nombre) VALUES (6, "Santa Rosa");
INSERT INTO departamento (codigo, nombre) VALUES (7, "Sololá");
INSERT INTO departamento (codigo, nombre) VALUES (8, "Totonicapán");
INSERT INTO departamento (codigo, nombre) VALUES (9, "Quetzaltenango");
INSERT INTO departamento (codigo, nombre) VALUES (10, "Suchitepéquez");
INSERT INTO departamento (codigo, nombre) VALUES (11, "Retalhuleu");
INSERT INTO departamento (codigo, nombre) VALUES (12, "San Marcos");
INSERT INTO departamento (codigo, nombre) VALUES (13, "Huehuetenango");
INSERT INTO departamento (codigo, nombre) VALUES (14, "Quiché");
INSERT INTO departamento (codigo, nombre) VALUES (15, "Baja Verapaz");
INSERT INTO departamento (codigo, nombre) VALUES (16, "Alta Verapaz");
INSERT INTO departamento (codigo, nombre) VALUES (17, "Petén");
INSERT INTO departamento (codigo, nombre) VALUES (18, "Izabal");
INSERT INTO departamento (codigo, nombre) VALUES (19, "Zacapa");
INSERT INTO departamento (codigo, nombre) VALUES (20, "Chiquimula");
INSERT INTO departamento (codigo, nombre) VALUES (21, "Jalapa");
INSERT INTO departamento (codigo, nombre) VALUES (22, "Jutiapa");

	-- Municipios Guatemala --
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (1, "Guatemala",1);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (2, "Santa Catarina Pinula",1);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (3, "San Jose Pinula",1);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (4, "San Jose del Golfo",1);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (5, "Palencia",1);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (6, "Chinutla",1);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (7, "San Pedro Ayampuc",1);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (8, "Mixco",1);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (9, "San Pedro Sacatepequez",1);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (10, "San Juan Sacatepequez",1);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (11, "San Raymundo",1);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (12, "Chuarrancho",1);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (13, "Fraijanes",1);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (14, "Amatitlan",1);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (15, "Villa Nueva",1);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (16, "Villa Canales",1);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (17, "San Miguel Petapa",1);
    
	-- Municipios El Progreso --
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (1, "Guastatoya",2);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (2, "Morazan",2);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (3, "San Agustin Acasaguastlan",2);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (4, "San Cristobal Acasaguastlan",2);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (5, "El Jicaro",2);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (6, "Sansare",2);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (7, "Sanarate",2);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (8, "San Antonio la Paz",2);
    
	-- Municipios  Sacatepequez--
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (1, "Antigua",3);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (2, "Jocotenango",3);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (3, "Pastores",3);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (4, "Sumpango",3);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (5, "Santo Domingo Xenacoj",3);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (6, "Santiago Sacatepequez",3);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (7, "San Bartolome Milpas Altas",3);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (8, "San Lucas Sacatepequez",3);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (9, "Santa Lucia Milpas Altas",3);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (10, "Magdalena Milpas Altas",3);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (11, "Santa Maria de Jesus",3);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (12, "Ciudad Vieja",3);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (13, "San Miguel Dueñas",3);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (14, "Alotenango",3);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (15, "San Antonio Aguas Calientes",3);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (16, "Santa Catarina Barahona",3);
    
	-- Municipios Chimaltenango--
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (1, "Chimaltenango",4);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (2, "San Jose Poaquil",4);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (3, "San Martin Jilotepeque",4);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (4, "San Juan Comalapa",4);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (5, "Santa Apolonia",4);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (6, "Tecpan Guatemala",4);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (7, "Patzun",4);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (8, "San Miguel Pochuta",4);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (9, "Patzicia",4);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (10, "Santa Cruz Balanya",4);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (11, "Acatenango",4);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (12, "San Pedro Yepocapa",4);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (13, "San Andres Itzapa",4);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (14, "Parramos",4);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (15, "Zaragoza",4);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (16, "El Tejar",4);
    
	-- Municipios Escuintla--
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (1, "Escuintla",5);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (2, "Santa Lucia Cotzumalguapa",5);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (3, "La Democracia",5);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (4, "Siquinala",5);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (5, "Masagua",5);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (6, "Tiquisate",5);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (7, "La Gomera",5);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (8, "Guanagazapa",5);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (9, "San Jose",5);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (10, "Iztapa",5);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (11, "Palin",5);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (12, "San Vicente Pacaya",5);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (13, "Nueva Concepcion",5);

	-- Municipios Santa Rosa --
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (1, "Cuilapa",6);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (2, "Barberena",6);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (3, "Santa Rosa De Lima",6);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (4, "Casillas",6);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (5, "San Rafael Las Flores",6);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (6, "Oratorio",6);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (7, "San Juan Tecuaco",6);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (8, "Chiquimulilla",6);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (9, "Taxisco",6);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (10, "Santa Maria Ixhuatan",6);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (11, "Guazacapan",6);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (12, "Santa Cruz Naranjo",6);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (13, "Pueblo Nuevo Viñas",6);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (14, "Nueva Santa Rosa",6);

	-- Municipios Solola --
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (1, "Solola",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (2, "San Jose Chaya",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (3, "Santa Maria Visitacion",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (4, "Santa Lucia Utatlan",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (5, "Nahuala",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (6, "Santa Catarina Ixtahuacan",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (7, "Santa Clara la Laguna",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (8, "Concepcion",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (9, "San Andres Semetabaj",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (10, "Panajachel",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (11, "Santa Catarina Palopo",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (12, "San Antonio Palopo",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (13, "San Lucas Toliman",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (14, "Santa Cruz la Laguna",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (15, "San Pablo la Laguna",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (16, "San Marcos la Laguna",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (17, "San Juan la Laguna",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (18, "San Pedro la Laguna",7);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (19, "Santiago Atitlan",7);

	-- Municipios Totonicapan --
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (1, "Totonicapan",8);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (2, "San Cristobal Totonicapan",8);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (3, "San Francisco El Alto",8);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (4, "San Andres Xecul",8);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (5, "Momostenango",8);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (6, "Santa Maria Chiquimula",8);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (7, "Santa Lucia La Reforma",8);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (8, "San Bartolo Aguas Calientes",8);

	-- Municipios Quetzaltenango --
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (1, "Quetzaltenango",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (2, "Salcaja",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (3, "Olintepeque",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (4, "San Carlos Sija",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (5, "Sibilia",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (6, "Cabrican",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (7, "Cajola",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (8, "San Miguel Siguila",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (9, "San Juan Ostuncalco",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (10, "San Mateo",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (11, "Concepcion Chiquirichapa",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (12, "San Martin Sacatepequez",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (13, "Almolonga",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (14, "Cantel",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (15, "Huitan",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (16, "Zunil",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (17, "Colomba Costa Cuca",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (18, "San Francisco La Union",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (19, "El Palmar",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (20, "Coatepeque",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (21, "Genova Costa Cuca",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (22, "Flores Costa Cuca",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (23, "La Esperanza",9);
    INSERT INTO municipio (codigo, nombre, departamento_iddepartamento) VALUES (24, "Palestina De Los Altos",9);



	