INSERT INTO pays (nom_pays, langue) VALUES ('Alvanie', 'alvan'), ('Borovie', 'borov'), ('Cisterie', 'cister');
INSERT INTO ville (nom, pays_id) VALUES
('Alvan', select id from pays where nom_pays='Alvanie'),
('Alvaport', select id from pays where nom_pays='Alvanie'),
('Borov', select id from pays where nom_pays='Borovie'),
('Borovo', select id from pays where nom_pays='Borovie'),
('Cister', select id from pays where nom_pays='Cisterie');
