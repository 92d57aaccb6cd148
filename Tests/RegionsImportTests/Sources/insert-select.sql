CREATE TABLE country (id serial PRIMARY KEY, code char(2) NOT NULL, name text NOT NULL);
CREATE TABLE state (id serial PRIMARY KEY, name text NOT NULL, country_id int REFERENCES country);
INSERT INTO country (code, name) VALUES ('AT', 'Österreich'), ('CH', 'Schweiz');
INSERT INTO state (name, country_id) SELECT 'Tirol', id FROM country WHERE code = 'AT';
INSERT INTO state (name, country_id) SELECT 'Salzburg', id FROM country WHERE code = 'AT';
INSERT INTO state (name, country_id) SELECT 'Kärnten', id FROM country WHERE code = 'AT';
INSERT INTO state (name, country_id) SELECT 'Uri', id FROM country WHERE code = 'CH';
INSERT INTO state (name, country_id) SELECT 'Zug', id FROM country WHERE code = 'CH';
