INSERT INTO general.ubigeo (codigo_ubigeo,
                            codigo_departamento,
                            codigo_provincia,
                            codigo_distrito,
                            nombre_departamento,
                            nombre_provincia,
                            nombre_distrito)
     VALUES ('010101',
             '01',
             '01',
             '01',
             'Amazonas',
             'Chachapoyas',
             'Chachapoyas');

INSERT INTO general.ubigeo (codigo_ubigeo,
                            codigo_departamento,
                            codigo_provincia,
                            codigo_distrito,
                            nombre_departamento,
                            nombre_provincia,
                            nombre_distrito)
     VALUES ('010102',
             '01',
             '01',
             '02',
             'Amazonas',
             'Chachapoyas',
             'Asuncion');

INSERT INTO general.ubigeo (codigo_ubigeo,
                            codigo_departamento,
                            codigo_provincia,
                            codigo_distrito,
                            nombre_departamento,
                            nombre_provincia,
                            nombre_distrito)
     VALUES ('010201',
             '01',
             '02',
             '01',
             'Amazonas',
             'Bagua',
             'Bagua');

INSERT INTO general.ubigeo (codigo_ubigeo,
                            codigo_departamento,
                            codigo_provincia,
                            codigo_distrito,
                            nombre_departamento,
                            nombre_provincia,
                            nombre_distrito)
     VALUES ('010202',
             '01',
             '02',
             '02',
             'Amazonas',
             'Bagua',
             'Aramango');

INSERT INTO general.ubigeo (codigo_ubigeo,
                            codigo_departamento,
                            codigo_provincia,
                            codigo_distrito,
                            nombre_departamento,
                            nombre_provincia,
                            nombre_distrito)
     VALUES ('020101',
             '02',
             '01',
             '01',
             'Ancash',
             'Huaraz',
             'Huaraz');

INSERT INTO general.ubigeo (codigo_ubigeo,
                            codigo_departamento,
                            codigo_provincia,
                            codigo_distrito,
                            nombre_departamento,
                            nombre_provincia,
                            nombre_distrito)
     VALUES ('020102',
             '02',
             '01',
             '02',
             'Ancash',
             'Huaraz',
             'Cochabamba');

INSERT INTO general.ubigeo (codigo_ubigeo,
                            codigo_departamento,
                            codigo_provincia,
                            codigo_distrito,
                            nombre_departamento,
                            nombre_provincia,
                            nombre_distrito)
     VALUES ('020201',
             '02',
             '02',
             '01',
             'Ancash',
             'Aija',
             'Aija');

INSERT INTO general.ubigeo (codigo_ubigeo,
                            codigo_departamento,
                            codigo_provincia,
                            codigo_distrito,
                            nombre_departamento,
                            nombre_provincia,
                            nombre_distrito)
     VALUES ('150101',
             '15',
             '01',
             '01',
             'Lima',
             'Lima',
             'Lima');

INSERT INTO general.ubigeo (codigo_ubigeo,
                            codigo_departamento,
                            codigo_provincia,
                            codigo_distrito,
                            nombre_departamento,
                            nombre_provincia,
                            nombre_distrito)
     VALUES ('150102',
             '15',
             '01',
             '02',
             'Lima',
             'Lima',
             'Ancon');

INSERT INTO general.ubigeo (codigo_ubigeo,
                            codigo_departamento,
                            codigo_provincia,
                            codigo_distrito,
                            nombre_departamento,
                            nombre_provincia,
                            nombre_distrito)
     VALUES ('150201',
             '15',
             '02',
             '01',
             'Lima',
             'Barranca',
             'Barranca');

