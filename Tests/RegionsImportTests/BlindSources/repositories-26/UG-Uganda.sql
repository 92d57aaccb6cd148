REPLACE INTO /*TABLE_PREFIX*/t_country (pk_c_code, s_name, s_slug) VALUES 
('UG', 'Uganda', 'uganda');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000329, 'UG', 'Abim District', 1, 'abim-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000361, 'UG', 'Adjumani District', 1, 'adjumani-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000392, 'UG', 'Agago District', 1, 'agago-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000344, 'UG', 'Alebtong District', 1, 'alebtong-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000416, 'UG', 'Amolatar District', 1, 'amolatar-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000353, 'UG', 'Amudat District', 1, 'amudat-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000352, 'UG', 'Amuria District', 1, 'amuria-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000335, 'UG', 'Amuru District', 1, 'amuru-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000328, 'UG', 'Apac District', 1, 'apac-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000447, 'UG', 'Arua District', 1, 'arua-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000441, 'UG', 'Budaka District', 1, 'budaka-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000349, 'UG', 'Bududa District', 1, 'bududa-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000387, 'UG', 'Bugiri District', 1, 'bugiri-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000391, 'UG', 'Buhweju District', 1, 'buhweju-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000377, 'UG', 'Buikwe District', 1, 'buikwe-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000343, 'UG', 'Bukedea District', 1, 'bukedea-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000375, 'UG', 'Bukomansimbi District', 1, 'bukomansimbi-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000385, 'UG', 'Bukwo District', 1, 'bukwo-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000428, 'UG', 'Bulambuli District', 1, 'bulambuli-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000389, 'UG', 'Buliisa District', 1, 'buliisa-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000419, 'UG', 'Bundibugyo District', 1, 'bundibugyo-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000381, 'UG', 'Bunyangabu District', 1, 'bunyangabu-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000386, 'UG', 'Bushenyi District', 1, 'bushenyi-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000431, 'UG', 'Busia District', 1, 'busia-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000365, 'UG', 'Butaleja District', 1, 'butaleja-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000384, 'UG', 'Butambala District', 1, 'butambala-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000388, 'UG', 'Butebo District', 1, 'butebo-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000414, 'UG', 'Buvuma District', 1, 'buvuma-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000380, 'UG', 'Buyende District', 1, 'buyende-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000396, 'UG', 'Central Region', 1, 'central-region');

REPLACE INTO /*TABLE_PREFIX*/t_city (pk_i_id, fk_i_region_id, fk_c_country_code, s_name, b_active, s_slug, d_coord_lat, d_coord_long) VALUES 
(1110880, 1000396, 'UG', 'Bukomansimbi District', 1, 'bukomansimbi-district', -0.12855000, 31.62527000),
(1110886, 1000396, 'UG', 'Buvuma District', 1, 'buvuma-district', -0.36744000, 33.20071000),
(1110888, 1000396, 'UG', 'Bweyogerere', 1, 'bweyogerere', 0.35773000, 32.66332000),
(1110890, 1000396, 'UG', 'Byakabanda', 1, 'byakabanda', -0.74250000, 31.40639000),
(1110891, 1000396, 'UG', 'Entebbe', 1, 'entebbe', 0.05621000, 32.47949000),
(1110893, 1000396, 'UG', 'Gomba District', 1, 'gomba-district', 0.20017000, 31.75023000),
(1110902, 1000396, 'UG', 'Kajansi', 1, 'kajansi', 0.21548000, 32.53453000),
(1110903, 1000396, 'UG', 'Kampala', 1, 'kampala', 0.31628000, 32.58219000),
(1110904, 1000396, 'UG', 'Kampala District', 1, 'kampala-district', 0.33508000, 32.58313000),
(1110907, 1000396, 'UG', 'Kanoni', 1, 'kanoni', 0.17722000, 31.88111000),
(1110911, 1000396, 'UG', 'Kayunga', 1, 'kayunga', 0.70250000, 32.88861000),
(1110913, 1000396, 'UG', 'Kiboga', 1, 'kiboga', 0.91611000, 31.77417000),
(1110917, 1000396, 'UG', 'Kireka', 1, 'kireka', 0.34750000, 32.64917000),
(1110924, 1000396, 'UG', 'Kyotera', 1, 'kyotera', -0.61556000, 31.51750000),
(1110926, 1000396, 'UG', 'Lugazi', 1, 'lugazi', 0.36788000, 32.93760000),
(1110927, 1000396, 'UG', 'Luwero', 1, 'luwero', 0.84917000, 32.47306000),
(1110928, 1000396, 'UG', 'Lyantonde', 1, 'lyantonde', -0.40306000, 31.15722000),
(1110930, 1000396, 'UG', 'Masaka', 1, 'masaka', -0.33379000, 31.73409000),
(1110936, 1000396, 'UG', 'Mityana', 1, 'mityana', 0.41750000, 32.02278000),
(1110939, 1000396, 'UG', 'Mpigi', 1, 'mpigi', 0.22500000, 32.31361000),
(1110940, 1000396, 'UG', 'Mubende', 1, 'mubende', 0.55849000, 31.39489000),
(1110941, 1000396, 'UG', 'Mubende District', 1, 'mubende-district', 0.50000000, 31.50000000),
(1110943, 1000396, 'UG', 'Mukono', 1, 'mukono', 0.35333000, 32.75528000),
(1110944, 1000396, 'UG', 'Nakasongola', 1, 'nakasongola', 1.30889000, 32.45639000),
(1110945, 1000396, 'UG', 'Namasuba', 1, 'namasuba', 0.68944000, 32.42139000),
(1110947, 1000396, 'UG', 'Njeru', 1, 'njeru', 0.44166000, 33.17917000),
(1110957, 1000396, 'UG', 'Sembabule', 1, 'sembabule', -0.07722000, 31.45667000),
(1110961, 1000396, 'UG', 'Wakiso', 1, 'wakiso', 0.40444000, 32.45944000),
(1110962, 1000396, 'UG', 'Wakiso District', 1, 'wakiso-district', 0.23763000, 32.47836000),
(1110963, 1000396, 'UG', 'Wobulenzi', 1, 'wobulenzi', 0.72833000, 32.51222000);

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000341, 'UG', 'Dokolo District', 1, 'dokolo-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000372, 'UG', 'Eastern Region', 1, 'eastern-region');

REPLACE INTO /*TABLE_PREFIX*/t_city (pk_i_id, fk_i_region_id, fk_c_country_code, s_name, b_active, s_slug, d_coord_lat, d_coord_long) VALUES 
(1110878, 1000372, 'UG', 'Bugembe', 1, 'bugembe', 0.48213000, 33.24065000),
(1110879, 1000372, 'UG', 'Bugiri', 1, 'bugiri', 0.57139000, 33.74167000),
(1110881, 1000372, 'UG', 'Bukwa District', 1, 'bukwa-district', 1.27115000, 34.66778000),
(1110882, 1000372, 'UG', 'Bulambuli District', 1, 'bulambuli-district', 1.32055000, 34.28062000),
(1110884, 1000372, 'UG', 'Busembatia', 1, 'busembatia', 0.77725000, 33.62364000),
(1110885, 1000372, 'UG', 'Busia', 1, 'busia', 0.46588000, 34.09221000),
(1110887, 1000372, 'UG', 'Buwenge', 1, 'buwenge', 0.64996000, 33.17128000),
(1110898, 1000372, 'UG', 'Iganga', 1, 'iganga', 0.60917000, 33.46861000),
(1110899, 1000372, 'UG', 'Jinja', 1, 'jinja', 0.43902000, 33.20317000),
(1110905, 1000372, 'UG', 'Kamuli', 1, 'kamuli', 0.94722000, 33.11972000),
(1110909, 1000372, 'UG', 'Kapchorwa', 1, 'kapchorwa', 1.40096000, 34.45038000),
(1110914, 1000372, 'UG', 'Kibuku District', 1, 'kibuku-district', 1.05000000, 33.80879000),
(1110922, 1000372, 'UG', 'Kumi', 1, 'kumi', 1.46083000, 33.93611000),
(1110933, 1000372, 'UG', 'Mayuge', 1, 'mayuge', 0.45972000, 33.48028000),
(1110934, 1000372, 'UG', 'Mbale', 1, 'mbale', 1.08209000, 34.17503000),
(1110955, 1000372, 'UG', 'Pallisa', 1, 'pallisa', 1.14500000, 33.70944000),
(1110958, 1000372, 'UG', 'Sironko', 1, 'sironko', 1.23132000, 34.24773000),
(1110959, 1000372, 'UG', 'Soroti', 1, 'soroti', 1.71464000, 33.61113000),
(1110960, 1000372, 'UG', 'Tororo', 1, 'tororo', 0.69299000, 34.18085000);

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000366, 'UG', 'Gomba District', 1, 'gomba-district');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(1000413, 'UG', 'Gulu District', 1, 'gulu-district');

