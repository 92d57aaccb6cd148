<?php

return array(
    // 广东的区域数据
    '200000' => array(
        // 上级编码
        'parent' => null,
        // 区域编码
        'code' => '200000',
        // 区域名称
        'name' => '广东',
        // 下级区域列表
        'child' => array(
            // 广州的区域数据
            '200100' => array(
                'parent' => '200000',
                'code' => '200100',
                'name' => '广州市',
                'child' => array(
                    // 越秀区
                    '200101' => array(
                        'parent' => '200100',
                        'code' => '200101',
                        'name' => '越秀区',
                        'child' => null,
                    ),
                    // 海珠区
                    '200102' => array(
                        'parent' => '200100',
                        'code' => '200102',
                        'name' => '海珠区',
                        'child' => null,
                    ),
                    // 荔湾区
                    '200103' => array(
                        'parent' => '200100',
                        'code' => '200103',
                        'name' => '荔湾区',
                        'child' => null,
                    ),
                    // 白云区
                    '200104' => array(
                        'parent' => '200100',
                        'code' => '200104',
                        'name' => '白云区',
                        'child' => null,
                    ),
                    // 天河区
                    '200105' => array(
                        'parent' => '200100',
                        'code' => '200105',
                        'name' => '天河区',
                        'child' => null,
                    ),
                    // 黄埔区
                    '200106' => array(
                        'parent' => '200100',
                        'code' => '200106',
                        'name' => '黄埔区',
                        'child' => null,
                    ),
                    // 花都区
                    '200107' => array(
                        'parent' => '200100',
                        'code' => '200107',
                        'name' => '花都区',
                        'child' => null,
                    ),
                    // 番禺区
                    '200108' => array(
                        'parent' => '200100',
                        'code' => '200108',
                        'name' => '番禺区',
                        'child' => null,
                    ),
                    // 南沙区
                    '200109' => array(
                        'parent' => '200100',
                        'code' => '200109',
                        'name' => '南沙区',
                        'child' => null,
                    ),
                    // 萝岗区
                    '200110' => array(
                        'parent' => '200100',
                        'code' => '200110',
                        'name' => '萝岗区',
                        'child' => null,
                    ),
                    // 从化市
                    '200111' => array(
                        'parent' => '200100',
                        'code' => '200111',
                        'name' => '从化市',
                        'child' => null,
                    ),
                    // 增城市
                    '200112' => array(
                        'parent' => '200100',
                        'code' => '200112',
                        'name' => '增城市',
                        'child' => null,
                    ),
                )
            ),
        )
    ),
);
