-- Departamentos
insert into ubigeo_departamento (code, nombre) values
  ('01','AMAZONAS'),
  ('02','ANCASH'),
  ('15','LIMA');

insert into ubigeo_provincia (code, dep_code, nombre) values
  ('0101','01','CHACHAPOYAS'),
  ('0102','01','BAGUA'),
  ('0201','02','HUARAZ'),
  ('0202','02','AIJA'),
  ('1501','15','LIMA'),
  ('1502','15','BARRANCA');

insert into ubigeo_distrito (code, prov_code, dep_code, nombre) values
  ('010101','0101','01','CHACHAPOYAS'),
  ('010102','0101','01','ASUNCION'),
  ('010201','0102','01','BAGUA'),
  ('010202','0102','01','ARAMANGO'),
  ('020101','0201','02','HUARAZ'),
  ('020102','0201','02','COCHABAMBA'),
  ('020201','0202','02','AIJA'),
  ('150101','1501','15','LIMA'),
  ('150102','1501','15','ANCON'),
  ('150201','1502','15','BARRANCA')
on conflict (code) do nothing;
