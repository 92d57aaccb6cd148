-- Atlántida (DeptoID = 1)
INSERT INTO Municipio (Nombre, DepartamentoID) VALUES
('La Ceiba',1),('El Porvenir',1),('Tela',1),('Jutiapa',1),
('La Masica',1),('San Francisco',1),('Arizona',1),('Esparta',1);

-- Choluteca (ID = 2)
INSERT INTO Municipio (Nombre, DepartamentoID) VALUES
('Choluteca',2),('Apacilagua',2),('Concepción de María',2),
('Duyure',2),('El Corpus',2),('El Triunfo',2),('Marcovia',2),
('Morolica',2),('Namasigüe',2),('Orocuina',2),('Pespire',2),
('San Antonio de Flores',2),('San Isidro',2),('San José',2),
('San Marcos de Colón',2),('Santa Ana de Yusguare',2);

-- Colón (ID = 3)
INSERT INTO Municipio (Nombre, DepartamentoID) VALUES
('Trujillo',3),('Balfate',3),('Iriona',3),('Limón',3),('Sabá',3),
('Santa Fe',3),('Santa Rosa de Aguán',3),('Sonaguera',3),
('Tocoa',3),('Bonito Oriental',3);

-- Comayagua (ID = 4)
INSERT INTO Municipio (Nombre, DepartamentoID) VALUES
('Comayagua',4),('Ajuterique',4),('El Rosario',4),('Esquías',4),
('Humuya',4),('La Libertad',4),('Lamaní',4),('La Trinidad',4),
('Lejamaní',4),('Meámbar',4),('Minas de Oro',4),('Ojos de Agua',4),
('San Jerónimo',4),('San José de Comayagua',4),('San José del Potrero',4),
('San Luis',4),('San Sebastián',4),('Siguatepeque',4),
('Villa de San Antonio',4),('Las Lajas',4),('Taulabé',4);

-- Copán (ID = 5)
INSERT INTO Municipio (Nombre, DepartamentoID) VALUES
('Santa Rosa de Copán',5),('Cabañas',5),('Concepción',5),
('Copán Ruinas',5),('Corquín',5),('Cucuyagua',5),('Dolores',5),
('Dulce Nombre',5),('El Paraíso',5),('Florida',5),('La Jigua',5),
('La Unión',5),('Nueva Arcadia',5),('San Agustín',5),('San Antonio',5),
('San Jerónimo',5),('San José',5),('San Juan de Opoa',5),
('San Nicolás',5),('San Pedro',5),('Santa Rita',5),
('Trinidad de Copán',5),('Veracruz',5);

-- Cortés (ID = 6)
INSERT INTO Municipio (Nombre, DepartamentoID) VALUES
('San Pedro Sula',6),('Choloma',6),('Omoa',6),('Pimienta',6),
('Potrerillos',6),('Puerto Cortés',6),('San Antonio de Cortés',6),
('San Francisco de Yojoa',6),('San Manuel',6),('Santa Cruz de Yojoa',6),
('Villanueva',6),('La Lima',6);
