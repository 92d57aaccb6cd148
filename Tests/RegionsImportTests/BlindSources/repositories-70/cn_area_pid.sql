SET FOREIGN_KEY_CHECKS=0;

-- ----------------------------
-- Table structure for `area`
-- ----------------------------
DROP TABLE IF EXISTS `area`;
CREATE TABLE `area` (
  `area_code` int(10) unsigned NOT NULL,
  `area_name` varchar(50) NOT NULL DEFAULT '',
  `area_pid` int(10) unsigned NOT NULL DEFAULT '0',
  PRIMARY KEY (`area_code`)
) ENGINE=MyISAM DEFAULT CHARSET=utf8;

-- ----------------------------
-- Records of area
-- ----------------------------
INSERT INTO `area` VALUES ('110000', '北京市', '0');
INSERT INTO `area` VALUES ('110100', '市辖区', '110000');
INSERT INTO `area` VALUES ('110101', '东城区', '110100');
INSERT INTO `area` VALUES ('110102', '西城区', '110100');
INSERT INTO `area` VALUES ('110105', '朝阳区', '110100');
INSERT INTO `area` VALUES ('110106', '丰台区', '110100');
INSERT INTO `area` VALUES ('110107', '石景山区', '110100');
INSERT INTO `area` VALUES ('110108', '海淀区', '110100');
INSERT INTO `area` VALUES ('110109', '门头沟区', '110100');
INSERT INTO `area` VALUES ('110111', '房山区', '110100');
INSERT INTO `area` VALUES ('110112', '通州区', '110100');
INSERT INTO `area` VALUES ('110113', '顺义区', '110100');
INSERT INTO `area` VALUES ('110114', '昌平区', '110100');
INSERT INTO `area` VALUES ('110115', '大兴区', '110100');
INSERT INTO `area` VALUES ('110116', '怀柔区', '110100');
INSERT INTO `area` VALUES ('110117', '平谷区', '110100');
INSERT INTO `area` VALUES ('110118', '密云区', '110100');
INSERT INTO `area` VALUES ('110119', '延庆区', '110100');
INSERT INTO `area` VALUES ('130000', '河北省', '0');
INSERT INTO `area` VALUES ('130300', '秦皇岛市', '130000');
INSERT INTO `area` VALUES ('130301', '市辖区', '130300');
INSERT INTO `area` VALUES ('130302', '海港区', '130300');
INSERT INTO `area` VALUES ('130303', '山海关区', '130300');
INSERT INTO `area` VALUES ('130304', '北戴河区', '130300');
INSERT INTO `area` VALUES ('130306', '抚宁区', '130300');
INSERT INTO `area` VALUES ('130321', '青龙满族自治县', '130300');
INSERT INTO `area` VALUES ('130322', '昌黎县', '130300');
INSERT INTO `area` VALUES ('130324', '卢龙县', '130300');
INSERT INTO `area` VALUES ('139000', '省直辖县级行政区划', '130000');
INSERT INTO `area` VALUES ('139001', '定州市', '139000');
INSERT INTO `area` VALUES ('139002', '辛集市', '139000');
INSERT INTO `area` VALUES ('140000', '山西省', '0');
INSERT INTO `area` VALUES ('140300', '阳泉市', '140000');
INSERT INTO `area` VALUES ('140301', '市辖区', '140300');
INSERT INTO `area` VALUES ('140302', '城区', '140300');
INSERT INTO `area` VALUES ('140303', '矿区', '140300');
INSERT INTO `area` VALUES ('140311', '郊区', '140300');
INSERT INTO `area` VALUES ('140321', '平定县', '140300');
INSERT INTO `area` VALUES ('140322', '盂县', '140300');
