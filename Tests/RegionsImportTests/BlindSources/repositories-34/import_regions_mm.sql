INSERT INTO Region (id, name) VALUES (1, 'Chin State');
INSERT INTO Region (id, name) VALUES (2, 'Kachin State');
INSERT INTO Region (id, name) VALUES (3, 'Kayah State');
INSERT INTO Region (id, name) VALUES (4, 'Kayin State');
INSERT INTO Region (id, name) VALUES (5, 'Mon State');
INSERT INTO Region (id, name) VALUES (6, 'Rakhine State');
INSERT INTO Region (id, name) VALUES (7, 'Shan State');
INSERT INTO Region (id, name) VALUES (8, 'Ayeyarwady Region');
INSERT INTO Region (id, name) VALUES (9, 'Bago Region');
INSERT INTO Region (id, name) VALUES (10, 'Magway Region');
INSERT INTO Region (id, name) VALUES (11, 'Mandalay Region');
INSERT INTO Region (id, name) VALUES (12, 'Sagaing Region');
INSERT INTO Region (id, name) VALUES (13, 'Tanintharyi Region');
INSERT INTO Region (id, name) VALUES (14, 'Yangon Region');
INSERT INTO Region (id, name) VALUES (15, 'Naypyidaw Union Territory');

-- Ayeyarwady Region (region_id = 1)
INSERT INTO District (name, region_id) VALUES ('Hinthada District', 1);
INSERT INTO District (name, region_id) VALUES ('Kyonpyaw District', 1);
INSERT INTO District (name, region_id) VALUES ('Labutta District', 1);
INSERT INTO District (name, region_id) VALUES ('Ma-ubin District', 1);
INSERT INTO District (name, region_id) VALUES ('Myanaung District', 1);
INSERT INTO District (name, region_id) VALUES ('Myaungmya District', 1);
INSERT INTO District (name, region_id) VALUES ('Pathein District', 1);
INSERT INTO District (name, region_id) VALUES ('Pyapon District', 1);

-- Bago Region (region_id = 2)
INSERT INTO District (name, region_id) VALUES ('Bago District', 2);
INSERT INTO District (name, region_id) VALUES ('Nyaunglebin District', 2);
INSERT INTO District (name, region_id) VALUES ('Nattalin District', 2);
INSERT INTO District (name, region_id) VALUES ('Pyay District', 2);
INSERT INTO District (name, region_id) VALUES ('Taungoo District', 2);
INSERT INTO District (name, region_id) VALUES ('Tharrawaddy District', 2);

-- Chin State (region_id = 3)
INSERT INTO District (name, region_id) VALUES ('Falam District', 3);
INSERT INTO District (name, region_id) VALUES ('Hakha District', 3);
INSERT INTO District (name, region_id) VALUES ('Matupi District', 3);
INSERT INTO District (name, region_id) VALUES ('Mindat District', 3);
INSERT INTO District (name, region_id) VALUES ('Paletwa District', 3);
INSERT INTO District (name, region_id) VALUES ('Tedim District', 3);

-- Kachin State (region_id = 4)
INSERT INTO District (name, region_id) VALUES ('Bhamo District', 4);
INSERT INTO District (name, region_id) VALUES ('Chipwi District', 4);
INSERT INTO District (name, region_id) VALUES ('Mohnyin District', 4);
INSERT INTO District (name, region_id) VALUES ('Myitkyina District', 4);
INSERT INTO District (name, region_id) VALUES ('Putao District', 4);
INSERT INTO District (name, region_id) VALUES ('Tanai District', 4);

-- Kayah State (region_id = 5)
INSERT INTO District (name, region_id) VALUES ('Bawlakhe District', 5);
INSERT INTO District (name, region_id) VALUES ('Demoso District', 5);
INSERT INTO District (name, region_id) VALUES ('Loikaw District', 5);
INSERT INTO District (name, region_id) VALUES ('Mese District', 5);

-- Kayin State (region_id = 6)
INSERT INTO District (name, region_id) VALUES ('Hpa-an District', 6);
INSERT INTO District (name, region_id) VALUES ('Hpapun District', 6);
INSERT INTO District (name, region_id) VALUES ('Kawkareik District', 6);
INSERT INTO District (name, region_id) VALUES ('Kyain Seikgyi District', 6);
INSERT INTO District (name, region_id) VALUES ('Myawaddy District', 6);
INSERT INTO District (name, region_id) VALUES ('Thandaunggyi District', 6);

-- Magway Region (region_id = 7)
INSERT INTO District (name, region_id) VALUES ('Aunglan District', 7);
INSERT INTO District (name, region_id) VALUES ('Chauk District', 7);
INSERT INTO District (name, region_id) VALUES ('Gangaw District', 7);
INSERT INTO District (name, region_id) VALUES ('Magway District', 7);
INSERT INTO District (name, region_id) VALUES ('Minbu District', 7);
INSERT INTO District (name, region_id) VALUES ('Pakokku District', 7);
INSERT INTO District (name, region_id) VALUES ('Thayet District', 7);

-- Mandalay Region (region_id = 8)
INSERT INTO District (name, region_id) VALUES ('Amarapura District', 8);
INSERT INTO District (name, region_id) VALUES ('Aungmyethazan District', 8);
INSERT INTO District (name, region_id) VALUES ('Maha Aungmye District', 8);
INSERT INTO District (name, region_id) VALUES ('Kyaukse District', 8);
INSERT INTO District (name, region_id) VALUES ('Meiktila District', 8);
INSERT INTO District (name, region_id) VALUES ('Mandalay District', 8);
INSERT INTO District (name, region_id) VALUES ('Myingyan District', 8);
INSERT INTO District (name, region_id) VALUES ('Nyaung-U District', 8);
INSERT INTO District (name, region_id) VALUES ('Pyin Oo Lwin District', 8);
INSERT INTO District (name, region_id) VALUES ('Tada-U District', 8);
INSERT INTO District (name, region_id) VALUES ('Yamethin District', 8);

-- Mon State (region_id = 9)
INSERT INTO District (name, region_id) VALUES ('Kyaikto District', 9);
INSERT INTO District (name, region_id) VALUES ('Mawlamyine District', 9);
INSERT INTO District (name, region_id) VALUES ('Thaton District', 9);
INSERT INTO District (name, region_id) VALUES ('Ye District', 9);

-- Naypyidaw Union Territory (region_id = 10)
INSERT INTO District (name, region_id) VALUES ('Dekkhina District', 10);
INSERT INTO District (name, region_id) VALUES ('Ottara District', 10);
INSERT INTO District (name, region_id) VALUES ('Pyinmana District', 10);
INSERT INTO District (name, region_id) VALUES ('Zeyathiri District', 10);

-- Rakhine State (region_id = 11)
INSERT INTO District (name, region_id) VALUES ('Ann District', 11);
INSERT INTO District (name, region_id) VALUES ('Kyaukphyu District', 11);
INSERT INTO District (name, region_id) VALUES ('Maungdaw District', 11);
INSERT INTO District (name, region_id) VALUES ('Mrauk-U District', 11);
INSERT INTO District (name, region_id) VALUES ('Sittwe District', 11);
INSERT INTO District (name, region_id) VALUES ('Thandwe District', 11);
INSERT INTO District (name, region_id) VALUES ('Taungup District', 11);

-- Sagaing Region (region_id = 12)
INSERT INTO District (name, region_id) VALUES ('Hkamti District', 12);
INSERT INTO District (name, region_id) VALUES ('Homalin District', 12);
INSERT INTO District (name, region_id) VALUES ('Kanbalu District', 12);
INSERT INTO District (name, region_id) VALUES ('Kale District', 12);
INSERT INTO District (name, region_id) VALUES ('Katha District', 12);
INSERT INTO District (name, region_id) VALUES ('Kawlin District', 12);
INSERT INTO District (name, region_id) VALUES ('Mawlaik District', 12);
INSERT INTO District (name, region_id) VALUES ('Monywa District', 12);
INSERT INTO District (name, region_id) VALUES ('Sagaing District', 12);
INSERT INTO District (name, region_id) VALUES ('Shwebo District', 12);
INSERT INTO District (name, region_id) VALUES ('Tamu District', 12);
INSERT INTO District (name, region_id) VALUES ('Ye-U District', 12);
INSERT INTO District (name, region_id) VALUES ('Yinmabin District', 12);

-- Shan State (region_id = 13)
INSERT INTO District (name, region_id) VALUES ('Kalaw District', 13);
INSERT INTO District (name, region_id) VALUES ('Kengtung District', 13);
INSERT INTO District (name, region_id) VALUES ('Kutkai District', 13);
INSERT INTO District (name, region_id) VALUES ('Kyaukme District', 13);
INSERT INTO District (name, region_id) VALUES ('Langhko District', 13);
INSERT INTO District (name, region_id) VALUES ('Lashio District', 13);
INSERT INTO District (name, region_id) VALUES ('Loilen District', 13);
INSERT INTO District (name, region_id) VALUES ('Mong Hsat District', 13);
INSERT INTO District (name, region_id) VALUES ('Mong Hsu District', 13);
INSERT INTO District (name, region_id) VALUES ('Mong La District', 13);
INSERT INTO District (name, region_id) VALUES ('Mongmit District', 13);
INSERT INTO District (name, region_id) VALUES ('Mong Ton District', 13);
INSERT INTO District (name, region_id) VALUES ('Mong Yang District', 13);
INSERT INTO District (name, region_id) VALUES ('Mong Yawng District', 13);
INSERT INTO District (name, region_id) VALUES ('Muse District', 13);
INSERT INTO District (name, region_id) VALUES ('Nansang District', 13);
INSERT INTO District (name, region_id) VALUES ('Tachileik District', 13);
INSERT INTO District (name, region_id) VALUES ('Tangyan District', 13);
INSERT INTO District (name, region_id) VALUES ('Taunggyi District', 13);

-- Tanintharyi Region (region_id = 14)
INSERT INTO District (name, region_id) VALUES ('Bokepyin District', 14);
INSERT INTO District (name, region_id) VALUES ('Dawei District', 14);
INSERT INTO District (name, region_id) VALUES ('Kawthaung District', 14);
INSERT INTO District (name, region_id) VALUES ('Myeik District', 14);

-- Yangon Region (region_id = 15)
INSERT INTO District (name, region_id) VALUES ('Ahlon District', 15);
INSERT INTO District (name, region_id) VALUES ('Botataung District', 15);
INSERT INTO District (name, region_id) VALUES ('Dagon Myothit District', 15);
INSERT INTO District (name, region_id) VALUES ('Dagon Seikkan District', 15);
INSERT INTO District (name, region_id) VALUES ('Hlegu District', 15);
INSERT INTO District (name, region_id) VALUES ('Hmawbi District', 15);
INSERT INTO District (name, region_id) VALUES ('Insein District', 15);
INSERT INTO District (name, region_id) VALUES ('Kamayut District', 15);
INSERT INTO District (name, region_id) VALUES ('Kyauktada District', 15);
INSERT INTO District (name, region_id) VALUES ('Mayangon District', 15);
INSERT INTO District (name, region_id) VALUES ('Mingaladon District', 15);
INSERT INTO District (name, region_id) VALUES ('North Okkalapa District', 15);
INSERT INTO District (name, region_id) VALUES ('South Okkalapa District', 15);
INSERT INTO District (name, region_id) VALUES ('Thingangyun District', 15);
