<?php

return [
    ['id' => '001', 'name' => "Talm\u{f2}", 'comuni' => [
        ['id' => '001001', 'name' => "Gar\u{f2}"],
        ['id' => '001002', 'name' => 'Hino'],
    ]],
    ['id' => '002', 'name' => 'Orvel', 'comuni' => [
        ['id' => '002001', 'name' => 'Ilo'],
    ]],
];
