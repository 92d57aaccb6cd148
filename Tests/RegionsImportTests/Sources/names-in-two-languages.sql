INSERT INTO `provinces` (`id`, `name`, `created_at`) VALUES
(1, '{"en":"Upper Land","ar":"الأرض العليا"}', NULL),
(2, '{"en":"Lower Land","ar":"الأرض السفلى"}', NULL);
INSERT INTO `districts` (`id`, `province_id`, `name`) VALUES
(11, 1, '{"en":"North Hill","ar":"التل الشمالي"}'),
(12, 1, '{"en":"South Hill","ar":"التل الجنوبي"}'),
(13, 2, '{"en":"Long Bay","ar":"الخليج الطويل"}'),
(14, 2, '{"en":"Old Port","ar":"الميناء القديم"}');
