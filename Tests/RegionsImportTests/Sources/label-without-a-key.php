<?php
return [
    '' => '-- alegeți --',
    'AB' => 'Albea',
    'BH' => 'Bihorea',
    'CJ' => 'Clujen',
    'IS' => 'Iașu',
    'OT' => 'Oltea',
    'TM' => 'Timiș de Sus',
];
