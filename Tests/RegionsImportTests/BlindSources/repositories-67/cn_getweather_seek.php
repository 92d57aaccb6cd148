<?php


$seek['china'] = array(

  '北京' => array(
    '北京|beijing' => array('平谷|pinggu','门头沟|mentougou','密云|miyun','房山|fangshan','大兴|daxing','石景山|shijingshan','丰台|fengtai','延庆|yanqing','昌平|changping','通州|tongzhou','怀柔|huairou','顺义|shunyi','朝阳|chaoyang','海淀|haidian',),

  ),

  '上海' => array(
    '上海|shanghai' => array('浦东|pudong','徐家汇|xujiahui','崇明|chongming','奉贤|fengxian','松江|songjiang','青浦|qingpu','金山|jinshan','南汇|nanhui','嘉定|jiading','宝山|baoshan','闵行|minhang',),

  ),

  '天津' => array(
    '天津|tianjin' => array('蓟县|jixian','大港|dagang','塘沽|tanggu','津南|jinnan','静海|jinghai','汉沽|tianjin_hangu','宁河|ninghe','北辰|beichen','西青|xiqing','东丽|dongli','宝坻|baodi','武清|wuqing',),

  ),

  '安徽' => array(
    '合肥|hefei' => array('长丰|changfeng','肥东|feidong','肥西|feixi','巢湖|chaohu','庐江|lujiang',),
    '蚌埠|bengbu' => array('怀远|huaiyuan','固镇|guzhen','五河|wuhe',),
    '芜湖|wuhu' => array('繁昌|fanchang','芜湖县|wuhuxian','南陵|nanling','无为|anhui_wuwei',),
    '淮南|huainan' => array('凤台|anhui_fengtai',),
    '马鞍山|maanshan' => array('当涂|dangtu','含山|hanshan','和县|hexian',),

  ),

);
