<?php

  $cities = array(
    
    "5200050" => array(
      "cidade" => "Abadia de Goiás",
      "estado" => "GO"
    ),
    "3100104" => array(
      "cidade" => "Abadia dos Dourados",
      "estado" => "MG"
    ),
    "5200100" => array(
      "cidade" => "Abadiânia",
      "estado" => "GO"
    ),
    "3100203" => array(
      "cidade" => "Abaeté",
      "estado" => "MG"
    ),
    "1500107" => array(
      "cidade" => "Abaetetuba",
      "estado" => "PA"
    ),
    "2300101" => array(
      "cidade" => "Abaiara",
      "estado" => "CE"
    ),
    "2900108" => array(
      "cidade" => "Abaíra",
      "estado" => "BA"
    ),
    "2900207" => array(
      "cidade" => "Abaré",
      "estado" => "BA"
    ),
    "4100103" => array(
      "cidade" => "Abatiá",
      "estado" => "PR"
    ),
    "4200051" => array(
      "cidade" => "Abdon Batista",
      "estado" => "SC"
    ),
    "1500131" => array(
      "cidade" => "Abel Figueiredo",
      "estado" => "PA"
    ),
    "4200101" => array(
      "cidade" => "Abelardo Luz",
      "estado" => "SC"
    ),
    "3100302" => array(
      "cidade" => "Abre Campo",
      "estado" => "MG"
    ),
    "2600054" => array(
      "cidade" => "Abreu e Lima",
      "estado" => "PE"
    ),
    "1700251" => array(
      "cidade" => "Abreulândia",
      "estado" => "TO"
    ),
    "3100401" => array(
      "cidade" => "Acaiaca",
      "estado" => "MG"
    ),
    "2100055" => array(
      "cidade" => "Açailândia",
      "estado" => "MA"
    ),
    "2900306" => array(
      "cidade" => "Acajutiba",
      "estado" => "BA"
    ),
    "1500206" => array(
      "cidade" => "Acará",
      "estado" => "PA"
    ),
    "2300150" => array(
      "cidade" => "Acarape",
      "estado" => "CE"
    ),
    "2300200" => array(
      "cidade" => "Acaraú",
      "estado" => "CE"
    ),
    "2400109" => array(
      "cidade" => "Acari",
      "estado" => "RN"
    )
  );
