<?
return array (
  '1' => array (
     'url' => '/tat/kazan/',
     'name' => 'Казань',
     'reg' => 'Татарстан Республика',
     'type' => 'city',
     'id' => '1'
    ),
  '2' => array (
     'url' => '/tat/naberezhnye-chelny/',
     'name' => 'Набережные Челны',
     'reg' => 'Татарстан Республика',
     'type' => 'city',
     'id' => '2'
    ),
  '3' => array (
     'url' => '/mo/moskva/',
     'name' => 'Москва',
     'reg' => 'Московская Область',
     'type' => 'city',
     'id' => '3'
    ),
  '4' => array (
     'url' => '/yar/rostov/',
     'name' => 'Ростов',
     'reg' => 'Ярославская Область',
     'type' => 'city',
     'id' => '4'
    ),
  '5' => array (
     'url' => '/svdl/ekaterinburg/',
     'name' => 'Екатеринбург',
     'reg' => 'Свердловская Область',
     'type' => 'city',
     'id' => '5'
    ),
  '6' => array (
     'url' => '/vrzh/voronezh/',
     'name' => 'Воронеж',
     'reg' => 'Воронежская Область',
     'type' => 'city',
     'id' => '6'
    ),
  '7' => array (
     'url' => '/nsb/novosibirsk/',
     'name' => 'Новосибирск',
     'reg' => 'Новосибирская Область',
     'type' => 'city',
     'id' => '7'
    ),
  '8' => array (
     'url' => '/nizh/nizhnij-novgorod/',
     'name' => 'Нижний Новгород',
     'reg' => 'Нижегородская Область',
     'type' => 'city',
     'id' => '8'
    ),
  '9' => array (
     'url' => '/len/sankt-peterburg/',
     'name' => 'Санкт-Петербург',
     'reg' => 'Ленинградская Область',
     'type' => 'city',
     'id' => '9'
    ),
  '10' => array (
     'url' => '/rst/rostov-na-donu/',
     'name' => 'Ростов-на-Дону',
     'reg' => 'Ростовская Область',
     'type' => 'city',
     'id' => '10'
    ),
);
