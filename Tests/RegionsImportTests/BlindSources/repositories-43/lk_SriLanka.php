<?php

$SriLanka = array(
    'Eastern' => array(
        'Ampara' =>
        array(
            'Addalaichchenai',
            'Akkarepattu',
            'Alayadivembu',
            'Ampara',
            'Damana',
            'Dehiattakandiya',
            'Irakkamam',
            'Kalmunai',
        ),
        'Batticaloa' =>
        array(
            'Araiyampathy',
            'Batticaloa',
            'Chenkalady',
            'Eravur',
        ),
        'Trincomalee' =>
        array(
            'Gomarankadawala',
            'Kantalai',
            'Kinniya',
            'Trincomalee',
            'Verugal',
        ),
    ),
    'Uva' =>
    array(
        'Badulla' =>
        array(
            'Badulla',
            'Bandarawela',
            'Beragala',
            'Diyatalawa',
            'Ella',
            'tennapanguwa',
            'Uva-Paranagama',
        ),
        'Moneragala' =>
        array(
            'Badalkumbura',
            'Bibile',
            'Buttala',
            'Madulla',
            'Moneragala',
        ),
    ),
    'Northern' =>
    array(
        'Jaffna' =>
        array(
            'Chankanai',
            'Chavakachcheri',
            'Jaffna',
            'Karainagar',
            'Nallur',
            'Point Pedro',
        ),
        'Kilinochchi' =>
        array(
            'Iranamadu',
            'Kandavalai',
            'Kilinochchi',
        ),
        'Mannar' =>
        array(
            'Adampan',
            'Chilawathurai',
            'Madhu',
            'Mannar',
            'Nanaddan',
        ),
        'Vavuniya' =>
        array(
            'Vavuniya',
            'Nedunkeni',
            'Cheddikulam',
        ),
    ),
    'Central' =>
    array(
        'Nuwara Eliya' =>
        array(
            'Agrapatana',
            'Ambewela',
            'Hatton',
            'Madulla',
            'Nuwara Eliya',
        ),
    ),
);
