-- MySQL dump 10.13  Distrib 5.7.36, for Linux (x86_64)
-- Host: localhost    Database: shop

SET NAMES utf8mb4;
DROP TABLE IF EXISTS `ims_currency`;
CREATE TABLE `ims_currency` (`id` int(11) NOT NULL, `code` char(3) NOT NULL, `title` varchar(20) NOT NULL);
INSERT INTO `ims_currency` VALUES (1,'CNY','人民币'),(2,'USD','美元'),(3,'HKD','港币');

DROP TABLE IF EXISTS `ims_area`;
CREATE TABLE `ims_area` (
  `id` int(10) unsigned NOT NULL AUTO_INCREMENT,
  `pid` int(10) unsigned NOT NULL DEFAULT '0' COMMENT '上级',
  `name` varchar(50) NOT NULL COMMENT '名称',
  `level` tinyint(4) NOT NULL DEFAULT '1',
  `sort` int(11) NOT NULL DEFAULT '50',
  `created_at` datetime DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `pid` (`pid`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COMMENT='地区表';

LOCK TABLES `ims_area` WRITE;
INSERT INTO `ims_area` VALUES (1,0,'北京市',1,50,'2021-03-02 10:12:00'),(2,1,'东城区',2,50,'2021-03-03 10:12:00'),(3,1,'西城区',2,50,'2021-03-04 10:12:00'),(4,1,'朝阳区',2,50,'2021-03-05 10:12:00'),(5,1,'海淀区',2,50,'2021-03-06 10:12:00'),(6,0,'吉林省',1,50,'2021-03-07 10:12:00'),(7,6,'长春市',2,50,'2021-03-08 10:12:00'),(8,7,'朝阳区',3,50,'2021-03-09 10:12:00'),(9,7,'南关区',3,50,'2021-03-01 10:12:00'),(10,7,'二道区',3,50,'2021-03-02 10:12:00'),(11,6,'吉林市',2,50,'2021-03-03 10:12:00'),(12,11,'昌邑区',3,50,'2021-03-04 10:12:00'),(13,11,'龙潭区',3,50,'2021-03-05 10:12:00'),(14,11,'船营区',3,50,'2021-03-06 10:12:00'),(15,0,'辽宁省',1,50,'2021-03-07 10:12:00'),(16,15,'沈阳市',2,50,'2021-03-08 10:12:00'),(17,16,'和平区',3,50,'2021-03-09 10:12:00'),(18,16,'沈河区',3,50,'2021-03-01 10:12:00'),(19,15,'朝阳市',2,50,'2021-03-02 10:12:00'),(20,19,'双塔区',3,50,'2021-03-03 10:12:00'),(21,19,'龙城区',3,50,'2021-03-04 10:12:00');
UNLOCK TABLES;

INSERT INTO `ims_user` (`uid`,`nick`) VALUES (1,'admin'),(2,'小王');
-- Dump completed on 2021-03-09  2:00:01
