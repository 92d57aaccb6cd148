<?php
// states
$states = array(
  'AL' => array('name' => 'Alabama', 'cities' => array('Autauga', 'Baldwin')),
  'AK' => array('name' => 'Alaska', 'cities' => array('Anchorage')),
);
