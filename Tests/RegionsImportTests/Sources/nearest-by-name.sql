INSERT INTO regions (code, nom) VALUES ('NO', 'Nord'), ('SU', 'Sud');
INSERT INTO departements (region_id, nom, code) VALUES
((SELECT id FROM regions WHERE code='NO'), 'Alba', 'NO-AL'),
((SELECT id FROM regions WHERE code='NO'), 'Bora', 'NO-BO'),
((SELECT id FROM regions WHERE code='SU'), 'Cera', 'SU-CE');
INSERT INTO communes (departement_id, region_id, nom, code) VALUES
((SELECT id FROM departements WHERE nom='Alba' AND region_id=(SELECT id FROM regions WHERE code='NO')), (SELECT id FROM regions WHERE code='NO'), 'Alba', 'NO-AL-AL'),
((SELECT id FROM departements WHERE nom='Alba'), (SELECT id FROM regions WHERE code='NO'), 'Dina', 'NO-AL-DI'),
((SELECT id FROM departements WHERE nom='Bora'), (SELECT id FROM regions WHERE code='NO'), 'Elva', 'NO-BO-EL'),
((SELECT id FROM departements WHERE nom='Cera'), (SELECT id FROM regions WHERE code='SU'), 'Fora', 'SU-CE-FO');
