-- public.constituencies definition

-- Drop table

-- DROP TABLE public.constituencies;

CREATE TABLE public.constituencies (
	id int4 NOT NULL,
	"name" varchar NULL,
	district_id int4 NOT NULL,
	created_at timestamp NULL,
	updated_at timestamp NULL,
	CONSTRAINT constituencies_pk PRIMARY KEY (id)
);


-- public.districts definition

-- Drop table

-- DROP TABLE public.districts;

CREATE TABLE public.districts (
	id int4 NOT NULL,
	"name" varchar NULL,
	code varchar NULL,
	region varchar NULL,
	created_at timestamp NULL,
	updated_at timestamp NULL,
	CONSTRAINT districts_pk PRIMARY KEY (id)
);


-- public.residential_areas definition

-- Drop table

-- DROP TABLE public.residential_areas;

CREATE TABLE public.residential_areas (
	id int4 NOT NULL,
	district_id int4 NULL,
	"name" varchar NULL,
	created_at timestamp NULL,
	updated_at timestamp NULL,
	CONSTRAINT residential_areas_pk PRIMARY KEY (id)
);


-- public.traditional_authorities definition

-- Drop table

-- DROP TABLE public.traditional_authorities;

CREATE TABLE public.traditional_authorities (
	id int4 NOT NULL,
	"name" varchar NULL,
	district_id int4 NULL,
	created_at timestamp NULL,
	updated_at timestamp NULL,
	CONSTRAINT traditional_authorities_pk PRIMARY KEY (id)
);


-- public.villages definition

-- Drop table

-- DROP TABLE public.villages;

CREATE TABLE public.villages (
	id int4 NOT NULL,
	village_name varchar NULL,
	district_id int4 NULL,
	CONSTRAINT villages_pk PRIMARY KEY (id)
);


-- public.wards definition

-- Drop table

-- DROP TABLE public.wards;

CREATE TABLE public.wards (
	id int4 NOT NULL,
	"name" varchar NULL,
	constituency_id int4 NULL,
	created_at timestamp NULL,
	updated_at timestamp NULL,
	CONSTRAINT wards_pk PRIMARY KEY (id)
);

INSERT INTO public.wards (id,name,constituency_id,created_at,updated_at) VALUES
	 (1,'Iponjola',1,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (2,'Kapoka',1,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (3,'Mahowe',2,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (4,'Nthalire',2,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (5,'Zambwe',3,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (6,'Yamba',3,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (7,'Nkhangwa',4,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (8,'Hanga',4,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (9,'Chisenga',5,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (10,'Wenya',5,'2019-02-12 07:06:16','2019-02-12 07:06:16');
INSERT INTO public.wards (id,name,constituency_id,created_at,updated_at) VALUES
	 (11,'Songwe',6,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (12,'Kaporo',6,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (13,'Chilanga',7,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (14,'Rukuru',7,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (15,'Lupembe',8,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (16,'Mlale',8,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (17,'Nyungwe',9,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (18,'Zgeba',9,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (19,'Khwawa',10,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (20,'Uliwa',10,'2019-02-12 07:06:16','2019-02-12 07:06:16');
INSERT INTO public.wards (id,name,constituency_id,created_at,updated_at) VALUES
	 (21,'Tcharo',11,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (22,'Mchenga',11,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (23,'Chinyolo/Mphompha',12,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (24,'Mayembe',12,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (25,'Hewe - Mwazisi',13,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (26,'Nkhamanga',13,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (27,'Henga-Phoka',14,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (28,'Phoka',14,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (29,'Usisya',15,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (30,'Chikwina',15,'2019-02-12 07:06:16','2019-02-12 07:06:16');
INSERT INTO public.wards (id,name,constituency_id,created_at,updated_at) VALUES
	 (31,'Boma',16,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (32,'Kandoli',16,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (33,'Chitheka',17,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (34,'Tchesamu',17,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (35,'Kavuzi',18,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (36,'Mpamba',18,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (37,'Sanga',19,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (38,'Chintheche',19,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (39,'Tukombo',20,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (40,'Mbamba',20,'2019-02-12 07:06:16','2019-02-12 07:06:16');
INSERT INTO public.wards (id,name,constituency_id,created_at,updated_at) VALUES
	 (41,'Likoma',21,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (42,'Chizumulu',21,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (43,'Lupaso Nkholongo',22,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (44,'Chibanja',22,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (45,'Katawa',22,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (46,'Mzilawaingwe',22,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (47,'Mchengautuwa West',22,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (48,'Chibavi East',22,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (49,'Jombo/Kaning''ina',22,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (50,'Zolozolo East',22,'2019-02-12 07:06:16','2019-02-12 07:06:16');
INSERT INTO public.wards (id,name,constituency_id,created_at,updated_at) VALUES
	 (51,'Masasa',22,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (52,'Msongwe',22,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (53,'Luwinga',22,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (54,'Chiputula',22,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (55,'Mchengautuwa West',22,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (56,'Chibavi West',22,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (57,'Zolozolo West',22,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (58,'Kasito East',23,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (59,'Kasito West',23,'2019-02-12 07:06:16','2019-02-12 07:06:16'),
	 (60,'Njuyu',24,'2019-02-12 07:06:16','2019-02-12 07:06:16');
