SET NAMES utf8mb4;
SET FOREIGN_KEY_CHECKS = 0;

CREATE DATABASE tmalldemodb;
USE tmalldemodb;
-- ----------------------------
-- Table structure for address
-- ----------------------------
DROP TABLE IF EXISTS `address`;
CREATE TABLE `address`  (
  `address_areaId` char(6) CHARACTER SET utf8 COLLATE utf8_general_ci NOT NULL,
  `address_name` varchar(50) CHARACTER SET utf8 COLLATE utf8_general_ci NOT NULL,
  `address_regionId` char(6) CHARACTER SET utf8 COLLATE utf8_general_ci NOT NULL,
  PRIMARY KEY (`address_areaId`) USING BTREE,
  INDEX `address_regionId`(`address_regionId`) USING BTREE,
  CONSTRAINT `address_ibfk_1` FOREIGN KEY (`address_regionId`) REFERENCES `address` (`address_areaId`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB CHARACTER SET = utf8 COLLATE = utf8_general_ci ROW_FORMAT = Dynamic;

-- ----------------------------
-- Records of address
-- ----------------------------
INSERT INTO `address` VALUES ('110000', '北京', '110000');
INSERT INTO `address` VALUES ('110100', '北京市', '110000');
INSERT INTO `address` VALUES ('110101', '东城区', '110100');
INSERT INTO `address` VALUES ('110102', '西城区', '110100');
INSERT INTO `address` VALUES ('110105', '朝阳区', '110100');
INSERT INTO `address` VALUES ('110106', '丰台区', '110100');
INSERT INTO `address` VALUES ('110107', '石景山区', '110100');
INSERT INTO `address` VALUES ('110108', '海淀区', '110100');
INSERT INTO `address` VALUES ('110109', '门头沟区', '110100');
INSERT INTO `address` VALUES ('110111', '房山区', '110100');
INSERT INTO `address` VALUES ('110112', '通州区', '110100');
INSERT INTO `address` VALUES ('110113', '顺义区', '110100');
INSERT INTO `address` VALUES ('110114', '昌平区', '110100');
INSERT INTO `address` VALUES ('110115', '大兴区', '110100');
INSERT INTO `address` VALUES ('110116', '怀柔区', '110100');
INSERT INTO `address` VALUES ('110117', '平谷区', '110100');
INSERT INTO `address` VALUES ('110228', '密云县', '110100');
INSERT INTO `address` VALUES ('110229', '延庆县', '110100');
INSERT INTO `address` VALUES ('120000', '天津', '120000');
INSERT INTO `address` VALUES ('120100', '天津市', '120000');
INSERT INTO `address` VALUES ('120101', '和平区', '120100');
INSERT INTO `address` VALUES ('120102', '河东区', '120100');
INSERT INTO `address` VALUES ('120103', '河西区', '120100');
INSERT INTO `address` VALUES ('120104', '南开区', '120100');
INSERT INTO `address` VALUES ('120105', '河北区', '120100');
INSERT INTO `address` VALUES ('120106', '红桥区', '120100');
INSERT INTO `address` VALUES ('120116', '滨海新区', '120100');
INSERT INTO `address` VALUES ('120221', '宁河县', '120100');
INSERT INTO `address` VALUES ('120223', '静海县', '120100');
INSERT INTO `address` VALUES ('120225', '蓟县', '120100');
INSERT INTO `address` VALUES ('130000', '河北省', '130000');
INSERT INTO `address` VALUES ('130300', '秦皇岛市', '130000');
INSERT INTO `address` VALUES ('130302', '海港区', '130300');
INSERT INTO `address` VALUES ('130303', '山海关区', '130300');
INSERT INTO `address` VALUES ('130304', '北戴河区', '130300');
INSERT INTO `address` VALUES ('130321', '青龙满族自治县', '130300');
INSERT INTO `address` VALUES ('130322', '昌黎县', '130300');
INSERT INTO `address` VALUES ('130323', '抚宁县', '130300');
INSERT INTO `address` VALUES ('130324', '卢龙县', '130300');
INSERT INTO `address` VALUES ('131100', '衡水市', '130000');
INSERT INTO `address` VALUES ('131102', '桃城区', '131100');
INSERT INTO `address` VALUES ('131121', '枣强县', '131100');
INSERT INTO `address` VALUES ('131122', '武邑县', '131100');
INSERT INTO `address` VALUES ('131123', '武强县', '131100');
INSERT INTO `address` VALUES ('131181', '冀州市', '131100');
INSERT INTO `address` VALUES ('131182', '深州市', '131100');
INSERT INTO `address` VALUES ('140000', '山西省', '140000');
INSERT INTO `address` VALUES ('140300', '阳泉市', '140000');
INSERT INTO `address` VALUES ('140302', '城区', '140300');
INSERT INTO `address` VALUES ('140303', '矿区', '140300');
INSERT INTO `address` VALUES ('140311', '郊区', '140300');
INSERT INTO `address` VALUES ('140321', '平定县', '140300');
INSERT INTO `address` VALUES ('140322', '盂县', '140300');
