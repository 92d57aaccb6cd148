REPLACE INTO /*TABLE_PREFIX*/t_country (pk_c_code, s_name, s_slug) VALUES 
('ID', 'Indonesia', 'indonesia');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(781431, 'id', 'Aceh', 1, 'aceh');

REPLACE INTO /*TABLE_PREFIX*/t_city (pk_i_id, fk_i_region_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(274165, 781431, 'id', 'Aceh Besar', 1, 'aceh-besar'),
(274166, 781431, 'id', 'Aceh Jaya', 1, 'aceh-jaya'),
(274167, 781431, 'id', 'Aceh Singkil', 1, 'aceh-singkil'),
(274168, 781431, 'id', 'Aceh Tamiang', 1, 'aceh-tamiang'),
(274169, 781431, 'id', 'Bener Meriah', 1, 'bener-meriah'),
(274170, 781431, 'id', 'Bireuën', 1, 'bireuen'),
(274171, 781431, 'id', 'Central Aceh', 1, 'central-aceh'),
(274172, 781431, 'id', 'East Aceh', 1, 'east-aceh'),
(274173, 781431, 'id', 'Gayo Lues', 1, 'gayo-lues'),
(274174, 781431, 'id', 'Nagan Raya', 1, 'nagan-raya'),
(274175, 781431, 'id', 'North Aceh', 1, 'north-aceh'),
(274176, 781431, 'id', 'Pidie', 1, 'pidie'),
(274177, 781431, 'id', 'Pidie Jaya', 1, 'pidie-jaya'),
(274178, 781431, 'id', 'Simeulue', 1, 'simeulue'),
(274179, 781431, 'id', 'South Aceh', 1, 'south-aceh'),
(274180, 781431, 'id', 'Southeast Aceh', 1, 'southeast-aceh'),
(274181, 781431, 'id', 'Southwest Aceh', 1, 'southwest-aceh'),
(274182, 781431, 'id', 'West Aceh', 1, 'west-aceh'),
(274183, 781431, 'id', 'Banda Aceh', 1, 'banda-aceh'),
(274184, 781431, 'id', 'Langsa', 1, 'langsa'),
(274185, 781431, 'id', 'Lhokseumawe', 1, 'lhokseumawe'),
(274186, 781431, 'id', 'Sabang', 1, 'sabang'),
(274187, 781431, 'id', 'Subulussalam', 1, 'subulussalam');

REPLACE INTO /*TABLE_PREFIX*/t_region (pk_i_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(781432, 'id', 'Bali', 1, 'bali');

REPLACE INTO /*TABLE_PREFIX*/t_city (pk_i_id, fk_i_region_id, fk_c_country_code, s_name, b_active, s_slug) VALUES 
(274188, 781432, 'id', 'Badung', 1, 'badung'),
(274189, 781432, 'id', 'Bangli', 1, 'bangli');
