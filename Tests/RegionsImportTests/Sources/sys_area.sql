prompt PL/SQL Developer import file
set feedback off
set define off
prompt Loading SYS_AREA...
alter table SYS_AREA disable all triggers;
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('110000', '0', '0,', 10, '0', 0, '龙新省', '龙新省', '1', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('110100', '110000', '0,110000,', 10, '0', 1, '龙新省/梅林市', '梅林市', '2', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('110101', '110100', '0,110000,110100,', 10, '1', 2, '龙新省/梅林市/华永区', '华永区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('110102', '110100', '0,110000,110100,', 20, '1', 2, '龙新省/梅林市/德通区', '德通区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('110200', '110000', '0,110000,', 20, '0', 1, '龙新省/长龙市', '长龙市', '2', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('110201', '110200', '0,110000,110200,', 10, '1', 2, '龙新省/长龙市/州宁区', '州宁区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('110202', '110200', '0,110000,110200,', 20, '1', 2, '龙新省/长龙市/湖林区', '湖林区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('110203', '110200', '0,110000,110200,', 30, '1', 2, '龙新省/长龙市/北成区', '北成区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('120000', '0', '0,', 20, '0', 0, '金和省', '金和省', '1', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('120100', '120000', '0,120000,', 10, '0', 1, '金和省/兴溪市', '兴溪市', '2', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('120101', '120100', '0,120000,120100,', 10, '1', 2, '金和省/兴溪市/宁长区', '宁长区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('120102', '120100', '0,120000,120100,', 20, '1', 2, '金和省/兴溪市/平福区', '平福区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('120103', '120100', '0,120000,120100,', 30, '1', 2, '金和省/兴溪市/大长区', '大长区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('120104', '120100', '0,120000,120100,', 40, '1', 2, '金和省/兴溪市/金泉区', '金泉区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('120200', '120000', '0,120000,', 20, '0', 1, '金和省/松安市', '松安市', '2', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('120201', '120200', '0,120000,120200,', 10, '1', 2, '金和省/松安市/泰大区', '泰大区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('120202', '120200', '0,120000,120200,', 20, '1', 2, '金和省/松安市/兴河区', '兴河区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('120203', '120200', '0,120000,120200,', 30, '1', 2, '金和省/松安市/永石区', '永石区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('130000', '0', '0,', 30, '0', 0, '凤丰省', '凤丰省', '1', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('130100', '130000', '0,130000,', 10, '0', 1, '凤丰省/泉华市', '泉华市', '2', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('130101', '130100', '0,130000,130100,', 10, '1', 2, '凤丰省/泉华市/德定区', '德定区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('130102', '130100', '0,130000,130100,', 20, '1', 2, '凤丰省/泉华市/长景区', '长景区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('130103', '130100', '0,130000,130100,', 30, '1', 2, '凤丰省/泉华市/吉林区', '吉林区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('130200', '130000', '0,130000,', 20, '0', 1, '凤丰省/北溪市', '北溪市', '2', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('130201', '130200', '0,130000,130200,', 10, '1', 2, '凤丰省/北溪市/南山区', '南山区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('130202', '130200', '0,130000,130200,', 20, '1', 2, '凤丰省/北溪市/宁金区', '宁金区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('130203', '130200', '0,130000,130200,', 30, '1', 2, '凤丰省/北溪市/南平区', '南平区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('130204', '130200', '0,130000,130200,', 40, '1', 2, '凤丰省/北溪市/宁西区', '宁西区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('130300', '130000', '0,130000,', 30, '0', 1, '凤丰省/通东市', '通东市', '2', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('130301', '130300', '0,130000,130300,', 10, '1', 2, '凤丰省/通东市/凤永区', '凤永区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('130302', '130300', '0,130000,130300,', 20, '1', 2, '凤丰省/通东市/梅溪区', '梅溪区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
insert into SYS_AREA (AREA_CODE, PARENT_CODE, PARENT_CODES, TREE_SORT, TREE_LEAF, TREE_LEVEL, TREE_NAMES, AREA_NAME, AREA_TYPE, STATUS, CREATE_DATE)
values ('130303', '130300', '0,130000,130300,', 30, '1', 2, '凤丰省/通东市/东北区', '东北区', '3', '0', to_date('01-01-2020 12:00:00', 'dd-mm-yyyy hh24:mi:ss'));
commit;
prompt 27 records loaded
set feedback on
prompt Done.