DROP TABLE IF EXISTS `admin_nav`;
CREATE TABLE `admin_nav` (
  `id` int(11) unsigned NOT NULL AUTO_INCREMENT COMMENT '菜单表',
  `pid` int(11) unsigned DEFAULT '0' COMMENT '所属菜单',
  `name` varchar(15) DEFAULT '' COMMENT '菜单名称',
  `mca` varchar(255) DEFAULT '' COMMENT '模块、控制器、方法',
  `ico` varchar(20) DEFAULT '' COMMENT 'font-awesome图标',
  `order_number` int(11) unsigned DEFAULT NULL COMMENT '排序',
  `iseffictive` int(11) DEFAULT '0' COMMENT '是否启用',
  PRIMARY KEY (`id`)
) ENGINE=MyISAM AUTO_INCREMENT=79 DEFAULT CHARSET=utf8 COMMENT='系统模块信息表';

-- ----------------------------
-- Records of admin_nav
-- ----------------------------
INSERT INTO `admin_nav` VALUES ('1', '0', '系统设置', 'Admin/ShowNav/config', 'cog', '1', '0');
INSERT INTO `admin_nav` VALUES ('2', '1', '模块管理', 'Admin/Nav/index', 'th-list', '1', '0');
INSERT INTO `admin_nav` VALUES ('7', '4', '权限管理', 'Admin/Rule/index', 'glass', '1', '0');
INSERT INTO `admin_nav` VALUES ('4', '0', '权限控制', 'Admin/ShowNav/rule', 'expeditedssl', '2', '0');
INSERT INTO `admin_nav` VALUES ('8', '4', '用户组管理', 'Admin/Rule/group', 'pencil', '2', '0');
INSERT INTO `admin_nav` VALUES ('9', '4', '管理员列表', 'Admin/Rule/admin_user_list', 'user', '3', '0');
INSERT INTO `admin_nav` VALUES ('16', '0', '基本信息管理', 'Admin/ShowNav/BasicInfo', 'gift', '4', '0');
INSERT INTO `admin_nav` VALUES ('17', '16', '组织机构', 'Admin/Orgnazation/index', 'bookmark', '1', '0');
