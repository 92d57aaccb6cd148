CREATE TABLE ubigeo ( `codigo_ubigeo` varchar(6), `codigo_departamento` varchar(2), `codigo_provincia` varchar(2), `codigo_distrito` varchar(2), `descripcion_departamento` varchar(35), `descripcion_provincia` varchar(35), `descripcion_distrito` varchar(35), `habilitado` tinyint, `descripcion_departamento_macro` varchar(35), `descripcion_provincia_macro` varchar(35), `descripcion_distrito_macro` varchar(35) );
insert into Ubigeo
values
('010101', '01', '01', '01', 'AMAZONAS', 'CHACHAPOYAS', 'CHACHAPOYAS', 1, 'AMAZONAS', 'CHACHAPOYAS', 'CHACHAPOYAS');
insert into Ubigeo
values
('010102', '01', '01', '02', 'AMAZONAS', 'CHACHAPOYAS', 'ASUNCION', 1, 'AMAZONAS', 'CHACHAPOYAS', 'ASUNCION');
insert into Ubigeo
values
('010201', '01', '02', '01', 'AMAZONAS', 'BAGUA', 'BAGUA', 1, 'AMAZONAS', 'BAGUA', 'BAGUA');
insert into Ubigeo
values
('010202', '01', '02', '02', 'AMAZONAS', 'BAGUA', 'ARAMANGO', 1, 'AMAZONAS', 'BAGUA', 'ARAMANGO');
insert into Ubigeo
values
('020101', '02', '01', '01', 'ANCASH', 'HUARAZ', 'HUARAZ', 1, 'ANCASH', 'HUARAZ', 'HUARAZ');
insert into Ubigeo
values
('020102', '02', '01', '02', 'ANCASH', 'HUARAZ', 'COCHABAMBA', 1, 'ANCASH', 'HUARAZ', 'COCHABAMBA');
insert into Ubigeo
values
('020201', '02', '02', '01', 'ANCASH', 'AIJA', 'AIJA', 1, 'ANCASH', 'AIJA', 'AIJA');
insert into Ubigeo
values
('150101', '15', '01', '01', 'LIMA', 'LIMA', 'LIMA', 1, 'LIMA', 'LIMA', 'LIMA');
insert into Ubigeo
values
('150102', '15', '01', '02', 'LIMA', 'LIMA', 'ANCON', 1, 'LIMA', 'LIMA', 'ANCON');
insert into Ubigeo
values
('150201', '15', '02', '01', 'LIMA', 'BARRANCA', 'BARRANCA', 1, 'LIMA', 'BARRANCA', 'BARRANCA');
