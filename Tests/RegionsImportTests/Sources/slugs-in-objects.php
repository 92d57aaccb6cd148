<?php
return [
  'bihor' => ['nume' => 'Bihor', 'orase' => ['oradea' => 'Oradea', 'salonta' => 'Salonta']],
  'cluj' => ['nume' => 'Cluj', 'orase' => ['turda' => 'Turda', 'dej' => 'Dej', 'gherla' => 'Gherla']],
  'iasi' => ['nume' => 'Iași', 'orase' => ['pascani' => 'Pașcani', 'harlau' => 'Hârlău']],
];
