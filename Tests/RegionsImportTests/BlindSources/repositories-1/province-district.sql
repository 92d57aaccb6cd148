INSERT INTO provinces (province_name) VALUES
('Koshi Province'),
('Madhesh Province'),
('Bagmati Province'),
('Gandaki Province');

INSERT INTO districts (province_id, district) VALUES
-- Koshi Province (1)
(1, 'Bhojpur'),
(1, 'Dhankuta'),
(1, 'Ilam'),

-- Madhesh Province (2)
(2, 'Bara'),
(2, 'Parsa'),

-- Bagmati Province (3)
(3, 'Kathmandu'),
(3, 'Lalitpur'),
(3, 'Dolakha'),

-- Gandaki Province (4)
(4, 'Kaski'),
(4, 'Gorkha');
