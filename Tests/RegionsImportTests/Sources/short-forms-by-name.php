<?php
return array(
  'Acre' => 'AC',
  'Alagoas' => 'AL',
  'Mato Grosso' => 'MT',
  'Rio de Janeiro' => 'RJ',
  'Tocantins' => 'TO',
);
