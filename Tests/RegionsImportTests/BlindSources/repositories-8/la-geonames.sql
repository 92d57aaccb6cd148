-- MySQL dump 10.13  Distrib 5.7.25, for osx10.9 (x86_64)
--
-- Host: localhost    Database: laraclassified
-- ------------------------------------------------------
-- Server version	5.7.25

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
-- Dumping data for table `<<prefix>>subadmin1`
--

/*!40000 ALTER TABLE `<<prefix>>subadmin1` DISABLE KEYS */;
INSERT INTO `<<prefix>>subadmin1` VALUES (1675,'LA.14','LA','Xiangkhoang','Xiangkhoang',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1676,'LA.27','LA','Vientiane','Vientiane',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1677,'LA.19','LA','Salavan','Salavan',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1678,'LA.16','LA','Loungnamtha','Loungnamtha',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1679,'LA.15','LA','Khammouan','Khammouan',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1680,'LA.02','LA','Champasak','Champasak',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1681,'LA.01','LA','Attapu','Attapu',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1682,'LA.26','LA','Xékong','Xekong',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1683,'LA.24','LA','Vientiane Prefecture','Vientiane Prefecture',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1684,'LA.28','LA','Xaisomboun','Xaisomboun',1);
/*!40000 ALTER TABLE `<<prefix>>subadmin1` ENABLE KEYS */;

--
-- Dumping data for table `<<prefix>>subadmin2`
--

/*!40000 ALTER TABLE `<<prefix>>subadmin2` DISABLE KEYS */;
INSERT INTO `<<prefix>>subadmin2` VALUES (20504,'LA.28.1802','LA','LA.28','Muang Thathôm','Muang Thathom',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20505,'LA.26.1504','LA','LA.26','Muang Thatèng','Muang Thateng',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20506,'LA.19.1402','LA','LA.19','Muang Ta-Ôy','Muang Ta-Oy',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20507,'LA.02.1608','LA','LA.02','Muang Soukhouma','Muang Soukhouma',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20508,'LA.16.0302','LA','LA.16','Muang Sing','Muang Sing',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20509,'LA.24.0107','LA','LA.24','Muang Hatxayfong','Muang Hatxayfong',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20510,'LA.19.1401','LA','LA.19','Muang Saravan','Muang Saravan',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20511,'LA.02.1606','LA','LA.02','Muang Phônthong','Muang Phonthong',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20512,'LA.27.1001','LA','LA.27','Muang Phôn-Hông','Muang Phon-Hong',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20513,'LA.14.0901','LA','LA.14','Muang Pèk','Muang Pek',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20514,'LA.02.1605','LA','LA.02','Muang Pathoumphon','Muang Pathoumphon',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20515,'LA.02.1604','LA','LA.02','Muang Pakxong','Muang Pakxong',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20516,'LA.02.1601','LA','LA.02','Muang Pakxé','Muang Pakxe',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20517,'LA.02.1609','LA','LA.02','Muang Mounlapamôk','Muang Mounlapamok',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20518,'LA.14.0905','LA','LA.14','Muang Mok','Muang Mok',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20519,'LA.15.1202','LA','LA.15','Muang Mahaxai','Muang Mahaxai',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20520,'LA.16.0301','LA','LA.16','Muang Louang Namtha','Muang Louang Namtha',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20521,'LA.19.1407','LA','LA.19','Muang Laongam','Muang Laongam',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20522,'LA.19.1404','LA','LA.19','Muang Lakhonphéng','Muang Lakhonpheng',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20523,'LA.19.1406','LA','LA.19','Muang Khôngxédôn','Muang Khongxedon',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20524,'LA.02.1610','LA','LA.02','Muang Không','Muang Khong',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20525,'LA.15.1201','LA','LA.15','Muang Thakhèk','Muang Thakhek',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20526,'LA.14.0902','LA','LA.14','Muang Kham','Muang Kham',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20527,'LA.27.1004','LA','LA.27','Muang Kasi','Muang Kasi',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20528,'LA.15.1204','LA','LA.15','Muang Hinboun','Muang Hinboun',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20529,'LA.15.1205','LA','LA.15','Muang Gnômmarat','Muang Gnommarat',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20530,'LA.02.1607','LA','LA.02','Muang Champasak','Muang Champasak',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20531,'LA.26.1503','LA','LA.26','Muang Dakchung','Muang Dakchung',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20532,'LA.26.1501','LA','LA.26','Muang Laman','Muang Laman',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20533,'LA.01.1701','LA','LA.01','Muang Xaiséttha','Muang Xaisettha',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20534,'LA.01.1702','LA','LA.01','Muang Samakhixai','Muang Samakhixai',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20535,'LA.01.1703','LA','LA.01','Muang Sanamxai','Muang Sanamxai',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20536,'LA.01.1705','LA','LA.01','Muang Phouvong','Muang Phouvong',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20537,'LA.01.1704','LA','LA.01','Muang Sanxai','Muang Sanxai',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20538,'LA.28.1805','LA','LA.28','Muang Longxan','Muang Longxan',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20539,'LA.28.1804','LA','LA.28','Muang Hôm','Muang Hom',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20540,'LA.14.0903','LA','LA.14','Muang Nonghèt','Muang Nonghet',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20541,'LA.14.0904','LA','LA.14','Muang Khoun','Muang Khoun',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20542,'LA.16.0305','LA','LA.16','Muang Nalè','Muang Nale',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20543,'LA.16.0303','LA','LA.16','Muang Long','Muang Long',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20544,'LA.24.0101','LA','LA.24','Muang Chanthabouli','Muang Chanthabouli',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20545,'LA.24.0104','LA','LA.24','Muang Sisattanak','Muang Sisattanak',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20546,'LA.24.0103','LA','LA.24','Muang Xaiséttha','Muang Xaisettha',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20547,'LA.24.0102','LA','LA.24','Muang Sikhôttabong','Muang Sikhottabong',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20548,'LA.15.1210','LA','LA.15','Kounkham','Kounkham',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20549,'LA.28.1803','LA','LA.28','Longchaeng','Longchaeng',1);
/*!40000 ALTER TABLE `<<prefix>>subadmin2` ENABLE KEYS */;

--
-- Dumping data for table `<<prefix>>cities`
--

/*!40000 ALTER TABLE `<<prefix>>cities` DISABLE KEYS */;
INSERT INTO `<<prefix>>cities` VALUES (1651944,'LA','Vientiane','Vientiane',17.9667,102.6,'P','PPLC','LA.24',NULL,196731,'Asia/Vientiane',1,'2012-01-16 23:00:00','2012-01-16 23:00:00');
INSERT INTO `<<prefix>>cities` VALUES (1653334,'LA','Salavan','Salavan',15.7165,106.417,'P','PPLA','LA.19',NULL,5521,'Asia/Vientiane',1,'2019-04-09 23:00:00','2019-04-09 23:00:00');
INSERT INTO `<<prefix>>cities` VALUES (1654379,'LA','Pakse','Pakse',15.1202,105.799,'P','PPLA','LA.02',NULL,88332,'Asia/Vientiane',1,'2016-02-26 23:00:00','2016-02-26 23:00:00');
INSERT INTO `<<prefix>>cities` VALUES (1655087,'LA','Vangviang','Vangviang',18.9235,102.448,'P','PPL','LA.27',NULL,25000,'Asia/Vientiane',1,'2012-10-05 23:00:00','2012-10-05 23:00:00');
INSERT INTO `<<prefix>>cities` VALUES (1655123,'LA','Muang Phônsavan','Muang Phonsavan',19.4494,103.192,'P','PPLA','LA.14',NULL,37507,'Asia/Vientiane',1,'2019-04-09 23:00:00','2019-04-09 23:00:00');
INSERT INTO `<<prefix>>cities` VALUES (1655124,'LA','Muang Phôn-Hông','Muang Phon-Hong',18.4953,102.415,'P','PPLA','LA.27',NULL,10112,'Asia/Vientiane',1,'2019-04-09 23:00:00','2019-04-09 23:00:00');
INSERT INTO `<<prefix>>cities` VALUES (1655192,'LA','Muang Không','Muang Khong',14.1179,105.855,'P','PPLA2','LA.02','LA.02.1607',15000,'Asia/Vientiane',1,'2017-12-08 23:00:00','2017-12-08 23:00:00');
INSERT INTO `<<prefix>>cities` VALUES (1655199,'LA','Thakhèk','Thakhek',17.4103,104.831,'P','PPLA','LA.15','LA.15.1201',85000,'Asia/Vientiane',1,'2017-06-02 23:00:00','2017-06-02 23:00:00');
INSERT INTO `<<prefix>>cities` VALUES (1655562,'LA','Luang Namtha','Luang Namtha',20.9486,101.402,'P','PPLA','LA.16',NULL,3225,'Asia/Vientiane',1,'2016-12-16 23:00:00','2016-12-16 23:00:00');
INSERT INTO `<<prefix>>cities` VALUES (1657819,'LA','Champasak','Champasak',14.892,105.878,'P','PPL','LA.02',NULL,12994,'Asia/Vientiane',1,'2016-07-03 23:00:00','2016-07-03 23:00:00');
INSERT INTO `<<prefix>>cities` VALUES (1665046,'LA','Attapeu','Attapeu',14.8107,106.832,'P','PPLA','LA.01',NULL,4297,'Asia/Vientiane',1,'2017-10-06 23:00:00','2017-10-06 23:00:00');
INSERT INTO `<<prefix>>cities` VALUES (9948272,'LA','Sekong','Sekong',15.3458,106.724,'P','PPLA','LA.26',NULL,0,'Asia/Vientiane',1,'2019-04-21 23:00:00','2019-04-21 23:00:00');
/*!40000 ALTER TABLE `<<prefix>>cities` ENABLE KEYS */;
/*!40103 SET TIME_ZONE=@OLD_TIME_ZONE */;

/*!40101 SET SQL_MODE=@OLD_SQL_MODE */;
/*!40014 SET FOREIGN_KEY_CHECKS=@OLD_FOREIGN_KEY_CHECKS */;
/*!40014 SET UNIQUE_CHECKS=@OLD_UNIQUE_CHECKS */;
/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
/*!40101 SET CHARACTER_SET_RESULTS=@OLD_CHARACTER_SET_RESULTS */;
/*!40101 SET COLLATION_CONNECTION=@OLD_COLLATION_CONNECTION */;
/*!40111 SET SQL_NOTES=@OLD_SQL_NOTES */;

-- Dump completed
