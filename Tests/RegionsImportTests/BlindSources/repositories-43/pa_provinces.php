<?php

    $states['PA'] = array(
      'PAN-1' => 'Provincia de Bocas del Toro',
      'PAN-2' => 'Provincia de Coclé',
      'PAN-3' => 'Provincia de Colón',
      'PAN-4' => 'Provincia de Chiriquí',
      'PAN-5' => 'Provincia del Darién',
      'PAN-6' => 'Provincia de Herrera',
      'PAN-7' => 'Provincia de Los Santos',
      'PAN-8' => 'Provincia de Panamá',
      'PAN-9' => 'Provincia de Panamá Oeste',
      'PAN-10' => 'Provincia de Veraguas',
      'PAN-EW' => 'Comarca Emberá-Wounaan',
      'PAN-KY' => 'Comarca Guna Yala',
      'PAN-NB' => 'Comarca Ngäbe-Buglé'
    );
