CREATE TABLE `provinces` (
  `id` int(11) NOT NULL auto_increment,
  `provinceid` varchar(20) NOT NULL,
  `province` varchar(50) NOT NULL,
  PRIMARY KEY  (`id`)
) ENGINE=InnoDB COMMENT='省份信息表';
INSERT INTO `provinces` VALUES ('1', '110000', '龙新省');
INSERT INTO `provinces` VALUES ('2', '120000', '金和省');
INSERT INTO `provinces` VALUES ('3', '130000', '凤丰省');
CREATE TABLE `cities` (`id` int(11), `cityid` varchar(20) NOT NULL, `city` varchar(50) NOT NULL, `provinceid` varchar(20) NOT NULL, PRIMARY KEY (`id`));
INSERT INTO `cities` VALUES ('1', '110100', '梅林市', '110000');
INSERT INTO `cities` VALUES ('2', '110200', '长龙市', '110000');
INSERT INTO `cities` VALUES ('3', '120100', '兴溪市', '120000');
INSERT INTO `cities` VALUES ('4', '120200', '松安市', '120000');
INSERT INTO `cities` VALUES ('5', '130100', '泉华市', '130000');
INSERT INTO `cities` VALUES ('6', '130200', '北溪市', '130000');
INSERT INTO `cities` VALUES ('7', '130300', '通东市', '130000');
CREATE TABLE `areas` (`id` int(11), `areaid` varchar(20) NOT NULL, `area` varchar(50) NOT NULL, `cityid` varchar(20) NOT NULL, PRIMARY KEY (`id`));
INSERT INTO `areas` VALUES ('1', '110101', '华永区', '110100');
INSERT INTO `areas` VALUES ('2', '110102', '德通区', '110100');
INSERT INTO `areas` VALUES ('3', '110201', '州宁区', '110200');
INSERT INTO `areas` VALUES ('4', '110202', '湖林区', '110200');
INSERT INTO `areas` VALUES ('5', '110203', '北成区', '110200');
INSERT INTO `areas` VALUES ('6', '120101', '宁长区', '120100');
INSERT INTO `areas` VALUES ('7', '120102', '平福区', '120100');
INSERT INTO `areas` VALUES ('8', '120103', '大长区', '120100');
INSERT INTO `areas` VALUES ('9', '120104', '金泉区', '120100');
INSERT INTO `areas` VALUES ('10', '120201', '泰大区', '120200');
INSERT INTO `areas` VALUES ('11', '120202', '兴河区', '120200');
INSERT INTO `areas` VALUES ('12', '120203', '永石区', '120200');
INSERT INTO `areas` VALUES ('13', '130101', '德定区', '130100');
INSERT INTO `areas` VALUES ('14', '130102', '长景区', '130100');
INSERT INTO `areas` VALUES ('15', '130103', '吉林区', '130100');
INSERT INTO `areas` VALUES ('16', '130201', '南山区', '130200');
INSERT INTO `areas` VALUES ('17', '130202', '宁金区', '130200');
INSERT INTO `areas` VALUES ('18', '130203', '南平区', '130200');
INSERT INTO `areas` VALUES ('19', '130204', '宁西区', '130200');
INSERT INTO `areas` VALUES ('20', '130301', '凤永区', '130300');
INSERT INTO `areas` VALUES ('21', '130302', '梅溪区', '130300');
INSERT INTO `areas` VALUES ('22', '130303', '东北区', '130300');