INSERT INTO countries (code, name) VALUES ('LV', 'Latvia'), ('EE', 'Estonia');
INSERT INTO regions (id, country_code, name) VALUES (11, 'lv', 'Kurzeme'), (12, 'lv', 'Vidzeme'), (21, 'ee', 'Harju');
INSERT INTO towns (id, region_id, country_code, name) VALUES (111, 11, 'lv', 'Kuldīga'), (112, 11, 'lv', 'Talsi'),
 (121, 12, 'lv', 'Cēsis'), (211, 21, 'ee', 'Keila'), (212, 21, 'ee', 'Maardu');
