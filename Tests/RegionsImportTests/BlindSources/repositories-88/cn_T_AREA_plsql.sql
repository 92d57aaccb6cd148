prompt PL/SQL Developer import file
prompt Created on 2013年4月29日 by Administrator
set feedback off
set define off
prompt Creating T_AREA...
create table T_AREA
(
  ID     VARCHAR2(32),
  NAME   VARCHAR2(200),
  PARENT VARCHAR2(32),
  LVL    NUMBER(1)
)
;

prompt Loading T_AREA...
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('110000', '北京市', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('120000', '天津市', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('130000', '河北省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('140000', '山西省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('150000', '内蒙古自治区', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('210000', '辽宁省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('220000', '吉林省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('230000', '黑龙江省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('310000', '上海市', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('320000', '江苏省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('330000', '浙江省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('340000', '安徽省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('350000', '福建省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('360000', '江西省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('370000', '山东省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('410000', '河南省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('420000', '湖北省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('430000', '湖南省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('440000', '广东省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('450000', '广西壮族自治区', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('460000', '海南省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('500000', '重庆市', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('510000', '四川省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('520000', '贵州省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('530000', '云南省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('540000', '西藏自治区', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('610000', '陕西省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('620000', '甘肃省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('630000', '青海省', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('640000', '宁夏回族自治区', '86', 1);
insert into T_AREA (ID, NAME, PARENT, LVL)
values ('650000', '新疆维吾尔自治区', '86', 1);
commit;
prompt 3219 records loaded
set feedback on
set define on
prompt Done.
