insert into SYS_AREA (ID, AREA_CODE, AREA_NAME, PARENT_ID, VALIDATE_STATE)
values (3, '310000', '上海市', 0, '1');
insert into SYS_AREA (ID, AREA_CODE, AREA_NAME, PARENT_ID, VALIDATE_STATE)
values (4, '500000', '重庆市', 0, '1');
insert into SYS_AREA (ID, AREA_CODE, AREA_NAME, PARENT_ID, VALIDATE_STATE)
values (5, '130000', '河北省', 0, '1');
insert into SYS_AREA (ID, AREA_CODE, AREA_NAME, PARENT_ID, VALIDATE_STATE)
values (6, '140000', '山西省', 0, '1');
insert into SYS_AREA (ID, AREA_CODE, AREA_NAME, PARENT_ID, VALIDATE_STATE)
values (7, '150000', '内蒙古自治区', 0, '1');
insert into SYS_AREA (ID, AREA_CODE, AREA_NAME, PARENT_ID, VALIDATE_STATE)
values (8, '210000', '辽宁省', 0, '1');
insert into SYS_AREA (ID, AREA_CODE, AREA_NAME, PARENT_ID, VALIDATE_STATE)
values (9, '220000', '吉林省', 0, '1');
insert into SYS_AREA (ID, AREA_CODE, AREA_NAME, PARENT_ID, VALIDATE_STATE)
values (10, '230000', '黑龙江省', 0, '1');
insert into SYS_AREA (ID, AREA_CODE, AREA_NAME, PARENT_ID, VALIDATE_STATE)
values (11, '320000', '江苏省', 0, '1');
insert into SYS_AREA (ID, AREA_CODE, AREA_NAME, PARENT_ID, VALIDATE_STATE)
values (12, '330000', '浙江省', 0, '1');
insert into SYS_AREA (ID, AREA_CODE, AREA_NAME, PARENT_ID, VALIDATE_STATE)
values (13, '340000', '安徽省', 0, '1');
insert into SYS_AREA (ID, AREA_CODE, AREA_NAME, PARENT_ID, VALIDATE_STATE)
values (14, '350000', '福建省', 0, '1');
insert into SYS_AREA (ID, AREA_CODE, AREA_NAME, PARENT_ID, VALIDATE_STATE)
values (15, '360000', '江西省', 0, '1');
insert into SYS_AREA (ID, AREA_CODE, AREA_NAME, PARENT_ID, VALIDATE_STATE)
values (16, '370000', '山东省', 0, '1');
insert into SYS_AREA (ID, AREA_CODE, AREA_NAME, PARENT_ID, VALIDATE_STATE)
values (17, '410000', '河南省', 0, '1');
insert into SYS_AREA (ID, AREA_CODE, AREA_NAME, PARENT_ID, VALIDATE_STATE)
values (18, '420000', '湖北省', 0, '1');
