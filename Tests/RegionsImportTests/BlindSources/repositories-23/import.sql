INSERT INTO Region (id, name) VALUES (1, 'Chin State');

INSERT INTO District (name, region_id) VALUES ('Falam District', 1);
INSERT INTO District (name, region_id) VALUES ('Hakha District', 1);
INSERT INTO District (name, region_id) VALUES ('Matupi District', 1);

INSERT INTO Region (id, name) VALUES (2, 'Kachin State');

INSERT INTO District (name, region_id) VALUES ('Bhamo District', 2);
INSERT INTO District (name, region_id) VALUES ('Myitkyina District', 2);
INSERT INTO District (name, region_id) VALUES ('Mohnyin District', 2);
INSERT INTO District (name, region_id) VALUES ('Putao District', 2);

INSERT INTO Region (id, name) VALUES (3, 'Kayah State');

INSERT INTO District (name, region_id) VALUES ('Loikaw District', 3);
INSERT INTO District (name, region_id) VALUES ('Bawlakhe District', 3);


INSERT INTO Region (id, name) VALUES (4, 'Kayin State');

INSERT INTO District (name, region_id) VALUES ('Hpa-an District', 4);
INSERT INTO District (name, region_id) VALUES ('Kawkareik District', 4);
INSERT INTO District (name, region_id) VALUES ('Myawaddy District', 4);


INSERT INTO Region (id, name) VALUES (5, 'Mon State');

INSERT INTO District (name, region_id) VALUES ('Mawlamyine District', 5);
INSERT INTO District (name, region_id) VALUES ('Thaton District', 5);


INSERT INTO Region (id, name) VALUES (6, 'Rakhine State');

INSERT INTO District (name, region_id) VALUES ('Sittwe District', 6);
INSERT INTO District (name, region_id) VALUES ('Maungdaw District', 6);
INSERT INTO District (name, region_id) VALUES ('Thandwe District', 6);
INSERT INTO District (name, region_id) VALUES ('Mrauk-U District', 6);


INSERT INTO Region (id, name) VALUES (7, 'Shan State');

INSERT INTO District (name, region_id) VALUES ('Kengtung District', 7);
INSERT INTO District (name, region_id) VALUES ('Lashio District', 7);
INSERT INTO District (name, region_id) VALUES ('Taunggyi District', 7);
INSERT INTO District (name, region_id) VALUES ('Muse District', 7);
INSERT INTO District (name, region_id) VALUES ('Kyaukme District', 7);
INSERT INTO District (name, region_id) VALUES ('Mong Hsat District', 7);
INSERT INTO District (name, region_id) VALUES ('Mong Hpayak District', 7);
INSERT INTO District (name, region_id) VALUES ('Mongmit District', 7);
INSERT INTO District (name, region_id) VALUES ('Mong Pan District', 7);
INSERT INTO District (name, region_id) VALUES ('Mong Nai District', 7);
INSERT INTO District (name, region_id) VALUES ('Mong Ton District', 7);
INSERT INTO District (name, region_id) VALUES ('Mong Yang District', 7);
INSERT INTO District (name, region_id) VALUES ('Hopang District', 7);
INSERT INTO District (name, region_id) VALUES ('Matman District', 7);
INSERT INTO District (name, region_id) VALUES ('Kunlong District', 7);
INSERT INTO District (name, region_id) VALUES ('Namtu District', 7);


INSERT INTO Region (id, name) VALUES (8, 'Ayeyarwady Region');

INSERT INTO District (name, region_id) VALUES ('Pathein District', 8);
INSERT INTO District (name, region_id) VALUES ('Hinthada District', 8);
INSERT INTO District (name, region_id) VALUES ('Myaungmya District', 8);
INSERT INTO District (name, region_id) VALUES ('Labutta District', 8);
INSERT INTO District (name, region_id) VALUES ('Maubin District', 8);
INSERT INTO District (name, region_id) VALUES ('Pyapon District', 8);


INSERT INTO Region (id, name) VALUES (9, 'Bago Region');

INSERT INTO District (name, region_id) VALUES ('Bago District', 9);
INSERT INTO District (name, region_id) VALUES ('Taungoo District', 9);
INSERT INTO District (name, region_id) VALUES ('Pyay District', 9);
INSERT INTO District (name, region_id) VALUES ('Thayarwady District', 9);


INSERT INTO Region (id, name) VALUES (10, 'Magway Region');

INSERT INTO District (name, region_id) VALUES ('Magway District', 10);
INSERT INTO District (name, region_id) VALUES ('Minbu District', 10);
INSERT INTO District (name, region_id) VALUES ('Pakokku District', 10);
INSERT INTO District (name, region_id) VALUES ('Thayet District', 10);
INSERT INTO District (name, region_id) VALUES ('Gangaw District', 10);


INSERT INTO Region (id, name) VALUES (11, 'Mandalay Region');

INSERT INTO District (name, region_id) VALUES ('Mandalay District', 11);
INSERT INTO District (name, region_id) VALUES ('Kyaukse District', 11);
INSERT INTO District (name, region_id) VALUES ('Meiktila District', 11);
INSERT INTO District (name, region_id) VALUES ('Myingyan District', 11);
INSERT INTO District (name, region_id) VALUES ('Nyaung-U District', 11);
INSERT INTO District (name, region_id) VALUES ('Pyin Oo Lwin District', 11);
INSERT INTO District (name, region_id) VALUES ('Yamethin District', 11);


INSERT INTO Region (id, name) VALUES (12, 'Sagaing Region');

INSERT INTO District (name, region_id) VALUES ('Sagaing District', 12);
INSERT INTO District (name, region_id) VALUES ('Shwebo District', 12);
INSERT INTO District (name, region_id) VALUES ('Monywa District', 12);
INSERT INTO District (name, region_id) VALUES ('Yinmabin District', 12);
INSERT INTO District (name, region_id) VALUES ('Katha District', 12);
INSERT INTO District (name, region_id) VALUES ('Kale District', 12);
INSERT INTO District (name, region_id) VALUES ('Tamu District', 12);
INSERT INTO District (name, region_id) VALUES ('Mawlaik District', 12);
INSERT INTO District (name, region_id) VALUES ('Hkamti District', 12);
INSERT INTO District (name, region_id) VALUES ('Naga Self-Administered Zone', 12);


INSERT INTO Region (id, name) VALUES (13, 'Tanintharyi Region');

INSERT INTO District (name, region_id) VALUES ('Dawei District', 13);
INSERT INTO District (name, region_id) VALUES ('Myeik District', 13);
INSERT INTO District (name, region_id) VALUES ('Kawthoung District', 13);
INSERT INTO District (name, region_id) VALUES ('Kanchanaburi District', 13);
INSERT INTO District (name, region_id) VALUES ('Mawlamyinegyun District', 13);

INSERT INTO Region (id, name) VALUES (14, 'Yangon Region');

INSERT INTO District (name, region_id) VALUES ('Yangon East District', 14);
INSERT INTO District (name, region_id) VALUES ('Yangon West District', 14);
INSERT INTO District (name, region_id) VALUES ('Yangon South District', 14);
INSERT INTO District (name, region_id) VALUES ('Yangon North District', 14);

INSERT INTO Region (id, name) VALUES (15, 'Naypyidaw Union Territory');

INSERT INTO District (name, region_id) VALUES ('Ottara District', 15);
INSERT INTO District (name, region_id) VALUES ('Dekkhina District', 15);

