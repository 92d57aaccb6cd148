-- ----------------------------
-- Table structure for tab_china_citys
-- ----------------------------
DROP TABLE IF EXISTS `tab_china_citys`;
CREATE TABLE `tab_china_citys` (
  `id` int(11) NOT NULL,
  `name` varchar(255) DEFAULT NULL,
  `pid` int(11) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8 COMMENT='城市信息表(勿清)';

-- ----------------------------
-- Records of tab_china_citys
-- ----------------------------
INSERT INTO `tab_china_citys` VALUES ('0', '中国', '-1');
INSERT INTO `tab_china_citys` VALUES ('110000', '北京市', '0');
INSERT INTO `tab_china_citys` VALUES ('110100', '东城区', '110000');
INSERT INTO `tab_china_citys` VALUES ('110200', '西城区', '110000');
INSERT INTO `tab_china_citys` VALUES ('110500', '朝阳区', '110000');
INSERT INTO `tab_china_citys` VALUES ('110600', '丰台区', '110000');
INSERT INTO `tab_china_citys` VALUES ('110700', '石景山区', '110000');
INSERT INTO `tab_china_citys` VALUES ('110800', '海淀区', '110000');
INSERT INTO `tab_china_citys` VALUES ('110900', '门头沟区', '110000');
INSERT INTO `tab_china_citys` VALUES ('111100', '房山区', '110000');
INSERT INTO `tab_china_citys` VALUES ('111200', '通州区', '110000');
INSERT INTO `tab_china_citys` VALUES ('111300', '顺义区', '110000');
INSERT INTO `tab_china_citys` VALUES ('111400', '昌平区', '110000');
INSERT INTO `tab_china_citys` VALUES ('111500', '大兴区', '110000');
INSERT INTO `tab_china_citys` VALUES ('111600', '怀柔区', '110000');
INSERT INTO `tab_china_citys` VALUES ('111700', '平谷区', '110000');
INSERT INTO `tab_china_citys` VALUES ('112800', '密云县', '110000');
