<?php
return [
  'region' => 'Alto,Bajo,Costa,Dunas,Estela',
  'city' => [
    'Alto' => 'Aldea,Brisa,Corvo',
    'Bajo' => 'Fuente',
    'Costa' => 'Gruta,Horta',
    'Dunas' => 'Isla,Jardim',
    'Estela' => 'Lago,Monte,Nieve',
  ],
];
