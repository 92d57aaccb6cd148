INSERT INTO places (code, place, region) VALUES
('AR-A', 'Alta', 'National'),
('AR-A-01', 'Anta', 'A'),
('AR-A-02', 'Cachi', 'A'),
('AR-B', 'Baja', 'National'),
('AR-B-01', 'Azul', 'B'),
('AR-B-02', 'Bolívar', 'B'),
('AR-C', 'Cuya', 'National'),
('AR-C-01', 'Luján', 'C');
