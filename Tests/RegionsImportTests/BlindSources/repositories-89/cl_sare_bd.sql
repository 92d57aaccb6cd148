CREATE TABLE sare_regiones(
  id number(11),
  numero_region varchar2(4) NOT NULL,
  nombre_region varchar2(255) NOT NULL,
  capital_region varchar2(255),
  CONSTRAINT sare_regiones_pk PRIMARY KEY (id)
);

CREATE TABLE sare_provincias(
  id number(11),
  id_region number(11) NOT NULL,
  nombre_provincia varchar2(255) NOT NULL,
  capital_provincia varchar2(255),
  CONSTRAINT sare_provincias_pk PRIMARY KEY (id),
  CONSTRAINT sare_provincias_fk_regiones FOREIGN KEY (id_region) REFERENCES sare_regiones
);

CREATE TABLE sare_comunas(
  id number(11),
  id_provincia number(11) NOT NULL,
  id_region number(11) NOT NULL,
  nombre_comuna varchar2(255) NOT NULL,
  CONSTRAINT sare_comunas_pk PRIMARY KEY (id),
  CONSTRAINT sare_comunas_fk_provincias FOREIGN KEY (id_provincia) REFERENCES sare_provincias,
  CONSTRAINT sare_comunas_fk_regiones FOREIGN KEY (id_region) REFERENCES sare_regiones  
);

-- D A T O S   R E G I O N E S

INSERT INTO sare_regiones VALUES(1,'I','Tarapacá','Iquique');
INSERT INTO sare_regiones VALUES(2,'II','Antofagasta','Antofagasta');
INSERT INTO sare_regiones VALUES(3,'III','Atacama','Copiapó');
INSERT INTO sare_regiones VALUES(6,'VI','Libertador General Bernardo OHiggins','Rancagua');
INSERT INTO sare_regiones VALUES(13,'RM','Región Metropolitana de Santiago','Santiago');
INSERT INTO sare_regiones VALUES(15,'XV','Arica Parinacota','Arica');

-- D A T O S   P R O V I N C I A S

INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(1,1,'Iquique','Iquique');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(1,53,'Tamarugal','Pozo Almonte');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(2,4,'Antofagasta','Antofagasta');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(2,5,'El Loa','Calama');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(2,6,'Tocopilla','Tocopilla');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(3,7,'Chañaral','Chañaral');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(3,8,'Copiapó','Copiapó');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(3,9,'Huasco','Vallenar');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(6,26,'Cachapoal','Rancagua');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(6,27,'Cardenal Caro','Pichilemu');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(6,28,'Colchagua','San Fernando');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(13,20,'Chacabuco','Colina');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(13,21,'Cordillera','Puente Alto');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(13,22,'Maipo','San Bernardo');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(13,23,'Melipilla','Melipilla');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(13,24,'Santiago','Santiago');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(13,25,'Talagante','Talagante');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(15,2,'Arica','Arica');
INSERT INTO sare_provincias (id_region,id,nombre_provincia,capital_provincia) VALUES(15,3,'Parinacota','Putre');

--D A T O S   C O M U N A S

INSERT INTO sare_comunas(id_region,id_provincia,id,nombre_comuna) VALUES(1,1,1,'Alto Hospicio');
INSERT INTO sare_comunas(id_region,id_provincia,id,nombre_comuna) VALUES(1,1,2,'Iquique');
INSERT INTO sare_comunas(id_region,id_provincia,id,nombre_comuna) VALUES(1,53,3,'Camiña');
INSERT INTO sare_comunas(id_region,id_provincia,id,nombre_comuna) VALUES(1,53,4,'Colchane');
INSERT INTO sare_comunas(id_region,id_provincia,id,nombre_comuna) VALUES(1,53,5,'Huara');
INSERT INTO sare_comunas(id_region,id_provincia,id,nombre_comuna) VALUES(1,53,6,'Pica');
INSERT INTO sare_comunas(id_region,id_provincia,id,nombre_comuna) VALUES(1,53,7,'Pozo Almonte');
INSERT INTO sare_comunas(id_region,id_provincia,id,nombre_comuna) VALUES(2,4,12,'Antofagasta');
INSERT INTO sare_comunas(id_region,id_provincia,id,nombre_comuna) VALUES(2,4,13,'Mejillones');
INSERT INTO sare_comunas(id_region,id_provincia,id,nombre_comuna) VALUES(2,4,14,'Sierra Gorda');
INSERT INTO sare_comunas(id_region,id_provincia,id,nombre_comuna) VALUES(2,4,15,'Taltal');
INSERT INTO sare_comunas(id_region,id_provincia,id,nombre_comuna) VALUES(2,5,16,'Calama');
