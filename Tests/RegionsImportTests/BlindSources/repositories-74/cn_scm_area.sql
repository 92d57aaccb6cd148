SET FOREIGN_KEY_CHECKS=0;

-- ----------------------------
-- Table structure for area
-- ----------------------------
DROP TABLE IF EXISTS `area`;
CREATE TABLE `area` (
  `id` bigint(20) NOT NULL AUTO_INCREMENT,
  `code` varchar(40) NOT NULL,
  `province` varchar(40) NOT NULL,
  `city` varchar(40) NOT NULL,
  `district` varchar(40) NOT NULL,
  `parent` bigint(20) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3924 DEFAULT CHARSET=utf8 COMMENT='省市区表';

-- ----------------------------
-- Records of area
-- ----------------------------
INSERT INTO `area` VALUES ('1', '000000', '中华人民共和国', '', '', '0');
INSERT INTO `area` VALUES ('2', '110000', '北京市', '北京市', '', '1');
INSERT INTO `area` VALUES ('3', '110101', '', '东城区', '东城区', '2');
INSERT INTO `area` VALUES ('4', '110102', '', '西城区', '西城区', '2');
INSERT INTO `area` VALUES ('5', '110105', '', '朝阳区', '朝阳区', '2');
INSERT INTO `area` VALUES ('6', '110106', '', '丰台区', '丰台区', '2');
INSERT INTO `area` VALUES ('7', '110107', '', '石景山区', '石景山区', '2');
INSERT INTO `area` VALUES ('8', '110108', '', '海淀区', '海淀区', '2');
INSERT INTO `area` VALUES ('17', '110228', '', '密云县', '密云县', '2');
INSERT INTO `area` VALUES ('18', '110229', '', '延庆县', '延庆县', '2');
INSERT INTO `area` VALUES ('19', '120000', '天津市', '天津市', '', '1');
INSERT INTO `area` VALUES ('20', '120101', '', '和平区', '和平区', '19');
INSERT INTO `area` VALUES ('21', '120102', '', '河东区', '河东区', '19');
INSERT INTO `area` VALUES ('22', '120103', '', '河西区', '河西区', '19');
INSERT INTO `area` VALUES ('24', '120105', '', '河北区', '河北区', '19');
INSERT INTO `area` VALUES ('32', '120116', '', '滨海新区', '滨海新区', '19');
INSERT INTO `area` VALUES ('35', '120225', '', '蓟县', '蓟县', '19');
INSERT INTO `area` VALUES ('36', '130000', '河北省', '', '', '1');
INSERT INTO `area` VALUES ('37', '130100', '', '石家庄市', '', '36');
INSERT INTO `area` VALUES ('38', '130101', '', '', '市辖区', '37');
INSERT INTO `area` VALUES ('39', '130102', '', '', '长安区', '37');
INSERT INTO `area` VALUES ('40', '130104', '', '', '桥西区', '37');
INSERT INTO `area` VALUES ('41', '130105', '', '', '新华区', '37');
INSERT INTO `area` VALUES ('42', '130107', '', '', '井陉矿区', '37');
INSERT INTO `area` VALUES ('57', '130133', '', '', '赵县', '37');
INSERT INTO `area` VALUES ('58', '130181', '', '', '辛集市', '37');
INSERT INTO `area` VALUES ('77', '130300', '', '秦皇岛市', '', '36');
INSERT INTO `area` VALUES ('78', '130301', '', '', '市辖区', '77');
INSERT INTO `area` VALUES ('79', '130302', '', '', '海港区', '77');
INSERT INTO `area` VALUES ('80', '130303', '', '', '山海关区', '77');
INSERT INTO `area` VALUES ('81', '130304', '', '', '北戴河区', '77');
INSERT INTO `area` VALUES ('82', '130321', '', '', '青龙满族自治县', '77');
INSERT INTO `area` VALUES ('83', '130322', '', '', '昌黎县', '77');
INSERT INTO `area` VALUES ('84', '130323', '', '', '抚宁县', '77');
INSERT INTO `area` VALUES ('85', '130324', '', '', '卢龙县', '77');
INSERT INTO `area` VALUES ('205', '131000', '', '廊坊市', '', '36');
INSERT INTO `area` VALUES ('206', '131001', '', '', '市辖区', '205');
INSERT INTO `area` VALUES ('207', '131002', '', '', '安次区', '205');
INSERT INTO `area` VALUES ('208', '131003', '', '', '广阳区', '205');
INSERT INTO `area` VALUES ('214', '131028', '', '', '大厂回族自治县', '205');
INSERT INTO `area` VALUES ('215', '131081', '', '', '霸州市', '205');
INSERT INTO `area` VALUES ('216', '131082', '', '', '三河市', '205');
