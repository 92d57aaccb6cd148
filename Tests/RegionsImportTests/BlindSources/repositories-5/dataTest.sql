INSERT INTO TipoUbica VALUES ('1', 'País');
INSERT INTO TipoUbica VALUES ('2', 'Departamento');
INSERT INTO TipoUbica VALUES ('3', 'Ciudad');
INSERT INTO TipoUbica VALUES ('4', 'Área');
INSERT INTO TipoUbica VALUES ('5', 'Provincia');

INSERT INTO Ubicacion VALUES ('57', 'Colombia', '1', NULL);
INSERT INTO Ubicacion VALUES ('1', 'E.U', '1', NULL);
INSERT INTO Ubicacion VALUES ('34', 'España', '1', NULL);
INSERT INTO Ubicacion VALUES ('54', 'Argentina', '1', NULL);

-- Departamentos de Colombia
INSERT INTO Ubicacion VALUES ('05', 'Antioquia', '2', '57');
INSERT INTO Ubicacion VALUES ('81', 'Arauca', '2', '57');
INSERT INTO Ubicacion VALUES ('11', 'Bogotá D.C.', '2', '57');

-- Ciudades de Colombia
INSERT INTO Ubicacion VALUES ('15', 'Boyacá', '2', '57');
INSERT INTO Ubicacion VALUES ('25', 'Cundinamarca', '2', '57');
INSERT INTO Ubicacion VALUES ('68', 'Santander', '2', '57');
INSERT INTO Ubicacion VALUES ('76', 'Valle del Cauca', '2', '57');

-- Estados de E.U.
INSERT INTO Ubicacion VALUES ('205', 'Alabama', '4', '1');
INSERT INTO Ubicacion VALUES ('907', 'Alaska', '4', '1');
INSERT INTO Ubicacion VALUES ('209', 'California', '4', '1');

INSERT INTO Ubicacion VALUES ('57', 'Colombia', '1', NULL);
INSERT INTO Ubicacion VALUES ('1', 'E.U', '1', NULL);
INSERT INTO Ubicacion VALUES ('34', 'España', '1', NULL);
INSERT INTO Ubicacion VALUES ('54', 'Argentina', '1', NULL);

-- Departamentos de Colombia
INSERT INTO Ubicacion VALUES ('05', 'Antioquia', '2', '57');
INSERT INTO Ubicacion VALUES ('81', 'Arauca', '2', '57');
INSERT INTO Ubicacion VALUES ('11', 'Bogotá D.C.', '2', '57');

-- Ciudades de Colombia
INSERT INTO Ubicacion VALUES ('15', 'Boyacá', '2', '57');
INSERT INTO Ubicacion VALUES ('25', 'Cundinamarca', '2', '57');
INSERT INTO Ubicacion VALUES ('68', 'Santander', '2', '57');
INSERT INTO Ubicacion VALUES ('76', 'Valle del Cauca', '2', '57');

-- Estados de E.U.
INSERT INTO Ubicacion VALUES ('205', 'Alabama', '4', '1');
INSERT INTO Ubicacion VALUES ('907', 'Alaska', '4', '1');
INSERT INTO Ubicacion VALUES ('209', 'California', '4', '1');

-- Municipios
INSERT INTO Ubicacion VALUES ('5001', 'Medellín', '3', '05');
INSERT INTO Ubicacion VALUES ('5088', 'Bello', '3', '05');
INSERT INTO Ubicacion VALUES ('5266', 'Envigado', '3', '05');
INSERT INTO Ubicacion VALUES ('5360', 'Itagüí', '3', '05');
INSERT INTO Ubicacion VALUES ('81001', 'Arauca', '3', '81');
INSERT INTO Ubicacion VALUES ('11001', 'Bogotá', '3', '11');
INSERT INTO Ubicacion VALUES ('15001', 'Tunja', '3', '15');
INSERT INTO Ubicacion VALUES ('15238', 'Duitama', '3', '15');
INSERT INTO Ubicacion VALUES ('15759', 'Sogamoso', '3', '15');
INSERT INTO Ubicacion VALUES ('25754', 'Soacha', '3', '25');
INSERT INTO Ubicacion VALUES ('25899', 'Zipaquirá', '3', '25');
INSERT INTO Ubicacion VALUES ('68001', 'Bucaramanga', '3', '68');
INSERT INTO Ubicacion VALUES ('68276', 'Floridablanca', '3', '68');
INSERT INTO Ubicacion VALUES ('76001', 'Cali', '3', '76');
INSERT INTO Ubicacion VALUES ('76109', 'Buenaventura', '3', '76');
INSERT INTO Ubicacion VALUES ('76520', 'Palmira', '3', '76');
