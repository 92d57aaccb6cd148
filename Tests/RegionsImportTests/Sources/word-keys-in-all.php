<?php
return [
    'north_quay' => ['name' => 'North Quay', 'towns' => [
        'hill_end' => ['name' => 'Hill End'],
        'old_mill' => ['name' => 'Old Mill'],
        'santa_aro' => ['name' => 'Santa Aro'],
        'san_bel' => ['name' => 'San Bel'],
    ]],
    'la_union' => ['name' => 'La Union', 'towns' => [
        'hill_end' => ['name' => 'Hill End'],
        'cado_bay' => ['name' => 'Cado Bay'],
        'santa_aro' => ['name' => 'Santa Aro'],
    ]],
    'rio_seco' => ['name' => 'Rio Seco', 'towns' => [
        'hill_end' => ['name' => 'Hill End'],
        'del_oro' => ['name' => 'Del Oro'],
        'erw_point' => ['name' => 'Erw Point'],
        'fan_creek' => ['name' => 'Fan Creek'],
        'san_bel' => ['name' => 'San Bel'],
    ]],
];
