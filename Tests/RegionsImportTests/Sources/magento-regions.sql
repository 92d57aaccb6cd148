INSERT INTO `directory_country_region` (`region_id`, `country_id`, `code`, `default_name`) VALUES
(1, 'US', 'AL', 'Alabama'),
(2, 'US', 'AK', 'Alaska'),
(3, 'US', 'AZ', 'Arizona'),
(4, 'CA', 'AB', 'Alberta'),
(5, 'CA', 'BC', 'British Columbia'),
(6, 'DE', 'NDS', 'Niedersachsen'),
(7, 'DE', 'BAW', 'Baden-Württemberg'),
(8, 'DE', 'BAY', 'Bayern');
