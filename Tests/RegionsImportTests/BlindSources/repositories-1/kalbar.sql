INSERT INTO public."provinces" ("code", "name", "created_by") VALUES
('61', 'KALIMANTAN BARAT', 'SEEDER');

INSERT INTO public."regenecies" ("code", "name", "created_by") VALUES
('61.01', 'KAB. SAMBAS', 'SEEDER'),
('61.02', 'KAB. MEMPAWAH', 'SEEDER');

INSERT INTO public."districts" ("code", "name", "created_by") VALUES
('61.01.01', 'Sambas', 'SEEDER'),
('61.01.02', 'Teluk Keramat', 'SEEDER'),
('61.02.01', 'Mempawah Hilir', 'SEEDER');

INSERT INTO public."villages" ("code", "name", "postal", "created_by") VALUES
('61.01.01.2001', 'Dalam Kaum', '79460', 'SEEDER'),
('61.01.01.2002', 'Lubuk Dagang', '79460', 'SEEDER'),
('61.01.01.2003', 'Tanjung Bugis', '79460', 'SEEDER'),
('61.01.02.2001', 'Sekura', '79460', 'SEEDER'),
('61.01.02.2002', 'Trimandayan', '79460', 'SEEDER'),
('61.02.01.2001', 'Terusan', '79460', 'SEEDER'),
('61.02.01.2002', 'Tengah', '79460', 'SEEDER');
