<?php
return [
  "country" => "Yemen",
  "subdivisions" => [
    "AB" => "Abyan",
    "AD" => "‘Adan",
    "AM" => "‘Amrān",
    "BA" => "Al Bayḑā’",
    "DA" => "Aḑ Ḑāli‘",
    "DH" => "Dhamār",
    "HD" => "Ḩaḑramawt",
    "HJ" => "Ḩajjah",
    "HU" => "Al Ḩudaydah",
    "IB" => "Ibb",
    "JA" => "Al Jawf",
    "LA" => "Laḩij",
    "MA" => "Ma’rib",
    "MR" => "Al Mahrah",
    "MW" => "Al Maḩwīt",
    "RA" => "Raymah",
    "SA" => "Amānat al ‘Āşimah [city]",
    "SD" => "Şāʻdah",
    "SH" => "Shabwah",
    "SN" => "Şanʻā’",
    "SU" => "Arkhabīl Suquţrá",
    "TA" => "Tāʻizz"
  ]
];
