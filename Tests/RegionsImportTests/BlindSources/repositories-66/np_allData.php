<?php

namespace KodeFarmers\NepalData\Datas;

$allData = [
  'Koshi' => [
    'Taplejung' => [
      'Ma.Na.Pa.' => [],
      'Upa.Ma.' => [],
      'Na.Pa.' => [
        'Taplejung(Phungling)',
      ],
      'Ga.Pa.' => [
        'Sirijangha',
        'AathraiTriveni',
        'PathibharaYangwarak',
        'Meringden',
        'Sidingwa',
        'Phaktanglung',
        'MaiwaKhola',
        'MikwaKhola',
      ],
    ],
    'Panchthar' => [
      'Ma.Na.Pa.' => [],
      'Upa.Ma.' => [],
      'Na.Pa.' => [],
      'Ga.Pa.' => [
        'Miklajung',
        'Phalgunanda',
        'Hilihang',
        'Phalelung',
        'Yangwarak',
        'Kummayak',
      ],
    ],
    'Ilam' => [
      'Ma.Na.Pa.' => [],
      'Upa.Ma.' => [],
      'Na.Pa.' => [
        'Suryodaya',
        'Ilam',
        'Deumai',
        'Mai',
      ],
      'Ga.Pa.' => [
        'Phakphokthum',
        'MaiJogmai',
        'Chulachuli',
        'Rong',
        'Mangsebung',
        'Sandakpur',
      ],
    ],
    'Morang' => [
      'Ma.Na.Pa.' => [
        'Biratnagar',
      ],
      'Upa.Ma.' => [],
      'Na.Pa.' => [
        'SundarHaraincha',
        'Belbari',
        'Pathari-Shanischare',
        'Ratuwamai',
        'Urlabari',
        'Rangeli',
        'Sunawarshi',
        'LetangBhogateni',
      ],
      'Ga.Pa.' => [
        'Jahada',
        'BudiGanga',
        'Katahari',
        'Dhanpalthan',
        'Kanepokhari',
        'Gramthan',
        'Kerabari',
        'Miklajung',
      ],
    ],
  ],
];
