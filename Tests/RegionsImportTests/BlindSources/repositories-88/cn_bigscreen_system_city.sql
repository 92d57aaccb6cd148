SET NAMES utf8mb4;
SET FOREIGN_KEY_CHECKS = 0;

-- ----------------------------
-- Table structure for system_city
-- ----------------------------
DROP TABLE IF EXISTS `system_city`;
CREATE TABLE `system_city`  (
  `id` int(11) NOT NULL,
  `city_id` int(11) NOT NULL DEFAULT 0 COMMENT '城市id',
  `level` int(11) NOT NULL DEFAULT 0 COMMENT '省市级别',
  `parent_id` int(11) NOT NULL DEFAULT 0 COMMENT '父级id',
  `area_code` varchar(30) CHARACTER SET utf8 COLLATE utf8_general_ci NOT NULL DEFAULT '' COMMENT '区号',
  `name` varchar(100) CHARACTER SET utf8 COLLATE utf8_general_ci NOT NULL DEFAULT '' COMMENT '名称',
  `merger_name` varchar(255) CHARACTER SET utf8 COLLATE utf8_general_ci NOT NULL DEFAULT '' COMMENT '合并名称',
  `lng` varchar(50) CHARACTER SET utf8 COLLATE utf8_general_ci NOT NULL DEFAULT '' COMMENT '经度',
  `lat` varchar(50) CHARACTER SET utf8 COLLATE utf8_general_ci NOT NULL DEFAULT '' COMMENT '纬度',
  `is_show` tinyint(1) NOT NULL DEFAULT 1 COMMENT '是否展示',
  `create_time` timestamp(0) NOT NULL DEFAULT CURRENT_TIMESTAMP(0) COMMENT '创建时间',
  `update_time` timestamp(0) NOT NULL DEFAULT CURRENT_TIMESTAMP(0) ON UPDATE CURRENT_TIMESTAMP(0) COMMENT '更新时间',
  PRIMARY KEY (`id`) USING BTREE
) ENGINE = InnoDB CHARACTER SET = utf8 COLLATE = utf8_general_ci COMMENT = '城市表' ROW_FORMAT = Dynamic;

-- ----------------------------
-- Records of system_city
-- ----------------------------
INSERT INTO `system_city` VALUES (1, 1, 0, 0, '110000000000', '北京市', '北京', '116.407526', '39.904030', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (2, 7362, 0, 0, '120000000000', '天津市', '天津', '117.200983', '39.084158', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (3, 13267, 0, 0, '130000000000', '河北省', '河北', '114.468664', '38.037057', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (4, 67747, 0, 0, '140000000000', '山西省', '山西', '112.562398', '37.873531', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (5, 99537, 0, 0, '150000000000', '内蒙古自治区', '内蒙古', '111.765617', '40.817498', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (7, 133208, 0, 0, '220000000000', '吉林省', '吉林', '125.325990', '43.896536', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (32, 714368, 0, 0, '0', '香港特别行政区', '香港', '114.173355', '22.320048', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (33, 714390, 0, 0, '0', '澳门特别行政区', '澳门', '113.549090', '22.198951', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (34, 714401, 0, 0, '0', '台湾', '台湾', '121.509062', '25.044332', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (35, 2, 1, 1, '110100000000', '北京市', '北京', '116.407526', '39.904030', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (36, 7363, 1, 7362, '120100000000', '天津市', '天津', '117.200983', '39.084158', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (37, 13268, 1, 13267, '130100000000', '石家庄市', '河北,石家庄', '114.514859', '38.042306', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (38, 18128, 1, 13267, '130200000000', '唐山市', '河北,唐山', '118.180193', '39.630867', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (39, 24371, 1, 13267, '130300000000', '秦皇岛市', '河北,秦皇岛', '119.600492', '39.935385', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (40, 26779, 1, 13267, '130400000000', '邯郸市', '河北,邯郸', '114.538961', '36.625657', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (41, 32688, 1, 13267, '130500000000', '邢台市', '河北,邢台', '114.504844', '37.070589', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (47, 61804, 1, 13267, '131100000000', '衡水市', '河北,衡水', '115.670177', '37.738920', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (48, 66813, 1, 13267, '139000000000', '直辖县', '河北', '114.468664', '38.037057', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (49, 67748, 1, 67747, '140100000000', '太原市', '山西,太原', '112.548879', '37.870590', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (50, 69390, 1, 67747, '140200000000', '大同市', '山西,大同', '113.612440', '40.040295', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (51, 71850, 1, 67747, '140300000000', '阳泉市', '山西,阳泉', '113.580519', '37.856971', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (60, 99538, 1, 99537, '150100000000', '呼和浩特市', '内蒙古,呼和浩特', '111.749180', '40.842585', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (61, 100904, 1, 99537, '150200000000', '包头市', '内蒙古,包头', '109.840347', '40.657449', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (62, 101772, 1, 99537, '150300000000', '乌海市', '内蒙古,乌海', '106.794249', '39.655388', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (69, 112552, 1, 99537, '152200000000', '兴安盟', '内蒙古,兴安', '122.067042', '46.077561', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (86, 133209, 1, 133208, '220100000000', '长春市', '吉林,长春', '125.323544', '43.817071', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (87, 135392, 1, 133208, '220200000000', '吉林市', '吉林,吉林', '0.000000', '0.000000', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
INSERT INTO `system_city` VALUES (88, 137206, 1, 133208, '220300000000', '四平市', '吉林,四平', '124.350398', '43.166419', 1, '2021-07-16 11:33:35', '2021-07-16 11:33:35');
