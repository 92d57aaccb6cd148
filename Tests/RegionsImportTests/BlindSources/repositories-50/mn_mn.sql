-- MySQL dump 10.13  Distrib 5.6.35, for osx10.9 (x86_64)
--
-- Host: localhost    Database: Quickadclassified
-- ------------------------------------------------------
-- Server version	5.6.35

/*!40101 SET NAMES utf8 */;
/*!40103 SET TIME_ZONE='+00:00' */;

--
-- Dumping data for table `<<prefix>>subadmin1`
--

/*!40000 ALTER TABLE `<<prefix>>subadmin1` DISABLE KEYS */;
INSERT INTO `<<prefix>>subadmin1` VALUES (2151,'MN.19','MN','Увс','Увс',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2152,'MN.12','MN','Ховд','Ховд',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2153,'MN.10','MN','Говь-Алтай','Говь-Алтай',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2154,'MN.09','MN','Завхан','Завхан',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2155,'MN.03','MN','Баян-Өлгий','Баян-Өлгий',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2156,'MN.02','MN','Баянхонгор','Баянхонгор',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2157,'MN.20','MN','Улаанбаатар','Улаанбаатар',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2158,'MN.18','MN','Төв','Төв',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2159,'MN.17','MN','Сүхбаатар','Сүхбаатар',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2160,'MN.16','MN','Сэлэнгэ','Сэлэнгэ',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2161,'MN.15','MN','Өвөрхангай','Өвөрхангай',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2162,'MN.14','MN','Өмнөговь','Өмнөговь',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2163,'MN.13','MN','Хөвсгөл','Хөвсгөл',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2164,'MN.11','MN','Хэнтий','Хэнтий',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2165,'MN.08','MN','Дундговь','Дундговь',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2166,'MN.07','MN','Өмнөговь','Өмнөговь',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2168,'MN.21','MN','Булган','Булган',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2169,'MN.01','MN','Архангай','Архангай',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2170,'MN.23','MN','Дархан','Дархан',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2171,'MN.24','MN','Говь-Сүмбэр','Говь-Сүмбэр',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (2172,'MN.25','MN','Эрдэнэт','Эрдэнэт',1);

/*!40000 ALTER TABLE `<<prefix>>subadmin1` ENABLE KEYS */;

--
-- Dumping data for table `<<prefix>>subadmin2`
--


/*!40000 ALTER TABLE `<<prefix>>subadmin2` ENABLE KEYS */;

--
-- Dumping data for table `<<prefix>>cities`
--

