<?php
return [
  'free_shipping_min' => 50,
  'currency' => 'TND',
  'zones' => [
    ['name' => 'Grand Tunis', 'price' => 5, 'governorates' => ['Tunis', 'Ariana', 'Ben Arous']],
    ['name' => 'Nord', 'price' => 7, 'governorates' => ['Bizerte', 'Béja']],
    ['name' => 'Sud', 'price' => 9, 'governorates' => ['Gabès', 'Tozeur']],
  ],
];
