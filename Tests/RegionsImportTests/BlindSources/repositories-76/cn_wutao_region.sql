
SET FOREIGN_KEY_CHECKS=0;

DROP TABLE IF EXISTS `wutao_region`;
CREATE TABLE `wutao_region` (
  `region_id` int(10) unsigned NOT NULL AUTO_INCREMENT,
  `region_name` varchar(100) CHARACTER SET utf8 COLLATE utf8_general_ci DEFAULT '',
  `parent_id` int(11) DEFAULT '0',
  `sort_order` tinyint(3) unsigned DEFAULT '255',
  `level` tinyint(1) DEFAULT NULL,
  `total` int(10) DEFAULT '0',
  `save_dir` char(200) CHARACTER SET utf8 COLLATE utf8_general_ci DEFAULT NULL,
  `belong_region` int(10) DEFAULT '0',
  `taobao_region_id` int(10) DEFAULT NULL COMMENT '淘宝的region_id',
  `type` int(11) DEFAULT NULL,
  `zip` int(11) DEFAULT NULL,
  `taobao_region_parent_id` int(11) DEFAULT NULL,
  PRIMARY KEY (`region_id`),
  KEY `parent_id` (`parent_id`),
  KEY `region_name` (`region_name`)
) ENGINE=InnoDB AUTO_INCREMENT=654301102 DEFAULT CHARSET=utf8 ROW_FORMAT=DYNAMIC;

INSERT INTO `wutao_region` VALUES ('110000', '北京', '2', '255', '1', '0', '', '2', '1', '2', '0', '1');
INSERT INTO `wutao_region` VALUES ('110100', '北京市', '110000', '255', '2', '0', '', '110000', '110000', '3', '100000', '110000');
INSERT INTO `wutao_region` VALUES ('110101', '东城区', '110100', '255', '3', '0', '', '110100', '110100', '4', '100010', '110100');
INSERT INTO `wutao_region` VALUES ('110102', '西城区', '110100', '255', '3', '0', '', '110100', '110100', '4', '100032', '110100');
INSERT INTO `wutao_region` VALUES ('110103', '崇文区', '110100', '255', '3', '0', '', '110100', '110100', '4', '100061', '110100');
INSERT INTO `wutao_region` VALUES ('110104', '宣武区', '110100', '255', '3', '0', '', '110100', '110100', '4', '100054', '110100');
INSERT INTO `wutao_region` VALUES ('110228', '密云县', '110100', '255', '3', '0', '', '110100', '110100', '4', '101500', '110100');
INSERT INTO `wutao_region` VALUES ('110230', '其它区', '110100', '255', '3', '0', '', '110100', '110100', '4', '0', '110100');
INSERT INTO `wutao_region` VALUES ('120000', '天津', '2', '255', '1', '0', '', '2', '1', '2', '0', '1');
INSERT INTO `wutao_region` VALUES ('120100', '天津市', '120000', '255', '2', '0', '', '120000', '120000', '3', '300000', '120000');
INSERT INTO `wutao_region` VALUES ('120101', '和平区', '120100', '255', '3', '0', '', '120100', '120100', '4', '300041', '120100');
INSERT INTO `wutao_region` VALUES ('120107', '塘沽区', '120100', '255', '3', '0', '', '120100', '120100', '4', '300450', '120100');
INSERT INTO `wutao_region` VALUES ('120116', '滨海新区', '120100', '255', '3', '0', '', '120100', '120100', '4', '300457', '120100');
INSERT INTO `wutao_region` VALUES ('120225', '蓟县', '120100', '255', '3', '0', '', '120100', '120100', '4', '301900', '120100');
INSERT INTO `wutao_region` VALUES ('120226', '其它区', '120100', '255', '3', '0', '', '120100', '120100', '4', '0', '120100');
INSERT INTO `wutao_region` VALUES ('130000', '河北省', '2', '255', '1', '0', '', '2', '1', '2', '0', '1');
INSERT INTO `wutao_region` VALUES ('130200', '唐山市', '130000', '255', '2', '0', '', '130000', '130000', '3', '63000', '130000');
INSERT INTO `wutao_region` VALUES ('130202', '路南区', '130200', '255', '3', '0', '', '130200', '130200', '4', '63017', '130200');
INSERT INTO `wutao_region` VALUES ('130230', '曹妃甸区', '130200', '255', '3', '0', '', '130200', '130200', '4', '63200', '130200');
INSERT INTO `wutao_region` VALUES ('130284', '其它区', '130200', '255', '3', '0', '', '130200', '130200', '4', '0', '130200');
INSERT INTO `wutao_region` VALUES ('130300', '秦皇岛市', '130000', '255', '2', '0', '', '130000', '130000', '3', '66000', '130000');
INSERT INTO `wutao_region` VALUES ('130302', '海港区', '130300', '255', '3', '0', '', '130300', '130300', '4', '66000', '130300');
INSERT INTO `wutao_region` VALUES ('130398', '其它区', '130300', '255', '3', '0', '', '130300', '130300', '4', '0', '130300');
INSERT INTO `wutao_region` VALUES ('130399', '经济技术开发区', '130300', '255', '3', '0', '', '130300', '130300', '4', '0', '130300');
