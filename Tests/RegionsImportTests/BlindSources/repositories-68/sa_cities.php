<?php

return [
    'saudi_arabia' => [
        // Major Cities
        'Riyadh',
        'Jeddah', 
        'Mecca',
        'Medina',
        'Dammam',
        'Khobar',
        'Dhahran',
        
        // Regional Capitals & Major Cities
        'Tabuk',
        'Hail',
        'Buraidah',
        'Taif',
        'Abha',
        'Najran',
        'Jizan',
        'Al Bahah',
        'Sakaka',
        'Arar',
        'Qurayyat',
        
        // Eastern Province Cities
        'Jubail',
        'Hofuf',
        'Mubarraz',
        'Ras Tanura',
        'Qatif',
        'Sayhat',
        'Safwa',
        'Tarout',
        'Saihat',
        'Al Khafji',
        'Hafar Al-Batin',
        'Al Nairyah',
        
        // Mecca Province Cities
        'Yanbu',
        'Rabigh',
        'Al Jumum',
        'Khulais',
        'Bahra',
        'Al Lith',
        'Al Qunfudhah',
        'Thuwal',
        
        // Qassim Province Cities
        'Unaizah',
        'Ar Rass',
        'Al Mithnab',
        'Al Bukayriyah',
        'Badaya',
        'Riyadh Al Khabra',
    ],
];
