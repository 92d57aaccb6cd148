/*
 Navicat Premium Data Transfer

 Source Server         : localhost
 Source Server Type    : MySQL
 Source Server Version : 50726
 Source Host           : localhost:3306
 Source Schema         : gclw

 Target Server Type    : MySQL
 Target Server Version : 50726
 File Encoding         : 65001

 Date: 06/11/2020 10:44:59
*/

SET NAMES utf8mb4;
SET FOREIGN_KEY_CHECKS = 0;

-- ----------------------------
-- Table structure for area
-- ----------------------------
DROP TABLE IF EXISTS `area`;
CREATE TABLE `area`  (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `pid` int(11) UNSIGNED NOT NULL,
  `name` varchar(500) CHARACTER SET utf8 COLLATE utf8_general_ci NOT NULL,
  `visible` tinyint(4) UNSIGNED NOT NULL,
  `displayorder` int(11) UNSIGNED NOT NULL,
  `level` tinyint(3) UNSIGNED NOT NULL,
  PRIMARY KEY (`id`) USING BTREE,
  INDEX `parentId`(`pid`) USING BTREE
) ENGINE = InnoDB AUTO_INCREMENT = 990101 CHARACTER SET = utf8 COLLATE = utf8_general_ci ROW_FORMAT = Compact;

-- ----------------------------
-- Records of area
-- ----------------------------
INSERT INTO `area` VALUES (110000, 0, '北京市', 2, 0, 1);
INSERT INTO `area` VALUES (110100, 110000, '北京市', 2, 0, 2);
INSERT INTO `area` VALUES (110101, 110100, '东城区', 2, 0, 3);
INSERT INTO `area` VALUES (110102, 110100, '西城区', 2, 0, 3);
INSERT INTO `area` VALUES (110103, 110100, '崇文区', 2, 0, 3);
INSERT INTO `area` VALUES (110104, 110100, '宣武区', 2, 0, 3);
INSERT INTO `area` VALUES (110105, 110100, '朝阳区', 2, 0, 3);
INSERT INTO `area` VALUES (110116, 110100, '怀柔区', 2, 0, 3);
INSERT INTO `area` VALUES (110117, 110100, '平谷区', 2, 0, 3);
INSERT INTO `area` VALUES (110228, 110200, '密云县', 2, 0, 3);
INSERT INTO `area` VALUES (110229, 110200, '延庆县', 2, 0, 3);
INSERT INTO `area` VALUES (110230, 110100, '其它区', 2, 0, 3);
INSERT INTO `area` VALUES (130000, 0, '河北省', 2, 0, 1);
INSERT INTO `area` VALUES (131000, 130000, '廊坊市', 2, 0, 2);
INSERT INTO `area` VALUES (131002, 131000, '安次区', 2, 0, 3);
INSERT INTO `area` VALUES (131003, 131000, '广阳区', 2, 0, 3);
INSERT INTO `area` VALUES (131022, 131000, '固安县', 2, 0, 3);
INSERT INTO `area` VALUES (131023, 131000, '永清县', 2, 0, 3);
INSERT INTO `area` VALUES (131024, 131000, '香河县', 2, 0, 3);
INSERT INTO `area` VALUES (131025, 131000, '大城县', 2, 0, 3);
INSERT INTO `area` VALUES (131026, 131000, '文安县', 2, 0, 3);
INSERT INTO `area` VALUES (131028, 131000, '大厂回族自治县', 2, 0, 3);
INSERT INTO `area` VALUES (131051, 131000, '开发区', 2, 0, 3);
INSERT INTO `area` VALUES (131052, 131000, '燕郊经济技术开发区', 2, 0, 3);
INSERT INTO `area` VALUES (131081, 131000, '霸州市', 2, 0, 3);
INSERT INTO `area` VALUES (131082, 131000, '三河市', 2, 0, 3);
INSERT INTO `area` VALUES (131083, 131000, '其它区', 2, 0, 3);
