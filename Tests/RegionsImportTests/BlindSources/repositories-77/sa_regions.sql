
SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
SET time_zone = "+00:00";

# Dump of table regions
# ------------------------------------------------------------

DROP TABLE IF EXISTS `regions`;

CREATE TABLE `regions` (
  `id` int(11) unsigned NOT NULL AUTO_INCREMENT,
  `name` varchar(255) NOT NULL,
  `code` varchar(10) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `country_name` (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=latin1 AUTO_INCREMENT=14;

LOCK TABLES `regions` WRITE;
/*!40000 ALTER TABLE `regions` DISABLE KEYS */;

INSERT INTO `regions` (`id`, `name`, `code`)
VALUES
	(1,'Makkah','14'),
	(2,'Ar Riyad','10'),
	(3,'Ha\'il','13'),
	(4,'Al Hudud ash Shamaliyah','15'),
	(5,'Jizan','17'),
	(6,'Ash Sharqiyah','06'),
	(7,'Al Madinah','05'),
	(8,'Al Qasim','08'),
	(9,'Al Bahah','02'),
	(10,'Tabuk','19'),
	(11,'Al Jawf','20'),
	(12,'\'Asir','00'),
	(13,'Najran','01');

/*!40000 ALTER TABLE `regions` ENABLE KEYS */;
UNLOCK TABLES;
