<?php

return array (
  0 => 
  array (
    'id' => 7,
    'name' => 'Адыр',
    'name_full' => 'Республика Адыр',
  ),
  1 => 
  array (
    'id' => 8,
    'name' => 'Алта',
    'name_full' => 'Республика Алта',
  ),
  2 => 
  array (
    'id' => 9,
    'name' => 'Башкор',
    'name_full' => 'Республика Башкор',
  ),
);
