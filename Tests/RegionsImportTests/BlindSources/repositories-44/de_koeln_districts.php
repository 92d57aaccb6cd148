<?php

return [
    'Innenstadt' => [
        'Altstadt-Nord' => [
            50667,
            50668,
            50670,
            50672
        ],
        'Altstadt-Süd' => [
            50667,
            50674,
            50676,
            50677,
            50678
        ],
        'Deutz' => [
            50679
        ],
        'Neustadt-Nord' => [
            50668,
            50670,
            50672,
            50674
        ],
        'Neustadt-Süd' => [
            50674,
            50677,
            50678
        ],
    ],
    'Ehrenfeld' => [
        'Bickendorf' => [
            50825,
            50827
        ],
        'Bocklemünd/Mengenich' => [
            50829
        ],
        'Ehrenfeld' => [
            50823,
            50825,
            50827
        ],
        'Neuehrenfeld' => [
            50823,
            50825,
            50827
        ],
        'Ossendorf' => [
            50823,
            50825,
            50827
        ],
        'Vogelsang' => [
            50827,
            50829
        ],
    ],
    'Nippes' => [
        'Bilderstöckchen' => [
            50739
        ],
        'Longerich' => [
            50739
        ],
        'Mauenheim' => [
            50737,
            50739
        ],
        'Niehl' => [
            50735
        ],
        'Nippes' => [
            50733
        ],
        'Riehl' => [
            50735
        ],
        'Weidenpesch' => [
            50735,
            50737,
            50739
        ],
    ],
    'Chorweiler' => [
        'Blumenberg' => [
            50765
        ],
        'Chorweiler' => [
            50765
        ],
        'Esch/Auweiler' => [
            50765,
            50767
        ],
        'Fühlingen' => [
            50769
        ],
        'Heimersdorf' => [
            50767
        ],
        'Lindweiler' => [
            50767
        ],
        'Merkenich' => [
            50767
        ],
        'Pesch' => [
            50769
        ],
        'Seeberg' => [
            50767
        ],
        'Roggendorf/Thenhoven' => [
            50769
        ],
        'Volkhoven/Weiler' => [
            50765
        ],
        'Worringen' => [
            50769
        ],
    ],
    'Mülheim' => [
        'Buchforst' => [
            51065
        ],
        'Buchheim' => [
            51063,
            51065,
            51067
        ],
        'Dellbrück' => [
            51067,
            51069
        ],
        'Dünnwald' => [
            51061,
            51069
        ],
        'Flittard' => [
            51061
        ],
        'Holweide' => [
            51067
        ],
        'Höhenhaus' => [
            51061,
            51069
        ],
        'Mülheim' => [
            51061,
            51063,
            51065
        ],
        'Stammheim' => [
            51061,
            51063
        ],
    ],
];
