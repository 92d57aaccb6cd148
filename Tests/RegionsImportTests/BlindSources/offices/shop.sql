-- MySQL dump 10.13
/*!40101 SET NAMES utf8 */;
DROP TABLE IF EXISTS `oc_currency`;
CREATE TABLE `oc_currency` (
  `currency_id` int(11) NOT NULL AUTO_INCREMENT,
  `title` varchar(32) NOT NULL,
  `code` varchar(3) NOT NULL,
  PRIMARY KEY (`currency_id`)
) ENGINE=MyISAM;
INSERT INTO `oc_currency` VALUES (1,'Pound Sterling','GBP'),(2,'US Dollar','USD'),(3,'Euro','EUR');
DROP TABLE IF EXISTS `oc_country`;
CREATE TABLE `oc_country` (
  `country_id` int(11) NOT NULL AUTO_INCREMENT,
  `name` varchar(128) NOT NULL,
  `iso_code_2` varchar(2) NOT NULL,
  `iso_code_3` varchar(3) NOT NULL,
  `status` tinyint(1) NOT NULL DEFAULT '1',
  PRIMARY KEY (`country_id`)
) ENGINE=MyISAM;
INSERT INTO `oc_country` VALUES (17,'Bahrain','BH','BHR',1),(114,'Kuwait','KW','KWT',1),(161,'Oman','OM','OMN',1);
CREATE TABLE `oc_zone` (
  `zone_id` int(11) NOT NULL AUTO_INCREMENT,
  `country_id` int(11) NOT NULL,
  `name` varchar(128) NOT NULL,
  `code` varchar(32) NOT NULL,
  `status` tinyint(1) NOT NULL DEFAULT '1',
  PRIMARY KEY (`zone_id`)
) ENGINE=MyISAM;
INSERT INTO `oc_zone` VALUES (296,17,'Capital','CAP',1),(297,17,'Muharraq','MHQ',1),(1785,114,'Al Ahmadi','AHM',1),(1786,114,'Al Asimah','ASM',1),(1787,114,'Hawalli','HWL',1),(2410,161,'Ad Dakhiliyah','DA',1),(2411,161,'Al Batinah','BA',1);
