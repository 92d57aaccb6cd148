<?php

$all = [
  'Kosha' => [
    'Tapleja' => ['Ma.Na.Pa.' => [], 'Na.Pa.' => ['Phunga'], 'Ga.Pa.' => ['Sirija', 'Aathra', 'Pathiba']],
    'Pancha' => ['Ma.Na.Pa.' => [], 'Na.Pa.' => [], 'Ga.Pa.' => ['Mikla', 'Phalga', 'Hiliha']],
    'Moranga' => ['Ma.Na.Pa.' => ['Birata'], 'Na.Pa.' => ['Sundara', 'Belba'], 'Ga.Pa.' => ['Jahada', 'Katara']],
  ],
];
