
/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET @OLD_CHARACTER_SET_RESULTS=@@CHARACTER_SET_RESULTS */;
/*!40101 SET @OLD_COLLATION_CONNECTION=@@COLLATION_CONNECTION */;
/*!40101 SET NAMES utf8 */;
/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;
/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;
/*!40111 SET @OLD_SQL_NOTES=@@SQL_NOTES, SQL_NOTES=0 */;


# Export von Tabelle plz_gemeinde
# ------------------------------------------------------------

DROP TABLE IF EXISTS `plz_gemeinde`;

CREATE TABLE `plz_gemeinde` (
  `id` int(10) unsigned NOT NULL AUTO_INCREMENT,
  `plz4` int(4) DEFAULT NULL,
  `in_gde` float(5,2) DEFAULT NULL,
  `ktkz` char(2) COLLATE utf8mb4_unicode_ci DEFAULT NULL,
  `gdenr` int(4) DEFAULT NULL,
  `gdenamk` varchar(100) COLLATE utf8mb4_unicode_ci DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

LOCK TABLES `plz_gemeinde` WRITE;
/*!40000 ALTER TABLE `plz_gemeinde` DISABLE KEYS */;

INSERT INTO `plz_gemeinde` (`id`, `plz4`, `in_gde`, `ktkz`, `gdenr`, `gdenamk`)
VALUES
	(1,1000,100.00,'VD',5586,'Lausanne'),
	(2,1003,100.00,'VD',5586,'Lausanne'),
	(3,1004,100.00,'VD',5586,'Lausanne'),
	(4,1005,100.00,'VD',5586,'Lausanne'),
	(5,1006,99.90,'VD',5586,'Lausanne'),
	(6,1006,0.10,'VD',5590,'Pully'),
	(7,1007,100.00,'VD',5586,'Lausanne'),
	(8,1008,31.50,'VD',5585,'Jouxtens-Mézery'),
	(9,1008,68.40,'VD',5589,'Prilly'),
	(10,1008,0.10,'VD',5591,'Renens (VD)'),
	(11,1009,100.00,'VD',5590,'Pully'),
	(12,1010,100.00,'VD',5586,'Lausanne'),
	(13,1011,100.00,'VD',5586,'Lausanne'),
	(14,1012,100.00,'VD',5586,'Lausanne'),
	(15,1015,8.50,'VD',5627,'Chavannes-près-Renens'),
	(16,1015,87.20,'VD',5635,'Ecublens (VD)'),
	(17,1015,4.30,'VD',5648,'Saint-Sulpice (VD)'),
	(18,1018,100.00,'VD',5586,'Lausanne'),
	(19,1020,100.00,'VD',5591,'Renens (VD)'),
	(20,1022,100.00,'VD',5627,'Chavannes-près-Renens'),
	(21,1023,99.70,'VD',5583,'Crissier'),
	(22,1023,0.30,'VD',5586,'Lausanne'),
	(23,1024,99.90,'VD',5635,'Ecublens (VD)'),
	(24,1024,0.10,'VD',5648,'Saint-Sulpice (VD)'),
	(25,1025,100.00,'VD',5648,'Saint-Sulpice (VD)'),
	(26,1026,35.10,'VD',5632,'Denges'),
	(27,1026,64.90,'VD',5633,'Echandens'),
	(28,1027,0.30,'VD',5633,'Echandens'),
	(29,1027,99.70,'VD',5638,'Lonay'),
	(30,1028,100.00,'VD',5643,'Préverenges'),
	(31,1029,100.00,'VD',5651,'Villars-Sainte-Croix'),
	(32,1030,100.00,'VD',5624,'Bussigny'),
	(33,1031,100.00,'VD',5489,'Mex (VD)'),
	(34,1032,20.20,'VD',5586,'Lausanne'),
	(35,1032,79.80,'VD',5592,'Romanel-sur-Lausanne'),
	(36,1033,92.10,'VD',5582,'Cheseaux-sur-Lausanne'),
	(37,1033,0.30,'VD',5583,'Crissier'),
	(38,1033,7.60,'VD',5586,'Lausanne'),
	(39,1034,100.00,'VD',5473,'Boussens'),
	(40,1035,100.00,'VD',5472,'Bournens'),
	(41,1036,100.00,'VD',5501,'Sullens'),
	(42,1037,100.00,'VD',5521,'Etagnières'),
	(43,1038,99.20,'VD',5512,'Bercher'),
	(44,1038,0.30,'VD',5661,'Boulens'),
	(45,1038,0.60,'VD',5693,'Montanaire'),
	(46,1040,69.00,'VD',5518,'Echallens'),
	(47,1040,13.10,'VD',5535,'Saint-Barthélemy (VD)'),
	(48,1040,17.80,'VD',5537,'Villars-le-Terroir'),
	(49,1148,0.10,'VD',5474,'La Chaux (Cossonay)'),
	(50,1148,5.70,'VD',5475,'Chavannes-le-Veyron'),
	(51,1148,17.60,'VD',5479,'Cuarnens'),
	(52,1148,37.30,'VD',5486,'L\'Isle'),
	(53,1148,2.50,'VD',5488,'Mauraz'),
	(54,1148,13.10,'VD',5490,'Moiry'),
	(55,1148,17.00,'VD',5491,'Mont-la-Ville'),
	(56,1148,6.80,'VD',5758,'La Praz'),
	(57,1201,100.00,'GE',6621,'Genève'),
	(58,1202,99.00,'GE',6621,'Genève'),
	(59,1202,0.30,'GE',6623,'Le Grand-Saconnex'),
	(60,1202,0.60,'GE',6634,'Pregny-Chambésy'),
	(61,1203,100.00,'GE',6621,'Genève'),
	(62,1204,100.00,'GE',6621,'Genève'),
	(63,1205,100.00,'GE',6621,'Genève'),
	(64,1206,100.00,'GE',6621,'Genève'),
	(65,1207,0.30,'GE',6617,'Cologny'),
	(66,1207,99.70,'GE',6621,'Genève'),
	(67,1208,100.00,'GE',6621,'Genève'),
	(68,1209,98.60,'GE',6621,'Genève'),
	(69,1209,0.20,'GE',6623,'Le Grand-Saconnex'),
	(70,1209,1.20,'GE',6643,'Vernier'),
	(71,1212,0.20,'GE',6608,'Carouge (GE)'),
	(72,1212,91.60,'GE',6628,'Lancy'),
	(73,1212,7.30,'GE',6631,'Onex'),
	(74,1212,1.00,'GE',6633,'Plan-les-Ouates'),
	(75,1213,0.60,'GE',6621,'Genève'),
	(76,1213,45.00,'GE',6628,'Lancy'),
	(77,1213,54.30,'GE',6631,'Onex'),
	(78,1214,2.60,'GE',6630,'Meyrin'),
	(79,1214,5.00,'GE',6638,'Satigny'),
	(80,1214,92.40,'GE',6643,'Vernier'),
	(81,1215,48.50,'GE',6623,'Le Grand-Saconnex'),
	(82,1215,51.50,'GE',6630,'Meyrin'),
	(83,1216,0.20,'GE',6623,'Le Grand-Saconnex'),
	(84,1216,67.10,'GE',6630,'Meyrin'),
	(85,1216,32.70,'GE',6643,'Vernier'),
	(86,1217,99.60,'GE',6630,'Meyrin'),
	(87,1217,0.40,'GE',6638,'Satigny'),
	(88,1218,0.10,'GE',6621,'Genève'),
	(89,1218,99.90,'GE',6623,'Le Grand-Saconnex'),
	(90,1219,100.00,'GE',6643,'Vernier'),
	(91,1220,100.00,'GE',6643,'Vernier'),
	(92,1222,0.10,'GE',6614,'Choulex'),
	(93,1222,94.90,'GE',6616,'Collonge-Bellerive'),
	(94,1222,4.80,'GE',6617,'Cologny'),
	(95,1222,0.10,'GE',6619,'Corsier (GE)'),
	(96,1222,0.20,'GE',6629,'Meinier'),
	(97,1223,100.00,'GE',6617,'Cologny'),
	(98,1224,99.90,'GE',6612,'Chêne-Bougeries'),
	(99,1224,0.10,'GE',6640,'Thônex'),
	(100,1225,96.50,'GE',6613,'Chêne-Bourg'),
	(101,1225,3.50,'GE',6640,'Thônex'),
	(102,1226,0.10,'GE',6613,'Chêne-Bourg'),
	(103,1226,99.90,'GE',6640,'Thônex'),
	(104,1227,78.70,'GE',6608,'Carouge (GE)'),
	(105,1227,16.90,'GE',6621,'Genève'),
	(106,1227,4.40,'GE',6628,'Lancy'),
	(107,1228,0.10,'GE',6618,'Confignon'),
	(108,1228,0.50,'GE',6628,'Lancy'),
	(109,1228,99.40,'GE',6633,'Plan-les-Ouates'),
	(110,1231,89.40,'GE',6612,'Chêne-Bougeries'),
	(111,1231,2.20,'GE',6621,'Genève'),
	(112,1231,8.40,'GE',6640,'Thônex'),
	(113,1232,0.50,'GE',6607,'Bernex'),
	(114,1232,99.50,'GE',6618,'Confignon'),
	(115,1233,100.00,'GE',6607,'Bernex'),
	(116,1234,100.00,'GE',6645,'Veyrier'),
	(117,1260,99.80,'VD',5724,'Nyon'),
	(118,1260,0.20,'VD',5725,'Prangins'),
	(119,1261,24.20,'VD',5429,'Longirod'),
	(120,1261,18.50,'VD',5430,'Marchissy'),
	(121,1261,57.30,'VD',5731,'Le Vaud'),
	(122,1290,13.30,'VD',5708,'Chavannes-des-Bois'),
	(123,1290,0.20,'VD',5723,'Mies'),
	(124,1290,2.20,'GE',6615,'Collex-Bossy'),
	(125,1290,0.10,'GE',6622,'Genthod'),
	(126,1290,84.20,'GE',6644,'Versoix'),
	(127,1291,100.00,'VD',5711,'Commugny'),
	(128,1292,1.20,'GE',6621,'Genève'),
	(129,1292,98.80,'GE',6634,'Pregny-Chambésy');

/*!40000 ALTER TABLE `plz_gemeinde` ENABLE KEYS */;
UNLOCK TABLES;



/*!40111 SET SQL_NOTES=@OLD_SQL_NOTES */;
/*!40101 SET SQL_MODE=@OLD_SQL_MODE */;
/*!40014 SET FOREIGN_KEY_CHECKS=@OLD_FOREIGN_KEY_CHECKS */;
/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
/*!40101 SET CHARACTER_SET_RESULTS=@OLD_CHARACTER_SET_RESULTS */;
/*!40101 SET COLLATION_CONNECTION=@OLD_COLLATION_CONNECTION */;
