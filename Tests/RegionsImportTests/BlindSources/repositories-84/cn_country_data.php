
<?php

$setting_data["CountryData"] = array (
  0 => 
  array (
    'Id' => 1,
    'CityId' => 101010100,
    'Name' => '北京',
    'NamePinyin' => 'beijing',
    'Country' => '中国',
    'Location' => '北京',
  ),
  1 => 
  array (
    'Id' => 2,
    'CityId' => 101020100,
    'Name' => '上海',
    'NamePinyin' => 'shanghai',
    'Country' => '中国',
    'Location' => '上海',
  ),
  2 => 
  array (
    'Id' => 3,
    'CityId' => 101030100,
    'Name' => '天津',
    'NamePinyin' => 'tianjin',
    'Country' => '中国',
    'Location' => '天津',
  ),
  3 => 
  array (
    'Id' => 4,
    'CityId' => 101040100,
    'Name' => '重庆',
    'NamePinyin' => 'zhongqing',
    'Country' => '中国',
    'Location' => '重庆',
  ),
  4 => 
  array (
    'Id' => 5,
    'CityId' => 101050101,
    'Name' => '哈尔滨',
    'NamePinyin' => 'haerbin',
    'Country' => '中国',
    'Location' => '黑龙江',
  ),
  5 => 
  array (
    'Id' => 6,
    'CityId' => 101050201,
    'Name' => '齐齐哈尔',
    'NamePinyin' => 'qiqihaer',
    'Country' => '中国',
    'Location' => '黑龙江',
  ),
  6 => 
  array (
    'Id' => 7,
    'CityId' => 101050301,
    'Name' => '牡丹江',
    'NamePinyin' => 'mudanjiang',
    'Country' => '中国',
    'Location' => '黑龙江',
  ),
  7 => 
  array (
    'Id' => 8,
    'CityId' => 101050401,
    'Name' => '佳木斯',
    'NamePinyin' => 'jiamusi',
    'Country' => '中国',
    'Location' => '黑龙江',
  ),
  8 => 
  array (
    'Id' => 9,
    'CityId' => 101050501,
    'Name' => '绥化',
    'NamePinyin' => 'suihua',
    'Country' => '中国',
    'Location' => '黑龙江',
  ),
  9 => 
  array (
    'Id' => 10,
    'CityId' => 101050601,
    'Name' => '黑河',
    'NamePinyin' => 'heihe',
    'Country' => '中国',
    'Location' => '黑龙江',
  ),
);
