insert into province(provinceID,name)
values (1,'San José'),
(2,'Alajuela'),
(3,'Cartago'),
(4,'Heredia'),
(5,'Guanacaste'),
(6,'Puntarenas'),
(7,'Limón');

insert into canton(cantonID,province,name)
values(1,1,'San José'),
(2,1,'Escazú'),
(3,1,'Desamparados'),
(4,1,'Puriscal'),
(5,1,'Tarrazú'),
(6,1,'Aserrí');


insert into district(districtID,canton,name)
values(1,1,'Carmen'),
(2,1,'Merced'),
(3,1,'Hospital'),
(4,1,'Catedral'),
(5,1,'Zapote'),
(6,1,'San Francisco de Dos Ríos'),
(7,1,'La Uruca'),
(8,1,'Mata redonda'),
(9,1,'Pavas'),
(10,1,'Hatillo'),
(11,1,'San Sebastián');

insert into district(districtID,canton,name)
values(12,2,'Escazú Centro'),
(13,2,'San Rafael'),
(14,2,'San Antonio');

insert into district(districtID,canton,name)
values(15,3,'Desamparados'),
(16,3,'San Miguel'),
(17,3,'San Juan de Dios'),
(18,3,'San Rafael Arriba'),
(19,3,'San Antonio'),
(20,3,'Frailes'),
(21,3,'Patarrá'),
(22,3,'San Cristóbal'),
(23,3,'Rosario'),
(24,3,'Damas'),
(25,3,'San Rafael Abajo'),
(26,3,'Gravilias'),
(27,3,'Los Guido');

insert into district(districtID,canton,name)
values(28,4,'Santiago'),
(29,4,'Mercedes Sur'),
(30,4,'Barbacoas'),
(31,4,'Grifo Alto'),
(32,4,'San Rafael'),
(33,4,'Candelarita'),
(34,4,'Desamparaditos'),
(35,4,'San Antonio'),
(36,4,'Chires'),
(37,4,'La Cangreja');

insert into district(districtID,canton,name)
values(38,5,'San Marcos'),
(39,5,'San Lorenzo'),
(40,5,'San Carlos');

insert into district(districtID,canton,name)
values(41,6,'Aserrí'),
(42,6,'Tarbaca'),
(43,6,'Vuelta de Jorco'),
(44,6,'San Gabriel'),
(45,6,'Legua'),
(46,6,'Monterrey'),
(47,6,'Salitrillos');
