CREATE TABLE gen_scheme_t (
  id_ varchar(64) NOT NULL ,
  name_ varchar(200) DEFAULT NULL ,
  category_ varchar(2000) DEFAULT NULL ,
  view_type char(2) DEFAULT NULL ,
  package_name varchar(500) DEFAULT NULL ,
  module_name varchar(30) DEFAULT NULL ,
  sub_module_name varchar(30) DEFAULT NULL ,
  function_name varchar(500) DEFAULT NULL ,
  function_name_simple varchar(100) DEFAULT NULL ,
  function_author varchar(100) DEFAULT NULL ,
  gen_table_id varchar(200) DEFAULT NULL ,
  status_ char(2) DEFAULT '0' ,
  version_ int(11) DEFAULT '0' ,
  description_ varchar(255) DEFAULT NULL ,
  created_by varchar(50) NOT NULL,
  created_date timestamp NOT NULL  AS CURRENT_TIMESTAMP,
  last_modified_by varchar(50) DEFAULT NULL,
  last_modified_date timestamp NULL DEFAULT NULL,
  PRIMARY KEY (id_)
);

-- ----------------------------
-- Records of gen_scheme_t
-- ----------------------------
INSERT INTO gen_scheme_t VALUES ('18e4e08164ef43dea137fa612aa120d4', '支付订单管理', 'curd', '0', 'com.qingju.java.modules', 'pay', '', '支付订单管理', '支付订单', 'lj', '8e135f09e5884a40aa010d11dde91789', '0', '25', '', '1', '2017-04-20 10:25:53', '1', '2017-05-03 09:34:10');
INSERT INTO gen_scheme_t VALUES ('4fe5f7d3e6c54788a2ecf99cf8813669', '订单日志', 'curd', '0', 'com.qingju.java.modules', 'pay', '', '订单日志', '订单日志', 'lj', '5c0efb5211714fcab560aa57faf3b667', '0', '0', '', '1', '2017-05-16 10:40:49', '1', '2017-05-16 10:40:49');
