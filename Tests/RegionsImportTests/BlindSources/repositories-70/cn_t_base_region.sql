delete from t_base_region where region_code <> '1';
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('330800', '衢州市', '330000', 'Q', 'QZS', 'QuZhouShi', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('330801', '市辖区', '330800', 'S', 'SXQ', 'ShiXiaQu', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('330803', '衢江区', '330800', 'Q', 'QJQ', 'QuJiangQu', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('330822', '常山县', '330800', 'C', 'CSX', 'ChangShanXian', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('330824', '开化县', '330800', 'K', 'KHX', 'KaiHuaXian', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('330825', '龙游县', '330800', 'L', 'LYX', 'LongYouXian', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('330881', '江山市', '330800', 'J', 'JSS', 'JiangShanShi', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('340000', '安徽省', '000000', 'A', 'AHS', 'AnHuiSheng', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('340200', '芜湖市', '340000', 'W', 'WHS', 'WuHuShi', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('340202', '镜湖区', '340200', 'J', 'JHQ', 'JingHuQu', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('340207', '鸠江区', '340200', 'J', 'JJQ', 'JiuJiangQu', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('340221', '芜湖县', '340200', 'W', 'WHX', 'WuHuXian', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('340223', '南陵县', '340200', 'N', 'NLX', 'NanLingXian', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('340300', '蚌埠市', '340000', 'B', 'BBS', 'BangBuShi', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('340302', '龙子湖区', '340300', 'L', 'LZHQ', 'LongZiHuQu', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('340304', '禹会区', '340300', 'Y', 'YHQ', 'YuHuiQu', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('340322', '五河县', '340300', 'W', 'WHX', 'WuHeXian', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('340323', '固镇县', '340300', 'G', 'GZX', 'GuZhenXian', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('340800', '安庆市', '340000', 'A', 'AQS', 'AnQingShi', null, null, null);
insert into t_base_region (region_code, region_name, parent_code, initial_char, initial_pinyin, full_pinyin, region_suffix, area_code, order_num)
values ('340811', '宜秀区', '340800', 'Y', 'YXQ', 'YiXiuQu', null, null, null);
