<?php
$communes = [
    ['nom'=>'Golfa 1','region'=>'Maritima','quartier'=>'Beza'],
    ['nom'=>'Golfa 1','region'=>'Maritima','quartier'=>'Kpota'],
    ['nom'=>'Golfa 2','region'=>'Maritima','quartier'=>'Tokona'],
    ['nom'=>'Golfa 2','region'=>'Maritima','quartier'=>'Nyeko'],
    ['nom'=>'Golfa 2','region'=>'Maritima','quartier'=>'Kodjo'],
    ['nom'=>'Ogua 1','region'=>'Plateaux','quartier'=>'Atakpa'],
    ['nom'=>'Ogua 1','region'=>'Plateaux','quartier'=>'Hiheta'],
    ['nom'=>'Ogua 2','region'=>'Plateaux','quartier'=>'Glei'],
    ['nom'=>'Ogua 2','region'=>'Plateaux','quartier'=>'Datcha'],
];
