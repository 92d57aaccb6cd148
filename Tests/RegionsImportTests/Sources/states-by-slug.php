<?php

return [
    'created' => 'Created',
    'on_hold' => 'On Hold',
    'in_transit' => 'In Transit',
    'delivered' => 'Delivered',
    'returned' => 'Returned',
    'refunded' => 'Refunded',
];
