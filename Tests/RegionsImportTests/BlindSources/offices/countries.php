<?php
return [
    0   =>
        [
            'name'              => 'Albania',
            'iso_code_2'        => 'AL',
            'iso_code_3'        => 'ALB',
            'address_format'    => '',
            'postcode_required' => '0',
            'status'            => '1',
            'zones'             =>
                [
                    0  =>
                        [
                            'name'   => 'Berat',
                            'code'   => 'BR',
                            'status' => '1',
                        ],
                    1  =>
                        [
                            'name'   => 'Durrës',
                            'code'   => 'DR',
                            'status' => '1',
                        ],
                ],
        ],
    1   =>
        [
            'name'              => 'Botswana',
            'iso_code_2'        => 'BW',
            'iso_code_3'        => 'BWA',
            'address_format'    => '',
            'postcode_required' => '0',
            'status'            => '1',
            'zones'             =>
                [
                    0  =>
                        [
                            'name'   => 'Central',
                            'code'   => 'CE',
                            'status' => '1',
                        ],
                    1  =>
                        [
                            'name'   => 'Ghanzi',
                            'code'   => 'GH',
                            'status' => '1',
                        ],
                    2  =>
                        [
                            'name'   => 'Kgatleng',
                            'code'   => 'KL',
                            'status' => '1',
                        ],
                ],
        ],
    2   =>
        [
            'name'              => 'Aruba',
            'iso_code_2'        => 'AW',
            'iso_code_3'        => 'ABW',
            'address_format'    => '',
            'postcode_required' => '0',
            'status'            => '1',
            'zones'             =>
                [
                ],
        ],
    3   =>
        [
            'name'              => 'Jordan',
            'iso_code_2'        => 'JO',
            'iso_code_3'        => 'JOR',
            'address_format'    => '',
            'postcode_required' => '0',
            'status'            => '1',
            'zones'             =>
                [
                    0  =>
                        [
                            'name'   => 'Amman',
                            'code'   => 'AM',
                            'status' => '1',
                        ],
                    1  =>
                        [
                            'name'   => 'Ajlun',
                            'code'   => 'AJ',
                            'status' => '1',
                        ],
                ],
        ],
];
