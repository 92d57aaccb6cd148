<?php
return array(
  'kunming' => array(
    'cityName' => '昆明',
    'districts' => array(
      array('zh' => '五华', 'name' => '五华区', 'code' => '530102'),
      array('zh' => '盘龙', 'name' => '盘龙区', 'code' => '530103'),
      array('zh' => '官渡', 'name' => '官渡区', 'code' => '530111'),
    ),
  ),
);
