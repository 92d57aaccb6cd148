-- MySQL dump 10.13  Distrib 5.5.42, for osx10.6 (i386)
--
-- Host: localhost    Database: laraclassified
-- ------------------------------------------------------
-- Server version	5.5.42

/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET @OLD_CHARACTER_SET_RESULTS=@@CHARACTER_SET_RESULTS */;
/*!40101 SET @OLD_COLLATION_CONNECTION=@@COLLATION_CONNECTION */;
/*!40101 SET NAMES utf8 */;
/*!40103 SET @OLD_TIME_ZONE=@@TIME_ZONE */;
/*!40103 SET TIME_ZONE='+00:00' */;
/*!40014 SET @OLD_UNIQUE_CHECKS=@@UNIQUE_CHECKS, UNIQUE_CHECKS=0 */;
/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;
/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;
/*!40111 SET @OLD_SQL_NOTES=@@SQL_NOTES, SQL_NOTES=0 */;

--
-- Dumping data for table `subadmin1`
--

/*!40000 ALTER TABLE `subadmin1` DISABLE KEYS */;
INSERT INTO `subadmin1` VALUES (3249,'SY.01','Al-Hasakah','Al-Hasakah',1);
INSERT INTO `subadmin1` VALUES (3250,'SY.02','Latakia','Latakia',1);
INSERT INTO `subadmin1` VALUES (3251,'SY.03','Quneitra','Quneitra',1);
INSERT INTO `subadmin1` VALUES (3252,'SY.04','Ar-Raqqah','Ar-Raqqah',1);
INSERT INTO `subadmin1` VALUES (3253,'SY.05','As-Suwayda','As-Suwayda',1);
INSERT INTO `subadmin1` VALUES (3254,'SY.06','Daraa','Daraa',1);
INSERT INTO `subadmin1` VALUES (3255,'SY.07','Deir ez-Zor','Deir ez-Zor',1);
INSERT INTO `subadmin1` VALUES (3256,'SY.08','Rif-dimashq','Rif-dimashq',1);
INSERT INTO `subadmin1` VALUES (3257,'SY.09','Aleppo','Aleppo',1);
INSERT INTO `subadmin1` VALUES (3258,'SY.10','Hama','Hama',1);
INSERT INTO `subadmin1` VALUES (3259,'SY.11','Homs','Homs',1);
INSERT INTO `subadmin1` VALUES (3260,'SY.12','Idlib','Idlib',1);
INSERT INTO `subadmin1` VALUES (3261,'SY.13','Dimashq','Dimashq',1);
INSERT INTO `subadmin1` VALUES (3262,'SY.14','Tartus','Tartus',1);
/*!40000 ALTER TABLE `subadmin1` ENABLE KEYS */;

--
-- Dumping data for table `subadmin2`
--

/*!40000 ALTER TABLE `subadmin2` DISABLE KEYS */;
INSERT INTO `subadmin2` VALUES (31093,'SY.01.170665','Al-Malikiyah District','Al-Malikiyah District',1);
INSERT INTO `subadmin2` VALUES (31094,'SY.01.173378','Al-Qamishli District','Al-Qamishli District',1);
INSERT INTO `subadmin2` VALUES (31095,'SY.01.173812','Al-Hasakah District','Al-Hasakah District',1);
INSERT INTO `subadmin2` VALUES (31096,'SY.01.7895146','Ras al-Ayn District','Ras al-Ayn District',1);
INSERT INTO `subadmin2` VALUES (31097,'SY.02.169303','Jableh District','Jableh District',1);
INSERT INTO `subadmin2` VALUES (31098,'SY.02.173365','Qardaha District','Qardaha District',1);
INSERT INTO `subadmin2` VALUES (31099,'SY.02.173577','Latakia District','Latakia District',1);
INSERT INTO `subadmin2` VALUES (31100,'SY.02.173857','Al-Haffah District','Al-Haffah District',1);
INSERT INTO `subadmin2` VALUES (31101,'SY.03.172039','Fiq District','Fiq District',1);
INSERT INTO `subadmin2` VALUES (31102,'SY.03.173335','Quneitra District','Quneitra District',1);
INSERT INTO `subadmin2` VALUES (31103,'SY.04.172956','Ar-Raqqah District','Ar-Raqqah District',1);
INSERT INTO `subadmin2` VALUES (31104,'SY.04.7905857','Tell Abyad District','Tell Abyad District',1);
INSERT INTO `subadmin2` VALUES (31105,'SY.04.8276864','Al-Thawrah District','Al-Thawrah District',1);
INSERT INTO `subadmin2` VALUES (31106,'SY.05.164625','Shahba District','Shahba District',1);
INSERT INTO `subadmin2` VALUES (31107,'SY.05.164916','Salkhad District','Salkhad District',1);
INSERT INTO `subadmin2` VALUES (31108,'SY.05.172409','As-Suwayda District','As-Suwayda District',1);
INSERT INTO `subadmin2` VALUES (31109,'SY.06.169339','Izra District','Izra District',1);
INSERT INTO `subadmin2` VALUES (31110,'SY.06.170904','Daraa District','Daraa District',1);
INSERT INTO `subadmin2` VALUES (31111,'SY.06.8276863','Al-Sanamayn District','Al-Sanamayn District',1);
INSERT INTO `subadmin2` VALUES (31112,'SY.07.170793','Deir ez-Zor District','Deir ez-Zor District',1);
INSERT INTO `subadmin2` VALUES (31113,'SY.07.173481','Mayadin District','Mayadin District',1);
INSERT INTO `subadmin2` VALUES (31114,'SY.07.174447','Abu Kamal District','Abu Kamal District',1);
INSERT INTO `subadmin2` VALUES (31115,'SY.08.165928','Qatana District','Qatana District',1);
INSERT INTO `subadmin2` VALUES (31116,'SY.08.170590','Douma District','Douma District',1);
INSERT INTO `subadmin2` VALUES (31117,'SY.08.172060','Al-Zabadani District','Al-Zabadani District',1);
INSERT INTO `subadmin2` VALUES (31118,'SY.08.172350','Al-Tall District','Al-Tall District',1);
INSERT INTO `subadmin2` VALUES (31119,'SY.08.173194','Al-Nabk District','Al-Nabk District',1);
INSERT INTO `subadmin2` VALUES (31120,'SY.08.173313','Al-Qutayfah District','Al-Qutayfah District',1);
INSERT INTO `subadmin2` VALUES (31121,'SY.08.7895152','Yabrud District','Yabrud District',1);
INSERT INTO `subadmin2` VALUES (31122,'SY.08.8276862','Darayya District','Darayya District',1);
INSERT INTO `subadmin2` VALUES (31123,'SY.08.8540234','Markaz Rif Dimashq District','Markaz Rif Dimashq District',1);
INSERT INTO `subadmin2` VALUES (31124,'SY.09.167355','Manbij District','Manbij District',1);
INSERT INTO `subadmin2` VALUES (31125,'SY.09.169178','Jarabulus District','Jarabulus District',1);
INSERT INTO `subadmin2` VALUES (31126,'SY.09.169326','Mount Simeon District','Mount Simeon District',1);
INSERT INTO `subadmin2` VALUES (31127,'SY.09.172081','Azaz District','Azaz District',1);
INSERT INTO `subadmin2` VALUES (31128,'SY.09.172255','Ayn al-Arab District','Ayn al-Arab District',1);
INSERT INTO `subadmin2` VALUES (31129,'SY.09.174019','Al-Bab District','Al-Bab District',1);
INSERT INTO `subadmin2` VALUES (31130,'SY.09.174184','Afrin District','Afrin District',1);
INSERT INTO `subadmin2` VALUES (31131,'SY.09.8276861','Al-Safira District','Al-Safira District',1);
INSERT INTO `subadmin2` VALUES (31132,'SY.10.164946','Al-Salamiyah District','Al-Salamiyah District',1);
INSERT INTO `subadmin2` VALUES (31133,'SY.10.167044','Masyaf District','Masyaf District',1);
INSERT INTO `subadmin2` VALUES (31134,'SY.10.170016','Hama District','Hama District',1);
INSERT INTO `subadmin2` VALUES (31135,'SY.10.173885','Al-Suqaylabiyah District','Al-Suqaylabiyah District',1);
INSERT INTO `subadmin2` VALUES (31136,'SY.10.8276860','Mhardeh District','Mhardeh District',1);
INSERT INTO `subadmin2` VALUES (31137,'SY.11.163532','Talkalakh District','Talkalakh District',1);
INSERT INTO `subadmin2` VALUES (31138,'SY.11.169576','Homs District','Homs District',1);
INSERT INTO `subadmin2` VALUES (31139,'SY.11.172947','Al-Rastan District','Al-Rastan District',1);
INSERT INTO `subadmin2` VALUES (31140,'SY.11.173324','Al-Qusayr District','Al-Qusayr District',1);
INSERT INTO `subadmin2` VALUES (31141,'SY.11.173435','Al-Mukharram District','Al-Mukharram District',1);
INSERT INTO `subadmin2` VALUES (31142,'SY.11.7895145','Tadmur District','Tadmur District',1);
INSERT INTO `subadmin2` VALUES (31143,'SY.12.167610','Maarrat al-Nu\'man District','Maarrat al-Nu\'man District',1);
INSERT INTO `subadmin2` VALUES (31144,'SY.12.169022','Jisr al-Shughur District','Jisr al-Shughur District',1);
INSERT INTO `subadmin2` VALUES (31145,'SY.12.169388','Idlib District','Idlib District',1);
INSERT INTO `subadmin2` VALUES (31146,'SY.12.169865','Harem District','Harem District',1);
INSERT INTO `subadmin2` VALUES (31147,'SY.12.8537261','Ariha District','Ariha District',1);
INSERT INTO `subadmin2` VALUES (31148,'SY.13.170653','Minţaqat Dimashq','Mintaqat Dimashq',1);
INSERT INTO `subadmin2` VALUES (31149,'SY.14.163343','Tartus District','Tartus District',1);
INSERT INTO `subadmin2` VALUES (31150,'SY.14.165059','Safita District','Safita District',1);
INSERT INTO `subadmin2` VALUES (31151,'SY.14.171829','Baniyas District','Baniyas District',1);
INSERT INTO `subadmin2` VALUES (31152,'SY.14.8276858','Duraykish District','Duraykish District',1);
INSERT INTO `subadmin2` VALUES (31153,'SY.14.8276859','Al-Shaykh Badr District','Al-Shaykh Badr District',1);
/*!40000 ALTER TABLE `subadmin2` ENABLE KEYS */;

--
-- Dumping data for table `cities`
--

/*!40000 ALTER TABLE `cities` DISABLE KEYS */;
INSERT INTO `cities` VALUES (162627,'SY','Yabrūd','Yabrud',36.6574,33.9674,'P','PPLA2','08','',40502,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (163270,'SY','Ţayyibat al Imām','Tayyibat al Imam',36.7122,35.2659,'P','PPL','10','',29259,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (163345,'SY','Tartouss','Tartouss',35.8866,34.889,'P','PPLA','14','',89457,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (163476,'SY','Tall Rif‘at','Tall Rif`at',37.0947,36.4723,'P','PPLA3','09','',25658,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (163533,'SY','Tallkalakh','Tallkalakh',36.2599,34.6684,'P','PPLA2','11','',29754,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (163779,'SY','Tallbīsah','Tallbisah',36.7309,34.8406,'P','PPLA3','11','',38491,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (163806,'SY','Ţafas','Tafas',36.0669,32.7356,'P','PPL','06','',31249,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (163808,'SY','Tadmur','Tadmur',38.284,34.5624,'P','PPLA2','11','',51015,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (163811,'SY','Tādif','Tadif',37.5309,36.3481,'P','PPLA3','09','',34670,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (164025,'SY','Subaykhān','Subaykhan',40.5999,34.8531,'P','PPL','07','',25514,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (164626,'SY','Shahbā','Shahba',36.629,32.8551,'P','PPLA2','05','',14784,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (164816,'SY','Sarāqib','Saraqib',36.8059,35.8645,'P','PPLA3','12','',34231,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (169304,'SY','Jablah','Jablah',35.9276,35.3621,'P','PPLA2','02','',65915,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (169389,'SY','Idlib','Idlib',36.6339,35.9306,'P','PPLA','12','',128840,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (170063,'SY','Aleppo','Aleppo',37.1612,36.2012,'P','PPLA','09','',1602264,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (170654,'SY','Damascus','Damascus',36.2913,33.5102,'P','PPLC','13','',1569394,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (170887,'SY','Ad Darbāsīyah','Ad Darbasiyah',40.652,37.0728,'P','PPLA3','01','',21481,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (170905,'SY','Dar‘ā','Dar\'a',36.1021,32.6189,'P','PPLA','06','',97969,'Asia/Damascus',1,NULL,NULL);
INSERT INTO `cities` VALUES (172256,'SY','‘Ayn al ‘Arab','\'Ayn al \'Arab',38.3535,36.8909,'P','PPLA2','09','',50000,'Asia/Damascus',1,NULL,NULL);
/*!40000 ALTER TABLE `cities` ENABLE KEYS */;

/*!40103 SET TIME_ZONE=@OLD_TIME_ZONE */;

/*!40101 SET SQL_MODE=@OLD_SQL_MODE */;
/*!40014 SET FOREIGN_KEY_CHECKS=@OLD_FOREIGN_KEY_CHECKS */;
/*!40014 SET UNIQUE_CHECKS=@OLD_UNIQUE_CHECKS */;
/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
/*!40101 SET CHARACTER_SET_RESULTS=@OLD_CHARACTER_SET_RESULTS */;
/*!40101 SET COLLATION_CONNECTION=@OLD_COLLATION_CONNECTION */;
/*!40111 SET SQL_NOTES=@OLD_SQL_NOTES */;

-- Dump completed on 2016-03-29 16:44:53
