<?php
$regions = [
  ['code' => 'AL', 'name' => 'Alvermark', 'seasons' => ['spring', 'autumn'], 'cities' => [['code' => 'AL1', 'name' => 'Brunsal', 'seasons' => ['spring', 'summer']], ['code' => 'AL2', 'name' => 'Corvale', 'seasons' => ['autumn', 'winter']]]],
  ['code' => 'DU', 'name' => 'Dunmerland', 'seasons' => ['spring', 'winter'], 'cities' => [['code' => 'DU1', 'name' => 'Estham', 'seasons' => ['summer', 'autumn']]]],
  ['code' => 'HE', 'name' => 'Hestria', 'seasons' => ['summer', 'winter'], 'cities' => [['code' => 'HE1', 'name' => 'Ivelstad', 'seasons' => ['spring', 'autumn']], ['code' => 'HE2', 'name' => 'Jorvik Bay', 'seasons' => ['summer', 'spring']]]],
];
