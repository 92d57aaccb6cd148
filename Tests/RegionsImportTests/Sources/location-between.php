<?php
$setting["Places"] = array (
  0 => array ('Id' => 1, 'CityId' => 101010100, 'Name' => '北京', 'Country' => '中国', 'Location' => '北京'),
  1 => array ('Id' => 2, 'CityId' => 101020100, 'Name' => '上海', 'Country' => '中国', 'Location' => '上海'),
  2 => array ('Id' => 3, 'CityId' => 101060101, 'Name' => '长春', 'Country' => '中国', 'Location' => '吉林'),
  3 => array ('Id' => 4, 'CityId' => 101060201, 'Name' => '吉林', 'Country' => '中国', 'Location' => '吉林'),
  4 => array ('Id' => 5, 'CityId' => 101060301, 'Name' => '延吉', 'Country' => '中国', 'Location' => '吉林'),
  5 => array ('Id' => 6, 'CityId' => 101070101, 'Name' => '沈阳', 'Country' => '中国', 'Location' => '辽宁'),
  6 => array ('Id' => 7, 'CityId' => 101070201, 'Name' => '大连', 'Country' => '中国', 'Location' => '辽宁'),
);
