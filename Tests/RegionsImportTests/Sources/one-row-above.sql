INSERT INTO countries (name) VALUES ('Chile');
INSERT INTO regions (name, country_id) VALUES ('Arica', 1), ('Tarapacá', 1), ('Antofagasta', 1);
