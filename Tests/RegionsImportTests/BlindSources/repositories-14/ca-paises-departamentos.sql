
INSERT INTO paises (pais) VALUES 
("Guatemala"),
("Honduras"),
("El Salvador"),
("Nicaragua"),
("Costa Rica"),
("Panamá");


INSERT INTO departamentos (id_pais, departamento) VALUES 
(1, "Alta Verapaz"),
(1, "Baja Verapaz"),
(1, "Chimaltenango"),
(1, "Chiquimula"),
(1, "El Progreso"),
(1, "Escuintla"),
(1, "Guatemala"),
(1, "Huehuetenango"),
(1, "Izabal"),
(1, "Jalapa"),
(1, "Jutiapa"),
(1, "Petén"),
(1, "Quetzaltenango"),
(1, "Quiché"),
(1, "Retalhuleu"),
(1, "Sacatepéquez"),
(1, "San Marcos"),
(1, "Sacatepéquez"),
(1, "Santa Rosa"),
(1, "Sololá"),
(1, "Suchitepéquez"),
(1, "Totonicapán"),
(1, "Zacapa");


INSERT INTO municipios (id_departamento, municipio) VALUES 
(1, "Cobán"),
(1, "San Pedro Carchá"),
(1, "San Juan Chamelco"),
(1, "San Cristóbal Verapaz"),
(1, "Tactic"),
(1, "Tamahú"),
(1, "Tucurú"),
(1, "Senahú"),
(1, "Chahal"),
(1, "Santa Cruz Verapaz"),
(1, "Santa Catalina La Tinta"),
(1, "Santa Catarina Ixtahuacán"),
(1, "San Miguel Tucurú"),
(1, "Salama"),
(1, "San Jerónimo"),
(1, "Carchá"),
(1, "Lanquín"),
(1, "Cahabón"),
(1, "Chisec"),
(1, "Santa María Cahabón"),
(1, "Fray Bartolomé de las Casas");


INSERT INTO municipios (id_departamento, municipio) VALUES 
(2, "Salamá"),
(2, "Rabinal"),
(2, "Cubulco"),
(2, "Granados"),
(2, "Santa CRuz el Chol"),
(2, "Santa Marìa Visitaciòn"),
(2, "San Miguel Chicaj"),
(2, "Rabinal");


INSERT INTO municipios (id_departamento, municipio) VALUES 
(3, "Chimaltenango"),
(3, "San José Poaquil"),
(3, "San Martín Jilotepeque"),
(3, "San Juan Comalapa"),
(3, "Santa Apolonia"),
(3, "Tecpán Guatemala"),
(3, "Patzún"),
(3, "Pochuta"),
(3, "San Andrés Itzapa"),
(3, "Santa Cruz Balanyá"),
(3, "Acatenango"),
(3, "Yepocapa"),
(3, "San Pedro Yepocapa");


INSERT INTO municipios (id_departamento, municipio) VALUES 
(4, "Chiquimula"),
(4, "San José la Arada"),
(4, "San Juan Ermita"),
(4, "Jocotán"),
(4, "Camotán"),
(4, "Olopa"),
(4, "Esquipulas"),
(4, "Quezaltepeque");


INSERT INTO municipios (id_departamento, municipio) VALUES 
(5, "Guastatoya"),
(5, "Morazán"),
(5, "San Agustín Acasaguastlán"),
(5, "San Cristóbal Acasaguastlán"),
(5, "El Jícaro"),
(5, "Sansare");


INSERT INTO municipios (id_departamento, municipio) VALUES 
(6, "Escuintla"),
(6, "Santa Lucía Cotzumalguapa"),
(6, "La Democracia"),
(6, "Iztapa"),
(6, "Masagua"),
(6, "Tiquisate"),
(6, "Guanagazapa"),
(6, "San José"),
(6, "Palín"),
(6, "San Vicente Pacaya"),
(6, "Nueva Concepciòn"),
(6, "Siquinalá");


INSERT INTO municipios (id_departamento, municipio) VALUES 
(7, "Guatemala"),
(7, "Santa Catarina Pinula"),
(7, "San José Pinula"),
(7, "San José del Golfo"),
(7, "Palencia"),
(7, "Chinautla"),
(7, "San Pedro Ayampuc"),
(7, "Mixco"),
(7, "San Pedro Sacatepéquez"),
(7, "San Juan Sacatepéquez"),
(7, "San Raymundo"),
(7, "Chuarrancho"),
(7, "Fraijanes"),
(7, "Amatitlán"),
(7, "Villa Nueva"),
(7, "Villa Canales"),
(7, "Petapa");
