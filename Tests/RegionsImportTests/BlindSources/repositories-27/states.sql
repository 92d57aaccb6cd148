

-- Insert the states
insert into sudan_states (id, name_ar, name_en) values
(1, 'الخرطوم', 'Khartoum'),
(2, 'شمال دارفور', 'North Darfur'),
(3, 'جنوب دارفور', 'South Darfur'),
(4, 'شرق دارفور', 'East Darfur'),
(5, 'غرب دارفور', 'West Darfur'),
(6, 'وسط دارفور', 'Central Darfur'),
(7, 'شمال كردفان', 'North Kordofan'),
(8, 'جنوب كردفان', 'South Kordofan'),
(9, 'غرب كردفان', 'West Kordofan'),
(10, 'نهر النيل', 'River Nile'),
(11, 'الشمالية', 'Northern'),
(12, 'كسلا', 'Kassala'),
(13, 'القضارف', 'Gedaref'),
(14, 'النيل الأزرق', 'Blue Nile'),
(15, 'سنار', 'Sennar'),
(16, 'النيل الأبيض', 'White Nile'),
(17, 'البحر الأحمر', 'Red Sea'),
(18, 'الجزيرة', 'Al Jazirah');
