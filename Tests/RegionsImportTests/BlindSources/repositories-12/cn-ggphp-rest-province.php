<?php

/**
 * 省市区数据
 * @package rest
 * @author $goodzsq@gmail.com
 */
class rest_province implements rest_interface {

    private $_data = array(
        0 =>
        array(
            'name' => '北京市',
            'order' => '1',
            'child' =>
            array(
                0 =>
                array(
                    'name' => '北京市',
                    'order' => '1',
                    'child' =>
                    array(
                        0 =>
                        array(
                            'name' => '东城区',
                            'city' => '1',
                        ),
                        1 =>
                        array(
                            'name' => '西城区',
                            'city' => '1',
                        ),
                        2 =>
                        array(
                            'name' => '崇文区',
                            'city' => '1',
                        ),
                        3 =>
                        array(
                            'name' => '宣武区',
                            'city' => '1',
                        ),
                        4 =>
                        array(
                            'name' => '朝阳区',
                            'city' => '1',
                        ),
                        5 =>
                        array(
                            'name' => '丰台区',
                            'city' => '1',
                        ),
                        6 =>
                        array(
                            'name' => '石景山区',
                            'city' => '1',
                        ),
                        7 =>
                        array(
                            'name' => '海淀区',
                            'city' => '1',
                        ),
                        8 =>
                        array(
                            'name' => '门头沟区',
                            'city' => '1',
                        ),
                        9 =>
                        array(
                            'name' => '房山区',
                            'city' => '1',
                        ),
                        10 =>
                        array(
                            'name' => '通州区',
                            'city' => '1',
                        ),
                        11 =>
                        array(
                            'name' => '顺义区',
                            'city' => '1',
                        ),
                        12 =>
                        array(
                            'name' => '昌平区',
                            'city' => '1',
                        ),
                        13 =>
                        array(
                            'name' => '大兴区',
                            'city' => '1',
                        ),
                        14 =>
                        array(
                            'name' => '怀柔区',
                            'city' => '1',
                        ),
                        15 =>
                        array(
                            'name' => '平谷区',
                            'city' => '1',
                        ),
                        16 =>
                        array(
                            'name' => '密云县',
                            'city' => '1',
                        ),
                        17 =>
                        array(
                            'name' => '延庆县',
                            'city' => '1',
                        ),
                    ),
                ),
            ),
        ),
        1 =>
        array(
            'name' => '天津市',
            'order' => '2',
            'child' =>
            array(
                0 =>
                array(
                    'name' => '天津市',
                    'order' => '2',
                    'child' =>
                    array(
                        0 =>
                        array(
                            'name' => '和平区',
                            'city' => '2',
                        ),
                        1 =>
                        array(
                            'name' => '河东区',
                            'city' => '2',
                        ),
                        2 =>
                        array(
                            'name' => '河西区',
                            'city' => '2',
                        ),
                        3 =>
                        array(
                            'name' => '南开区',
                            'city' => '2',
                        ),
                        4 =>
                        array(
                            'name' => '河北区',
                            'city' => '2',
                        ),
                        5 =>
                        array(
                            'name' => '红桥区',
                            'city' => '2',
                        ),
                        6 =>
                        array(
                            'name' => '塘沽区',
                            'city' => '2',
                        ),
                        7 =>
                        array(
                            'name' => '汉沽区',
                            'city' => '2',
                        ),
                        8 =>
                        array(
                            'name' => '大港区',
                            'city' => '2',
                        ),
                        9 =>
                        array(
                            'name' => '东丽区',
                            'city' => '2',
                        ),
                        10 =>
                        array(
                            'name' => '西青区',
                            'city' => '2',
                        ),
                        11 =>
                        array(
                            'name' => '津南区',
                            'city' => '2',
                        ),
                        12 =>
                        array(
                            'name' => '北辰区',
                            'city' => '2',
                        ),
                        13 =>
                        array(
                            'name' => '武清区',
                            'city' => '2',
                        ),
                        14 =>
                        array(
                            'name' => '宝坻区',
                            'city' => '2',
                        ),
                        15 =>
                        array(
                            'name' => '宁河县',
                            'city' => '2',
                        ),
                        16 =>
                        array(
                            'name' => '静海县',
                            'city' => '2',
                        ),
                        17 =>
                        array(
                            'name' => '蓟县',
                            'city' => '2',
                        ),
                    ),
                ),
            ),
        ),
        2 =>
        array(
            'name' => '河北省',
            'order' => '3',
            'child' =>
            array(
                0 =>
                array(
                    'name' => '石家庄市',
                    'order' => '3',
                    'child' =>
                    array(
                        0 =>
                        array(
                            'name' => '长安区',
                            'city' => '3',
                        ),
                        1 =>
                        array(
                            'name' => '桥东区',
                            'city' => '3',
                        ),
                        2 =>
                        array(
                            'name' => '桥西区',
                            'city' => '3',
                        ),
                        3 =>
                        array(
                            'name' => '新华区',
                            'city' => '3',
                        ),
                        4 =>
                        array(
                            'name' => '井陉矿区',
                            'city' => '3',
                        ),
                        5 =>
                        array(
                            'name' => '裕华区',
                            'city' => '3',
                        ),
                        6 =>
                        array(
                            'name' => '井陉县',
                            'city' => '3',
                        ),
                        7 =>
                        array(
                            'name' => '正定县',
                            'city' => '3',
                        ),
                        8 =>
                        array(
                            'name' => '栾城县',
                            'city' => '3',
                        ),
                        9 =>
                        array(
                            'name' => '行唐县',
                            'city' => '3',
                        ),
                        10 =>
                        array(
                            'name' => '灵寿县',
                            'city' => '3',
                        ),
                        11 =>
                        array(
                            'name' => '高邑县',
                            'city' => '3',
                        ),
                        12 =>
                        array(
                            'name' => '深泽县',
                            'city' => '3',
                        ),
                        13 =>
                        array(
                            'name' => '赞皇县',
                            'city' => '3',
                        ),
                        14 =>
                        array(
                            'name' => '无极县',
                            'city' => '3',
                        ),
                        15 =>
                        array(
                            'name' => '平山县',
                            'city' => '3',
                        ),
                        16 =>
                        array(
                            'name' => '元氏县',
                            'city' => '3',
                        ),
                        17 =>
                        array(
                            'name' => '赵县',
                            'city' => '3',
                        ),
                        18 =>
                        array(
                            'name' => '辛集市',
                            'city' => '3',
                        ),
                        19 =>
                        array(
                            'name' => '藁城市',
                            'city' => '3',
                        ),
                        20 =>
                        array(
                            'name' => '晋州市',
                            'city' => '3',
                        ),
                        21 =>
                        array(
                            'name' => '新乐市',
                            'city' => '3',
                        ),
                        22 =>
                        array(
                            'name' => '鹿泉市',
                            'city' => '3',
                        ),
                    ),
                ),
                1 =>
                array(
                    'name' => '唐山市',
                    'order' => '4',
                    'child' =>
                    array(
                        0 =>
                        array(
                            'name' => '路南区',
                            'city' => '4',
                        ),
                        1 =>
                        array(
                            'name' => '路北区',
                            'city' => '4',
                        ),
                        2 =>
                        array(
                            'name' => '古冶区',
                            'city' => '4',
                        ),
                        3 =>
                        array(
                            'name' => '开平区',
                            'city' => '4',
                        ),
                        4 =>
                        array(
                            'name' => '丰南区',
                            'city' => '4',
                        ),
                        5 =>
                        array(
                            'name' => '丰润区',
                            'city' => '4',
                        ),
                        6 =>
                        array(
                            'name' => '滦县',
                            'city' => '4',
                        ),
                        7 =>
                        array(
                            'name' => '滦南县',
                            'city' => '4',
                        ),
                        8 =>
                        array(
                            'name' => '乐亭县',
                            'city' => '4',
                        ),
                        9 =>
                        array(
                            'name' => '迁西县',
                            'city' => '4',
                        ),
                        10 =>
                        array(
                            'name' => '玉田县',
                            'city' => '4',
                        ),
                        11 =>
                        array(
                            'name' => '唐海县',
                            'city' => '4',
                        ),
                        12 =>
                        array(
                            'name' => '遵化市',
                            'city' => '4',
                        ),
                        13 =>
                        array(
                            'name' => '迁安市',
                            'city' => '4',
                        ),
                    ),
                ),
                2 =>
                array(
                    'name' => '秦皇岛市',
                    'order' => '5',
                    'child' =>
                    array(
                        0 =>
                        array(
                            'name' => '海港区',
                            'city' => '5',
                        ),
                        1 =>
                        array(
                            'name' => '山海关区',
                            'city' => '5',
                        ),
                        2 =>
                        array(
                            'name' => '北戴河区',
                            'city' => '5',
                        ),
                        3 =>
                        array(
                            'name' => '青龙满族自治县',
                            'city' => '5',
                        ),
                        4 =>
                        array(
                            'name' => '昌黎县',
                            'city' => '5',
                        ),
                        5 =>
                        array(
                            'name' => '抚宁县',
                            'city' => '5',
                        ),
                        6 =>
                        array(
                            'name' => '卢龙县',
                            'city' => '5',
                        ),
                    ),
                ),
            ),
        ),
    );

    public function get($id) {
        return isset($this->_data[$id]) ? $this->_data[$id] : null;
    }

    public function index() {
        return $this->_data;
    }

}
