INSERT INTO regions (region_code, name) VALUES
(1, 'Nairobi'),
(2, 'Central'),
(3, 'Eastern'),
(4, 'Nyanza'),
(5, 'Rift Valley'),
(6, 'Western'),
(7, 'Coast'),
(8, 'North Eastern');

-- Mombasa
INSERT INTO counties (region_code, name, iebc_code, active) VALUES
(7, 'MOMBASA', 1, 1);

INSERT INTO subcounties (county_code, name, iebc_code, active) VALUES
(1, 'CHANGAMWE', 1, 1),
(1, 'JOMVU', 2, 1),
(1, 'KISAUNI', 3, 1),
(1, 'NYALI', 4, 1),
(1, 'LIKONI', 5, 1),
(1, 'MVITA', 6, 1);

INSERT INTO wards (subcounty_code, name, iebc_code, active) VALUES
(1, 'PORT REITZ', 1, 1),
(1, 'KIPEVU', 2, 1),
(1, 'AIRPORT', 3, 1),
(1, 'CHANGAMWE', 4, 1),
(1, 'CHAANI', 5, 1);

INSERT INTO wards (subcounty_code, name, iebc_code, active) VALUES
(2, 'JOMVU KUU', 6, 1),
(2, 'MIRITINI', 7, 1),
(2, 'MIKINDANI', 8, 1);

INSERT INTO wards (subcounty_code, name, iebc_code, active) VALUES
(3, 'MJAMBERE', 9, 1),
(3, 'JUNDA', 10, 1),
(3, 'BAMBURI', 11, 1),
(3, 'MWAKIRUNGE', 12, 1),
(3, 'MTOPANGA', 13, 1),
(3, 'MAGOGONI', 14, 1),
(3, 'SHANZU', 15, 1);

INSERT INTO wards (subcounty_code, name, iebc_code, active) VALUES
(4, 'FRERE TOWN', 16, 1),
(4, 'ZIWA LA NG''OMBE', 17, 1),
(4, 'MKOMANI', 18, 1),
(4, 'KONGOWEA', 19, 1),
(4, 'KADZANDANI', 20, 1);

INSERT INTO wards (subcounty_code, name, iebc_code, active) VALUES
(5, 'MTONGWE', 21, 1),
(5, 'SHIKA ADABU', 22, 1),
(5, 'BOFU', 23, 1),
(5, 'LIKONI', 24, 1),
(5, 'TIMBWANI', 25, 1);

INSERT INTO wards (subcounty_code, name, iebc_code, active) VALUES
(6, 'MJI WA KALE/MAKADARA', 26, 1),
(6, 'TUDOR', 27, 1),
(6, 'TONONOKA', 28, 1),
(6, 'SHIMANZI/GANJONI', 29, 1),
(6, 'MAJENGO', 30, 1);
