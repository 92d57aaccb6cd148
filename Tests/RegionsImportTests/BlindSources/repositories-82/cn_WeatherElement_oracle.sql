create table WeatherElement(
  cityid varchar2(18),
  cityname varchar2(30)
)
/

insert into WeatherElement (cityid,cityname) values('101010100','北京')
/
insert into WeatherElement (cityid,cityname) values('101010200','海淀')
/
insert into WeatherElement (cityid,cityname) values('101010300','朝阳')
/
insert into WeatherElement (cityid,cityname) values('101011600','八达岭')
/
insert into WeatherElement (cityid,cityname) values('101011700','佛爷顶')
/
insert into WeatherElement (cityid,cityname) values('101011900','密云上甸子')
/
insert into WeatherElement (cityid,cityname) values('101012100','霞云岭')
/
insert into WeatherElement (cityid,cityname) values('101020100','上海')
/
insert into WeatherElement (cityid,cityname) values('101020400','川沙')
/
insert into WeatherElement (cityid,cityname) values('101020600','南汇')
/
insert into WeatherElement (cityid,cityname) values('101020900','松江')
/
insert into WeatherElement (cityid,cityname) values('101021101','陈家镇')
/
insert into WeatherElement (cityid,cityname) values('101021102','引水船')
/
insert into WeatherElement (cityid,cityname) values('101030100','天津')
/
insert into WeatherElement (cityid,cityname) values('101031100','塘沽')
/
insert into WeatherElement (cityid,cityname) values('101031300','平台')
/
insert into WeatherElement (cityid,cityname) values('101031400','蓟县')
/
insert into WeatherElement (cityid,cityname) values('101040100','重庆')
/
insert into WeatherElement (cityid,cityname) values('101041200','万州天城')
/
insert into WeatherElement (cityid,cityname) values('101043500','金佛山')
/
insert into WeatherElement (cityid,cityname) values('101050101','哈尔滨')
/
insert into WeatherElement (cityid,cityname) values('101050201','齐齐哈尔')
/
insert into WeatherElement (cityid,cityname) values('101050701','大兴安岭')
/
insert into WeatherElement (cityid,cityname) values('101050708','加格达奇')
/
insert into WeatherElement (cityid,cityname) values('101050905','杜蒙')
/
insert into WeatherElement (cityid,cityname) values('101060201','吉林')
/
insert into WeatherElement (cityid,cityname) values('101060306','天池')
/
insert into WeatherElement (cityid,cityname) values('101060310','松江')
/
insert into WeatherElement (cityid,cityname) values('101060312','延边')
/
insert into WeatherElement (cityid,cityname) values('101060501','通化')
/
insert into WeatherElement (cityid,cityname) values('101060506','通化县')
/
