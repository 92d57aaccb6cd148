CREATE TABLE ubigeo ( `codigo_ubigeo` varchar(6), `codigo_departamento` varchar(2), `codigo_provincia` varchar(2), `codigo_distrito` varchar(2), `descripcion_departamento` varchar(35), `descripcion_provincia` varchar(35), `descripcion_distrito` varchar(35), `habilitado` tinyint, `descripcion_departamento_macro` varchar(35), `descripcion_provincia_macro` varchar(35), `descripcion_distrito_macro` varchar(35) );
insert into Ubigeo
values
('010101', '01', '01', '01', 'AMAZONAS', 'CHACHAPOYAS', 'CHACHAPOYAS', 1, 'AMAZONAS', 'CHACHAPOYAS', 'CHACHAPOYAS');
insert into Ubigeo
values
('010102', '01', '01', '02', 'AMAZONAS', 'CHACHAPOYAS', 'ASUNCION', 1, 'AMAZONAS', 'CHACHAPOYAS', 'ASUNCION');
insert into Ubigeo
values
('010103', '01', '01', '03', 'AMAZONAS', 'CHACHAPOYAS', 'BALSAS', 1, 'AMAZONAS', 'CHACHAPOYAS', 'BALSAS');
insert into Ubigeo
values
('010104', '01', '01', '04', 'AMAZONAS', 'CHACHAPOYAS', 'CHETO', 1, 'AMAZONAS', 'CHACHAPOYAS', 'CHETO');
insert into Ubigeo
values
('010105', '01', '01', '05', 'AMAZONAS', 'CHACHAPOYAS', 'CHILIQUIN', 1, 'AMAZONAS', 'CHACHAPOYAS', 'CHILIQUIN');
insert into Ubigeo
values
('010106', '01', '01', '06', 'AMAZONAS', 'CHACHAPOYAS', 'CHUQUIBAMBA', 1, 'AMAZONAS', 'CHACHAPOYAS', 'CHUQUIBAMBA');
insert into Ubigeo
values
('010107', '01', '01', '07', 'AMAZONAS', 'CHACHAPOYAS', 'GRANADA', 1, 'AMAZONAS', 'CHACHAPOYAS', 'GRANADA');
insert into Ubigeo
values
('010108', '01', '01', '08', 'AMAZONAS', 'CHACHAPOYAS', 'HUANCAS', 1, 'AMAZONAS', 'CHACHAPOYAS', 'HUANCAS');
insert into Ubigeo
values
('010109', '01', '01', '09', 'AMAZONAS', 'CHACHAPOYAS', 'LA JALCA', 1, 'AMAZONAS', 'CHACHAPOYAS', 'LA JALCA');
insert into Ubigeo
values
('010110', '01', '01', '10', 'AMAZONAS', 'CHACHAPOYAS', 'LEIMEBAMBA', 1, 'AMAZONAS', 'CHACHAPOYAS', 'LEIMEBAMBA');
insert into Ubigeo
values
('010111', '01', '01', '11', 'AMAZONAS', 'CHACHAPOYAS', 'LEVANTO', 1, 'AMAZONAS', 'CHACHAPOYAS', 'LEVANTO');
insert into Ubigeo
values
('010112', '01', '01', '12', 'AMAZONAS', 'CHACHAPOYAS', 'MAGDALENA', 1, 'AMAZONAS', 'CHACHAPOYAS', 'MAGDALENA');
insert into Ubigeo
values
('010113', '01', '01', '13', 'AMAZONAS', 'CHACHAPOYAS', 'MARISCAL CASTILLA', 1, 'AMAZONAS', 'CHACHAPOYAS'
, 'MARISCAL CASTIL');
insert into Ubigeo
values
('010114', '01', '01', '14', 'AMAZONAS', 'CHACHAPOYAS', 'MOLINOPAMPA', 1, 'AMAZONAS', 'CHACHAPOYAS', 'MOLINOPAMPA');
insert into Ubigeo
values
('010115', '01', '01', '15', 'AMAZONAS', 'CHACHAPOYAS', 'MONTEVIDEO', 1, 'AMAZONAS', 'CHACHAPOYAS', 'MONTEVIDEO');
insert into Ubigeo
values
('010116', '01', '01', '16', 'AMAZONAS', 'CHACHAPOYAS', 'OLLEROS', 1, 'AMAZONAS', 'CHACHAPOYAS', 'OLLEROS');
insert into Ubigeo
values
('010117', '01', '01', '17', 'AMAZONAS', 'CHACHAPOYAS', 'QUINJALCA', 1, 'AMAZONAS', 'CHACHAPOYAS', 'QUINJALCA');
insert into Ubigeo
values
('010118', '01', '01', '18', 'AMAZONAS', 'CHACHAPOYAS', 'SAN FRANCISCO DE DAGUAS', 1, 'AMAZONAS', 'CHACHAPOYAS'
, 'SAN FRANCISCO D');
insert into Ubigeo
values
('010119', '01', '01', '19', 'AMAZONAS', 'CHACHAPOYAS', 'SAN ISIDRO DE MAINO', 1, 'AMAZONAS', 'CHACHAPOYAS'
, 'SAN ISIDRO DE M');
insert into Ubigeo
values
('010120', '01', '01', '20', 'AMAZONAS', 'CHACHAPOYAS', 'SOLOCO', 1, 'AMAZONAS', 'CHACHAPOYAS', 'SOLOCO');
insert into Ubigeo
values
('010121', '01', '01', '21', 'AMAZONAS', 'CHACHAPOYAS', 'SONCHE', 1, 'AMAZONAS', 'CHACHAPOYAS', 'SONCHE');
insert into Ubigeo
values
('010201', '01', '02', '01', 'AMAZONAS', 'BAGUA', 'LA PECA', 1, 'AMAZONAS', 'BAGUA', 'LA PECA');
insert into Ubigeo
values
('010202', '01', '02', '02', 'AMAZONAS', 'BAGUA', 'ARAMANGO', 1, 'AMAZONAS', 'BAGUA', 'ARAMANGO');
insert into Ubigeo
values
('010203', '01', '02', '03', 'AMAZONAS', 'BAGUA', 'COPALLIN', 1, 'AMAZONAS', 'BAGUA', 'COPALLIN');
insert into Ubigeo
values
('010204', '01', '02', '04', 'AMAZONAS', 'BAGUA', 'EL PARCO', 1, 'AMAZONAS', 'BAGUA', 'EL PARCO');
insert into Ubigeo
values
('010205', '01', '02', '05', 'AMAZONAS', 'BAGUA', 'BAGUA', 1, 'AMAZONAS', 'BAGUA', 'BAGUA GRANDE');
insert into Ubigeo
values
('010206', '01', '02', '06', 'AMAZONAS', 'BAGUA', 'IMAZA', 1, 'AMAZONAS', 'BAGUA', 'IMAZA');
insert into Ubigeo
values
('010301', '01', '03', '01', 'AMAZONAS', 'BONGARA', 'JUMBILLA', 1, 'AMAZONAS', 'BONGARA', 'JUMBILLA');
insert into Ubigeo
values
('010302', '01', '03', '02', 'AMAZONAS', 'BONGARA', 'COROSHA', 1, 'AMAZONAS', 'BONGARA', 'COROSHA');
insert into Ubigeo
values
('010303', '01', '03', '03', 'AMAZONAS', 'BONGARA', 'CUISPES', 1, 'AMAZONAS', 'BONGARA', 'CUISPES');
insert into Ubigeo
values
('010304', '01', '03', '04', 'AMAZONAS', 'BONGARA', 'CHISQUILLA', 1, 'AMAZONAS', 'BONGARA', 'CHISQUILLA');
insert into Ubigeo
values
('010305', '01', '03', '05', 'AMAZONAS', 'BONGARA', 'CHURUJA', 1, 'AMAZONAS', 'BONGARA', 'CHURUJA');
insert into Ubigeo
values
('010306', '01', '03', '06', 'AMAZONAS', 'BONGARA', 'FLORIDA', 1, 'AMAZONAS', 'BONGARA', 'FLORIDA');
insert into Ubigeo
values
('010307', '01', '03', '07', 'AMAZONAS', 'BONGARA', 'RECTA', 1, 'AMAZONAS', 'BONGARA', 'RECTA');
insert into Ubigeo
values
('010308', '01', '03', '08', 'AMAZONAS', 'BONGARA', 'SAN CARLOS', 1, 'AMAZONAS', 'BONGARA', 'SAN CARLOS');
insert into Ubigeo
values
('010309', '01', '03', '09', 'AMAZONAS', 'BONGARA', 'SHIPASBAMBA', 1, 'AMAZONAS', 'BONGARA', 'SHIPASBAMBA');
insert into Ubigeo
values
('010310', '01', '03', '10', 'AMAZONAS', 'BONGARA', 'VALERA', 1, 'AMAZONAS', 'BONGARA', 'VALERA');
insert into Ubigeo
values
('010311', '01', '03', '11', 'AMAZONAS', 'BONGARA', 'YAMBRASBAMBA', 1, 'AMAZONAS', 'BONGARA', 'YAMBRASBAMBA');
insert into Ubigeo
values
('010312', '01', '03', '12', 'AMAZONAS', 'BONGARA', 'JAZAN', 1, 'AMAZONAS', 'BONGARA', 'JAZAN');
insert into Ubigeo
values
('010401', '01', '04', '01', 'AMAZONAS', 'LUYA', 'LAMUD', 1, 'AMAZONAS', 'LUYA', 'LAMUD');
insert into Ubigeo
values
('010402', '01', '04', '02', 'AMAZONAS', 'LUYA', 'CAMPORREDONDO', 1, 'AMAZONAS', 'LUYA', 'CAMPORREDONDO');
insert into Ubigeo
values
('010403', '01', '04', '03', 'AMAZONAS', 'LUYA', 'COCABAMBA', 1, 'AMAZONAS', 'LUYA', 'COCABAMBA');
insert into Ubigeo
values
('010404', '01', '04', '04', 'AMAZONAS', 'LUYA', 'COLCAMAR', 1, 'AMAZONAS', 'LUYA', 'COLCAMAR');
insert into Ubigeo
values
('010405', '01', '04', '05', 'AMAZONAS', 'LUYA', 'CONILA', 1, 'AMAZONAS', 'LUYA', 'CONILA');
insert into Ubigeo
values
('010406', '01', '04', '06', 'AMAZONAS', 'LUYA', 'INGUILPATA', 1, 'AMAZONAS', 'LUYA', 'INGUILPATA');
insert into Ubigeo
values
('010407', '01', '04', '07', 'AMAZONAS', 'LUYA', 'LONGUITA', 1, 'AMAZONAS', 'LUYA', 'LONGUITA');
insert into Ubigeo
values
('010408', '01', '04', '08', 'AMAZONAS', 'LUYA', 'LONYA CHICO', 1, 'AMAZONAS', 'LUYA', 'LONYA CHICO');
insert into Ubigeo
values
('010409', '01', '04', '09', 'AMAZONAS', 'LUYA', 'LUYA', 1, 'AMAZONAS', 'LUYA', 'LUYA');
insert into Ubigeo
values
('010410', '01', '04', '10', 'AMAZONAS', 'LUYA', 'LUYA VIEJO', 1, 'AMAZONAS', 'LUYA', 'LUYA VIEJO');
insert into Ubigeo
values
('010411', '01', '04', '11', 'AMAZONAS', 'LUYA', 'MARIA', 1, 'AMAZONAS', 'LUYA', 'MARIA');
insert into Ubigeo
values
('010412', '01', '04', '12', 'AMAZONAS', 'LUYA', 'OCALLI', 1, 'AMAZONAS', 'LUYA', 'OCALLI');
insert into Ubigeo
values
('010413', '01', '04', '13', 'AMAZONAS', 'LUYA', 'OCUMAL', 1, 'AMAZONAS', 'LUYA', 'OCUMAL');
insert into Ubigeo
values
('010414', '01', '04', '14', 'AMAZONAS', 'LUYA', 'PISUQUIA', 1, 'AMAZONAS', 'LUYA', 'PISUQUIA');
insert into Ubigeo
values
('010415', '01', '04', '15', 'AMAZONAS', 'LUYA', 'SAN CRISTOBAL', 1, 'AMAZONAS', 'LUYA', 'SAN CRISTOBAL');
insert into Ubigeo
values
('010416', '01', '04', '16', 'AMAZONAS', 'LUYA', 'SAN FRANCISCO DE YESO', 1, 'AMAZONAS', 'LUYA', 'SAN FRANCISCO D');
insert into Ubigeo
values
('010417', '01', '04', '17', 'AMAZONAS', 'LUYA', 'SAN JERONIMO', 1, 'AMAZONAS', 'LUYA', 'SAN JERONIMO');
insert into Ubigeo
values
('010418', '01', '04', '18', 'AMAZONAS', 'LUYA', 'SAN JUAN DE LOPECANCHA', 1, 'AMAZONAS', 'LUYA', 'SAN JUAN DE LOP');
insert into Ubigeo
values
('010419', '01', '04', '19', 'AMAZONAS', 'LUYA', 'SANTA CATALINA', 1, 'AMAZONAS', 'LUYA', 'SANTA CATALINA');
insert into Ubigeo
values
('010420', '01', '04', '20', 'AMAZONAS', 'LUYA', 'SANTO TOMAS', 1, 'AMAZONAS', 'LUYA', 'SANTO TOMAS');
insert into Ubigeo
values
('010421', '01', '04', '21', 'AMAZONAS', 'LUYA', 'TINGO', 1, 'AMAZONAS', 'LUYA', 'TINGO');
insert into Ubigeo
values
('010422', '01', '04', '22', 'AMAZONAS', 'LUYA', 'TRITA', 1, 'AMAZONAS', 'LUYA', 'TRITA');
insert into Ubigeo
values
('010423', '01', '04', '23', 'AMAZONAS', 'LUYA', 'PROVIDENCIA', 1, 'AMAZONAS', 'LUYA', 'PROVIDENCIA');
insert into Ubigeo
values
('010501', '01', '05', '01', 'AMAZONAS', 'RODRIGUEZ DE MENDOZA', 'SAN NICOLAS', 1, 'AMAZONAS', 'RODRIGUEZ DE ME'
, 'SAN NICOLAS');
insert into Ubigeo
values
('010502', '01', '05', '02', 'AMAZONAS', 'RODRIGUEZ DE MENDOZA', 'COCHAMAL', 1, 'AMAZONAS', 'RODRIGUEZ DE ME'
, 'COCHAMAL');
insert into Ubigeo
values
('010503', '01', '05', '03', 'AMAZONAS', 'RODRIGUEZ DE MENDOZA', 'CHIRIMOTO', 1, 'AMAZONAS', 'RODRIGUEZ DE ME'
, 'CHIRIMOTO');
insert into Ubigeo
values
('010504', '01', '05', '04', 'AMAZONAS', 'RODRIGUEZ DE MENDOZA', 'HUAMBO', 1, 'AMAZONAS', 'RODRIGUEZ DE ME', 'HUAMBO');
insert into Ubigeo
values
('010505', '01', '05', '05', 'AMAZONAS', 'RODRIGUEZ DE MENDOZA', 'LIMABAMBA', 1, 'AMAZONAS', 'RODRIGUEZ DE ME'
, 'LIMABAMBA');
insert into Ubigeo
values
('010506', '01', '05', '06', 'AMAZONAS', 'RODRIGUEZ DE MENDOZA', 'LONGAR', 1, 'AMAZONAS', 'RODRIGUEZ DE ME', 'LONGAR');
insert into Ubigeo
values
('010507', '01', '05', '07', 'AMAZONAS', 'RODRIGUEZ DE MENDOZA', 'MILPUCC', 1, 'AMAZONAS', 'RODRIGUEZ DE ME', 'MILPUC');
insert into Ubigeo
values
('010508', '01', '05', '08', 'AMAZONAS', 'RODRIGUEZ DE MENDOZA', 'MARISCAL BENAVIDES', 1, 'AMAZONAS', 'RODRIGUEZ DE ME'
, 'MARISCAL BENAVI');
insert into Ubigeo
values
('010509', '01', '05', '09', 'AMAZONAS', 'RODRIGUEZ DE MENDOZA', 'OMIA', 1, 'AMAZONAS', 'RODRIGUEZ DE ME', 'OMIA');
insert into Ubigeo
values
('010510', '01', '05', '10', 'AMAZONAS', 'RODRIGUEZ DE MENDOZA', 'SANTA ROSA', 1, 'AMAZONAS', 'RODRIGUEZ DE ME'
, 'SANTA ROSA');
insert into Ubigeo
values
('010511', '01', '05', '11', 'AMAZONAS', 'RODRIGUEZ DE MENDOZA', 'TOTORA', 1, 'AMAZONAS', 'RODRIGUEZ DE ME', 'TOTORA');
insert into Ubigeo
values
('010512', '01', '05', '12', 'AMAZONAS', 'RODRIGUEZ DE MENDOZA', 'VISTA ALEGRE', 1, 'AMAZONAS', 'RODRIGUEZ DE ME'
, 'VISTA ALEGRE');
insert into Ubigeo
values
('010601', '01', '06', '01', 'AMAZONAS', 'CONDORCANQUI', 'NIEVA', 1, 'AMAZONAS', 'CONDORCANQUI', 'NIEVA');
insert into Ubigeo
values
('010602', '01', '06', '02', 'AMAZONAS', 'CONDORCANQUI', 'RIO SANTIAGO', 1, 'AMAZONAS', 'CONDORCANQUI', 'RIO SANTIAGO');
insert into Ubigeo
values
('010603', '01', '06', '03', 'AMAZONAS', 'CONDORCANQUI', 'EL CENEPA', 1, 'AMAZONAS', 'CONDORCANQUI', 'EL CENEPA');
insert into Ubigeo
values
('010701', '01', '07', '01', 'AMAZONAS', 'UTCUBAMBA', 'BAGUA GRANDE', 1, 'AMAZONAS', 'UTCUBAMBA', 'BAGUA GRANDE');
insert into Ubigeo
values
('010702', '01', '07', '02', 'AMAZONAS', 'UTCUBAMBA', 'CAJARURO', 1, 'AMAZONAS', 'UTCUBAMBA', 'CAJARURO');
insert into Ubigeo
values
('010703', '01', '07', '03', 'AMAZONAS', 'UTCUBAMBA', 'CUMBA', 1, 'AMAZONAS', 'UTCUBAMBA', 'CUMBA');
insert into Ubigeo
values
('010704', '01', '07', '04', 'AMAZONAS', 'UTCUBAMBA', 'EL MILAGRO', 1, 'AMAZONAS', 'UTCUBAMBA', 'EL MILAGRO');
insert into Ubigeo
values
('010705', '01', '07', '05', 'AMAZONAS', 'UTCUBAMBA', 'JAMALCA', 1, 'AMAZONAS', 'UTCUBAMBA', 'JAMALCA');
insert into Ubigeo
values
('010706', '01', '07', '06', 'AMAZONAS', 'UTCUBAMBA', 'LONYA GRANDE', 1, 'AMAZONAS', 'UTCUBAMBA', 'LONYA GRANDE');
insert into Ubigeo
values
('010707', '01', '07', '07', 'AMAZONAS', 'UTCUBAMBA', 'YAMON', 1, 'AMAZONAS', 'UTCUBAMBA', 'YAMON');
insert into Ubigeo
values
('250101', '25', '01', '01', 'UCAYALI', 'CORONEL PORTILLO', 'CALLERIA', 1, 'UCAYALI', 'CORONEL PORTILLA', 'CALLARIA');
insert into Ubigeo
values
('250102', '25', '01', '02', 'UCAYALI', 'CORONEL PORTILLO', 'YARINACOCHA', 1, 'UCAYALI', 'CORONEL PORTILLA'
, 'YARINACOCHA');
insert into Ubigeo
values
('250103', '25', '01', '03', 'UCAYALI', 'CORONEL PORTILLO', 'MASISEA', 1, 'UCAYALI', 'CORONEL PORTILLA', 'MASISEA');
insert into Ubigeo
values
('250104', '25', '01', '04', 'UCAYALI', 'CORONEL PORTILLO', 'CAMPOVERDE', 1, 'UCAYALI', 'CORONEL PORTILLA'
, 'CAMPOVERDE');
insert into Ubigeo
values
('250105', '25', '01', '05', 'UCAYALI', 'CORONEL PORTILLO', 'IPARIA', 1, 'UCAYALI', 'CORONEL PORTILLA', 'IPARIA');
insert into Ubigeo
values
('250106', '25', '01', '06', 'UCAYALI', 'CORONEL PORTILLO', 'NUEVA REQUENA', 1, 'UCAYALI', 'CORONEL PORTILLA'
, 'NUEVA REQUENA');
insert into Ubigeo
values
('250107', '25', '01', '07', 'UCAYALI', 'CORONEL PORTILLO', 'MANANTAY', 1, 'UCAYALI', 'CORONEL PORTILLA', 'MANANTAY');
insert into Ubigeo
values
('250201', '25', '02', '01', 'UCAYALI', 'PADRE ABAD', 'PADRE ABAD', 1, 'UCAYALI', 'PADRE ABAD', 'PADRE ABAD');
insert into Ubigeo
values
('250202', '25', '02', '02', 'UCAYALI', 'PADRE ABAD', 'IRAZOLA', 1, 'UCAYALI', 'PADRE ABAD', 'IRAZOLA');
insert into Ubigeo
values
('250203', '25', '02', '03', 'UCAYALI', 'PADRE ABAD', 'CURIMANA', 1, 'UCAYALI', 'PADRE ABAD', 'CURIMANA');
insert into Ubigeo
values
('250301', '25', '03', '01', 'UCAYALI', 'ATALAYA', 'RAIMONDI', 1, 'UCAYALI', 'ATALAYA', 'RAYMONDI');
insert into Ubigeo
values
('250302', '25', '03', '02', 'UCAYALI', 'ATALAYA', 'TAHUANIA', 1, 'UCAYALI', 'ATALAYA', 'TAHUANIA');
insert into Ubigeo
values
('250303', '25', '03', '03', 'UCAYALI', 'ATALAYA', 'YURUA', 1, 'UCAYALI', 'ATALAYA', 'YURUA');
insert into Ubigeo
values
('250304', '25', '03', '04', 'UCAYALI', 'ATALAYA', 'SEPAHUA', 1, 'UCAYALI', 'ATALAYA', 'SEPAHUA');
insert into Ubigeo
values
('250401', '25', '04', '01', 'UCAYALI', 'PURUS', 'PURUS', 1, 'UCAYALI', 'PURUS', 'PURUS');

