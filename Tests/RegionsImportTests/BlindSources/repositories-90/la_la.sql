--
-- Dumping data for table `<<prefix>>subadmin1`
--

/*!40000 ALTER TABLE `<<prefix>>subadmin1` DISABLE KEYS */;
INSERT INTO `<<prefix>>subadmin1` VALUES (1653,'LA.14','LA','Xiangkhoang','Xiangkhoang',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1654,'LA.13','LA','Xiagnabouli','Xiagnabouli',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1655,'LA.27','LA','Vientiane','Vientiane',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1656,'LA.20','LA','Savannahkhét','Savannahkhet',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1657,'LA.19','LA','Salavan','Salavan',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1658,'LA.18','LA','Phôngsali','Phongsali',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1659,'LA.07','LA','Oudômxai','Oudomxai',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1660,'LA.17','LA','Louangphabang','Louangphabang',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1661,'LA.16','LA','Loungnamtha','Loungnamtha',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1662,'LA.15','LA','Khammouan','Khammouan',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1663,'LA.03','LA','Houaphan','Houaphan',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1664,'LA.02','LA','Champasak','Champasak',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1665,'LA.01','LA','Attapu','Attapu',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1666,'LA.26','LA','Xékong','Xekong',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1667,'LA.22','LA','Bokeo','Bokeo',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1668,'LA.23','LA','Bolikhamsai','Bolikhamsai',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1669,'LA.24','LA','Vientiane Prefecture','Vientiane Prefecture',1);
INSERT INTO `<<prefix>>subadmin1` VALUES (1670,'LA.28','LA','Xaisomboun','Xaisomboun',1);
/*!40000 ALTER TABLE `<<prefix>>subadmin1` ENABLE KEYS */;

--
-- Dumping data for table `<<prefix>>subadmin2`
--

/*!40000 ALTER TABLE `<<prefix>>subadmin2` DISABLE KEYS */;
INSERT INTO `<<prefix>>subadmin2` VALUES (20013,'LA.22.1651946','LA','LA.22','Muang Houayxay','Muang Houayxay',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20014,'LA.13.1652070','LA','LA.13','Muang Ngeun','Muang Ngeun',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20015,'LA.14.1652076','LA','LA.14','Muang Xiangkhoang','Muang Xiangkhoang',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20016,'LA.03.1652080','LA','LA.03','Muang Xiengkhor','Muang Xiengkhor',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20017,'LA.13.1652081','LA','LA.13','Muang Xianghon','Muang Xianghon',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20018,'LA.20.1652095','LA','LA.20','Muang Xépôn','Muang Xepon',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20019,'LA.07.1652132','LA','LA.07','Muang Xai','Muang Xai',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20020,'LA.03.1652202','LA','LA.03','Muang Xam Nua','Muang Xam Nua',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20021,'LA.13.1652209','LA','LA.13','Muang Xaignabouli','Muang Xaignabouli',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20022,'LA.19.1652275','LA','LA.19','Muang Vapi','Muang Vapi',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20023,'LA.27.1652280','LA','LA.27','Muang Vangviang','Muang Vangviang',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20024,'LA.27.1652341','LA','LA.27','Muang Thoulakhôm','Muang Thoulakhom',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20025,'LA.28.1652593','LA','LA.28','Muang Thathôm','Muang Thathom',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20026,'LA.26.1652594','LA','LA.26','Muang Thatèng','Muang Thateng',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20027,'LA.19.1652935','LA','LA.19','Muang Ta-Ôy','Muang Ta-Oy',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20028,'LA.02.1653008','LA','LA.02','Muang Soukhouma','Muang Soukhouma',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20029,'LA.20.1653070','LA','LA.20','Muang Songkhon','Muang Songkhon',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20030,'LA.16.1653142','LA','LA.16','Muang Sing','Muang Sing',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20031,'LA.19.1653332','LA','LA.19','Muang Saravan','Muang Saravan',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20032,'LA.02.1653886','LA','LA.02','Muang Phônthong','Muang Phonthong',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20076,'LA.01.1904769','LA','LA.01','Muang Xaiséttha','Muang Xaisettha',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20077,'LA.01.1904770','LA','LA.01','Muang Samakhixai','Muang Samakhixai',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20093,'LA.15.1904789','LA','LA.15','Muang Xebangfai','Muang Xebangfai',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20105,'LA.24.1904801','LA','LA.24','Muang Xanakham','Muang Xanakham',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20124,'LA.07.1904820','LA','LA.07','Muang Nga','Muang Nga',1);
INSERT INTO `<<prefix>>subadmin2` VALUES (20128,'LA.16.1904824','LA','LA.16','Muang Nalè','Muang Nale',1);
/*!40000 ALTER TABLE `<<prefix>>subadmin2` ENABLE KEYS */;
