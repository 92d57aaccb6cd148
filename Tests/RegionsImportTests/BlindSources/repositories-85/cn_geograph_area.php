<?php

return [
    'area' => [
        // 北京
        1 => [
            1 => ['Division' => '110101', 'Name' => '东城', 'FullName' => '东城区', 'ZipCode' => '100000'],
            2 => ['Division' => '110102', 'Name' => '西城', 'FullName' => '西城区', 'ZipCode' => '100032'],
            3 => ['Division' => '110105', 'Name' => '朝阳', 'FullName' => '朝阳区', 'ZipCode' => '100020'],
            4 => ['Division' => '110106', 'Name' => '丰台', 'FullName' => '丰台区', 'ZipCode' => '110106'],
            5 => ['Division' => '110107', 'Name' => '石景山', 'FullName' => '石景山区', 'ZipCode' => '100043'],
            6 => ['Division' => '110108', 'Name' => '海淀', 'FullName' => '海淀区', 'ZipCode' => '100089'],
            7 => ['Division' => '110109', 'Name' => '门头沟', 'FullName' => '门头沟区', 'ZipCode' => '102300'],
            8 => ['Division' => '110111', 'Name' => '房山', 'FullName' => '房山区', 'ZipCode' => '102488'],
            9 => ['Division' => '110112', 'Name' => '通州', 'FullName' => '通州区', 'ZipCode' => '101149'],
            10 => ['Division' => '110113', 'Name' => '顺义', 'FullName' => '顺义区', 'ZipCode' => '101300'],
            11 => ['Division' => '110114', 'Name' => '昌平', 'FullName' => '昌平区', 'ZipCode' => '102200'],
            12 => ['Division' => '110115', 'Name' => '大兴', 'FullName' => '大兴区', 'ZipCode' => '102600'],
            13 => ['Division' => '110116', 'Name' => '怀柔', 'FullName' => '怀柔区', 'ZipCode' => '101400'],
            14 => ['Division' => '110117', 'Name' => '平谷', 'FullName' => '平谷区', 'ZipCode' => '101200'],
            15 => ['Division' => '110228', 'Name' => '密云', 'FullName' => '密云县', 'ZipCode' => '101500'],
            16 => ['Division' => '110229', 'Name' => '延庆', 'FullName' => '延庆县', 'ZipCode' => '102100'],
        ],
    ],
];
