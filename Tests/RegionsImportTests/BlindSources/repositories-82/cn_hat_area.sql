SET FOREIGN_KEY_CHECKS=0;

-- ----------------------------
-- Table structure for `zjx_hat_area`
-- ----------------------------
DROP TABLE IF EXISTS `zjx_hat_area`;
CREATE TABLE `zjx_hat_area` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `areaID` varchar(50) DEFAULT NULL,
  `area` varchar(60) DEFAULT NULL,
  `father` varchar(6) DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=MyISAM AUTO_INCREMENT=3145 DEFAULT CHARSET=utf8;

-- ----------------------------
-- Records of zjx_hat_area
-- ----------------------------
INSERT INTO `zjx_hat_area` VALUES ('1', '110101', '东城区', '110100');
INSERT INTO `zjx_hat_area` VALUES ('2', '110102', '西城区', '110100');
INSERT INTO `zjx_hat_area` VALUES ('3', '110103', '崇文区', '110100');
INSERT INTO `zjx_hat_area` VALUES ('4', '110104', '宣武区', '110100');
INSERT INTO `zjx_hat_area` VALUES ('5', '110105', '朝阳区', '110100');
INSERT INTO `zjx_hat_area` VALUES ('6', '110106', '丰台区', '110100');
INSERT INTO `zjx_hat_area` VALUES ('17', '110228', '密云县', '110200');
INSERT INTO `zjx_hat_area` VALUES ('18', '110229', '延庆县', '110200');
INSERT INTO `zjx_hat_area` VALUES ('19', '120101', '和平区', '120100');
INSERT INTO `zjx_hat_area` VALUES ('25', '120107', '塘沽区', '120100');
INSERT INTO `zjx_hat_area` VALUES ('26', '120108', '汉沽区', '120100');
INSERT INTO `zjx_hat_area` VALUES ('27', '120109', '大港区', '120100');
INSERT INTO `zjx_hat_area` VALUES ('28', '120110', '东丽区', '120100');
INSERT INTO `zjx_hat_area` VALUES ('34', '120221', '宁河县', '120200');
INSERT INTO `zjx_hat_area` VALUES ('35', '120223', '静海县', '120200');
INSERT INTO `zjx_hat_area` VALUES ('36', '120225', '蓟　县', '120200');
INSERT INTO `zjx_hat_area` VALUES ('37', '130101', '市辖区', '130100');
INSERT INTO `zjx_hat_area` VALUES ('38', '130102', '长安区', '130100');
INSERT INTO `zjx_hat_area` VALUES ('39', '130103', '桥东区', '130100');
INSERT INTO `zjx_hat_area` VALUES ('40', '130104', '桥西区', '130100');
INSERT INTO `zjx_hat_area` VALUES ('55', '130133', '赵　县', '130100');
INSERT INTO `zjx_hat_area` VALUES ('57', '130182', '藁城市', '130100');
INSERT INTO `zjx_hat_area` VALUES ('61', '130201', '市辖区', '130200');
INSERT INTO `zjx_hat_area` VALUES ('62', '130202', '路南区', '130200');
INSERT INTO `zjx_hat_area` VALUES ('68', '130223', '滦　县', '130200');
INSERT INTO `zjx_hat_area` VALUES ('73', '130230', '唐海县', '130200');
