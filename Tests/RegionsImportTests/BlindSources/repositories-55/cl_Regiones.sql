--Aysen

INSERT INTO regions  (nombre_region, region_id) VALUES ('Región de Aysén del General Carlos Ibáñez del Campo', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Coyhaique', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Puerto Aysén', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Chile Chico', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Cochrane', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Puerto Cisnes', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('La Junta', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Tortel', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Villa Cerro Castillo', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Lago Verde', '1'); 
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Río Ibáñez', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Bahía Murta', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Caleta Tortel', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Villa OHiggins', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Puerto Guadal', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Puerto Ingeniero Ibáñez', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Mallin Grande', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Puerto Aguirre', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Bahía Exploradores', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Villa Mañihuales', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Los Queñes', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Villa Amengual', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('El Blanco', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('El Gato', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Villa Ortega', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Puerto Río Tranquilo', '1');
INSERT INTO Comunas  (nombre_comuna, region_id) VALUES ('Valle Simpson', '1');

--Antofagasta

INSERT INTO regions  (nombre_region, region_id) VALUES ('Región de Antofagasta', '2');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Antofagasta', '2');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Mejillones', '2');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Sierra Gorda', '2');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Taltal', '2');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Calama', '2');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Ollagüe', '2');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('San Pedro de Atacama', '2');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Tocopilla', '2');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('María Elena', '2');

--Arica

INSERT INTO regions  (nombre_region, region_id) VALUES ('Region de Arica y Parinacota', '3');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Arica', '3');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Camarones', '3');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Putre', '3');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('General Lagos', '3');

--Atacama

INSERT INTO regions  (nombre_region, region_id) VALUES ('Región de Atacama', '4');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Copiapó', '4');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Caldera', '4');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Tierra Amarilla', '4');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Chañaral', '4');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Alto el Carmen', '4');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Diego de Almagro', '4');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Freirina', '4');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Huasco', '4');
INSERT INTO Comunas (nombre_comuna, region_id) VALUES ('Vallenar', '4');

