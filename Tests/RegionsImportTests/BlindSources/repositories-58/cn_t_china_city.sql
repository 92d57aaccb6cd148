-- 23: 四川
insert into t_china_province(name) values('四川');
-- 25: 云南
insert into t_china_province(name) values('云南');
-- 27: 陕西
insert into t_china_province(name) values('陕西');
-- 28: 甘肃
insert into t_china_province(name) values('甘肃');
-- 31: 新疆
insert into t_china_province(name) values('新疆');
-- 23: 四川
-- 四川 - 乐山
insert into t_china_city(province, city) values('四川', '乐山');
-- 四川 - 南充
insert into t_china_city(province, city) values('四川', '南充');
-- 四川 - 眉山
insert into t_china_city(province, city) values('四川', '眉山');
-- 四川 - 宜宾
insert into t_china_city(province, city) values('四川', '宜宾');
-- 四川 - 广安
insert into t_china_city(province, city) values('四川', '广安');
-- 四川 - 达州
insert into t_china_city(province, city) values('四川', '达州');
-- 四川 - 雅安
insert into t_china_city(province, city) values('四川', '雅安');
-- 四川 - 巴中
insert into t_china_city(province, city) values('四川', '巴中');
-- 四川 - 资阳
insert into t_china_city(province, city) values('四川', '资阳');
-- 四川 - 甘孜
insert into t_china_city(province, city) values('四川', '甘孜');
-- 四川 - 凉山
insert into t_china_city(province, city) values('四川', '凉山');
-- 25: 云南
-- 云南 - 红河
insert into t_china_city(province, city) values('云南', '红河');
-- 云南 - 文山
insert into t_china_city(province, city) values('云南', '文山');
-- 云南 - 西双版纳
insert into t_china_city(province, city) values('云南', '西双版纳');
-- 云南 - 大理
insert into t_china_city(province, city) values('云南', '大理');
-- 云南 - 德宏
insert into t_china_city(province, city) values('云南', '德宏');
-- 云南 - 怒江
insert into t_china_city(province, city) values('云南', '怒江');
-- 云南 - 迪庆
insert into t_china_city(province, city) values('云南', '迪庆');
-- 27: 陕西
-- 陕西 - 商洛
insert into t_china_city(province, city) values('陕西', '商洛');
-- 28: 甘肃
-- 甘肃 - 庆阳
insert into t_china_city(province, city) values('甘肃', '庆阳');
-- 甘肃 - 定西
insert into t_china_city(province, city) values('甘肃', '定西');
-- 甘肃 - 陇南
insert into t_china_city(province, city) values('甘肃', '陇南');
-- 甘肃 - 临夏
insert into t_china_city(province, city) values('甘肃', '临夏');
-- 甘肃 - 甘南
insert into t_china_city(province, city) values('甘肃', '甘南');
-- 31: 新疆
-- 新疆 - 喀什
insert into t_china_city(province, city) values('新疆', '喀什');
-- 新疆 - 和田
insert into t_china_city(province, city) values('新疆', '和田');
-- 新疆 - 伊犁
insert into t_china_city(province, city) values('新疆', '伊犁');
-- 新疆 - 塔城
insert into t_china_city(province, city) values('新疆', '塔城');
-- 新疆 - 阿勒泰
insert into t_china_city(province, city) values('新疆', '阿勒泰');
-- 新疆 - 石河子
insert into t_china_city(province, city) values('新疆', '石河子');
-- 新疆 - 阿拉尔
insert into t_china_city(province, city) values('新疆', '阿拉尔');
-- 新疆 - 图木舒克
insert into t_china_city(province, city) values('新疆', '图木舒克');
-- 新疆 - 五家渠
insert into t_china_city(province, city) values('新疆', '五家渠');
-- 新疆 - 铁门关
insert into t_china_city(province, city) values('新疆', '铁门关');
-- 新疆 - 双河
insert into t_china_city(province, city) values('新疆', '双河');
