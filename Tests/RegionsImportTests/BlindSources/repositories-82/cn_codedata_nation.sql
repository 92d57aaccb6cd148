-- ----------------------------
-- Records of {$database_prefix}_nation
-- ----------------------------
DELETE FROM `{$database_prefix}_nation`;
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('01', '汉族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('02', '蒙古族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('03', '回族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('04', '藏族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('05', '维吾尔族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('06', '苗族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('07', '彝族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('08', '壮族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('09', '布依族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('10', '朝鲜族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('11', '满族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('12', '侗族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('13', '瑶族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('14', '白族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('15', '土家族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('16', '哈尼族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('17', '哈萨克族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('18', '傣族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('19', '黎族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('20', '傈僳族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('46', '崩龙族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('55', '珞巴族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('56', '基诺族');
INSERT INTO `{$database_prefix}_nation`(`na_code`, `na_name`) VALUES ('99', '其他');
