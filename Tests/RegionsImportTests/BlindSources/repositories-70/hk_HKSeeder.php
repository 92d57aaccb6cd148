<?php

return [
    [
        'name' => 'Central',
        'state' => '',
        'country' => 'HK',
        'coord' => '{"lon": 114.158463, "lat": 22.28299}',
    ],
    [
        'name' => 'Mongkok',
        'state' => '',
        'country' => 'HK',
        'coord' => '{"lon": 114.1726, "lat": 22.321381}',
    ],
    [
        'name' => 'Kowloon',
        'state' => '',
        'country' => 'HK',
        'coord' => '{"lon": 114.183327, "lat": 22.316669}',
    ],
    [
        'name' => 'Tsuen Wan',
        'state' => '',
        'country' => 'HK',
        'coord' => '{"lon": 114.099998, "lat": 22.366671}',
    ],
    [
        'name' => 'Hong Kong',
        'state' => '',
        'country' => 'HK',
        'coord' => '{"lon": 114.157692, "lat": 22.285521}',
    ],
    [
        'name' => 'Ma Nam Wat',
        'state' => '',
        'country' => 'HK',
        'coord' => '{"lon": 114.26667, "lat": 22.35}',
    ],
    [
        'name' => 'Sheung Wan',
        'state' => '',
        'country' => 'HK',
        'coord' => '{"lon": 114.149597, "lat": 22.283831}',
    ],
    [
        'name' => 'San Uk Ling',
        'state' => '',
        'country' => 'HK',
        'coord' => '{"lon": 114.133331, "lat": 22.533331}',
    ],
    [
        'name' => 'Sok Kwu Wan',
        'state' => '',
        'country' => 'HK',
        'coord' => '{"lon": 114.133331, "lat": 22.200001}',
    ],
    [
        'name' => 'Nga Tsin Wai',
        'state' => '',
        'country' => 'HK',
        'coord' => '{"lon": 114.183327, "lat": 22.33333}',
    ],
    [
        'name' => 'Kowloon City',
        'state' => '',
        'country' => 'HK',
        'coord' => '{"lon": 114.191208, "lat": 22.328659}',
    ],
    [
        'name' => 'Yung Shue Wan',
        'state' => '',
        'country' => 'HK',
        'coord' => '{"lon": 114.116669, "lat": 22.23333}',
    ],
    [
        'name' => 'Tsim Sha Tsui',
        'state' => '',
        'country' => 'HK',
        'coord' => '{"lon": 114.166672, "lat": 22.299999}',
    ],
    [
        'name' => 'Jardines Lookout',
        'state' => '',
        'country' => 'HK',
        'coord' => '{"lon": 114.183327, "lat": 22.26667}',
    ],
    [
        'name' => 'Wong Chuk Hang Kau Wai',
        'state' => '',
        'country' => 'HK',
        'coord' => '{"lon": 114.183327, "lat": 22.25}',
    ],
    [
        'name' => 'Hong Kong Special Administrative Region',
        'state' => '',
        'country' => 'HK',
        'coord' => '{"lon": 114.166672, "lat": 22.25}',
    ],
];
