<?php
return [
    'Long' => ['Dalwood', 'Emmaby'],
    'Harrowick' => ['Sutmere', 'Plinton', 'Corby Vale'],
    'Short' => ['Wenlow'],
    'Ashmoor' => ['Tarnock', 'Bexholm'],
];
