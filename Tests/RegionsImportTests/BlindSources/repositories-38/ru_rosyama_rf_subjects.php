<?php

return array (
  0 => 
  array (
    'id' => 1,
    'name' => 'Адыгея',
    'name_full' => 'Республика Адыгея',
    'name_full_genitive' => 'республики Адыгеи',
    'region_num' => 1,
  ),
  1 => 
  array (
    'id' => 2,
    'name' => 'Алтай',
    'name_full' => 'Республика Алтай',
    'name_full_genitive' => 'республики Алтай',
    'region_num' => 4,
  ),
  2 => 
  array (
    'id' => 3,
    'name' => 'Башкортостан',
    'name_full' => 'Республика Башкортостан',
    'name_full_genitive' => 'республики Башкортостан',
    'region_num' => 2,
  ),
  3 => 
  array (
    'id' => 4,
    'name' => 'Бурятия',
    'name_full' => 'Республика Бурятия',
    'name_full_genitive' => 'республики Бурятии',
    'region_num' => 3,
  ),
  4 => 
  array (
    'id' => 5,
    'name' => 'Дагестан',
    'name_full' => 'Республика Дагестан',
    'name_full_genitive' => 'республики Дагестан',
    'region_num' => 5,
  ),
  5 => 
  array (
    'id' => 6,
    'name' => 'Ингушетия',
    'name_full' => 'Республика Ингушетия',
    'name_full_genitive' => 'республики Ингушетии',
    'region_num' => 6,
  ),
  6 => 
  array (
    'id' => 7,
    'name' => 'Кабардино-Балкарская',
    'name_full' => 'Кабардино-Балкарская республика',
    'name_full_genitive' => 'Кабардино-Балкарской республики',
    'region_num' => 7,
  ),
  7 => 
  array (
    'id' => 8,
    'name' => 'Калмыкия',
    'name_full' => 'Республика Калмыкия',
    'name_full_genitive' => 'республики Калмыкии',
    'region_num' => 8,
  ),
  80 => 
  array (
    'id' => 81,
    'name' => 'Ханты-Мансийский',
    'name_full' => 'Ханты-Мансийский автономный округ',
    'name_full_genitive' => 'Ханты-Мансийского автономного округа',
    'region_num' => 86,
  ),
  81 => 
  array (
    'id' => 82,
    'name' => 'Чукотский',
    'name_full' => 'Чукотский автономный округ',
    'name_full_genitive' => 'Чукотского автономного округа',
    'region_num' => 87,
  ),
  82 => 
  array (
    'id' => 83,
    'name' => 'Ямало-Ненецкий',
    'name_full' => 'Ямало-Ненецкий автономный округ',
    'name_full_genitive' => 'Ямало-Ненецкого автономного округа',
    'region_num' => 89,
  ),
);