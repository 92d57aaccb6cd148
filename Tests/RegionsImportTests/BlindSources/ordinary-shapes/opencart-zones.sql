-- OpenCart data, extract

DROP TABLE IF EXISTS `oc_country`;
CREATE TABLE `oc_country` (
  `country_id` int(11) NOT NULL AUTO_INCREMENT,
  `name` varchar(128) NOT NULL,
  `iso_code_2` varchar(2) NOT NULL,
  `iso_code_3` varchar(3) NOT NULL,
  `address_format` text NOT NULL,
  `postcode_required` tinyint(1) NOT NULL,
  `status` tinyint(1) NOT NULL DEFAULT '1',
  PRIMARY KEY (`country_id`)
) ENGINE=MyISAM DEFAULT CHARSET=utf8;

INSERT INTO `oc_country` (`country_id`, `name`, `iso_code_2`, `iso_code_3`, `address_format`, `postcode_required`, `status`) VALUES
(132, 'Malta', 'MT', 'MLT', '', 0, 1),
(55, 'Cyprus', 'CY', 'CYP', '', 0, 1),
(98, 'Iceland', 'IS', 'ISL', '', 0, 1);

DROP TABLE IF EXISTS `oc_zone`;
CREATE TABLE `oc_zone` (
  `zone_id` int(11) NOT NULL AUTO_INCREMENT,
  `country_id` int(11) NOT NULL,
  `name` varchar(128) NOT NULL,
  `code` varchar(32) NOT NULL,
  `status` tinyint(1) NOT NULL DEFAULT '1',
  PRIMARY KEY (`zone_id`)
) ENGINE=MyISAM DEFAULT CHARSET=utf8;

INSERT INTO `oc_zone` (`zone_id`, `country_id`, `name`, `code`, `status`) VALUES
(2106, 132, 'Attard', 'ATT', 1),
(2111, 132, 'Birgu', 'BRG', 1),
(2124, 132, 'Gozo', 'GZO', 1),
(2137, 132, 'Mdina', 'MDN', 1),
(2164, 132, 'Valletta', 'VLT', 1),
(827, 55, 'Famagusta', 'F', 1),
(828, 55, 'Kyrenia', 'K', 1),
(829, 55, 'Larnaca', 'A', 1),
(831, 55, 'Limassol', 'I', 1),
(830, 55, 'Nicosia', 'N', 1),
(832, 55, 'Paphos', 'V', 1),
(1517, 98, 'Austurland', 'AL', 1),
(1519, 98, 'Norðurland eystra', 'NE', 1),
(1522, 98, 'Suðurland', 'SL', 1),
(1524, 98, 'Vestfirðir', 'VF', 1);
