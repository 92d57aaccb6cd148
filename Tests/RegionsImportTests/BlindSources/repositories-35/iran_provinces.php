<?php

/**
 * ۳۱ استان ایران با مرکز و اسلاگ انگلیسی.
 */
return [
    1  => ['name' => 'آذربایجان شرقی',    'slug' => 'east-azerbaijan',  'capital' => 'تبریز'],
    2  => ['name' => 'آذربایجان غربی',    'slug' => 'west-azerbaijan',  'capital' => 'ارومیه'],
    3  => ['name' => 'اردبیل',            'slug' => 'ardabil',          'capital' => 'اردبیل'],
    4  => ['name' => 'اصفهان',            'slug' => 'isfahan',          'capital' => 'اصفهان'],
    5  => ['name' => 'البرز',             'slug' => 'alborz',           'capital' => 'کرج'],
    6  => ['name' => 'ایلام',             'slug' => 'ilam',             'capital' => 'ایلام'],
    7  => ['name' => 'بوشهر',             'slug' => 'bushehr',          'capital' => 'بوشهر'],
    8  => ['name' => 'تهران',             'slug' => 'tehran',           'capital' => 'تهران'],
    9  => ['name' => 'چهارمحال و بختیاری', 'slug' => 'chaharmahal',      'capital' => 'شهرکرد'],
    10 => ['name' => 'خراسان جنوبی',      'slug' => 'south-khorasan',   'capital' => 'بیرجند'],
    11 => ['name' => 'خراسان رضوی',       'slug' => 'razavi-khorasan',  'capital' => 'مشهد'],
    12 => ['name' => 'خراسان شمالی',      'slug' => 'north-khorasan',   'capital' => 'بجنورد'],
    13 => ['name' => 'خوزستان',           'slug' => 'khuzestan',        'capital' => 'اهواز'],
    14 => ['name' => 'زنجان',             'slug' => 'zanjan',           'capital' => 'زنجان'],
    15 => ['name' => 'سمنان',             'slug' => 'semnan',           'capital' => 'سمنان'],
    16 => ['name' => 'سیستان و بلوچستان', 'slug' => 'sistan',           'capital' => 'زاهدان'],
    17 => ['name' => 'فارس',              'slug' => 'fars',             'capital' => 'شیراز'],
    18 => ['name' => 'قزوین',             'slug' => 'qazvin',           'capital' => 'قزوین'],
    19 => ['name' => 'قم',                'slug' => 'qom',              'capital' => 'قم'],
    20 => ['name' => 'کردستان',           'slug' => 'kurdistan',        'capital' => 'سنندج'],
    21 => ['name' => 'کرمان',             'slug' => 'kerman',           'capital' => 'کرمان'],
    22 => ['name' => 'کرمانشاه',          'slug' => 'kermanshah',       'capital' => 'کرمانشاه'],
    23 => ['name' => 'کهگیلویه و بویراحمد', 'slug' => 'kohgiluyeh',     'capital' => 'یاسوج'],
    24 => ['name' => 'گلستان',            'slug' => 'golestan',         'capital' => 'گرگان'],
    25 => ['name' => 'گیلان',             'slug' => 'gilan',            'capital' => 'رشت'],
    26 => ['name' => 'لرستان',            'slug' => 'lorestan',         'capital' => 'خرمآباد'],
    27 => ['name' => 'مازندران',          'slug' => 'mazandaran',       'capital' => 'ساری'],
    28 => ['name' => 'مرکزی',             'slug' => 'markazi',          'capital' => 'اراک'],
    29 => ['name' => 'هرمزگان',           'slug' => 'hormozgan',        'capital' => 'بندرعباس'],
    30 => ['name' => 'همدان',             'slug' => 'hamadan',          'capital' => 'همدان'],
    31 => ['name' => 'یزد',               'slug' => 'yazd',             'capital' => 'یزد'],
];