SET NAMES utf8mb4;
SET FOREIGN_KEY_CHECKS = 0;

-- ----------------------------
-- Table structure for area
-- ----------------------------
DROP TABLE IF EXISTS `area`;
CREATE TABLE `area`  (
  `id` int(11) NOT NULL COMMENT '编号',
  `parent_id` int(11) NULL DEFAULT NULL COMMENT '父级编号',
  `name` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '名称',
  `administrative_region` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '行政区划码',
  `province` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '省级',
  `city` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '地级',
  `county` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '县级',
  `zone_code` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '区号',
  `postcode` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '邮编',
  `for_short` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '简称',
  `spell` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '拼音',
  `logogram` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '简拼',
  `initial` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '首字母',
  `english_name` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '英文',
  `longitude` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '经度',
  `latitude` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '维度',
  `parent_path` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '父级路径',
  `level` int(11) NULL DEFAULT NULL COMMENT '级别',
  `full_path` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '全路径',
  PRIMARY KEY (`id`) USING BTREE
) ENGINE = InnoDB CHARACTER SET = utf8mb4 COLLATE = utf8mb4_general_ci ROW_FORMAT = Dynamic;

-- ----------------------------
-- Records of area
-- ----------------------------
INSERT INTO `area` VALUES (110000, 0, '北京市', '110000', '北京市', NULL, NULL, NULL, NULL, '北京', 'bei jing shi', 'BJS', 'B', 'Beijing', '116.40700054364608', '39.90459941931698', '110000', 1, '北京市');
INSERT INTO `area` VALUES (110101, 110000, '东城区', '110101', '北京市', '东城区', NULL, '010', '100010', '东城', 'dong cheng qu', 'DCQ', 'D', 'Dongcheng', '116.41600047324816', '39.928598713787049', '110000,110101', 2, '北京市#东城区');
INSERT INTO `area` VALUES (110102, 110000, '西城区', '110102', '北京市', '西城区', NULL, '010', '100032', '西城', 'xi cheng qu', 'XCQ', 'X', 'Xicheng', '116.36599998845458', '39.91219979248461', '110000,110102', 2, '北京市#西城区');
INSERT INTO `area` VALUES (110105, 110000, '朝阳区', '110105', '北京市', '朝阳区', NULL, '010', '100020', '朝阳', 'chao yang qu', 'CYQ', 'C', 'Chaoyang', '116.44299964206727', '39.920600876341229', '110000,110105', 2, '北京市#朝阳区');
INSERT INTO `area` VALUES (110106, 110000, '丰台区', '110106', '北京市', '丰台区', NULL, '010', '100071', '丰台', 'feng tai qu', 'FTQ', 'F', 'Fengtai', '116.28599996624679', '39.858599437506288', '110000,110106', 2, '北京市#丰台区');
INSERT INTO `area` VALUES (120000, 0, '天津市', '120000', '天津市', NULL, NULL, NULL, NULL, '天津', 'tian jin shi', 'TJS', 'T', 'Tianjin', '117.20300015579028', '39.08779973014428', '120000', 1, '天津市');
INSERT INTO `area` VALUES (120101, 120000, '和平区', '120101', '天津市', '和平区', NULL, '022', '300041', '和平', 'he ping qu', 'HPQ', 'H', 'Heping', '117.21499975619902', '39.11730069050133', '120000,120101', 2, '天津市#和平区');
INSERT INTO `area` VALUES (120105, 120000, '河北区', '120105', '天津市', '河北区', NULL, '022', '300143', '河北', 'he bei qu', 'HBQ', 'H', 'Hebei', '117.19700051100189', '39.14769879659963', '120000,120105', 2, '天津市#河北区');
INSERT INTO `area` VALUES (120116, 120000, '滨海新区', '120116', '天津市', '滨海新区', NULL, '022', '300451', '滨海', 'bin hai xin qu', 'BHXQ', 'B', 'Binhaixinqu', '117.71099942589059', '39.003100864584528', '120000,120116', 2, '天津市#滨海新区');
INSERT INTO `area` VALUES (130000, 0, '河北省', '130000', '河北省', NULL, NULL, NULL, NULL, '河北', 'he bei sheng', 'HBS', 'H', 'Hebei', '114.52999996606381', '38.037500985795087', '130000', 1, '河北省');
INSERT INTO `area` VALUES (130100, 130000, '石家庄市', '130100', '河北省', '石家庄市', NULL, '0311', '050011', '石家庄', 'shi jia zhuang shi', 'SJZS', 'S', 'Shijiazhuang', '114.4625852614034', '38.04588578040913', '130000,130100', 2, '河北省#石家庄市');
INSERT INTO `area` VALUES (130102, 130100, '长安区', '130102', '河北省', '石家庄市', '长安区', '0311', '050011', '长安', 'chang an qu', 'CAQ', 'C', 'Chang\'an', '114.5390003382917', '38.03760028445908', '130000,130100,130102', 3, '河北省#石家庄市#长安区');
INSERT INTO `area` VALUES (130104, 130100, '桥西区', '130104', '河北省', '石家庄市', '桥西区', '0311', '050091', '桥西', 'qiao xi qu', 'QXQ', 'Q', 'Qiaoxi', '114.46099963341944', '38.00420130336082', '130000,130100,130104', 3, '河北省#石家庄市#桥西区');
INSERT INTO `area` VALUES (130105, 130100, '新华区', '130105', '河北省', '石家庄市', '新华区', '0311', '050051', '新华', 'xin hua qu', 'XHQ', 'X', 'Xinhua', '114.46299956291299', '38.05090082955663', '130000,130100,130105', 3, '河北省#石家庄市#新华区');
INSERT INTO `area` VALUES (130107, 130100, '井陉矿区', '130107', '河北省', '石家庄市', '井陉矿区', '0311', '050100', '井陉矿区', 'jing xing kuang qu', 'JXKQ', 'J', 'Jingxingkuangqu', '114.06200017295686', '38.06489981452909', '130000,130100,130107', 3, '河北省#石家庄市#井陉矿区');
INSERT INTO `area` VALUES (130133, 130100, '赵县', '130133', '河北省', '石家庄市', '赵县', '0311', '051530', '赵县', 'zhao xian', 'ZX', 'Z', 'Zhaoxian', '114.77599966410124', '37.75620029750173', '130000,130100,130133', 3, '河北省#石家庄市#赵县');
INSERT INTO `area` VALUES (130181, 130100, '辛集市', '130181', '河北省', '石家庄市', '辛集市', '0311', '052360', '辛集', 'xin ji shi', 'XJS', 'X', 'Xinji', '115.21800014445215', '37.943099277915127', '130000,130100,130181', 3, '河北省#石家庄市#辛集市');
INSERT INTO `area` VALUES (130200, 130000, '唐山市', '130200', '河北省', '唐山市', NULL, '0315', '063000', '唐山', 'tang shan shi', 'TSS', 'T', 'Tangshan', '118.17999974577005', '39.63040075036429', '130000,130200', 2, '河北省#唐山市');
