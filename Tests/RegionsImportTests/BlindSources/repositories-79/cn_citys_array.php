<?php
return array (
  'beijing' => 
  array (
    'quName' => '北京',
    'cityName' => '北京',
    'subCity' => 
    array (
      0 => 
      array (
        'zwName' => '北京',
        'pyName' => 'beijing',
        'code' => '101010100',
      ),
      1 => 
      array (
        'zwName' => '海淀',
        'pyName' => 'haidian',
        'code' => '101010200',
      ),
      2 => 
      array (
        'zwName' => '朝阳',
        'pyName' => 'chaoyang',
        'code' => '101010300',
      ),
      3 => 
      array (
        'zwName' => '顺义',
        'pyName' => 'shunyi',
        'code' => '101010400',
      ),
      4 => 
      array (
        'zwName' => '怀柔',
        'pyName' => 'huairou',
        'code' => '101010500',
      ),
      5 => 
      array (
        'zwName' => '通州',
        'pyName' => 'tongzhou',
        'code' => '101010600',
      ),
      6 => 
      array (
        'zwName' => '昌平',
        'pyName' => 'changping',
        'code' => '101010700',
      ),
      7 => 
      array (
        'zwName' => '延庆',
        'pyName' => 'yanqing',
        'code' => '101010800',
      ),
      8 => 
      array (
        'zwName' => '丰台',
        'pyName' => 'fengtai',
        'code' => '101010900',
      ),
      9 => 
      array (
        'zwName' => '石景山',
        'pyName' => 'shijingshan',
        'code' => '101011000',
      ),
      10 => 
      array (
        'zwName' => '大兴',
        'pyName' => 'daxing',
        'code' => '101011100',
      ),
      11 => 
      array (
        'zwName' => '房山',
        'pyName' => 'fangshan',
        'code' => '101011200',
      ),
      12 => 
      array (
        'zwName' => '密云',
        'pyName' => 'miyun',
        'code' => '101011300',
      ),
      13 => 
      array (
        'zwName' => '门头沟',
        'pyName' => 'mentougou',
        'code' => '101011400',
      ),
    ),
  ),
);
