<?php

return [

    'address_line'     => 'Indirizzo civico',
    'area'             => 'Area',
    'city'             => 'Città',
    'country'          => 'Paese/Regione',
    'county'           => 'Contea',
    'department'       => 'Dipartimento',
    'district'         => 'District',
    'do_si'            => 'Do/Si',
    'eircode'          => 'Eircode',
    'emirate'          => 'Emirato',
    'island'           => 'Isola',
    'neighborhood'     => 'Quartiere',
    'oblast'           => 'Oblast',
    'organization'     => 'Organizzazione',
    'parish'           => 'Comune',
    'pin_code'         => 'Codice PIN',
    'post_town'        => 'Post Town',
    'postal_code'      => 'Codice postale',
    'prefecture'       => 'Prefettura',
    'province'         => 'Provincia',
    'recipient'        => 'Nome',
    // 'sorting_code'     => '', // TODO
    'state'            => 'Stato',
    'suburb'           => 'Sobborgo',
    'townland'         => 'Townland',
    'village_township' => 'Villaggio/Circoscrizione',
    'zip_code'         => 'ZIP',

];
