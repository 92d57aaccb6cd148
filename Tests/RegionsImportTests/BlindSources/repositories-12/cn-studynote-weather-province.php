<?php
function getProvince()
{
    return array(
        'provice' =>
            array(
                'beijing' =>
                    array(
                        'name' => '北京',
                        'pinyin' => 'beijing',
                        'code' => '101010100',
                        'city' =>
                            array(
                                'beijing' =>
                                    array(
                                        'name' => '北京',
                                        'pinyin' => 'beijing',
                                        'code' => '101010100',
                                    ),
                                'chaoyang' =>
                                    array(
                                        'name' => '朝阳',
                                        'pinyin' => 'chaoyang',
                                        'code' => '101010300',
                                    ),
                                'shunyi' =>
                                    array(
                                        'name' => '顺义',
                                        'pinyin' => 'shunyi',
                                        'code' => '101010400',
                                    ),
                                'huairou' =>
                                    array(
                                        'name' => '怀柔',
                                        'pinyin' => 'huairou',
                                        'code' => '101010500',
                                    ),
                                'tongzhou' =>
                                    array(
                                        'name' => '通州',
                                        'pinyin' => 'tongzhou',
                                        'code' => '101010600',
                                    ),
                                'changping' =>
                                    array(
                                        'name' => '昌平',
                                        'pinyin' => 'changping',
                                        'code' => '101010700',
                                    ),
                                'yanqing' =>
                                    array(
                                        'name' => '延庆',
                                        'pinyin' => 'yanqing',
                                        'code' => '101010800',
                                    ),
                                'fengtai' =>
                                    array(
                                        'name' => '丰台',
                                        'pinyin' => 'fengtai',
                                        'code' => '101010900',
                                    ),
                                'shijingshan' =>
                                    array(
                                        'name' => '石景山',
                                        'pinyin' => 'shijingshan',
                                        'code' => '101011000',
                                    ),
                                'daxing' =>
                                    array(
                                        'name' => '大兴',
                                        'pinyin' => 'daxing',
                                        'code' => '101011100',
                                    ),
                                'fangshan' =>
                                    array(
                                        'name' => '房山',
                                        'pinyin' => 'fangshan',
                                        'code' => '101011200',
                                    ),
                                'miyun' =>
                                    array(
                                        'name' => '密云',
                                        'pinyin' => 'miyun',
                                        'code' => '101011300',
                                    ),
                                'mentougou' =>
                                    array(
                                        'name' => '门头沟',
                                        'pinyin' => 'mentougou',
                                        'code' => '101011400',
                                    ),
                                'pinggu' =>
                                    array(
                                        'name' => '平谷',
                                        'pinyin' => 'pinggu',
                                        'code' => '101011500',
                                    ),
                            ),
                    ),
                'shanghai' =>
                    array(
                        'name' => '上海',
                        'pinyin' => 'shanghai',
                        'code' => '101020100',
                        'city' =>
                            array(
                                'shanghai' =>
                                    array(
                                        'name' => '上海',
                                        'pinyin' => 'shanghai',
                                        'code' => '101020100',
                                    ),
                                'minhang' =>
                                    array(
                                        'name' => '闵行',
                                        'pinyin' => 'minhang',
                                        'code' => '101020200',
                                    ),
                                'baoshan' =>
                                    array(
                                        'name' => '宝山',
                                        'pinyin' => 'baoshan',
                                        'code' => '101020300',
                                    ),
                                'jiading' =>
                                    array(
                                        'name' => '嘉定',
                                        'pinyin' => 'jiading',
                                        'code' => '101020500',
                                    ),
                                'nanhui' =>
                                    array(
                                        'name' => '南汇',
                                        'pinyin' => 'nanhui',
                                        'code' => '101020600',
                                    ),
                                'jinshan' =>
                                    array(
                                        'name' => '金山',
                                        'pinyin' => 'jinshan',
                                        'code' => '101020700',
                                    ),
                                'qingpu' =>
                                    array(
                                        'name' => '青浦',
                                        'pinyin' => 'qingpu',
                                        'code' => '101020800',
                                    ),
                                'songjiang' =>
                                    array(
                                        'name' => '松江',
                                        'pinyin' => 'songjiang',
                                        'code' => '101020900',
                                    ),
                                'fengxian' =>
                                    array(
                                        'name' => '奉贤',
                                        'pinyin' => 'fengxian',
                                        'code' => '101021000',
                                    ),
                                'chongming' =>
                                    array(
                                        'name' => '崇明',
                                        'pinyin' => 'chongming',
                                        'code' => '101021100',
                                    ),
                                'xujiahui' =>
                                    array(
                                        'name' => '徐家汇',
                                        'pinyin' => 'xujiahui',
                                        'code' => '101021200',
                                    ),
                                'pudong' =>
                                    array(
                                        'name' => '浦东',
                                        'pinyin' => 'pudong',
                                        'code' => '101021300',
                                    ),
                            ),
                    ),
                'tianjin' =>
                    array(
                        'name' => '天津',
                        'pinyin' => 'tianjin',
                        'code' => '101030100',
                        'city' =>
                            array(
                                'tianjin' =>
                                    array(
                                        'name' => '天津',
                                        'pinyin' => 'tianjin',
                                        'code' => '101030100',
                                    ),
                                'wuqing' =>
                                    array(
                                        'name' => '武清',
                                        'pinyin' => 'wuqing',
                                        'code' => '101030200',
                                    ),
                                'baodi' =>
                                    array(
                                        'name' => '宝坻',
                                        'pinyin' => 'baodi',
                                        'code' => '101030300',
                                    ),
                                'dongli' =>
                                    array(
                                        'name' => '东丽',
                                        'pinyin' => 'dongli',
                                        'code' => '101030400',
                                    ),
                                'xiqing' =>
                                    array(
                                        'name' => '西青',
                                        'pinyin' => 'xiqing',
                                        'code' => '101030500',
                                    ),
                                'beichen' =>
                                    array(
                                        'name' => '北辰',
                                        'pinyin' => 'beichen',
                                        'code' => '101030600',
                                    ),
                                'ninghe' =>
                                    array(
                                        'name' => '宁河',
                                        'pinyin' => 'ninghe',
                                        'code' => '101030700',
                                    ),
                                'hangu' =>
                                    array(
                                        'name' => '汉沽',
                                        'pinyin' => 'hangu',
                                        'code' => '101030800',
                                    ),
                                'jinghai' =>
                                    array(
                                        'name' => '静海',
                                        'pinyin' => 'jinghai',
                                        'code' => '101030900',
                                    ),
                                'jinnan' =>
                                    array(
                                        'name' => '津南',
                                        'pinyin' => 'jinnan',
                                        'code' => '101031000',
                                    ),
                                'tanggu' =>
                                    array(
                                        'name' => '塘沽',
                                        'pinyin' => 'tanggu',
                                        'code' => '101031100',
                                    ),
                                'dagang' =>
                                    array(
                                        'name' => '大港',
                                        'pinyin' => 'dagang',
                                        'code' => '101031200',
                                    ),
                                'jixian' =>
                                    array(
                                        'name' => '蓟县',
                                        'pinyin' => 'jixian',
                                        'code' => '101031400',
                                    ),
                            ),
                    ),
                'hebei' =>
                    array(
                        'name' => '河北',
                        'pinyin' => 'hebei',
                        'code' => '101090101',
                        'city' =>
                            array(
                                'shijiazhuang' =>
                                    array(
                                        'name' => '石家庄',
                                        'pinyin' => 'shijiazhuang',
                                        'code' => '101090101',
                                    ),
                                'baoding' =>
                                    array(
                                        'name' => '保定',
                                        'pinyin' => 'baoding',
                                        'code' => '101090201',
                                    ),
                                'zhangjiakou' =>
                                    array(
                                        'name' => '张家口',
                                        'pinyin' => 'zhangjiakou',
                                        'code' => '101090301',
                                    ),
                                'chengde' =>
                                    array(
                                        'name' => '承德',
                                        'pinyin' => 'chengde',
                                        'code' => '101090402',
                                    ),
                                'tangshan' =>
                                    array(
                                        'name' => '唐山',
                                        'pinyin' => 'tangshan',
                                        'code' => '101090501',
                                    ),
                                'langfang' =>
                                    array(
                                        'name' => '廊坊',
                                        'pinyin' => 'langfang',
                                        'code' => '101090601',
                                    ),
                                'cangzhou' =>
                                    array(
                                        'name' => '沧州',
                                        'pinyin' => 'cangzhou',
                                        'code' => '101090701',
                                    ),
                                'hengshui' =>
                                    array(
                                        'name' => '衡水',
                                        'pinyin' => 'hengshui',
                                        'code' => '101090801',
                                    ),
                                'xingtai' =>
                                    array(
                                        'name' => '邢台',
                                        'pinyin' => 'xingtai',
                                        'code' => '101090901',
                                    ),
                                'handan' =>
                                    array(
                                        'name' => '邯郸',
                                        'pinyin' => 'handan',
                                        'code' => '101091001',
                                    ),
                                'qinhuangdao' =>
                                    array(
                                        'name' => '秦皇岛',
                                        'pinyin' => 'qinhuangdao',
                                        'code' => '101091101',
                                    ),
                            ),
                    ),
            ),
    );
}
