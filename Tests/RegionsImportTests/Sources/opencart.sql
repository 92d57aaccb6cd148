-- OpenCart
INSERT INTO `oc_country` (`country_id`, `name`, `iso_code_2`, `iso_code_3`, `address_format`, `postcode_required`, `status`) VALUES
(1, 'Norelo', 'AB', 'ABX', '', 0, 1),
(2, 'Drawick', 'DE', 'DEX', '', 0, 1),
(3, 'Salnorfield', 'GH', 'GHX', '', 0, 1),
(4, 'Holgarby', 'JK', 'JKX', '', 0, 1),
(5, 'Salalham', 'MN', 'MNX', '', 0, 1);
INSERT INTO `oc_zone` (`zone_id`, `country_id`, `name`, `code`, `status`) VALUES
(1, 1, 'Plavero', 'PLA', 1),
(2, 1, 'Finisham', 'FIN', 1),
(3, 1, 'Becorham', 'BEC', 1),
(4, 1, 'Isdale', 'ISD', 1),
(5, 2, 'Pelfinstead', 'PEL', 1),
(6, 2, 'Norland', 'NOR', 1),
(7, 3, 'Sale', 'SAL', 1),
(8, 3, 'Joiswick', 'JOI', 1),
(9, 3, 'Quingarland', 'QUI', 1),
(10, 3, 'Garfindale', 'GAR', 1),
(11, 4, 'Stoby', 'STO', 1),
(12, 4, 'Grequinia', 'GRE', 1),
(13, 4, 'Gree', 'GRE', 1),
(14, 5, 'Olham', 'OLH', 1),
(15, 5, 'Jofinby', 'JOF', 1),
(16, 5, 'Stofield', 'STO', 1),
(17, 5, 'Finjoe', 'FIN', 1);