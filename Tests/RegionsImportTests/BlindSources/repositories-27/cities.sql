
-- Insert cities
insert into sudan_cities (id, state_id, name_ar, name_en) values
-- Khartoum State
(1, 1, 'الخرطوم', 'Khartoum'),
(2, 1, 'أم درمان', 'Omdurman'),
(3, 1, 'بحري', 'Bahri'),

-- Northern State
(4, 11, 'دنقلا', 'Dongola'),
(5, 11, 'وادي حلفا', 'Wadi Halfa'),
(6, 11, 'مروي', 'Merowe'),

-- River Nile State
(7, 10, 'عطبرة', 'Atbara'),
(8, 10, 'شندي', 'Shendi'),
(9, 10, 'الدامر', 'Ed Damer'),

-- Red Sea State
(10, 17, 'بورتسودان', 'Port Sudan'),
(11, 17, 'سواكن', 'Suakin'),

-- Al Jazirah State
(12, 18, 'ود مدني', 'Wad Madani'),
(13, 18, 'رفاعة', 'Rufaa'),
(14, 18, 'الحصاحيصا', 'Hasaheisa'),

-- Blue Nile State
(15, 14, 'الدمازين', 'Damazin'),
(16, 14, 'الرصيرص', 'Roseires'),

-- White Nile State
(17, 16, 'كوستي', 'Kosti'),
(18, 16, 'ربك', 'Rabak'),
(19, 16, 'الدويم', 'Ad Douiem'),

-- Sennar State
(20, 15, 'سنار', 'Sennar'),
(21, 15, 'سنجة', 'Singai'),

-- Gedaref State
(22, 13, 'القضارف', 'Gedaref'),
(23, 13, 'دوكة', 'Doka'),
(24, 13, 'القريشة', 'Al Qureisha'),

-- Kassala State
(25, 12, 'كسلا', 'Kassala'),
(26, 12, 'حلفا الجديدة', 'New Halfa'),

-- North Darfur
(27, 2, 'الفاشر', 'El Fasher'),

-- South Darfur
(28, 3, 'نيالا', 'Nyala'),

-- East Darfur
(29, 4, 'الضعين', 'Ed Daein'),

-- West Darfur
(30, 5, 'الجنينة', 'Geneina'),

-- Central Darfur
(31, 6, 'زالنجي', 'Zalingei'),

-- North Kordofan
(32, 7, 'الأبيض', 'El Obeid'),

-- South Kordofan
(33, 8, 'كادقلي', 'Kadugli'),

-- West Kordofan
(34, 9, 'الفولة', 'Al Fula');
