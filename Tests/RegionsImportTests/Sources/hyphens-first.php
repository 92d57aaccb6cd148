<?php

return [
    [
        'name' => '--',
    ],
    [
        'name' => '青森',
    ],
    [
        'name' => '岩手',
    ],
    [
        'name' => '秋田',
    ],
    [
        'name' => '山形',
    ],
];
