-- Adminer 3.6.1 MySQL dump

SET NAMES utf8;
SET foreign_key_checks = 0;
SET time_zone = 'SYSTEM';
SET sql_mode = 'NO_AUTO_VALUE_ON_ZERO';

DROP TABLE IF EXISTS `kraj`;
CREATE TABLE `kraj` (
  `id` int(11) NOT NULL AUTO_INCREMENT COMMENT 'ID Kraje',
  `kod` varchar(7) COLLATE utf8_czech_ci NOT NULL COMMENT 'Kód kraje',
  `nazev` varchar(80) COLLATE utf8_czech_ci NOT NULL COMMENT 'Název kraje',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8 COLLATE=utf8_czech_ci COMMENT='Kraj';

INSERT INTO `kraj` (`id`, `kod`, `nazev`) VALUES
(1,	'CZ041',	'Karlovarský kraj'),
(2,	'CZ020',	'Středočeský kraj'),
(3,	'CZ031',	'Jihočeský kraj'),
(4,	'CZ064',	'Jihomoravský kraj'),
(5,	'CZ052',	'Královéhradecký kraj'),
(6,	'CZ053',	'Pardubický kraj'),
(7,	'CZ080',	'Moravskoslezský kraj'),
(8,	'CZ051',	'Liberecký kraj'),
(9,	'CZ071',	'Olomoucký kraj'),
(10,	'CZ063',	'Kraj Vysočina'),
(11,	'CZ042',	'Ústecký kraj'),
(12,	'CZ072',	'Zlínský kraj'),
(13,	'CZ032',	'Plzeňský kraj'),
(14,	'CZ010',	'Hlavní město Praha');

DROP TABLE IF EXISTS `obec`;
CREATE TABLE `obec` (
  `id` int(11) NOT NULL AUTO_INCREMENT COMMENT 'ID Obce',
  `kraj_id` int(11) NOT NULL COMMENT 'Kraj',
  `okres_id` int(11) NOT NULL COMMENT 'Okres',
  `kod` varchar(7) COLLATE utf8_czech_ci NOT NULL COMMENT 'Kód obce',
  `nazev` varchar(80) COLLATE utf8_czech_ci NOT NULL COMMENT 'Název obce',
  PRIMARY KEY (`id`),
  KEY `kraj_id` (`kraj_id`),
  KEY `okres_id` (`okres_id`),
  CONSTRAINT `obec_ibfk_1` FOREIGN KEY (`kraj_id`) REFERENCES `kraj` (`id`),
  CONSTRAINT `obec_ibfk_2` FOREIGN KEY (`okres_id`) REFERENCES `okres` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8 COLLATE=utf8_czech_ci COMMENT='Obec';

INSERT INTO `obec` (`id`, `kraj_id`, `okres_id`, `kod`, `nazev`) VALUES
(1,	1,	1,	'554979',	'Abertamy'),
(2,	2,	2,	'531367',	'Adamov'),
(3,	3,	3,	'535826',	'Adamov'),
(4,	4,	4,	'581291',	'Adamov'),
(5,	5,	5,	'547786',	'Adršpach'),
(6,	6,	6,	'547981',	'Albrechtice'),
(7,	7,	7,	'598925',	'Albrechtice'),
(8,	5,	8,	'576077',	'Albrechtice nad Orlicí'),
(9,	3,	9,	'549258',	'Albrechtice nad Vltavou'),
(10,	8,	10,	'563528',	'Albrechtice v Jizerských horách'),
(11,	7,	11,	'568741',	'Albrechtičky'),
(12,	9,	12,	'506761',	'Alojzov'),
(13,	1,	1,	'538001',	'Andělská Hora'),
(14,	7,	13,	'551929',	'Andělská Hora'),
(15,	6,	6,	'573426',	'Anenská Studánka'),
(16,	4,	14,	'586030',	'Archlebov'),
(17,	10,	15,	'509388',	'Arneštovice'),
(18,	10,	16,	'586854',	'Arnolec'),
(19,	11,	17,	'562343',	'Arnoltice'),
(20,	1,	18,	'554499',	'Aš'),
(21,	3,	19,	'537241',	'Babice'),
(22,	2,	20,	'538043',	'Babice'),
(23,	9,	21,	'552356',	'Babice'),
(24,	5,	22,	'569828',	'Babice'),
(25,	10,	23,	'590274',	'Babice'),
(26,	12,	24,	'592013',	'Babice'),
(27,	4,	25,	'582794',	'Babice nad Svitavou'),
(28,	4,	25,	'582808',	'Babice u Rosic'),
(29,	13,	26,	'553433',	'Babylon'),
(30,	10,	15,	'561118',	'Bácovice'),
(31,	5,	27,	'553701',	'Bačalky'),
(32,	5,	8,	'576085',	'Bačetín'),
(33,	10,	23,	'590282',	'Bačice'),
(34,	10,	28,	'546194',	'Bačkov'),
(35,	10,	23,	'544833',	'Bačkovice'),
(36,	2,	29,	'535427',	'Bakov nad Jizerou'),
(37,	10,	30,	'595217',	'Baliny'),
(38,	3,	31,	'563251',	'Balkova Lhota'),
(39,	6,	32,	'572560',	'Banín'),
(40,	12,	24,	'592021',	'Bánov'),
(41,	3,	33,	'562726',	'Báňovice'),
(42,	4,	34,	'593729',	'Bantice'),
(43,	5,	22,	'569836',	'Barchov'),
(44,	6,	35,	'574724',	'Barchov'),
(45,	2,	36,	'533173',	'Barchovice');

DROP TABLE IF EXISTS `okres`;
CREATE TABLE `okres` (
  `id` int(11) NOT NULL AUTO_INCREMENT COMMENT 'ID Okresu',
  `kraj_id` int(11) NOT NULL COMMENT 'Kraj',
  `kod` varchar(9) COLLATE utf8_czech_ci NOT NULL COMMENT 'Kód okresu',
  `nazev` varchar(80) COLLATE utf8_czech_ci NOT NULL COMMENT 'Název okresu',
  PRIMARY KEY (`id`),
  KEY `kraj_id` (`kraj_id`),
  CONSTRAINT `okres_ibfk_1` FOREIGN KEY (`kraj_id`) REFERENCES `kraj` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8 COLLATE=utf8_czech_ci COMMENT='Okres';

INSERT INTO `okres` (`id`, `kraj_id`, `kod`, `nazev`) VALUES
(1,	1,	'CZ0412',	'Karlovy Vary'),
(2,	2,	'CZ0205',	'Kutná Hora'),
(3,	3,	'CZ0311',	'České Budějovice'),
(4,	4,	'CZ0641',	'Blansko'),
(5,	5,	'CZ0523',	'Náchod'),
(6,	6,	'CZ0534',	'Ústí nad Orlicí'),
(7,	7,	'CZ0803',	'Karviná'),
(8,	5,	'CZ0524',	'Rychnov nad Kněžnou'),
(9,	3,	'CZ0314',	'Písek'),
(10,	8,	'CZ0512',	'Jablonec nad Nisou'),
(11,	7,	'CZ0804',	'Nový Jičín'),
(12,	9,	'CZ0713',	'Prostějov'),
(13,	7,	'CZ0801',	'Bruntál'),
(14,	4,	'CZ0645',	'Hodonín'),
(15,	10,	'CZ0633',	'Pelhřimov'),
(16,	10,	'CZ0632',	'Jihlava'),
(17,	11,	'CZ0421',	'Děčín'),
(18,	1,	'CZ0411',	'Cheb'),
(19,	3,	'CZ0315',	'Prachatice'),
(20,	2,	'CZ0209',	'Praha-východ'),
(21,	9,	'CZ0712',	'Olomouc'),
(22,	5,	'CZ0521',	'Hradec Králové'),
(23,	10,	'CZ0634',	'Třebíč'),
(24,	12,	'CZ0722',	'Uherské Hradiště'),
(25,	4,	'CZ0643',	'Brno-venkov'),
(26,	13,	'CZ0321',	'Domažlice'),
(27,	5,	'CZ0522',	'Jičín'),
(28,	10,	'CZ0631',	'Havlíčkův Brod'),
(29,	2,	'CZ0207',	'Mladá Boleslav'),
(30,	10,	'CZ0635',	'Žďár nad Sázavou'),
(31,	3,	'CZ0317',	'Tábor'),
(32,	6,	'CZ0533',	'Svitavy'),
(33,	3,	'CZ0313',	'Jindřichův Hradec'),
(34,	4,	'CZ0647',	'Znojmo'),
(35,	6,	'CZ0532',	'Pardubice'),
(36,	2,	'CZ0204',	'Kolín');

-- 2012-12-09 20:19:55
