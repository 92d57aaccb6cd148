INSERT INTO powiat (id, id_wojewodztwa, nazwa) VALUES (0, 0, 'bolski');
INSERT INTO powiat (id, id_wojewodztwa, nazwa) VALUES (1, 0, 'dzierski');
INSERT INTO powiat (id, id_wojewodztwa, nazwa) VALUES (2, 0, 'gorski');
INSERT INTO powiat (id, id_wojewodztwa, nazwa) VALUES (3, 3, 'jaworzny');
INSERT INTO powiat (id, id_wojewodztwa, nazwa) VALUES (4, 3, 'klodny');
INSERT INTO powiat (id, id_wojewodztwa, nazwa) VALUES (5, 5, 'lubany');
INSERT INTO powiat (id, id_wojewodztwa, nazwa) VALUES (6, 5, 'milicz');
