<?php
$note = 'Provinces and their towns,
as the ministry lists them';
$provinces = [
  ['name' => 'Aro', 'towns' => ['Beko', 'Cilo']],
  ['name' => 'Dumu', 'towns' => ['Efe', 'Gulo', 'Hano']],
];
