insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (0, '中国', '中国', null, 0, 0, 0, 0, '', 0, '', 0, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (110000, '北京市', '北  京', 0, 1, 0, 110000, 0, '京', 0, '北京市', 110000, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (110100, '市辖区', '市辖区', 110000, 2, 0, 110000, 0, '京', 0, '北京市', 110100, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (110101, '东城区', '东城区', 110100, 3, 0, 110000, 0, '京', 0, '北京市东城区', 110101, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (110102, '西城区', '西城区', 110100, 3, 0, 110000, 0, '京', 0, '北京市西城区', 110102, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (110103, '崇文区', '崇文区', 110100, 3, 0, 110000, 0, '京', 0, '北京市崇文区', 110103, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (110104, '宣武区', '宣武区', 110100, 3, 0, 110000, 0, '京', 0, '北京市宣武区', 110104, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (110105, '朝阳区', '朝阳区', 110100, 3, 0, 110000, 1, '京', 0, '北京市朝阳区', 110105, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (110109, '门头沟区', '门头沟区', 110100, 3, 0, 110000, 1, '京', 0, '北京市门头沟区', 110109, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (110200, '县', '县', 110000, 2, 0, 110000, 0, '京', 0, '', 110200, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (110228, '密云县', '密云县', 110200, 3, 0, 110000, 1, '京', 0, '北京市密云县', 110228, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (110229, '延庆县', '延庆县', 110200, 3, 0, 110000, 1, '京', 0, '北京市延庆县', 110229, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (120000, '天津市', '天  津', 0, 1, 0, 120000, 0, '津', 0, '天津市', 120000, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (120100, '市辖区', '市辖区', 120000, 2, 0, 120000, 0, '津', 0, '天津市', 120100, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (120107, '塘沽区', '塘沽区', 120100, 3, 0, 120000, 1, '津', 0, '天津市塘沽区', 120107, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (120108, '汉沽区', '汉沽区', 120100, 3, 0, 120000, 1, '津', 0, '天津市汉沽区', 120108, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (120200, '县', '县', 120000, 2, 0, 120000, 0, '津', 0, '', 120200, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (120221, '宁河县', '宁河县', 120200, 3, 0, 120000, 1, '津', 0, '天津市宁河县', 120221, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (120225, '蓟　县', '蓟　县', 120200, 3, 0, 120000, 1, '津', 0, '天津市蓟　县', 120225, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (130000, '河北省', '河  北', 0, 1, 0, 130000, 0, '冀', 0, '河北省', 130000, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (130100, '石家庄市', '石家庄市', 130000, 2, 0, 130000, 0, '冀', 0, '河北省石家庄市', 130100, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (130101, '市辖区', '市辖区', 130100, 3, 0, 130000, 0, '冀', 0, '', 130101, sysDate(), 1, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (130102, '长安区', '长安区', 130100, 3, 0, 130000, 0, '冀', 0, '河北省石家庄市长安区', 130102, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (130103, '桥东区', '桥东区', 130100, 3, 0, 130000, 0, '冀', 0, '河北省石家庄市桥东区', 130103, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (130106, '高新区', '高新区', 130100, 3, 0, 130000, 0, '冀', 0, '', 130106, sysDate(), 0, null, 0);

insert into base_province (P_INDEX, P_NAME, S_NAME, PAR_INDEX, P_LEVEL, ALONE, ROOT_CODE, P_MAG, P_CODE, IS_WEST, FULL_NAME, ORDER_VALUE, ADD_DATE, IS_DEL, DEL_DATE, IS_LOCK)
values (130107, '井陉矿区', '井陉矿区', 130100, 3, 0, 130000, 0, '冀', 0, '河北省石家庄市井陉矿区', 130107, sysDate(), 0, null, 0);
