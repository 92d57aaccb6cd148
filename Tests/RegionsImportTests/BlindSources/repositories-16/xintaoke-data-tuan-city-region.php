<?php

return
        array(
            110000 =>
            array(
                array(
                    'region_id' => '110101',
                    'name_cn' => '东城区',
                ),
                array(
                    'region_id' => '110102',
                    'name_cn' => '西城区',
                ),
                array(
                    'region_id' => '110105',
                    'name_cn' => '朝阳区',
                ),
                array(
                    'region_id' => '110106',
                    'name_cn' => '丰台区',
                ),
                array(
                    'region_id' => '110107',
                    'name_cn' => '石景山区',
                ),
                array(
                    'region_id' => '110108',
                    'name_cn' => '海淀区',
                ),
                array(
                    'region_id' => '110109',
                    'name_cn' => '门头沟区',
                ),
                array(
                    'region_id' => '110111',
                    'name_cn' => '房山区',
                ),
                array(
                    'region_id' => '110112',
                    'name_cn' => '通州区',
                ),
                array(
                    'region_id' => '110113',
                    'name_cn' => '顺义区',
                ),
                array(
                    'region_id' => '110114',
                    'name_cn' => '昌平区',
                ),
                array(
                    'region_id' => '110115',
                    'name_cn' => '大兴区',
                ),
                array(
                    'region_id' => '110116',
                    'name_cn' => '怀柔区',
                ),
                array(
                    'region_id' => '110117',
                    'name_cn' => '平谷区',
                ),
                array(
                    'region_id' => '110228',
                    'name_cn' => '密云',
                ),
                array(
                    'region_id' => '110229',
                    'name_cn' => '延庆',
                ),
            ),
            120000 =>
            array(
                array(
                    'region_id' => '120101',
                    'name_cn' => '和平区',
                ),
                array(
                    'region_id' => '120102',
                    'name_cn' => '河东区',
                ),
                array(
                    'region_id' => '120103',
                    'name_cn' => '河西区',
                ),
                array(
                    'region_id' => '120104',
                    'name_cn' => '南开区',
                ),
                array(
                    'region_id' => '120105',
                    'name_cn' => '河北区',
                ),
                array(
                    'region_id' => '120106',
                    'name_cn' => '红桥区',
                ),
                array(
                    'region_id' => '120110',
                    'name_cn' => '东丽区',
                ),
                array(
                    'region_id' => '120111',
                    'name_cn' => '西青区',
                ),
                array(
                    'region_id' => '120112',
                    'name_cn' => '津南区',
                ),
                array(
                    'region_id' => '120113',
                    'name_cn' => '北辰区',
                ),
                array(
                    'region_id' => '120114',
                    'name_cn' => '武清区',
                ),
                array(
                    'region_id' => '120115',
                    'name_cn' => '宝坻区',
                ),
                array(
                    'region_id' => '120221',
                    'name_cn' => '宁河',
                ),
                array(
                    'region_id' => '120223',
                    'name_cn' => '静海',
                ),
                array(
                    'region_id' => '120225',
                    'name_cn' => '蓟县',
                ),
            ),
            130100 =>
            array(
                array(
                    'region_id' => '130102',
                    'name_cn' => '长安区',
                ),
                array(
                    'region_id' => '130103',
                    'name_cn' => '桥东区',
                ),
                array(
                    'region_id' => '130104',
                    'name_cn' => '桥西区',
                ),
                array(
                    'region_id' => '130105',
                    'name_cn' => '新华区',
                ),
                array(
                    'region_id' => '130107',
                    'name_cn' => '井陉矿区',
                ),
                array(
                    'region_id' => '130108',
                    'name_cn' => '裕华区',
                ),
                array(
                    'region_id' => '130121',
                    'name_cn' => '井陉',
                ),
                array(
                    'region_id' => '130123',
                    'name_cn' => '正定',
                ),
                array(
                    'region_id' => '130124',
                    'name_cn' => '栾城',
                ),
                array(
                    'region_id' => '130125',
                    'name_cn' => '行唐',
                ),
                array(
                    'region_id' => '130126',
                    'name_cn' => '灵寿',
                ),
                array(
                    'region_id' => '130127',
                    'name_cn' => '高邑',
                ),
                array(
                    'region_id' => '130128',
                    'name_cn' => '深泽',
                ),
                array(
                    'region_id' => '130129',
                    'name_cn' => '赞皇',
                ),
                array(
                    'region_id' => '130130',
                    'name_cn' => '无极',
                ),
                array(
                    'region_id' => '130131',
                    'name_cn' => '平山',
                ),
                array(
                    'region_id' => '130132',
                    'name_cn' => '元氏',
                ),
                array(
                    'region_id' => '130133',
                    'name_cn' => '赵县',
                ),
            ),
            130200 =>
            array(
                array(
                    'region_id' => '130202',
                    'name_cn' => '路南区',
                ),
                array(
                    'region_id' => '130203',
                    'name_cn' => '路北区',
                ),
                array(
                    'region_id' => '130204',
                    'name_cn' => '古冶区',
                ),
                array(
                    'region_id' => '130205',
                    'name_cn' => '开平区',
                ),
                array(
                    'region_id' => '130207',
                    'name_cn' => '丰南区',
                ),
                array(
                    'region_id' => '130208',
                    'name_cn' => '丰润区',
                ),
                array(
                    'region_id' => '130223',
                    'name_cn' => '滦县',
                ),
                array(
                    'region_id' => '130224',
                    'name_cn' => '滦南',
                ),
                array(
                    'region_id' => '130225',
                    'name_cn' => '乐亭',
                ),
                array(
                    'region_id' => '130227',
                    'name_cn' => '迁西',
                ),
                array(
                    'region_id' => '130229',
                    'name_cn' => '玉田',
                ),
                array(
                    'region_id' => '130230',
                    'name_cn' => '唐海',
                ),
            ),
            130300 =>
            array(
                array(
                    'region_id' => '130302',
                    'name_cn' => '海港区',
                ),
                array(
                    'region_id' => '130303',
                    'name_cn' => '山海关区',
                ),
                array(
                    'region_id' => '130304',
                    'name_cn' => '北戴河区',
                ),
                array(
                    'region_id' => '130322',
                    'name_cn' => '昌黎',
                ),
                array(
                    'region_id' => '130323',
                    'name_cn' => '抚宁',
                ),
                array(
                    'region_id' => '130324',
                    'name_cn' => '卢龙',
                ),
            ),
            130400 =>
            array(
                array(
                    'region_id' => '130402',
                    'name_cn' => '邯山区',
                ),
                array(
                    'region_id' => '130403',
                    'name_cn' => '丛台区',
                ),
                array(
                    'region_id' => '130404',
                    'name_cn' => '复兴区',
                ),
                array(
                    'region_id' => '130406',
                    'name_cn' => '峰峰矿区',
                ),
                array(
                    'region_id' => '130421',
                    'name_cn' => '邯郸县',
                ),
                array(
                    'region_id' => '130423',
                    'name_cn' => '临漳',
                ),
                array(
                    'region_id' => '130424',
                    'name_cn' => '成安',
                ),
                array(
                    'region_id' => '130425',
                    'name_cn' => '大名',
                ),
                array(
                    'region_id' => '130426',
                    'name_cn' => '涉县',
                ),
                array(
                    'region_id' => '130427',
                    'name_cn' => '磁县',
                ),
                array(
                    'region_id' => '130428',
                    'name_cn' => '肥乡',
                ),
                array(
                    'region_id' => '130429',
                    'name_cn' => '永年',
                ),
                array(
                    'region_id' => '130430',
                    'name_cn' => '邱县',
                ),
                array(
                    'region_id' => '130431',
                    'name_cn' => '鸡泽',
                ),
                array(
                    'region_id' => '130432',
                    'name_cn' => '广平',
                ),
                array(
                    'region_id' => '130433',
                    'name_cn' => '馆陶',
                ),
                array(
                    'region_id' => '130434',
                    'name_cn' => '魏县',
                ),
                array(
                    'region_id' => '130435',
                    'name_cn' => '曲周',
                ),
            ),
            130500 =>
            array(
                array(
                    'region_id' => '130502',
                    'name_cn' => '桥东区',
                ),
                array(
                    'region_id' => '130503',
                    'name_cn' => '桥西区',
                ),
                array(
                    'region_id' => '130521',
                    'name_cn' => '邢台县',
                ),
                array(
                    'region_id' => '130522',
                    'name_cn' => '临城',
                ),
                array(
                    'region_id' => '130523',
                    'name_cn' => '内丘',
                ),
                array(
                    'region_id' => '130524',
                    'name_cn' => '柏乡',
                ),
                array(
                    'region_id' => '130525',
                    'name_cn' => '隆尧',
                ),
                array(
                    'region_id' => '130526',
                    'name_cn' => '任县',
                ),
                array(
                    'region_id' => '130527',
                    'name_cn' => '南和',
                ),
                array(
                    'region_id' => '130528',
                    'name_cn' => '宁晋',
                ),
                array(
                    'region_id' => '130529',
                    'name_cn' => '巨鹿',
                ),
                array(
                    'region_id' => '130530',
                    'name_cn' => '新河',
                ),
                array(
                    'region_id' => '130531',
                    'name_cn' => '广宗',
                ),
                array(
                    'region_id' => '130532',
                    'name_cn' => '平乡',
                ),
                array(
                    'region_id' => '130533',
                    'name_cn' => '威县',
                ),
                array(
                    'region_id' => '130534',
                    'name_cn' => '清河',
                ),
                array(
                    'region_id' => '130535',
                    'name_cn' => '临西',
                ),
            ),
        );
