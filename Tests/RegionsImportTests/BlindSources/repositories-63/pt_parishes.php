<?php

declare(strict_types=1);

return [
    '010100' => [
        [
            'code' => '010103',
            'name' => 'AGUADA DE CIMA',
        ],
        [
            'code' => '010109',
            'name' => 'FERMENTELOS',
        ],
        [
            'code' => '010112',
            'name' => 'MACINHATA DO VOUGA',
        ],
        [
            'code' => '010119',
            'name' => 'VALONGO DO VOUGA',
        ],
        [
            'code' => '010121',
            'name' => 'União das freguesias de Águeda e Borralha',
        ],
        [
            'code' => '010122',
            'name' => 'União das freguesias de Barrô e Aguada de Baixo',
        ],
        [
            'code' => '010123',
            'name' => 'União das freguesias de Belazaima do Chão, Castanheira do Vouga e Agadão',
        ],
        [
            'code' => '010124',
            'name' => 'União das freguesias de Recardães e Espinhel',
        ],
        [
            'code' => '010125',
            'name' => 'União das freguesias de Travassô e Óis da Ribeira',
        ],
        [
            'code' => '010126',
            'name' => 'União das freguesias de Trofa, Segadães e Lamas do Vouga',
        ],
        [
            'code' => '010127',
            'name' => 'União das freguesias do Préstimo e Macieira de Alcoba',
        ],
    ],

    '010200' => [
        [
            'code' => '010202',
            'name' => 'ALQUERUBIM',
        ],
        [
            'code' => '010203',
            'name' => 'ANGEJA',
        ],
        [
            'code' => '010204',
            'name' => 'BRANCA',
        ],
        [
            'code' => '010206',
            'name' => 'RIBEIRA DE FRÁGUAS',
        ],
        [
            'code' => '010209',
            'name' => 'Albergaria-a-Velha e Valmaior',
        ],
        [
            'code' => '010210',
            'name' => 'São João de Loure e Frossos',
        ],
    ],
];
