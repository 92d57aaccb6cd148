INSERT INTO `provinces` (`id`, `name`) VALUES
(1, '{"en":"Upper Land","ar":"الأرض العليا"}'),
(2, '{"en":"Lower Land","ar":"الأرض السفلى"}');
INSERT INTO `districts` (`id`, `province_id`, `name`) VALUES
(11, 1, 'North Hill'), (12, 1, 'South Hill'), (13, 2, 'Long Bay');
