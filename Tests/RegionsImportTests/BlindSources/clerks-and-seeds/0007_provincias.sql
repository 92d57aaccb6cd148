-- +migrate Up
CREATE TABLE provincia (id serial PRIMARY KEY, iso text UNIQUE, nome text NOT NULL);
CREATE TABLE distrito (id serial PRIMARY KEY, provincia_id int REFERENCES provincia, nome text NOT NULL, criado_em timestamptz DEFAULT now());

INSERT INTO provincia (iso, nome) VALUES
    ('MZ-A', 'Niassa'),
    ('MZ-I', 'Inhambane'),
    ('MZ-L', 'Maputo'),
    ('MZ-MPM', 'Cidade de Maputo')
ON CONFLICT (iso) DO NOTHING;

INSERT INTO distrito (provincia_id, nome)
SELECT p.id, d.nome FROM provincia p, (VALUES ('Cuamba'), ('Lago'), ('Lichinga'), ('Mecanhelas')) AS d(nome)
WHERE p.iso = 'MZ-A';

INSERT INTO distrito (provincia_id, nome)
SELECT p.id, d.nome FROM provincia p, (VALUES ('Homoíne'), ('Inharrime'), ('Massinga'), ('Vilankulo')) AS d(nome)
WHERE p.iso = 'MZ-I';

INSERT INTO distrito (provincia_id, nome)
SELECT p.id, d.nome FROM provincia p, (VALUES ('Boane'), ('Magude'), ('Matutuíne'), ('Moamba')) AS d(nome)
WHERE p.iso = 'MZ-L';

-- +migrate Down
DROP TABLE distrito;
DROP TABLE provincia;
