<?php

declare(strict_types=1);

return [
    'created' => 'Created',
    'pending_payment' => 'Pending Payment',
    'payment_failed' => 'Payment Failed',
    'processing' => 'Processing',
    'on_hold' => 'On Hold',
    'fraud' => 'Fraud Detected',
    'shipped' => 'Shipped',
    'delivered' => 'Delivered',
    'completed' => 'Completed',
    'canceled' => 'Canceled',
    'returned' => 'Returned',
    'refunded' => 'Refunded',
];
