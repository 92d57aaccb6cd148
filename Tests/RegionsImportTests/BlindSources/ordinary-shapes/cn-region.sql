SET NAMES utf8mb4;
SET FOREIGN_KEY_CHECKS = 0;

-- ----------------------------
-- Table structure for sys_region
-- ----------------------------
DROP TABLE IF EXISTS `sys_region`;
CREATE TABLE `sys_region`  (
  `id` bigint(20) NOT NULL AUTO_INCREMENT COMMENT '主键',
  `parent_code` varchar(12) DEFAULT '0' COMMENT '上级编码',
  `code` varchar(12) NOT NULL,
  `name` varchar(64) NOT NULL DEFAULT '' COMMENT '名称',
  `full_name` varchar(255) DEFAULT NULL,
  `pinyin` varchar(64) DEFAULT NULL,
  `level_type` tinyint(4) DEFAULT NULL COMMENT '1省 2市 3区县',
  `del_flag` char(1) DEFAULT '0',
  `create_time` datetime DEFAULT NULL,
  PRIMARY KEY (`id`) USING BTREE
) ENGINE = InnoDB CHARACTER SET = utf8mb4 COMMENT = '行政区划';

BEGIN;
INSERT INTO `sys_region` VALUES (1001, '0', '110000', '北京市', '北京市', 'Beijing', 1, '0', '2020-05-01 10:21:33');
INSERT INTO `sys_region` VALUES (1002, '0', '320000', '江苏省', '江苏省', 'Jiangsu', 1, '0', '2020-05-01 10:21:33');
INSERT INTO `sys_region` VALUES (1003, '0', '460000', '海南省', '海南省', 'Hainan', 1, '0', '2020-05-01 10:21:33');
INSERT INTO `sys_region` VALUES (1004, '110000', '110100', '北京市', '北京市,北京市', 'Beijing', 2, '0', '2020-05-02 10:21:33');
INSERT INTO `sys_region` VALUES (1005, '320000', '320100', '南京市', '江苏省,南京市', 'Nanjing', 2, '0', '2020-05-02 10:21:33');
INSERT INTO `sys_region` VALUES (1006, '320000', '320300', '徐州市', '江苏省,徐州市', 'Xuzhou', 2, '0', '2020-05-02 10:21:33');
INSERT INTO `sys_region` VALUES (1007, '460000', '460200', '三亚市', '海南省,三亚市', 'Sanya', 2, '0', '2020-05-02 10:21:33');
INSERT INTO `sys_region` VALUES (1008, '110100', '110101', '东城区', '北京市,北京市,东城区', 'Dongcheng', 3, '0', '2020-05-03 10:21:33');
INSERT INTO `sys_region` VALUES (1009, '110100', '110102', '西城区', '北京市,北京市,西城区', 'Xicheng', 3, '0', '2020-05-03 10:21:33');
INSERT INTO `sys_region` VALUES (1010, '110100', '110108', '海淀区', '北京市,北京市,海淀区', 'Haidian', 3, '0', '2020-05-03 10:21:33');
INSERT INTO `sys_region` VALUES (1011, '110100', '110112', '通州区', '北京市,北京市,通州区', 'Tongzhou', 3, '0', '2020-05-03 10:21:33');
INSERT INTO `sys_region` VALUES (1012, '320100', '320102', '玄武区', '江苏省,南京市,玄武区', 'Xuanwu', 3, '0', '2020-05-03 10:21:33');
INSERT INTO `sys_region` VALUES (1013, '320100', '320104', '秦淮区', '江苏省,南京市,秦淮区', 'Qinhuai', 3, '0', '2020-05-03 10:21:33');
INSERT INTO `sys_region` VALUES (1014, '320100', '320106', '鼓楼区', '江苏省,南京市,鼓楼区', 'Gulou', 3, '0', '2020-05-03 10:21:33');
INSERT INTO `sys_region` VALUES (1015, '320300', '320302', '鼓楼区', '江苏省,徐州市,鼓楼区', 'Gulou', 3, '0', '2020-05-03 10:21:33');
INSERT INTO `sys_region` VALUES (1016, '320300', '320303', '云龙区', '江苏省,徐州市,云龙区', 'Yunlong', 3, '0', '2020-05-03 10:21:33');
INSERT INTO `sys_region` VALUES (1017, '320300', '320322', '沛县', '江苏省,徐州市,沛县', 'Peixian', 3, '0', '2020-05-03 10:21:33');
INSERT INTO `sys_region` VALUES (1018, '460200', '460202', '海棠区', '海南省,三亚市,海棠区', 'Haitang', 3, '0', '2020-05-03 10:21:33');
INSERT INTO `sys_region` VALUES (1019, '460200', '460203', '吉阳区', '海南省,三亚市,吉阳区', 'Jiyang', 3, '0', '2020-05-03 10:21:33');
INSERT INTO `sys_region` VALUES (1020, '460200', '460204', '天涯区', '海南省,三亚市,天涯区', 'Tianya', 3, '0', '2020-05-03 10:21:33');
INSERT INTO `sys_region` VALUES (1021, '460200', '460205', '崖州区', '海南省,三亚市,崖州区', 'Yazhou', 3, '0', '2020-05-03 10:21:33');
COMMIT;

SET FOREIGN_KEY_CHECKS = 1;
