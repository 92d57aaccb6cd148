-- =====================
-- Departamentos
-- =====================

insert into department ( name ) values ( 'Alta Verapaz' );
insert into department ( name ) values ( 'Baja Verapaz' );
insert into department ( name ) values ( 'Chimaltenango' );
insert into department ( name ) values ( 'Chiquimula' );
insert into department ( name ) values ( 'El Progreso' );
insert into department ( name ) values ( 'Escuintla' );
insert into department ( name ) values ( 'Guatemala' );
insert into department ( name ) values ( 'Huehuetenango' );
insert into department ( name ) values ( 'Izabal' );
insert into department ( name ) values ( 'Jalapa' );
insert into department ( name ) values ( 'Jutiapa' );
insert into department ( name ) values ( 'Petén' );
insert into department ( name ) values ( 'Quetzaltenango' );
insert into department ( name ) values ( 'Quiché' );
insert into department ( name ) values ( 'Retalhuleu' );
insert into department ( name ) values ( 'Sacatepéquez' );
insert into department ( name ) values ( 'San Marcos' );
insert into department ( name ) values ( 'Santa Rosa' );
insert into department ( name ) values ( 'Sololá' );
insert into department ( name ) values ( 'Suchitepéquez' );
insert into department ( name ) values ( 'Totonicapán' );
insert into department ( name ) values ( 'Zacapa' );

-- =====================
-- Municipios
-- =====================

-- Alta Verapaz (17 municipios)
insert into municipality (name, department_id) values ('Cobán', 1);
insert into municipality (name, department_id) values ('Santa Cruz Verapaz', 1);
insert into municipality (name, department_id) values ('San Cristóbal Verapaz', 1);
insert into municipality (name, department_id) values ('Tactic', 1);
insert into municipality (name, department_id) values ('Tamahú', 1);
insert into municipality (name, department_id) values ('Tucurú', 1);
insert into municipality (name, department_id) values ('Panzós', 1);
insert into municipality (name, department_id) values ('Senahú', 1);
insert into municipality (name, department_id) values ('San Pedro Carchá', 1);
insert into municipality (name, department_id) values ('San Juan Chamelco', 1);
insert into municipality (name, department_id) values ('Lanquín', 1);
insert into municipality (name, department_id) values ('Cahabón', 1);
insert into municipality (name, department_id) values ('Chisec', 1);
insert into municipality (name, department_id) values ('Chahal', 1);
insert into municipality (name, department_id) values ('Fray Bartolomé de las Casas', 1);
insert into municipality (name, department_id) values ('Santa Catalina La Tinta', 1);
insert into municipality (name, department_id) values ('Raxruhá', 1);

-- Baja Verapaz (8 municipios)
insert into municipality (name, department_id) values ('Salamá', 2);
insert into municipality (name, department_id) values ('San Miguel Chicaj', 2);
insert into municipality (name, department_id) values ('Rabinal', 2);
insert into municipality (name, department_id) values ('Cubulco', 2);
insert into municipality (name, department_id) values ('Granados', 2);
insert into municipality (name, department_id) values ('Santa Cruz El Chol', 2);
insert into municipality (name, department_id) values ('San Jerónimo', 2);
insert into municipality (name, department_id) values ('Purulhá', 2);

-- Chimaltenango (16 municipios)
insert into municipality (name, department_id) values ('Chimaltenango', 3);
insert into municipality (name, department_id) values ('San José Poaquil', 3);
insert into municipality (name, department_id) values ('San Martín Jilotepeque', 3);
insert into municipality (name, department_id) values ('San Juan Comalapa', 3);
insert into municipality (name, department_id) values ('Santa Apolonia', 3);
insert into municipality (name, department_id) values ('Tecpán Guatemala', 3);
insert into municipality (name, department_id) values ('Patzún', 3);
insert into municipality (name, department_id) values ('Pochuta', 3);
insert into municipality (name, department_id) values ('Patzicía', 3);
insert into municipality (name, department_id) values ('Santa Cruz Balanyá', 3);
insert into municipality (name, department_id) values ('Acatenango', 3);
insert into municipality (name, department_id) values ('Yepocapa', 3);
insert into municipality (name, department_id) values ('San Andrés Itzapa', 3);
insert into municipality (name, department_id) values ('Parramos', 3);
insert into municipality (name, department_id) values ('Zaragoza', 3);
insert into municipality (name, department_id) values ('El Tejar', 3);

-- Chiquimula (11 municipios)
insert into municipality (name, department_id) values ('Chiquimula', 4);
insert into municipality (name, department_id) values ('San José La Arada', 4);
insert into municipality (name, department_id) values ('San Juan Ermita', 4);
insert into municipality (name, department_id) values ('Jocotán', 4);
insert into municipality (name, department_id) values ('Camotán', 4);
insert into municipality (name, department_id) values ('Olopa', 4);
insert into municipality (name, department_id) values ('Esquipulas', 4);
insert into municipality (name, department_id) values ('Concepción Las Minas', 4);
insert into municipality (name, department_id) values ('Quezaltepeque', 4);
insert into municipality (name, department_id) values ('San Jacinto', 4);
insert into municipality (name, department_id) values ('Ipala', 4);

-- El Progreso (8 municipios)
insert into municipality (name, department_id) values ('Guastatoya', 5);
insert into municipality (name, department_id) values ('Morazán', 5);
insert into municipality (name, department_id) values ('San Agustín Acasaguastlán', 5);
insert into municipality (name, department_id) values ('San Cristóbal Acasaguastlán', 5);
insert into municipality (name, department_id) values ('El Jícaro', 5);
insert into municipality (name, department_id) values ('Sansare', 5);
insert into municipality (name, department_id) values ('Sanarate', 5);
insert into municipality (name, department_id) values ('San Antonio La Paz', 5);

-- Izabal (5 municipios)
insert into municipality (name, department_id) values ('Puerto Barrios', 9);
insert into municipality (name, department_id) values ('Livingston', 9);
insert into municipality (name, department_id) values ('El Estor', 9);
insert into municipality (name, department_id) values ('Morales', 9);
insert into municipality (name, department_id) values ('Los Amates', 9);

-- Jalapa (7 municipios)
insert into municipality (name, department_id) values ('Jalapa', 10);
insert into municipality (name, department_id) values ('San Pedro Pinula', 10);
insert into municipality (name, department_id) values ('San Luis Jilotepeque', 10);
insert into municipality (name, department_id) values ('San Manuel Chaparrón', 10);
insert into municipality (name, department_id) values ('San Carlos Alzatate', 10);
insert into municipality (name, department_id) values ('Monjas', 10);
insert into municipality (name, department_id) values ('Mataquescuintla', 10);
