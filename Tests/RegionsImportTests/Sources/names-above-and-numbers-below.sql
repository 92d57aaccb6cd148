INSERT INTO regions (name, area) VALUES ('Norte', 21.2), ('Centro', 28.4), ('Alentejo', 31.6), ('Algarve', 5.0);
INSERT INTO districts (id, name, region) VALUES (1, 'Braga', 'Norte'), (2, 'Porto', 'Norte'),
 (3, 'Aveiro', 'Centro'), (4, 'Coimbra', 'Centro'), (5, 'Beja', 'Alentejo'), (6, 'Faro', 'Algarve');
INSERT INTO municipalities (name, district, people) VALUES ('Amares', 1, 18), ('Esposende', 1, 34), ('Lousada', 2, 47),
 ('Arouca', 3, 21), ('Ovar', 3, 55), ('Soure', 4, 17), ('Moura', 5, 13), ('Loulé', 6, 72), ('Tavira', 6, 27);
