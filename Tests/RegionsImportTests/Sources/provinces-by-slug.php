<?php

return [
    'bas_uele' => 'Bas-Uélé',
    'haut_uele' => 'Haut-Uélé',
    'ituri' => 'Ituri',
    'nord_kivu' => 'Nord-Kivu',
    'sud_kivu' => 'Sud-Kivu',
    'kasai' => 'Kasaï',
    'equateur' => 'Équateur',
    'mai_ndombe' => 'Mai-Ndombe',
];
