--插入省、直辖市
insert into sys_region (region_id,region_name,parent_id) values('11','北京市',null);										
insert into sys_region (region_id,region_name,parent_id) values('12','天津市',null);
insert into sys_region (region_id,region_name,parent_id) values('13','上海市',null);
insert into sys_region (region_id,region_name,parent_id) values('14','重庆市',null);
insert into sys_region (region_id,region_name,parent_id) values('15','河北省',null);
insert into sys_region (region_id,region_name,parent_id) values('16','山西省',null));
insert into sys_region (region_id,region_name,parent_id) values('17','内蒙古自治区',null);
insert into sys_region (region_id,region_name,parent_id) values('18','辽宁省',null);
insert into sys_region (region_id,region_name,parent_id) values('19','吉林省',null);
insert into sys_region (region_id,region_name,parent_id) values('20','黑龙江省',null);
insert into sys_region (region_id,region_name,parent_id) values('21','江苏省',null);
insert into sys_region (region_id,region_name,parent_id) values('22','浙江省',null);
insert into sys_region (region_id,region_name,parent_id) values('23','安徽省',null);
insert into sys_region (region_id,region_name,parent_id) values('24','福建省',null);
insert into sys_region (region_id,region_name,parent_id) values('25','江西省',null);
insert into sys_region (region_id,region_name,parent_id) values('26','山东省',null);
insert into sys_region (region_id,region_name,parent_id) values('27','河南省',null);
insert into sys_region (region_id,region_name,parent_id) values('28','湖北省',null);
insert into sys_region (region_id,region_name,parent_id) values('29','湖南省',null);
insert into sys_region (region_id,region_name,parent_id) values('30','广东省',null);
insert into sys_region (region_id,region_name,parent_id) values('31','广西壮族自治区',null);
insert into sys_region (region_id,region_name,parent_id) values('32','海南省',null);
insert into sys_region (region_id,region_name,parent_id) values('33','四川省',null);
insert into sys_region (region_id,region_name,parent_id) values('34','贵州省',null);
insert into sys_region (region_id,region_name,parent_id) values('35','云南省',null);
insert into sys_region (region_id,region_name,parent_id) values('36','西藏自治区',null);
insert into sys_region (region_id,region_name,parent_id) values('37','陕西省',null);
insert into sys_region (region_id,region_name,parent_id) values('38','甘肃省',null);
insert into sys_region (region_id,region_name,parent_id) values('39','青海省',null);
insert into sys_region (region_id,region_name,parent_id) values('40','宁夏回族自治区',null);
insert into sys_region (region_id,region_name,parent_id) values('41','新疆维吾尔自治区',null);
insert into sys_region (region_id,region_name,parent_id) values('42','台湾省',null);
insert into sys_region (region_id,region_name,parent_id) values('43','香港特别行政区',null);
insert into sys_region (region_id,region_name,parent_id) values('44','澳门特别行政区',null);

-- 北京市区
insert into sys_region (region_id,region_name,parent_id) values('01','东城区','11');
insert into sys_region (region_id,region_name,parent_id) values('02','西城区','11');
insert into sys_region (region_id,region_name,parent_id) values('03','朝阳区','11');
insert into sys_region (region_id,region_name,parent_id) values('04','丰台区','11');
insert into sys_region (region_id,region_name,parent_id) values('05','石景山区','11');
insert into sys_region (region_id,region_name,parent_id) values('06','海淀区','11');
insert into sys_region (region_id,region_name,parent_id) values('07','通州区','11');
insert into sys_region (region_id,region_name,parent_id) values('08','大兴区','11');
insert into sys_region (region_id,region_name,parent_id) values('09','房山区','11');
insert into sys_region (region_id,region_name,parent_id) values('10','门头沟区','11');
insert into sys_region (region_id,region_name,parent_id) values('11','昌平区','11');
insert into sys_region (region_id,region_name,parent_id) values('12','顺义区','11');
insert into sys_region (region_id,region_name,parent_id) values('13','平谷区','11');
insert into sys_region (region_id,region_name,parent_id) values('14','密云区','11');
insert into sys_region (region_id,region_name,parent_id) values('15','怀柔区','11');
insert into sys_region (region_id,region_name,parent_id) values('16','延庆区','11');

-- 天津市区
insert into sys_region (region_id,region_name,parent_id) values('01','和平区','12');
insert into sys_region (region_id,region_name,parent_id) values('02','红桥区','12');
insert into sys_region (region_id,region_name,parent_id) values('03','河东区','12');
insert into sys_region (region_id,region_name,parent_id) values('04','河西区','12');
insert into sys_region (region_id,region_name,parent_id) values('05','南开区','12');
insert into sys_region (region_id,region_name,parent_id) values('06','河北区','12');
insert into sys_region (region_id,region_name,parent_id) values('07','东丽区','12');
insert into sys_region (region_id,region_name,parent_id) values('08','津南','12');
insert into sys_region (region_id,region_name,parent_id) values('09','西青区','12');
insert into sys_region (region_id,region_name,parent_id) values('10','北辰区','12');
insert into sys_region (region_id,region_name,parent_id) values('11','静海区','12');
insert into sys_region (region_id,region_name,parent_id) values('12','滨海新区','12');
insert into sys_region (region_id,region_name,parent_id) values('13','宁河区','12');
insert into sys_region (region_id,region_name,parent_id) values('14','武清区','12');
insert into sys_region (region_id,region_name,parent_id) values('15','宝坻区','12');
insert into sys_region (region_id,region_name,parent_id) values('16','蓟州区','12');

-- 上海市区
insert into sys_region (region_id,region_name,parent_id) values('01','杨浦区','13');
insert into sys_region (region_id,region_name,parent_id) values('02','虹口区','13');
insert into sys_region (region_id,region_name,parent_id) values('03','黄浦区','13');
insert into sys_region (region_id,region_name,parent_id) values('04','静安区','13');
insert into sys_region (region_id,region_name,parent_id) values('05','徐汇区','13');
insert into sys_region (region_id,region_name,parent_id) values('06','长宁区','13');
insert into sys_region (region_id,region_name,parent_id) values('07','普陀区','13');
insert into sys_region (region_id,region_name,parent_id) values('08','浦东新区','13');
insert into sys_region (region_id,region_name,parent_id) values('09','闵行区','13');
insert into sys_region (region_id,region_name,parent_id) values('10','奉贤区','13');
insert into sys_region (region_id,region_name,parent_id) values('11','金山区','13');
insert into sys_region (region_id,region_name,parent_id) values('12','松江区','13');
insert into sys_region (region_id,region_name,parent_id) values('13','青浦区','13');
insert into sys_region (region_id,region_name,parent_id) values('14','嘉定区','13');
insert into sys_region (region_id,region_name,parent_id) values('15','宝山区','13');
insert into sys_region (region_id,region_name,parent_id) values('16','崇明区','13');

-- 河北省下辖市
insert into sys_region (region_id,region_name,parent_id) values('01','石家庄市','15');
insert into sys_region (region_id,region_name,parent_id) values('02','唐山市','15');
insert into sys_region (region_id,region_name,parent_id) values('03','秦皇岛市','15');
insert into sys_region (region_id,region_name,parent_id) values('04','邯郸市','15');
insert into sys_region (region_id,region_name,parent_id) values('05','邢台市','15');
insert into sys_region (region_id,region_name,parent_id) values('06','保定市','15');
insert into sys_region (region_id,region_name,parent_id) values('07','张家口市','15');
insert into sys_region (region_id,region_name,parent_id) values('08','承德市','15');
insert into sys_region (region_id,region_name,parent_id) values('09','沧州市','15');
insert into sys_region (region_id,region_name,parent_id) values('10','廊坊市','15');
insert into sys_region (region_id,region_name,parent_id) values('11','衡水市','15');

-- 河北省石家庄市下辖区县
insert into sys_region (region_id,region_name,parent_id) values('01','长安区','15:01');
insert into sys_region (region_id,region_name,parent_id) values('02','桥西区','15:01');
insert into sys_region (region_id,region_name,parent_id) values('03','新华区','15:01');
insert into sys_region (region_id,region_name,parent_id) values('04','井陉矿区','15:01');
insert into sys_region (region_id,region_name,parent_id) values('05','裕华区','15:01');
insert into sys_region (region_id,region_name,parent_id) values('06','藁城区','15:01');
insert into sys_region (region_id,region_name,parent_id) values('07','鹿泉区','15:01');
insert into sys_region (region_id,region_name,parent_id) values('08','栾城区','15:01');
insert into sys_region (region_id,region_name,parent_id) values('09','井陉县','15:01');
insert into sys_region (region_id,region_name,parent_id) values('10','正定县','15:01');
insert into sys_region (region_id,region_name,parent_id) values('11','行唐县','15:01');
insert into sys_region (region_id,region_name,parent_id) values('12','灵寿县','15:01');
insert into sys_region (region_id,region_name,parent_id) values('13','高邑县','15:01');
insert into sys_region (region_id,region_name,parent_id) values('14','深泽县','15:01');
insert into sys_region (region_id,region_name,parent_id) values('15','赞皇县','15:01');
insert into sys_region (region_id,region_name,parent_id) values('16','无极县','15:01');
insert into sys_region (region_id,region_name,parent_id) values('17','平山县','15:01');
insert into sys_region (region_id,region_name,parent_id) values('18','元氏县','15:01');
insert into sys_region (region_id,region_name,parent_id) values('19','赵县','15:01');
insert into sys_region (region_id,region_name,parent_id) values('20','辛集市','15:01');
insert into sys_region (region_id,region_name,parent_id) values('20','晋州市','15:01');
insert into sys_region (region_id,region_name,parent_id) values('20','新乐市','15:01');

-- 河北省唐山市下辖区县
insert into sys_region (region_id,region_name,parent_id) values('01','路南区','15:02');
insert into sys_region (region_id,region_name,parent_id) values('02','路北区','15:02');
insert into sys_region (region_id,region_name,parent_id) values('03','古冶区','15:02');
insert into sys_region (region_id,region_name,parent_id) values('04','开平区','15:02');
insert into sys_region (region_id,region_name,parent_id) values('05','丰南区','15:02');
insert into sys_region (region_id,region_name,parent_id) values('06','丰润区','15:02');
insert into sys_region (region_id,region_name,parent_id) values('07','曹妃甸区','15:02');
insert into sys_region (region_id,region_name,parent_id) values('08','滦南县','15:02');
insert into sys_region (region_id,region_name,parent_id) values('09','乐亭县','15:02');
insert into sys_region (region_id,region_name,parent_id) values('10','迁西县','15:02');
insert into sys_region (region_id,region_name,parent_id) values('11','玉田县','15:02');
insert into sys_region (region_id,region_name,parent_id) values('12','遵化市','15:02');
insert into sys_region (region_id,region_name,parent_id) values('13','迁安市','15:02');
insert into sys_region (region_id,region_name,parent_id) values('14','滦州市','15:02');

-- 河北省秦皇岛市下辖区县
insert into sys_region (region_id,region_name,parent_id) values('01','海港区','15:03');
insert into sys_region (region_id,region_name,parent_id) values('01','山海关区','15:03');
insert into sys_region (region_id,region_name,parent_id) values('01','北戴河区','15:03');
insert into sys_region (region_id,region_name,parent_id) values('01','抚宁区','15:03');
insert into sys_region (region_id,region_name,parent_id) values('01','青龙满族自治县','15:03');
insert into sys_region (region_id,region_name,parent_id) values('01','昌黎县','15:03');
insert into sys_region (region_id,region_name,parent_id) values('01','卢龙县','15:03');
