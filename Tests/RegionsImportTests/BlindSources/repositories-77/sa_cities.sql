
SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
SET time_zone = "+00:00";


DROP TABLE IF EXISTS `cities`;

CREATE TABLE `cities` (
  `id` int(11) unsigned NOT NULL AUTO_INCREMENT,
  `region_id` int(11) unsigned NOT NULL,
  `latitude` decimal(10,8) NOT NULL,
  `longitude` decimal(11,8) NOT NULL,
  `name` varchar(255) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `country_region_name` (`region_id`,`name`)
) ENGINE=InnoDB DEFAULT CHARSET=latin1  AUTO_INCREMENT=4640;

LOCK TABLES `cities` WRITE;
/*!40000 ALTER TABLE `cities` DISABLE KEYS */;

INSERT INTO `cities` (`id`, `region_id`, `latitude`, `longitude`, `name`)
VALUES
	(1,1,19.60861110,41.97166670,'Aalia'),
	(2,2,27.02722220,44.06944440,'Aba ad Dud'),
	(3,3,27.05250000,40.94388890,'Aba al Hiran'),
	(4,2,24.78833330,46.52805560,'Aba al Kibash'),
	(5,4,30.45944440,42.00944440,'Aba ar Ruwath'),
	(6,5,17.46666670,44.10000000,'Aba as Su`ud'),
	(15,1,21.13194440,40.58055560,'`Abassah'),
	(16,2,23.93333330,46.98361110,'`Abd al Mutliq'),
	(18,5,18.21638890,42.50527780,'Abha'),
	(31,5,17.28333330,42.60000000,'Abu al Qa`a\'id'),
	(32,5,17.28333330,42.60000000,'Abu al Qa`ayid'),
	(62,2,25.76416670,45.85000000,'Abu Khusayfa\''),
	(83,9,25.10722220,43.45777780,'Abu Rukab'),
	(84,10,27.15000000,35.78333330,'Abu Salama'),
	(98,4,28.83250000,45.13638890,'Abu Tutah'),
	(100,7,24.41666670,39.55000000,'Abyar `Ali'),
	(101,8,27.07777780,43.02250000,'Ac-Chafe'),
	(107,2,25.99194440,44.14055560,'Ad Dabbah'),
	(108,1,21.71666670,39.84166670,'Ad Dabbah'),
	(112,11,30.06277780,40.11694440,'Ad Dab`iyah'),
	(127,6,26.42583330,50.11416670,'Ad Dammam'),
	(136,9,24.49416670,44.38333330,'Ad Dawadami'),
	(214,10,28.08555560,35.18694440,'`Ajnûna\''),
	(299,12,28.28333330,38.98333330,'Al `Assafiyah');

/*!40000 ALTER TABLE `cities` ENABLE KEYS */;
UNLOCK TABLES;
