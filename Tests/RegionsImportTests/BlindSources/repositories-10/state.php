<?php

$items = [
    ['name' => 'JOHOR', 'name_long' => 'JOHOR DARUL TAKZIM', 'id' => '01', 'code2' => 'JH', 'code3' => 'JHR', 'capital' => 'JOHOR BAHRU'],
    ['name' => 'KEDAH', 'name_long' => 'KEDAH DARUL AMAN', 'id' => '02', 'code2' => 'KD', 'code3' => 'KDH', 'capital' => 'ALOR SETAR'],
    ['name' => 'KELANTAN', 'name_long' => 'KELANTAN DARUL NAIM', 'id' => '03', 'code2' => 'KT', 'code3' => 'KTN', 'capital' => 'KOTA BAHRU'],
    ['name' => 'MELAKA', 'name_long' => 'MELAKA BANDARAYA BERSEJARAH', 'id' => '04', 'code2' => 'ML', 'code3' => 'MLK', 'capital' => 'BANDAR MELAKA'],
    ['name' => 'NEGERI SEMBILAN', 'name_long' => ' NEGERI SEMBILAN DARUL KHUSUS', 'id' => '05', 'code2' => 'NS', 'code3' => 'NSN', 'capital' => 'SEREMBAN'],
    ['name' => 'PAHANG', 'name_long' => 'PAHANG DARUL MAKMUR', 'id' => '06', 'code2' => 'PH', 'code3' => 'PHG', 'capital' => 'KUANTAN'], //kuala lipis until 1953
    ['name' => 'PULAU PINANG', 'name_long' => 'PULAU PINANG PULAU MUTIARA', 'id' => '07', 'code2' => 'PN', 'code3' => 'PNG', 'capital' => 'GEORGE TOWN'],
    ['name' => 'PERAK', 'name_long' => 'PERAK DARUL RIDZUAN', 'id' => '08', 'code2' => 'PR', 'code3' => 'PRK', 'capital' => 'IPOH'],
    ['name' => 'PERLIS', 'name_long' => 'PERLIS INDERA KAYANGAN', 'id' => '09', 'code2' => 'PL', 'code3' => 'PLS', 'capital' => 'KANGAR'],
    ['name' => 'SELANGOR', 'name_long' => 'SELANGOR DARUL EHSAN', 'id' => '10', 'code2' => 'SG', 'code3' => 'SGR', 'capital' => 'SHAH ALAM'], //shah alam until 1978
    ['name' => 'TERENGGANU', 'name_long' => 'TERENGGANU DARUL IMAN', 'id' => '11', 'code2' => 'TR', 'code3' => 'TRG', 'capital' => 'KUALA TERENGGANU'],
    ['name' => 'SABAH', 'name_long' => 'SABAH NEGERI DI BAWAH BAYU', 'id' => '12', 'code2' => 'SB', 'code3' => 'SBH', 'capital' => 'KOTA KINABALU'],
    ['name' => 'SARAWAK', 'name_long' => 'SARAWAK BUMI KENYALANG', 'id' => '13', 'code2' => 'SR', 'code3' => 'SRW', 'capital' => 'KUCHING'],
    ['name' => 'WP KUALA LUMPUR', 'name_long' => 'WILAYAH PERSEKUTUAN KUALA LUMPUR', 'id' => '14', 'code2' => 'KL', 'code3' => 'WKL', 'capital' => 'KUALA LUMPUR'],
    ['name' => 'WP LABUAN', 'name_long' => 'WILAYAH PERSEKUTUAN LABUAN', 'id' => '15', 'code2' => 'LB', 'code3' => 'WPL', 'capital' => 'LABUAN'],
    ['name' => 'WP PUTRAJAYA', 'name_long' => 'WILAYAH PERSEKUTUAN PUTRAJAYA', 'id' => '16', 'code2' => 'PJ', 'code3' => 'PJY', 'capital' => 'PUTRAJAYA'],
    ['name' => 'LUAR NEGARA', 'name_long' => 'LUAR NEGARA', 'id' => '98', 'code2' => 'LN', 'code3' => 'LNE', 'capital' => '-']
];
