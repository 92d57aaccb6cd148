CREATE TABLE Region (
    Region_id int auto_increment,
    num_region int,
    des_region varchar(30),
    superficie float,
    nb_pop int,
    primary key(Region_id)
);
INSERT INTO Region VALUES (default, 3,'ITASY',0.00,0);
INSERT INTO Region VALUES (default, 6,'BONGOLAVA',0.00,0);
INSERT INTO Region VALUES (default, 4,'ANALAMANGA',0.00,0);
INSERT INTO Region VALUES (default, 5,'VAKINAKARATRA',0.00,0);
INSERT INTO Region VALUES (default, 7,'SOFIA',0.00,0);
INSERT INTO Region VALUES (default, 2,'SAVA',0.00,0);
INSERT INTO Region VALUES (default, 1,'DIANA',0.00,0);
INSERT INTO Region VALUES (default, 12,'ANTSINANANA',0.00,0);
INSERT INTO Region VALUES (default, 11,'ALAOTRA-MANGORO',0.00,0);
INSERT INTO Region VALUES (default, 13,'ANALANJIROFO',0.00,0);
INSERT INTO Region VALUES (default, 8,'BOENY',0.00,0);
INSERT INTO Region VALUES (default, 9,'BETSIBOKA',0.00,0);
INSERT INTO Region VALUES (default, 10,'MELAKY',0.00,0);
INSERT INTO Region VALUES (default, 22,'ANOSY',0.00,0);
INSERT INTO Region VALUES (default, 21,'ANDROY',0.00,0);
INSERT INTO Region VALUES (default, 20,'ATSIMO-ANDREFANA',0.00,0);
INSERT INTO Region VALUES (default, 19,'MENABE',0.00,0);
INSERT INTO Region VALUES (default, 17,'ATSIMO-ATSINANANA',0.00,0);
INSERT INTO Region VALUES (default, 18,'IHOROMBE',0.00,0);
INSERT INTO Region VALUES (default, 16,'VATOVAVY-FITOVINANY',0.00,0);
INSERT INTO Region VALUES (default, 14,'AMORON''I MANIA',0.00,0);
INSERT INTO Region VALUES (default, 15,'HAUTE MATSIATRA',0.00,0);
