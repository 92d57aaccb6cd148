INSERT INTO Estado (NombreE) VALUES
('Altiplano'), #1
('Bajada'), #2
('Costa'); #3

#COSTA
INSERT INTO Municipio (NombreM, Estado) VALUES
('Abasola', 3),
('Aldana', 3),
('Burgas', 3);

#ALTIPLANO
INSERT INTO Municipio (NombreM, Estado) VALUES
('Abasola', 1),
('China', 1),
('Galena', 1);
