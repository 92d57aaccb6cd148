prompt PL/SQL Developer Export Tables for user FARMACIA_ALTO_COSTO@PRUEBA
prompt Created by User on viernes, 5 de mayo de 2023
set feedback off
set define off

prompt Creating ESTATUS...
create table ESTATUS
(
  pk_estatus INTEGER not null,
  estatus    VARCHAR2(30)
)
;
alter table ESTATUS
  add primary key (PK_ESTATUS);

prompt Creating AREA_TRABAJO...
create table AREA_TRABAJO
(
  pk_area_trabajo INTEGER not null,
  area_trabajo    VARCHAR2(30),
  fk_created_by   INTEGER,
  create_date     DATE,
  fk_modified_by  INTEGER,
  modified_date   DATE
)
;
alter table AREA_TRABAJO
  add primary key (PK_AREA_TRABAJO);

prompt Creating ESTADO...
create table ESTADO
(
  pk_estado INTEGER not null,
  estado    VARCHAR2(30)
)
;
alter table ESTADO
  add primary key (PK_ESTADO);

prompt Creating MUNICIPIO...
create table MUNICIPIO
(
  pk_municipio INTEGER not null,
  fk_estado    INTEGER,
  municipio    VARCHAR2(30)
)
;
alter table MUNICIPIO
  add primary key (PK_MUNICIPIO);
alter table MUNICIPIO
  add constraint FK_ESTADO foreign key (FK_ESTADO)
  references ESTADO (PK_ESTADO) on delete cascade;

prompt Loading ESTATUS...
insert into ESTATUS (pk_estatus, estatus)
values (21, 'VIVO');
insert into ESTATUS (pk_estatus, estatus)
values (2, 'DISPONIBLE');
insert into ESTATUS (pk_estatus, estatus)
values (3, 'OPERATIVO');
insert into ESTATUS (pk_estatus, estatus)
values (4, 'INOPERATIVO');
insert into ESTATUS (pk_estatus, estatus)
values (5, 'FUEERA DE SERVICIO');
insert into ESTATUS (pk_estatus, estatus)
values (6, 'EN TRATAMIENTO');
commit;
prompt 6 records loaded
prompt Loading AREA_TRABAJO...
insert into AREA_TRABAJO (pk_area_trabajo, area_trabajo, fk_created_by, create_date, fk_modified_by, modified_date)
values (2, 'Público', null, null, null, null);
insert into AREA_TRABAJO (pk_area_trabajo, area_trabajo, fk_created_by, create_date, fk_modified_by, modified_date)
values (3, 'Privado', null, null, null, null);
commit;
prompt 2 records loaded
prompt Loading ESTADO...
insert into ESTADO (pk_estado, estado)
values (2, 'Amazonas');
insert into ESTADO (pk_estado, estado)
values (3, 'Anzoátegui');
insert into ESTADO (pk_estado, estado)
values (4, 'Apure');
insert into ESTADO (pk_estado, estado)
values (5, 'Aragua');
insert into ESTADO (pk_estado, estado)
values (6, 'Barinas');
insert into ESTADO (pk_estado, estado)
values (7, 'Bolívar');
insert into ESTADO (pk_estado, estado)
values (8, 'Carabobo');
insert into ESTADO (pk_estado, estado)
values (9, 'Cojedes');
insert into ESTADO (pk_estado, estado)
values (10, 'Delta Amacuro');
insert into ESTADO (pk_estado, estado)
values (11, 'Falcón');
insert into ESTADO (pk_estado, estado)
values (12, 'Guárico');
insert into ESTADO (pk_estado, estado)
values (13, 'Lara');
insert into ESTADO (pk_estado, estado)
values (14, 'Mérida');
insert into ESTADO (pk_estado, estado)
values (15, 'Miranda');
insert into ESTADO (pk_estado, estado)
values (16, 'Monagas');
insert into ESTADO (pk_estado, estado)
values (17, 'Nueva Esparta');
insert into ESTADO (pk_estado, estado)
values (18, 'Portuguesa');
insert into ESTADO (pk_estado, estado)
values (19, 'Sucre');
insert into ESTADO (pk_estado, estado)
values (20, 'Táchira');
insert into ESTADO (pk_estado, estado)
values (21, 'Trujillo');
insert into ESTADO (pk_estado, estado)
values (22, 'La Guaira');
insert into ESTADO (pk_estado, estado)
values (23, 'Yaracuy');
insert into ESTADO (pk_estado, estado)
values (24, 'Zulia');
insert into ESTADO (pk_estado, estado)
values (25, 'Distrito Capital');
insert into ESTADO (pk_estado, estado)
values (26, 'Dependencias Federales');
commit;
prompt 25 records loaded
prompt Loading MUNICIPIO...
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (2, 2, 'Alto Orinoco');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (3, 2, 'Atabapo');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (4, 2, 'Atures');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (5, 2, 'Autana');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (6, 2, 'Manapiare');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (7, 2, 'Maroa');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (8, 2, 'Río Negro');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (9, 3, 'Anaco');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (10, 3, 'Aragua');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (11, 3, 'Manuel Ezequiel Bruzual');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (12, 3, 'Diego Bautista Urbaneja');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (13, 3, 'Fernando Peñalver');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (14, 3, 'Francisco Del Carmen Carvajal');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (15, 3, 'General Sir Arthur McGregor');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (16, 3, 'Guanta');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (17, 3, 'Independencia');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (18, 3, 'José Gregorio Monagas');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (19, 3, 'Juan Antonio Sotillo');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (20, 3, 'Juan Manuel Cajigal');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (21, 3, 'Libertad');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (22, 3, 'Francisco de Miranda');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (23, 3, 'Pedro María Freites');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (24, 3, 'Píritu');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (25, 3, 'San José de Guanipa');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (26, 3, 'San Juan de Capistrano');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (27, 3, 'Santa Ana');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (28, 3, 'Simón Bolívar');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (29, 3, 'Simón Rodríguez');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (30, 4, 'Achaguas');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (31, 4, 'Biruaca');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (32, 4, 'Muñóz');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (33, 4, 'Páez');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (34, 4, 'Pedro Camejo');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (35, 4, 'Rómulo Gallegos');
insert into MUNICIPIO (pk_municipio, fk_estado, municipio)
values (36, 4, 'San Fernando');
commit;
prompt 35 records loaded
