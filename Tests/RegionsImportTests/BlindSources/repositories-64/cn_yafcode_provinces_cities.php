<?php

return [
    "2" => [
        "province_id" => 2,
        "province_name" => "北京",
        "cities" => [
            52 => [
                "city_id" => 52,
                "city_name" => "北京",
            ],
        ],
    ],
    "3" => [
        "province_id" => 3,
        "province_name" => "安徽",
        "cities" => [
            36 => [
                "city_id" => 36,
                "city_name" => "安庆",
            ],
            37 => [
                "city_id" => 37,
                "city_name" => "蚌埠",
            ],
            38 => [
                "city_id" => 38,
                "city_name" => "巢湖",
            ],
            39 => [
                "city_id" => 39,
                "city_name" => "池州",
            ],
            40 => [
                "city_id" => 40,
                "city_name" => "滁州",
            ],
            41 => [
                "city_id" => 41,
                "city_name" => "阜阳",
            ],
            42 => [
                "city_id" => 42,
                "city_name" => "淮北",
            ],
            43 => [
                "city_id" => 43,
                "city_name" => "淮南",
            ],
            44 => [
                "city_id" => 44,
                "city_name" => "黄山",
            ],
            45 => [
                "city_id" => 45,
                "city_name" => "六安",
            ],
            46 => [
                "city_id" => 46,
                "city_name" => "马鞍山",
            ],
            47 => [
                "city_id" => 47,
                "city_name" => "宿州",
            ],
            48 => [
                "city_id" => 48,
                "city_name" => "铜陵",
            ],
            49 => [
                "city_id" => 49,
                "city_name" => "芜湖",
            ],
            50 => [
                "city_id" => 50,
                "city_name" => "宣城",
            ],
        ],
    ],
];
