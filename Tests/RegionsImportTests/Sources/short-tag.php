<?
return array(
  '1' => array('oblast' => 'Пловдив', 'name' => 'Асеновград', 'id' => '1'),
  '2' => array('oblast' => 'Пловдив', 'name' => 'Карлово', 'id' => '2'),
  '3' => array('oblast' => 'Варна', 'name' => 'Девня', 'id' => '3'),
  '4' => array('oblast' => 'Варна', 'name' => 'Провадия', 'id' => '4'),
);
