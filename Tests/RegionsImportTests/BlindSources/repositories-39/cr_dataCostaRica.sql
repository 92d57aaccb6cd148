INSERT INTO tbl_countries VALUES (1, 'Costa Rica');

INSERT INTO tbl_provinces VALUES (1, 1, 'San Jose');
INSERT INTO tbl_provinces VALUES (2, 1, 'Alajuela');

INSERT INTO tbl_cantons VALUES (1,1,1,'San Jose');
INSERT INTO tbl_cantons VALUES (2,1,1,' Escazu');
INSERT INTO tbl_cantons VALUES (3,1,1,'Desamparados');
INSERT INTO tbl_cantons VALUES (4,1,1,'Puriscal');
INSERT INTO tbl_cantons VALUES (5,1,1,'Tarrazu');
INSERT INTO tbl_cantons VALUES (21,1,2,'Alajuela');
INSERT INTO tbl_cantons VALUES (22,1,2,'San Ramon');
INSERT INTO tbl_cantons VALUES (23,1,2,'Grecia');
INSERT INTO tbl_cantons VALUES (24,1,2,'San Mateo');

INSERT INTO tbl_districts VALUES (1,1,1,1,'Carmen');
INSERT INTO tbl_districts VALUES (2,1,1,1,'Merced');
INSERT INTO tbl_districts VALUES (3,1,1,1,'Hospital');
INSERT INTO tbl_districts VALUES (4,1,1,1,'Catedral');
INSERT INTO tbl_districts VALUES (5,1,1,1,'Zapote');
INSERT INTO tbl_districts VALUES (6,1,1,1,'San Francisco de Dos Ríos');
INSERT INTO tbl_districts VALUES (7,1,1,1,'Uruca');
INSERT INTO tbl_districts VALUES (8,1,1,1,'Mata Redonda');
INSERT INTO tbl_districts VALUES (9,1,1,1,'Pavas');
INSERT INTO tbl_districts VALUES (10,1,1,1,'Hatillo');
INSERT INTO tbl_districts VALUES (11,1,1,1,'San Sebastián');

INSERT INTO tbl_districts VALUES (12,1,1,2,'Escazú');
INSERT INTO tbl_districts VALUES (13,1,1,2,'San Antonio');
INSERT INTO tbl_districts VALUES (14,1,1,2,'San Rafael');

INSERT INTO tbl_districts VALUES (15,1,1,3,'Desamparados');
INSERT INTO tbl_districts VALUES (16,1,1,3,'San Miguel');
INSERT INTO tbl_districts VALUES (17,1,1,3,'San Juan de Dios');
INSERT INTO tbl_districts VALUES (18,1,1,3,'San Rafael Arriba');
INSERT INTO tbl_districts VALUES (19,1,1,3,'San Antonio');
INSERT INTO tbl_districts VALUES (20,1,1,3,'Frailes');
INSERT INTO tbl_districts VALUES (21,1,1,3,'Patarrá');
INSERT INTO tbl_districts VALUES (22,1,1,3,'San Cristóbal');
INSERT INTO tbl_districts VALUES (23,1,1,3,'Rosario');
INSERT INTO tbl_districts VALUES (24,1,1,3,'Damas');
INSERT INTO tbl_districts VALUES (25,1,1,3,'San Rafael Abajo');
INSERT INTO tbl_districts VALUES (26,1,1,3,'Gravilias');
INSERT INTO tbl_districts VALUES (27,1,1,3,'Los Guido');

INSERT INTO tbl_districts VALUES (28,1,1,4,'Santiago');
INSERT INTO tbl_districts VALUES (29,1,1,4,'Mercedes Sur');
INSERT INTO tbl_districts VALUES (30,1,1,4,'Barbacoas');
INSERT INTO tbl_districts VALUES (31,1,1,4,'Grifo Alto');
INSERT INTO tbl_districts VALUES (32,1,1,4,'San Rafael');
INSERT INTO tbl_districts VALUES (33,1,1,4,'Candelarita');
INSERT INTO tbl_districts VALUES (34,1,1,4,'Desamparaditos');
INSERT INTO tbl_districts VALUES (35,1,1,4,'San Antonio');
INSERT INTO tbl_districts VALUES (36,1,1,4,'Chires');
INSERT INTO tbl_districts VALUES (37,1,1,4,'La Cangreja');

INSERT INTO tbl_districts VALUES (38,1,1,5,'San Marcos');
INSERT INTO tbl_districts VALUES (39,1,1,5,'San Lorenzo');
INSERT INTO tbl_districts VALUES (40,1,1,5,'San Carlos');

INSERT INTO tbl_districts VALUES (125,1,2,21,'Alajuela');
INSERT INTO tbl_districts VALUES (126,1,2,21,'San José');
INSERT INTO tbl_districts VALUES (127,1,2,21,'Carrizal');
INSERT INTO tbl_districts VALUES (128,1,2,21,'San Antonio');
INSERT INTO tbl_districts VALUES (129,1,2,21,'Guácima');
INSERT INTO tbl_districts VALUES (130,1,2,21,'San Isidro');
INSERT INTO tbl_districts VALUES (131,1,2,21,'Sabanilla');
INSERT INTO tbl_districts VALUES (132,1,2,21,'San Rafael');
INSERT INTO tbl_districts VALUES (133,1,2,21,'Río Segundo');
INSERT INTO tbl_districts VALUES (134,1,2,21,'Desamparados');
INSERT INTO tbl_districts VALUES (135,1,2,21,'Turrucares');
INSERT INTO tbl_districts VALUES (136,1,2,21,'Tambor');
INSERT INTO tbl_districts VALUES (137,1,2,21,'La Garita');
INSERT INTO tbl_districts VALUES (138,1,2,21,'Sarapiquí');

INSERT INTO tbl_districts VALUES (139,1,2,22,'San Ramón');
INSERT INTO tbl_districts VALUES (140,1,2,22,'Santiago');
INSERT INTO tbl_districts VALUES (141,1,2,22,'San Juan');
INSERT INTO tbl_districts VALUES (142,1,2,22,'Piedades Norte');
INSERT INTO tbl_districts VALUES (143,1,2,22,'Piedades Sur');
INSERT INTO tbl_districts VALUES (144,1,2,22,'San Rafael');
INSERT INTO tbl_districts VALUES (145,1,2,22,'San Isidro');
INSERT INTO tbl_districts VALUES (146,1,2,22,'Angeles');
INSERT INTO tbl_districts VALUES (147,1,2,22,'Alfaro');
INSERT INTO tbl_districts VALUES (148,1,2,22,'Volio');
INSERT INTO tbl_districts VALUES (149,1,2,22,'Concepción');
INSERT INTO tbl_districts VALUES (150,1,2,22,'Zapotal');
INSERT INTO tbl_districts VALUES (151,1,2,22,'San Isidro de Peñas Blancas');
INSERT INTO tbl_districts VALUES (152,1,2,22,'San Lorenzo');

INSERT INTO tbl_districts VALUES (153,1,2,23,'Grecia');
INSERT INTO tbl_districts VALUES (154,1,2,23,'San Isidro');
INSERT INTO tbl_districts VALUES (155,1,2,23,'San José');
INSERT INTO tbl_districts VALUES (156,1,2,23,'San Roque');
INSERT INTO tbl_districts VALUES (157,1,2,23,'Tacares');
INSERT INTO tbl_districts VALUES (158,1,2,23,'Puente Piedra');
INSERT INTO tbl_districts VALUES (159,1,2,23,'Bolívar');

INSERT INTO tbl_districts VALUES (160,1,2,24,'San Mateo');
INSERT INTO tbl_districts VALUES (161,1,2,24,'Desmonte');
INSERT INTO tbl_districts VALUES (162,1,2,24,'Jesús María');
INSERT INTO tbl_districts VALUES (163,1,2,24,'Labrador');

