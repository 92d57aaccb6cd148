SET NAMES utf8mb4;
SET FOREIGN_KEY_CHECKS = 0;

-- ----------------------------
-- Table structure for region
-- ----------------------------
DROP TABLE IF EXISTS `region`;
CREATE TABLE `region`  (
  `id` int(11) NOT NULL COMMENT '区域id',
  `pid` int(11) NOT NULL DEFAULT 0 COMMENT '父级区域id',
  `level` int(11) NOT NULL DEFAULT 0 COMMENT '区域等级',
  `region_name` varchar(20) CHARACTER SET utf8 COLLATE utf8_general_ci NOT NULL DEFAULT '' COMMENT '区域名称',
  `simple_name` varchar(20) CHARACTER SET utf8 COLLATE utf8_general_ci NOT NULL DEFAULT '' COMMENT '地名简称',
  `city_code` varchar(20) CHARACTER SET utf8 COLLATE utf8_general_ci NOT NULL DEFAULT '' COMMENT '区域编码',
  `postal_code` varchar(20) CHARACTER SET utf8 COLLATE utf8_general_ci NOT NULL DEFAULT '' COMMENT '邮政编码',
  `merge_name` varchar(100) CHARACTER SET utf8 COLLATE utf8_general_ci NOT NULL DEFAULT '' COMMENT '组合名称',
  `lng` float NOT NULL DEFAULT 0 COMMENT '经度',
  `lat` float NOT NULL DEFAULT 0 COMMENT '纬度',
  `pinyin` varchar(100) CHARACTER SET utf8 COLLATE utf8_general_ci NOT NULL DEFAULT '' COMMENT '区域拼音',
  `deleted` tinyint(1) UNSIGNED NOT NULL DEFAULT 0 COMMENT '是否删除: 0否 1是 默认0',
  PRIMARY KEY (`id`) USING BTREE
) ENGINE = InnoDB CHARACTER SET = utf8 COLLATE = utf8_general_ci COMMENT = '行政区表 (http://www.mca.gov.cn/article/sj/xzqh/2019/)' ROW_FORMAT = Dynamic;

-- ----------------------------
-- Records of region
-- ----------------------------
INSERT INTO `region` VALUES (100000, 0, 0, '中国', '中国', '', '', '中国', 116.368, 39.9151, 'China', 0);
INSERT INTO `region` VALUES (110000, 100000, 1, '北京', '北京', '', '', '中国,北京', 116.405, 39.905, 'Beijing', 0);
INSERT INTO `region` VALUES (110100, 110000, 2, '北京市', '北京', '010', '100000', '中国,北京,北京市', 116.405, 39.905, 'Beijing', 0);
INSERT INTO `region` VALUES (110101, 110100, 3, '东城区', '东城', '010', '100010', '中国,北京,北京市,东城区', 116.41, 39.9316, 'Dongcheng', 0);
INSERT INTO `region` VALUES (110102, 110100, 3, '西城区', '西城', '010', '100032', '中国,北京,北京市,西城区', 116.36, 39.9305, 'Xicheng', 0);
INSERT INTO `region` VALUES (110105, 110100, 3, '朝阳区', '朝阳', '010', '100020', '中国,北京,北京市,朝阳区', 116.485, 39.9484, 'Chaoyang', 0);
INSERT INTO `region` VALUES (110106, 110100, 3, '丰台区', '丰台', '010', '100071', '中国,北京,北京市,丰台区', 116.286, 39.8585, 'Fengtai', 0);
INSERT INTO `region` VALUES (110228, 110100, 3, '密云县', '密云', '010', '101500', '中国,北京,北京市,密云县', 116.843, 40.3762, 'Miyun', 0);
INSERT INTO `region` VALUES (110229, 110100, 3, '延庆县', '延庆', '010', '102100', '中国,北京,北京市,延庆县', 115.975, 40.4567, 'Yanqing', 0);
INSERT INTO `region` VALUES (120000, 100000, 1, '天津', '天津', '', '', '中国,天津', 117.19, 39.1256, 'Tianjin', 0);
INSERT INTO `region` VALUES (120100, 120000, 2, '天津市', '天津', '022', '300000', '中国,天津,天津市', 117.19, 39.1256, 'Tianjin', 0);
INSERT INTO `region` VALUES (120101, 120100, 3, '和平区', '和平', '022', '300041', '中国,天津,天津市,和平区', 117.215, 39.1172, 'Heping', 0);
INSERT INTO `region` VALUES (120116, 120100, 3, '滨海新区', '滨海新区', '022', '300451', '中国,天津,天津市,滨海新区', 117.702, 39.0267, 'Binhaixinqu', 0);
INSERT INTO `region` VALUES (120225, 120100, 3, '蓟县', '蓟县', '022', '301900', '中国,天津,天津市,蓟县', 117.408, 40.0457, 'Jixian', 0);
INSERT INTO `region` VALUES (130000, 100000, 1, '河北省', '河北', '', '', '中国,河北省', 114.502, 38.0455, 'Hebei', 0);
INSERT INTO `region` VALUES (130100, 130000, 2, '石家庄市', '石家庄', '0311', '050011', '中国,河北省,石家庄市', 114.502, 38.0455, 'Shijiazhuang', 0);
INSERT INTO `region` VALUES (130102, 130100, 3, '长安区', '长安', '0311', '050011', '中国,河北省,石家庄市,长安区', 114.539, 38.0367, 'Chang\'an', 0);
INSERT INTO `region` VALUES (130104, 130100, 3, '桥西区', '桥西', '0311', '050091', '中国,河北省,石家庄市,桥西区', 114.47, 38.0322, 'Qiaoxi', 0);
INSERT INTO `region` VALUES (130105, 130100, 3, '新华区', '新华', '0311', '050051', '中国,河北省,石家庄市,新华区', 114.463, 38.0509, 'Xinhua', 0);
INSERT INTO `region` VALUES (130107, 130100, 3, '井陉矿区', '井陉矿区', '0311', '050100', '中国,河北省,石家庄市,井陉矿区', 114.065, 38.0671, 'Jingxingkuangqu', 0);
INSERT INTO `region` VALUES (130133, 130100, 3, '赵县', '赵县', '0311', '051530', '中国,河北省,石家庄市,赵县', 114.776, 37.7563, 'Zhaoxian', 0);
INSERT INTO `region` VALUES (130200, 130000, 2, '唐山市', '唐山', '0315', '063000', '中国,河北省,唐山市', 118.175, 39.6351, 'Tangshan', 0);
INSERT INTO `region` VALUES (130225, 130200, 3, '乐亭县', '乐亭', '0315', '063600', '中国,河北省,唐山市,乐亭县', 118.912, 39.4256, 'Laoting', 0);
INSERT INTO `region` VALUES (130283, 130200, 3, '迁安市', '迁安', '0315', '064400', '中国,河北省,唐山市,迁安市', 118.701, 39.9983, 'Qian\'an', 0);
INSERT INTO `region` VALUES (130400, 130000, 2, '邯郸市', '邯郸', '0310', '056002', '中国,河北省,邯郸市', 114.491, 36.6123, 'Handan', 0);
INSERT INTO `region` VALUES (130421, 130400, 3, '邯郸县', '邯郸', '0310', '056101', '中国,河北省,邯郸市,邯郸县', 114.531, 36.5938, 'Handan', 0);
INSERT INTO `region` VALUES (130424, 130400, 3, '成安县', '成安', '0310', '056700', '中国,河北省,邯郸市,成安县', 114.67, 36.4441, 'Cheng\'an', 0);
INSERT INTO `region` VALUES (130481, 130400, 3, '武安市', '武安', '0310', '056300', '中国,河北省,邯郸市,武安市', 114.202, 36.6928, 'Wu\'an', 0);
