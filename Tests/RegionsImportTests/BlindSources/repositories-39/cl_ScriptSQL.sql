CREATE DATABASE PruebaValueTech;
USE PruebaValueTech


--TABLAS
CREATE TABLE dbo.Region
 (
 IdRegion INT PRIMARY KEY IDENTITY(1,1) NOT NULL ,
 Region VARCHAR(120)
 )

CREATE TABLE dbo.Comuna(
IdComuna INT PRIMARY KEY IDENTITY(1,1) NOT NULL,
idRegion INT NOT NULL,
Comuna varchar(128) ,
InformacionAdicional xml,
CONSTRAINT FK_IdRegion_Region FOREIGN KEY (idRegion)
REFERENCES dbo.Region(idRegion)
)

--POBLAR TABLAS

INSERT dbo.Region (Region) VALUES ('Region de  Arica y Parinacota')
INSERT dbo.Region (Region) VALUES ('Region de  Tarapacá')
INSERT dbo.Region (Region) VALUES ('Region de  Antofagasta')
INSERT dbo.Region (Region) VALUES ('Region de  Atacama')

INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (1, 'Arica', '<info><Superficie>4799,4</Superficie><Poblacion Densidad="51.6">247552</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (1, 'Camarones', '<info><Superficie>3927</Superficie><Poblacion Densidad="0.31">1233</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (1, 'Putre', '<info><Superficie>5902,5</Superficie><Poblacion Densidad="0.43">2515</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (1, 'General Lagos', '<info><Superficie>2244,4</Superficie><Poblacion Densidad="0.36">810</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (2, 'Iquique', '<info><Superficie>2242,1</Superficie><Poblacion Densidad="99,6">223463</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (2, 'Alto Hospicio', '<info><Superficie>572.9</Superficie><Poblacion Densidad="226,8">129999</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (2, 'Pozo Almonte', '<info><Superficie>13765,8</Superficie><Poblacion Densidad="1.26">17395</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (2, 'Camiña', '<info><Superficie>2200,2</Superficie><Poblacion Densidad="0.62">1375</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (2, 'Colchane', '<info><Superficie>4015,6</Superficie><Poblacion Densidad="0.39">1583</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (2, 'Huara', '<info><Superficie>10474,6</Superficie><Poblacion Densidad="0.29">3000</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (2, 'Pica', '<info><Superficie>8934,3</Superficie><Poblacion Densidad="0,66">5958</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (3, 'Antofagasta', '<info><Superficie>30718,1</Superficie><Poblacion Densidad="13.8">425725</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (3, 'Mejillones', '<info><Superficie>3803,9</Superficie><Poblacion Densidad="3.88">14776</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (3, 'Sierra Gorda', '<info><Superficie>12886</Superficie><Poblacion Densidad="0.14">1746</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (3, 'Taltal', '<info><Superficie>20405,1</Superficie><Poblacion Densidad="0.67">13657</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (3, 'Calama', '<info><Superficie>15596,9</Superficie><Poblacion Densidad="12.2">190336</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (3, 'Ollagüe', '<info><Superficie>2964</Superficie><Poblacion Densidad="0.09">287</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (3, 'San Pedro de Atacama', '<info><Superficie>23439</Superficie><Poblacion Densidad="0.45">10434</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (3, 'Tocopilla', '<info><Superficie>4038,8</Superficie><Poblacion Densidad="6.95">28079</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (3, 'María Elena', '<info><Superficie>12197</Superficie><Poblacion Densidad="0.55">6814</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (4, 'Copiapó', '<info><Superficie>16681,3</Superficie><Poblacion Densidad="10.2">171766</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (4, 'Caldera', '<info><Superficie>4666,6</Superficie><Poblacion Densidad="4.16">19426</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (4, 'Tierra Amarilla', '<info><Superficie>11191</Superficie><Poblacion Densidad="1.27">14312</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (4, 'Chañaral', '<info><Superficie>5772</Superficie><Poblacion Densidad="2.28">13164</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (4, 'Diego de Almagro', '<info><Superficie>18664</Superficie><Poblacion Densidad="0.77">14358</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (4, 'Vallenar', '<info><Superficie>7084</Superficie><Poblacion Densidad="8.04">57009</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (4, 'Alto del Carmen', '<info><Superficie>5939</Superficie><Poblacion Densidad="0.96">5729</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (4, 'Freirina', '<info><Superficie>3207,9</Superficie><Poblacion Densidad="2.39">7681</Poblacion></info>');
INSERT Comuna(idRegion, Comuna, InformacionAdicional) VALUES (4, 'Huasco', '<info><Superficie>1601,4</Superficie><Poblacion Densidad="7.03">11264</Poblacion></info>');
