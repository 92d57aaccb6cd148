INSERT INTO Estado (NombreE) VALUES
('Aguascalientes'), #1
('Baja California'), #2
('Baja California Sur'), #3
('Campeche'), #4
('Coahuila'), #5
('Colima'), #6
('Chiapas'), #7
('Chihuahua'), #8
('Ciudad de México'), #9
('Durango'),#10
('Estado de México'),#11
('Guanajuato'),#12
('Guerrero'),#13
('Hidalgo'),#14
('Jalisco'),#15
('Michoacán'),#16
('Morelos'),#17
('Nayarit'),#18
('Nuevo León'),#19
('Oaxaca'),#20
('Puebla'),#21
('Querétaro'),#22
('Quintana Roo'),#23
('San Luis Potosí'),#24
('Sinaloa'),#25
('Sonora'),#26
('Tabasco'),#27
('Tamaulipas'),#28
('Tlaxcala'),#29
('Veracruz'),#30
('Yucatán'),#31
('Zacatecas');#32

#NUEVO LEON
INSERT INTO Municipio (NombreM, Estado) VALUES
('Abasolo', 19),
('Agualeguas', 19),
('Los Aldamas', 19),
('Allende', 19),
('Anáhuac', 19),
('Apodaca', 19),
('Aramberri', 19),
('Benito Juárez', 19),
('Bustamante', 19),
('Cadereyta Jiménez', 19),
('El Carmen', 19),
('Cerralvo', 19),
('Ciénega de Flores', 19),
('China', 19),
('Doctor Arroyo', 19),
('Doctor Coss', 19),
('Doctor González', 19),
('Escobedo', 19),
('Galeana', 19),
('García', 19);

#TAMAULIPAS
INSERT INTO Municipio (NombreM, Estado) VALUES
('Abasolo', 28),
('Aldama', 28),
('Altamira', 28),
('Antiguo Morelos', 28),
('Burgos', 28),
('Bustamante', 28);
