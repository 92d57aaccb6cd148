INSERT INTO regions (name, slug) VALUES ('Marrakech-Safi','marrakech-safi'), ('Souss-Massa','souss-massa'), ('Oriental','oriental');
INSERT INTO cities (name, region_id) VALUES ('Safi', (SELECT id FROM regions WHERE slug = 'marrakech-safi'));
INSERT INTO cities (name, region_id) VALUES ('Essaouira', (SELECT id FROM regions WHERE slug = 'marrakech-safi'));
INSERT INTO cities (name, region_id) VALUES ('Agadir', (SELECT id FROM regions WHERE slug = 'souss-massa'));
INSERT INTO cities (name, region_id) VALUES ('Oujda', (SELECT id FROM regions WHERE slug = 'oriental'));
INSERT INTO cities (name, region_id) VALUES ('Nador', (SELECT id FROM regions WHERE slug = 'oriental'));
