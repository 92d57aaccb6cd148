--------------------DEPARTAMENTOS------------------------------------
INSERT INTO sic_departamento(id_sic_departamento, nombre_departamento)
		 VALUES (1, 'Ahuachapán');
INSERT INTO sic_departamento(id_sic_departamento, nombre_departamento)
		 VALUES (2, 'Santa Ana');
INSERT INTO sic_departamento(id_sic_departamento, nombre_departamento)
		 VALUES (3, 'Sonsonate');

--------------------------MUNICIPIOS-----------------------------------
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (1,'Ahuachapán' , 1);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (2,'Jujutla' , 1);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (3,'Atiquizaya' , 1);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (4,'Concepción de Ataco' , 1);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (5,'El Refugio', 1);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (6,'Guaymango' , 1);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (7,'Apaneca' , 1);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (8,'San Francisco Menéndez' , 1);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (9,'San Lorenzo' , 1);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (10,'San Pedro Puxtla' , 1);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (11,'Tacuba' , 1);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (12,'Turín' , 1);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (13,'Candelaria de la Frontera' , 2);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (14,'Chalchuapa' , 2);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (15,'Coatepeque' , 2);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (16,'El Congo' , 2);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (17,'El Porvenir' , 2);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (18,'Masahuat' , 2);
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (19,'Metapán' , 2);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (20,'San Antonio Pajonal' , 2);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (21,'San Sebastián Salitrillo' , 2);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (22,'Santa Ana' , 2);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (23,'Santa Rosa Guachipilín' , 2);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (24,'Santiago de la Frontera' , 2);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (25,'Texistepeque' , 2);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (26,'Acajutla' , 3);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (27,'Armenia' , 3);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (28,'Caluco' , 3);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (29,'Cuisnahuat' , 3);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (30,'Izalco' , 3);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (31,'Juayúa' , 3);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (32,'Nahuizalco' , 3);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (33,'Nahulingo' , 3);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (34,'Salcoatitán' , 3);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (35,'San Antonio del Monte' , 3);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (36,'San Julián' , 3);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (37,'Santa Catarina Masahuat' , 3);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (38,'Santa Isabel Ishuatán' , 3);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (39,'Santo Domingo' , 3);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (40,'Sonsonate' , 3);	
INSERT INTO sic_municipio(id_sic_municipio, nombre_municipio, fk_sic_departamento)
          VALUES (41,'Sonzacate' , 3);	
