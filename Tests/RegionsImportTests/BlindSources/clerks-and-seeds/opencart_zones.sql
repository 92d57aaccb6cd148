-----------------------------------------------------------
-- Dumping data for table `oc_country`
--
INSERT INTO `oc_country` (`country_id`, `name`, `iso_code_2`, `postcode_required`, `status`) VALUES
(71, 'Fiji', 'FJ', 0, 1),
(181, 'Samoa', 'WS', 0, 1),
(228, 'Vanuatu', 'VU', 0, 1);

-----------------------------------------------------------
-- Dumping data for table `oc_zone`
--
INSERT INTO `oc_zone` (`zone_id`, `country_id`, `name`, `code`, `status`) VALUES
(1101, 71, 'Ba', 'BA', 1),
(1102, 71, 'Bua', 'BU', 1),
(1103, 71, 'Cakaudrove', 'CA', 1),
(1104, 71, 'Kadavu', 'KA', 1),
(1105, 71, 'Rewa', 'RE', 1),
(2761, 181, 'Aiga-i-le-Tai', 'AI', 1),
(2762, 181, 'Atua', 'AT', 1),
(2763, 181, 'Palauli', 'PA', 1),
(3631, 228, 'Malampa', 'MA', 1),
(3632, 228, 'Penama', 'PE', 1),
(3633, 228, 'Sanma', 'SA', 1),
(3634, 228, 'Shefa', 'SH', 1);

-----------------------------------------------------------
INSERT INTO `oc_currency` (`currency_id`, `title`, `code`, `value`) VALUES
(1, 'Fiji Dollar', 'FJD', 1.00000000),
(2, 'Tala', 'WST', 1.21000000);
