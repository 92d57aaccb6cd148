SET FOREIGN_KEY_CHECKS=0;

DROP TABLE IF EXISTS `AREA`;
CREATE TABLE `AREA` (
  `ID` bigint(20) NOT NULL AUTO_INCREMENT COMMENT 'id',
  `FULLNAME` varchar(255) COLLATE utf8_bin NOT NULL COMMENT '全称',
  `GRADE` int(11) NOT NULL COMMENT '层级',
  `NAME` varchar(255) COLLATE utf8_bin NOT NULL COMMENT '名称',
  `TREEPATH` varchar(255) COLLATE utf8_bin NOT NULL COMMENT '树路径',
  `ISDELETE` int(11) DEFAULT NULL COMMENT '是否删除(1是 0否)',
  `ORDERS` int(11) DEFAULT NULL COMMENT '排序',
  `VERSION` float NOT NULL COMMENT '版本',
  `CREATEDDATE` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP COMMENT '创建日期',
  `LASTMODIFIEDDATE` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP COMMENT '更新日期',
  `PARENT_ID` bigint(20) DEFAULT NULL COMMENT '地区父id',
  PRIMARY KEY (`ID`)
) ENGINE=InnoDB AUTO_INCREMENT=3510 DEFAULT CHARSET=utf8 COLLATE=utf8_bin;

-- ----------------------------
-- Records of AREA
-- ----------------------------
INSERT INTO `AREA` VALUES (1,'北京',1,'北京','0',0,110000,0,now(),now(),0);
INSERT INTO `AREA` VALUES (2,'北京北京市',2,'北京市','0,1,',0,110100,0,now(),now(),1);
INSERT INTO `AREA` VALUES (3,'北京北京市东城区',3,'东城区','0,1,2',0,110101,0,now(),now(),2);
INSERT INTO `AREA` VALUES (4,'北京北京市西城区',3,'西城区','0,1,2',0,110102,0,now(),now(),2);
INSERT INTO `AREA` VALUES (5,'北京北京市朝阳区',3,'朝阳区','0,1,2',0,110105,0,now(),now(),2);
INSERT INTO `AREA` VALUES (6,'北京北京市丰台区',3,'丰台区','0,1,2',0,110106,0,now(),now(),2);
INSERT INTO `AREA` VALUES (7,'北京北京市石景山区',3,'石景山区','0,1,2',0,110107,0,now(),now(),2);
INSERT INTO `AREA` VALUES (8,'北京北京市海淀区',3,'海淀区','0,1,2',0,110108,0,now(),now(),2);
INSERT INTO `AREA` VALUES (9,'北京北京市门头沟区',3,'门头沟区','0,1,2',0,110109,0,now(),now(),2);
INSERT INTO `AREA` VALUES (10,'北京北京市房山区',3,'房山区','0,1,2',0,110111,0,now(),now(),2);
INSERT INTO `AREA` VALUES (11,'北京北京市通州区',3,'通州区','0,1,2',0,110112,0,now(),now(),2);
INSERT INTO `AREA` VALUES (12,'北京北京市顺义区',3,'顺义区','0,1,2',0,110113,0,now(),now(),2);
INSERT INTO `AREA` VALUES (13,'北京北京市昌平区',3,'昌平区','0,1,2',0,110114,0,now(),now(),2);
INSERT INTO `AREA` VALUES (14,'北京北京市大兴区',3,'大兴区','0,1,2',0,110115,0,now(),now(),2);
INSERT INTO `AREA` VALUES (15,'北京北京市怀柔区',3,'怀柔区','0,1,2',0,110116,0,now(),now(),2);
INSERT INTO `AREA` VALUES (16,'北京北京市平谷区',3,'平谷区','0,1,2',0,110117,0,now(),now(),2);
INSERT INTO `AREA` VALUES (17,'北京北京市密云县',3,'密云县','0,1,2',0,110228,0,now(),now(),2);
INSERT INTO `AREA` VALUES (18,'北京北京市延庆县',3,'延庆县','0,1,2',0,110229,0,now(),now(),2);
INSERT INTO `AREA` VALUES (37,'河北省',1,'河北省','0',0,130000,0,now(),now(),0);
INSERT INTO `AREA` VALUES (38,'河北省石家庄市',2,'石家庄市','0,37,',0,130100,0,now(),now(),37);
INSERT INTO `AREA` VALUES (39,'河北省石家庄市市辖区',3,'市辖区','0,37,38',0,130101,0,now(),now(),38);
INSERT INTO `AREA` VALUES (40,'河北省石家庄市长安区',3,'长安区','0,37,38',0,130102,0,now(),now(),38);
INSERT INTO `AREA` VALUES (41,'河北省石家庄市桥西区',3,'桥西区','0,37,38',0,130104,0,now(),now(),38);
INSERT INTO `AREA` VALUES (42,'河北省石家庄市新华区',3,'新华区','0,37,38',0,130105,0,now(),now(),38);
INSERT INTO `AREA` VALUES (43,'河北省石家庄市井陉矿区',3,'井陉矿区','0,37,38',0,130107,0,now(),now(),38);
INSERT INTO `AREA` VALUES (44,'河北省石家庄市裕华区',3,'裕华区','0,37,38',0,130108,0,now(),now(),38);
INSERT INTO `AREA` VALUES (45,'河北省石家庄市藁城区',3,'藁城区','0,37,38',0,130109,0,now(),now(),38);
INSERT INTO `AREA` VALUES (46,'河北省石家庄市鹿泉区',3,'鹿泉区','0,37,38',0,130110,0,now(),now(),38);
INSERT INTO `AREA` VALUES (47,'河北省石家庄市栾城区',3,'栾城区','0,37,38',0,130111,0,now(),now(),38);
INSERT INTO `AREA` VALUES (48,'河北省石家庄市井陉县',3,'井陉县','0,37,38',0,130121,0,now(),now(),38);
INSERT INTO `AREA` VALUES (49,'河北省石家庄市正定县',3,'正定县','0,37,38',0,130123,0,now(),now(),38);
INSERT INTO `AREA` VALUES (50,'河北省石家庄市行唐县',3,'行唐县','0,37,38',0,130125,0,now(),now(),38);
INSERT INTO `AREA` VALUES (61,'河北省唐山市',2,'唐山市','0,37,',0,130200,0,now(),now(),37);
INSERT INTO `AREA` VALUES (62,'河北省唐山市市辖区',3,'市辖区','0,37,61',0,130201,0,now(),now(),61);
INSERT INTO `AREA` VALUES (63,'河北省唐山市路南区',3,'路南区','0,37,61',0,130202,0,now(),now(),61);
INSERT INTO `AREA` VALUES (64,'河北省唐山市路北区',3,'路北区','0,37,61',0,130203,0,now(),now(),61);
INSERT INTO `AREA` VALUES (65,'河北省唐山市古冶区',3,'古冶区','0,37,61',0,130204,0,now(),now(),61);
INSERT INTO `AREA` VALUES (66,'河北省唐山市开平区',3,'开平区','0,37,61',0,130205,0,now(),now(),61);
INSERT INTO `AREA` VALUES (67,'河北省唐山市丰南区',3,'丰南区','0,37,61',0,130207,0,now(),now(),61);
INSERT INTO `AREA` VALUES (68,'河北省唐山市丰润区',3,'丰润区','0,37,61',0,130208,0,now(),now(),61);
INSERT INTO `AREA` VALUES (69,'河北省唐山市曹妃甸区',3,'曹妃甸区','0,37,61',0,130209,0,now(),now(),61);
INSERT INTO `AREA` VALUES (70,'河北省唐山市滦县',3,'滦县','0,37,61',0,130223,0,now(),now(),61);
INSERT INTO `AREA` VALUES (71,'河北省唐山市滦南县',3,'滦南县','0,37,61',0,130224,0,now(),now(),61);
