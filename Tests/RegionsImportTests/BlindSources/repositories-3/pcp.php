<?php
$provincias_cantones_parroquias = array (
  1 => 
  array (
    'provincia' => 'AZUAY',
    'cantones' => 
    array (
      101 => 
      array (
        'canton' => 'CUENCA',
        'parroquias' => 
        array (
          10101 => 'BELLAVISTA',
          10102 => 'CAÑARIBAMBA',
          10150 => 'CUENCA',
        ),
      ),
      102 => 
      array (
        'canton' => 'GIRÓN',
        'parroquias' => 
        array (
          10250 => 'GIRÓN',
          10251 => 'ASUNCIÓN',
        ),
      ),
    ),
  ),
  2 => 
  array (
    'provincia' => 'BOLIVAR',
    'cantones' => 
    array (
      201 => 
      array (
        'canton' => 'GUARANDA',
        'parroquias' => 
        array (
          20101 => 'ÁNGEL POLIBIO CHÁVES',
        ),
      ),
    ),
  ),
);
