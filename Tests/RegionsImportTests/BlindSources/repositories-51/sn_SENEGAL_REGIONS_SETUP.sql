CREATE TABLE regions (
    id SERIAL PRIMARY KEY,
    code VARCHAR(5) UNIQUE NOT NULL,
    nom VARCHAR(255) NOT NULL,
    emoji VARCHAR(10),
    description TEXT,
    created_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP,
    updated_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE departements (
    id SERIAL PRIMARY KEY,
    region_id INTEGER NOT NULL,
    nom VARCHAR(255) NOT NULL,
    code VARCHAR(10),
    created_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP,
    updated_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP,
    FOREIGN KEY (region_id) REFERENCES regions(id) ON DELETE CASCADE,
    UNIQUE(region_id, nom)
);

CREATE TABLE communes (
    id SERIAL PRIMARY KEY,
    departement_id INTEGER NOT NULL,
    region_id INTEGER NOT NULL,
    nom VARCHAR(255) NOT NULL,
    code VARCHAR(10),
    created_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP,
    updated_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP,
    FOREIGN KEY (departement_id) REFERENCES departements(id) ON DELETE CASCADE,
    FOREIGN KEY (region_id) REFERENCES regions(id) ON DELETE CASCADE,
    UNIQUE(departement_id, nom)
);

INSERT INTO regions (code, nom, emoji, description) VALUES
-- 1
('DK', 'Dakar', '🏛️', 'Capitale du Sénégal - Centre politique et économique'),
-- 2
('TH', 'Thiès', '🏘️', 'Région côtière du Sénégal'),
-- 3
('SL', 'Saint-Louis', '👑', 'Ancienne capitale coloniale'),
-- 4
('DB', 'Diourbel', '🌾', 'Région produisant de l''arachide'),
-- 5
('TC', 'Tambacounda', '🐪', 'Région du Sahel sénégalais'),
-- 6
('ZG', 'Ziguinchor', '🌴', 'Région de la Casamance'),
-- 7
('KL', 'Kaolack', '🎪', 'Région du centre-sud');

-- RÉGION DAKAR (1 département)
INSERT INTO departements (region_id, nom, code) VALUES
((SELECT id FROM regions WHERE code='DK'), 'Dakar', 'DK-DK');

-- RÉGION THIÈS (3 départements)
INSERT INTO departements (region_id, nom, code) VALUES
((SELECT id FROM regions WHERE code='TH'), 'Thiès', 'TH-TH'),
((SELECT id FROM regions WHERE code='TH'), 'Mbour', 'TH-MB'),
((SELECT id FROM regions WHERE code='TH'), 'Tivaouane', 'TH-TI');

-- RÉGION SAINT-LOUIS (3 départements)
INSERT INTO departements (region_id, nom, code) VALUES
((SELECT id FROM regions WHERE code='SL'), 'Saint-Louis', 'SL-SL'),
((SELECT id FROM regions WHERE code='SL'), 'Dagana', 'SL-DG'),
((SELECT id FROM regions WHERE code='SL'), 'Podor', 'SL-PD');

-- RÉGION ZIGUINCHOR (3 départements)
INSERT INTO departements (region_id, nom, code) VALUES
((SELECT id FROM regions WHERE code='ZG'), 'Ziguinchor', 'ZG-ZG'),
((SELECT id FROM regions WHERE code='ZG'), 'Bignona', 'ZG-BG'),
((SELECT id FROM regions WHERE code='ZG'), 'Oussouye', 'ZG-OS');

-- RÉGION DAKAR - DÉPARTEMENT DAKAR
INSERT INTO communes (departement_id, region_id, nom, code) VALUES
((SELECT id FROM departements WHERE nom='Dakar' AND region_id=(SELECT id FROM regions WHERE code='DK')), (SELECT id FROM regions WHERE code='DK'), 'Dakar', 'DK-DK-DK'),
((SELECT id FROM departements WHERE nom='Dakar' AND region_id=(SELECT id FROM regions WHERE code='DK')), (SELECT id FROM regions WHERE code='DK'), 'Guédiawaye', 'DK-DK-GD'),
((SELECT id FROM departements WHERE nom='Dakar' AND region_id=(SELECT id FROM regions WHERE code='DK')), (SELECT id FROM regions WHERE code='DK'), 'Pikine', 'DK-DK-PK'),
((SELECT id FROM departements WHERE nom='Dakar' AND region_id=(SELECT id FROM regions WHERE code='DK')), (SELECT id FROM regions WHERE code='DK'), 'Rufisque', 'DK-DK-RF'),
((SELECT id FROM departements WHERE nom='Dakar' AND region_id=(SELECT id FROM regions WHERE code='DK')), (SELECT id FROM regions WHERE code='DK'), 'Keur Massar', 'DK-DK-KM');

-- RÉGION THIÈS - DÉPARTEMENT THIÈS
INSERT INTO communes (departement_id, region_id, nom, code) VALUES
((SELECT id FROM departements WHERE nom='Thiès' AND region_id=(SELECT id FROM regions WHERE code='TH')), (SELECT id FROM regions WHERE code='TH'), 'Thiès', 'TH-TH-TH');

-- RÉGION THIÈS - DÉPARTEMENT MBOUR
INSERT INTO communes (departement_id, region_id, nom, code) VALUES
((SELECT id FROM departements WHERE nom='Mbour' AND region_id=(SELECT id FROM regions WHERE code='TH')), (SELECT id FROM regions WHERE code='TH'), 'Mbour', 'TH-MB-MB');

-- RÉGION THIÈS - DÉPARTEMENT TIVAOUANE
INSERT INTO communes (departement_id, region_id, nom, code) VALUES
((SELECT id FROM departements WHERE nom='Tivaouane' AND region_id=(SELECT id FROM regions WHERE code='TH')), (SELECT id FROM regions WHERE code='TH'), 'Tivaouane', 'TH-TI-TI');

-- RÉGION SAINT-LOUIS - DÉPARTEMENT SAINT-LOUIS
INSERT INTO communes (departement_id, region_id, nom, code) VALUES
((SELECT id FROM departements WHERE nom='Saint-Louis' AND region_id=(SELECT id FROM regions WHERE code='SL')), (SELECT id FROM regions WHERE code='SL'), 'Saint-Louis', 'SL-SL-SL');

-- RÉGION SAINT-LOUIS - DÉPARTEMENT DAGANA
INSERT INTO communes (departement_id, region_id, nom, code) VALUES
((SELECT id FROM departements WHERE nom='Dagana' AND region_id=(SELECT id FROM regions WHERE code='SL')), (SELECT id FROM regions WHERE code='SL'), 'Dagana', 'SL-DG-DG');

-- RÉGION SAINT-LOUIS - DÉPARTEMENT PODOR
INSERT INTO communes (departement_id, region_id, nom, code) VALUES
((SELECT id FROM departements WHERE nom='Podor' AND region_id=(SELECT id FROM regions WHERE code='SL')), (SELECT id FROM regions WHERE code='SL'), 'Podor', 'SL-PD-PD');

-- RÉGION ZIGUINCHOR - DÉPARTEMENT ZIGUINCHOR
INSERT INTO communes (departement_id, region_id, nom, code) VALUES
((SELECT id FROM departements WHERE nom='Ziguinchor' AND region_id=(SELECT id FROM regions WHERE code='ZG')), (SELECT id FROM regions WHERE code='ZG'), 'Ziguinchor', 'ZG-ZG-ZG');

-- RÉGION ZIGUINCHOR - DÉPARTEMENT BIGNONA
INSERT INTO communes (departement_id, region_id, nom, code) VALUES
((SELECT id FROM departements WHERE nom='Bignona' AND region_id=(SELECT id FROM regions WHERE code='ZG')), (SELECT id FROM regions WHERE code='ZG'), 'Bignona', 'ZG-BG-BG');

-- RÉGION ZIGUINCHOR - DÉPARTEMENT OUSSOUYE
INSERT INTO communes (departement_id, region_id, nom, code) VALUES
((SELECT id FROM departements WHERE nom='Oussouye' AND region_id=(SELECT id FROM regions WHERE code='ZG')), (SELECT id FROM regions WHERE code='ZG'), 'Oussouye', 'ZG-OS-OS'),
((SELECT id FROM departements WHERE nom='Oussouye' AND region_id=(SELECT id FROM regions WHERE code='ZG')), (SELECT id FROM regions WHERE code='ZG'), 'Diembéring', 'ZG-OS-DB'),
((SELECT id FROM departements WHERE nom='Oussouye' AND region_id=(SELECT id FROM regions WHERE code='ZG')), (SELECT id FROM regions WHERE code='ZG'), 'Mlomp', 'ZG-OS-ML');
