-- MySQL dump 10.13  Distrib 5.6.35, for osx10.9 (x86_64)
--
-- Host: localhost    Database: Quickadclassified
-- ------------------------------------------------------
-- Server version	5.6.35

/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET NAMES utf8 */;
/*!40103 SET TIME_ZONE='+00:00' */;

--
-- Dumping data for table `<<prefix>>subadmin1`
--

/*!40000 ALTER TABLE `<<prefix>>subadmin1` DISABLE KEYS */;
INSERT INTO `<<prefix>>subadmin1` VALUES (1063,'GM.05','GM','Western','Western',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1064,'GM.04','GM','Upper River','Upper River',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1065,'GM.07','GM','North Bank','North Bank',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1066,'GM.03','GM','Central River','Central River',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1067,'GM.02','GM','Lower River','Lower River',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1068,'GM.01','GM','Banjul','Banjul',1);
/*!40000 ALTER TABLE `<<prefix>>subadmin1` ENABLE KEYS */;

--
-- Dumping data for table `<<prefix>>subadmin2`
--

/*!40000 ALTER TABLE `<<prefix>>subadmin2` DISABLE KEYS */;
INSERT INTO `<<prefix>>subadmin2` VALUES (13665,'GM.04.2411671','GM','GM.04','Wuli','Wuli',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13666,'GM.03.2411710','GM','GM.03','Upper Saloum','Upper Saloum',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13667,'GM.07.2411712','GM','GM.07','Upper Niumi District','Upper Niumi District',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13668,'GM.07.2411714','GM','GM.07','Upper Baddibu','Upper Baddibu',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13669,'GM.04.2412176','GM','GM.04','Sandu','Sandu',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13670,'GM.03.2412201','GM','GM.03','Sami District','Sami District',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13671,'GM.03.2412420','GM','GM.03','Nianija District','Nianija District',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13672,'GM.03.2412421','GM','GM.03','Niani','Niani',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13673,'GM.03.2412422','GM','GM.03','Niamina West District','Niamina West District',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13674,'GM.03.2412423','GM','GM.03','Niamina East District','Niamina East District',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13675,'GM.03.2412424','GM','GM.03','Niamina Dankunku District','Niamina Dankunku District',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13676,'GM.03.2412715','GM','GM.03','Lower Saloum','Lower Saloum',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13677,'GM.07.2412717','GM','GM.07','Lower Niumi District','Lower Niumi District',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13678,'GM.07.2412718','GM','GM.07','Lower Baddibu District','Lower Baddibu District',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13679,'GM.05.2412849','GM','GM.05','Kombo South District','Kombo South District',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13680,'GM.05.2412850','GM','GM.05','Kombo North District','Kombo North District',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13681,'GM.05.2412851','GM','GM.05','Kombo East District','Kombo East District',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13682,'GM.05.2412852','GM','GM.05','Kombo Central District','Kombo Central District',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13683,'GM.02.2412885','GM','GM.02','Kiang West District','Kiang West District',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13684,'GM.02.2412886','GM','GM.02','Kiang East','Kiang East',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13685,'GM.02.2412887','GM','GM.02','Kiang Central','Kiang Central',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13686,'GM.04.2413088','GM','GM.04','Kantora','Kantora',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13687,'GM.01.2413107','GM','GM.01','Kanifing','Kanifing',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13688,'GM.07.2413213','GM','GM.07','Jokadu','Jokadu',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13689,'GM.02.2413266','GM','GM.02','Jarra West','Jarra West',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13690,'GM.02.2413267','GM','GM.02','Jarra East','Jarra East',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13691,'GM.02.2413268','GM','GM.02','Jarra Central','Jarra Central',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13692,'GM.03.2413461','GM','GM.03','Fulladu West','Fulladu West',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13693,'GM.04.2413462','GM','GM.04','Fulladu East','Fulladu East',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13694,'GM.05.2413477','GM','GM.05','Foni Kansala','Foni Kansala',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13695,'GM.05.2413478','GM','GM.05','Foni Jarrol','Foni Jarrol',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13696,'GM.05.2413479','GM','GM.05','Foni Brefet','Foni Brefet',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13697,'GM.05.2413480','GM','GM.05','Foni Bondali','Foni Bondali',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13698,'GM.05.2413481','GM','GM.05','Foni Bintang-Karenai','Foni Bintang-Karenai',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13699,'GM.07.2413640','GM','GM.07','Dappo','Dappo',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13700,'GM.07.2413641','GM','GM.07','Dappo','Dappo',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13701,'GM.07.2413686','GM','GM.07','Central Baddibu','Central Baddibu',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13702,'GM.01.2593772','GM','GM.01','Kombo Saint Mary District','Kombo Saint Mary District',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (13703,'GM.03.10299957','GM','GM.03','Janjanbureh','Janjanbureh',1);
/*!40000 ALTER TABLE `<<prefix>>subadmin2` ENABLE KEYS */;

--
-- Dumping data for table `<<prefix>>cities`
--

/*!40000 ALTER TABLE `<<prefix>>cities` DISABLE KEYS */;
INSERT INTO `<<prefix>>cities` VALUES (2411880,'GM','Sukuta','Sukuta',13.4103,-16.7082,'P','PPL','GM.05',NULL,15131,'Africa/Banjul',1,'2011-02-01 23:00:00','2011-02-01 23:00:00');
INSERT INTO `<<prefix>>cities` VALUES (2411905,'GM','Soma','Soma',13.4333,-15.5333,'P','PPL','GM.02',NULL,9869,'Africa/Banjul',1,'2012-01-17 23:00:00','2012-01-17 23:00:00');
INSERT INTO `<<prefix>>cities` VALUES (2411989,'GM','Serekunda','Serekunda',13.4383,-16.6781,'P','PPL','GM.01',NULL,340000,'Africa/Banjul',1,'2017-11-19 23:00:00','2017-11-19 23:00:00');
INSERT INTO `<<prefix>>cities` VALUES (2413876,'GM','Banjul','Banjul',13.4527,-16.578,'P','PPLC','GM.01',NULL,34589,'Africa/Banjul',1,'2015-10-31 23:00:00','2015-10-31 23:00:00');
/*!40000 ALTER TABLE `<<prefix>>cities` ENABLE KEYS */;
/*!40103 SET TIME_ZONE=@OLD_TIME_ZONE */;

-- Dump completed
