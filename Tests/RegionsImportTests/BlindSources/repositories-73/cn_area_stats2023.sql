SET NAMES utf8mb4;
SET FOREIGN_KEY_CHECKS = 0;

DROP TABLE IF EXISTS `area`;
CREATE TABLE `area`  (
  `id` bigint UNSIGNED NOT NULL AUTO_INCREMENT COMMENT '编号',
  `pid` bigint NULL DEFAULT 0 COMMENT '父节点',
  `code` varchar(50) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '统计用区划代码',
  `code2` varchar(50) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '城乡分类代码',
  `name` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '名称',
  `level` tinyint NULL DEFAULT 0 COMMENT '级别',
  `url` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci NULL DEFAULT NULL COMMENT '链接',
  PRIMARY KEY (`id`) USING BTREE
) ENGINE = InnoDB AUTO_INCREMENT = 4073 CHARACTER SET = utf8mb4 COLLATE = utf8mb4_general_ci ROW_FORMAT = DYNAMIC;

INSERT INTO `area` VALUES (1, 0, '', '', '北京市', 1, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11.html');
INSERT INTO `area` VALUES (2, 0, '', '', '天津市', 1, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/12.html');
INSERT INTO `area` VALUES (3, 0, '', '', '河北省', 1, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13.html');
INSERT INTO `area` VALUES (32, 1, '110100000000', '', '市辖区', 2, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11/1101.html');
INSERT INTO `area` VALUES (33, 32, '110101000000', '', '东城区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11/01/110101.html');
INSERT INTO `area` VALUES (34, 32, '110102000000', '', '西城区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11/01/110102.html');
INSERT INTO `area` VALUES (35, 32, '110105000000', '', '朝阳区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11/01/110105.html');
INSERT INTO `area` VALUES (36, 32, '110106000000', '', '丰台区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11/01/110106.html');
INSERT INTO `area` VALUES (37, 32, '110107000000', '', '石景山区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11/01/110107.html');
INSERT INTO `area` VALUES (38, 32, '110108000000', '', '海淀区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11/01/110108.html');
INSERT INTO `area` VALUES (39, 32, '110109000000', '', '门头沟区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11/01/110109.html');
INSERT INTO `area` VALUES (40, 32, '110111000000', '', '房山区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11/01/110111.html');
INSERT INTO `area` VALUES (41, 32, '110112000000', '', '通州区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11/01/110112.html');
INSERT INTO `area` VALUES (42, 32, '110113000000', '', '顺义区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11/01/110113.html');
INSERT INTO `area` VALUES (43, 32, '110114000000', '', '昌平区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11/01/110114.html');
INSERT INTO `area` VALUES (44, 32, '110115000000', '', '大兴区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11/01/110115.html');
INSERT INTO `area` VALUES (45, 32, '110116000000', '', '怀柔区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11/01/110116.html');
INSERT INTO `area` VALUES (46, 32, '110117000000', '', '平谷区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11/01/110117.html');
INSERT INTO `area` VALUES (47, 32, '110118000000', '', '密云区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11/01/110118.html');
INSERT INTO `area` VALUES (48, 32, '110119000000', '', '延庆区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/11/01/110119.html');
INSERT INTO `area` VALUES (49, 2, '120100000000', '', '市辖区', 2, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/12/1201.html');
INSERT INTO `area` VALUES (50, 49, '120101000000', '', '和平区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/12/01/120101.html');
INSERT INTO `area` VALUES (51, 49, '120102000000', '', '河东区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/12/01/120102.html');
INSERT INTO `area` VALUES (52, 49, '120103000000', '', '河西区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/12/01/120103.html');
INSERT INTO `area` VALUES (53, 49, '120104000000', '', '南开区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/12/01/120104.html');
INSERT INTO `area` VALUES (54, 49, '120105000000', '', '河北区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/12/01/120105.html');
INSERT INTO `area` VALUES (55, 49, '120106000000', '', '红桥区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/12/01/120106.html');
INSERT INTO `area` VALUES (56, 49, '120110000000', '', '东丽区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/12/01/120110.html');
INSERT INTO `area` VALUES (66, 3, '130100000000', '', '石家庄市', 2, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13/1301.html');
INSERT INTO `area` VALUES (67, 3, '130200000000', '', '唐山市', 2, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13/1302.html');
INSERT INTO `area` VALUES (77, 3, '133100000000', '', '雄安新区', 2, '');
INSERT INTO `area` VALUES (78, 66, '130101000000', '', '市辖区', 3, '');
INSERT INTO `area` VALUES (79, 66, '130102000000', '', '长安区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13/01/130102.html');
INSERT INTO `area` VALUES (80, 66, '130104000000', '', '桥西区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13/01/130104.html');
INSERT INTO `area` VALUES (81, 66, '130105000000', '', '新华区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13/01/130105.html');
INSERT INTO `area` VALUES (82, 66, '130107000000', '', '井陉矿区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13/01/130107.html');
INSERT INTO `area` VALUES (83, 66, '130108000000', '', '裕华区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13/01/130108.html');
INSERT INTO `area` VALUES (98, 66, '130171000000', '', '石家庄高新技术产业开发区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13/01/130171.html');
INSERT INTO `area` VALUES (99, 66, '130172000000', '', '石家庄循环化工园区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13/01/130172.html');
INSERT INTO `area` VALUES (100, 66, '130181000000', '', '辛集市', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13/01/130181.html');
INSERT INTO `area` VALUES (103, 67, '130201000000', '', '市辖区', 3, '');
INSERT INTO `area` VALUES (104, 67, '130202000000', '', '路南区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13/02/130202.html');
INSERT INTO `area` VALUES (105, 67, '130203000000', '', '路北区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13/02/130203.html');
INSERT INTO `area` VALUES (106, 67, '130204000000', '', '古冶区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13/02/130204.html');
INSERT INTO `area` VALUES (107, 67, '130205000000', '', '开平区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13/02/130205.html');
INSERT INTO `area` VALUES (108, 67, '130207000000', '', '丰南区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13/02/130207.html');
INSERT INTO `area` VALUES (109, 67, '130208000000', '', '丰润区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13/02/130208.html');
INSERT INTO `area` VALUES (110, 67, '130209000000', '', '曹妃甸区', 3, 'https://www.stats.gov.cn/sj/tjbz/tjyqhdmhcxhfdm/2023/13/02/130209.html');

SET FOREIGN_KEY_CHECKS = 1;
