INSERT INTO province (id, name) VALUES (nextval('public.province_id_seq'), 'Alta');
INSERT INTO city (id, province_id, name) VALUES (nextval('city_id_seq'), currval('province_id_seq'), 'Cima');
INSERT INTO city (id, province_id, name) VALUES (nextval('city_id_seq'), currval('province_id_seq'), 'Vetta');
INSERT INTO province (id, name) VALUES (nextval('public.province_id_seq'), 'Bassa');
INSERT INTO city (id, province_id, name) VALUES (nextval('city_id_seq'), currval('province_id_seq'), 'Riva');
INSERT INTO city (id, province_id, name) VALUES (nextval('city_id_seq'), currval('province_id_seq'), 'Foce');
