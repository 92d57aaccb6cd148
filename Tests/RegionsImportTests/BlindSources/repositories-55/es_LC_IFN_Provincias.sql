CREATE TABLE "LC_IFN_PROVINCIAS" 
(	"ID_PROV" NUMBER(2) NOT NULL, 
	"NB_PROV" VARCHAR2(50) NULL,
	CONSTRAINT "PK_LC_IFN_PROVINCIAS" PRIMARY KEY ("ID_PROV")
)
;
	/*Insert "LC_IFN_PROVINCIAS"*/
	
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('1','Álava/Araba');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('2','Albacete');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('3','Alicante/Alacant');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('4','Almería');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('5','Ávila');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('6','Badajoz');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('7','Islas Baleares/Illes Balears');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('8','Barcelona');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('9','Burgos');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('10','Cáceres');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('11','Cádiz');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('12','Castellón/Castelló');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('13','Ciudad Real');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('14','Córdoba');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('15','La Coruña/A Coruña');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('16','Cuenca');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('17','Gerona/Girona');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('18','Granada');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('19','Guadalajara');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('20','Guipúzcoa/Gipuzkoa');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('21','Huelva');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('22','Huesca');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('23','Jaén');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('24','León');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('25','Lérida/Lleida');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('26','La Rioja');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('27','Lugo');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('28','Madrid');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('29','Málaga');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('30','Murcia');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('31','Navarra');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('32','Orense/Ourense');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('33','Asturias');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('34','Palencia');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('35','Las Palmas');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('36','Pontevedra');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('37','Salamanca');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('38','Santa Cruz de Tenerife');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('39','Cantabria');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('40','Segovia');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('41','Sevilla');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('42','Soria');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('43','Tarragona');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('44','Teruel');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('45','Toledo');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('46','Valencia/València');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('47','Valladolid');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('48','Vizcaya/Bizkaia');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('49','Zamora');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('50','Zaragoza');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('55','Ceuta');
Insert into LC_IFN_PROVINCIAS 
   (ID_PROV,NB_PROV) 
 values 
   ('56','Melilla');