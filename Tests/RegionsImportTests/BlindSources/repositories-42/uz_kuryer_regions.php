<?php
/**
 * Viloyatlar va tumanlar:
 *   'Viloyat nomi' => [
 *       'lat' => 0.0, 'lng' => 0.0, 'zoom' => 0,
 *       'districts' => ['Tuman 1', 'Tuman 2']
 *   ]
 */

function uz_regions(): array
{
    return [
        'Toshkent shahri' => [
            'lat' => 41.311100, 'lng' => 69.279700, 'zoom' => 12,
            'districts' => [
                'Bektemir', 'Chilonzor', 'Mirobod', 'Mirzo Ulug\'bek', 'Olmazor',
                'Sergeli', 'Shayxontohur', 'Uchtepa', 'Yakkasaroy', 'Yashnobod',
                'Yunusobod', 'Yangihayot',
            ],
        ],
        'Toshkent viloyati' => [
            'lat' => 41.054400, 'lng' => 69.642300, 'zoom' => 9,
            'districts' => [
                'Angren', 'Bekobod', 'Bo\'ka', 'Bo\'stonliq', 'Chinoz', 'Qibray',
                'Ohangaron', 'Oqqo\'rg\'on', 'Parkent', 'Piskent', 'Quyichirchiq',
                'O\'rtachirchiq', 'Yangiyo\'l', 'Yuqorichirchiq', 'Zangiota', 'Chirchiq', 'Nurafshon',
            ],
        ],
        'Andijon viloyati' => [
            'lat' => 40.783300, 'lng' => 72.350000, 'zoom' => 10,
            'districts' => [
                'Andijon', 'Asaka', 'Baliqchi', 'Bo\'z', 'Buloqboshi', 'Izboskan',
                'Jalaquduq', 'Xo\'jaobod', 'Qo\'rg\'ontepa', 'Marhamat', 'Oltinko\'l',
                'Paxtaobod', 'Shahrixon', 'Ulug\'nor',
            ],
        ],
        'Farg\'ona viloyati' => [
            'lat' => 40.388600, 'lng' => 71.783300, 'zoom' => 9,
            'districts' => [
                'Farg\'ona', 'Marg\'ilon', 'Quvasoy', 'Qo\'qon', 'Beshariq', 'Bog\'dod',
                'Buvayda', 'Dang\'ara', 'Furqat', 'Toshloq', 'Uchko\'prik', 'Oltiariq',
                'Quva', 'Rishton', 'So\'x', 'O\'zbekiston', 'Yozyovon',
            ],
        ],
        'Qoraqalpog\'iston Respublikasi' => [
            'lat' => 42.460200, 'lng' => 59.617300, 'zoom' => 7,
            'districts' => [
                'Nukus', 'Amudaryo', 'Beruniy', 'Bo\'zatov', 'Chimboy', 'Ellikqal\'a',
                'Kegeyli', 'Mo\'ynoq', 'Nukus tumani', 'Qanliko\'l', 'Qo\'ng\'irot',
                'Qorao\'zak', 'Shumanay', 'Taxtako\'pir', 'To\'rtko\'l', 'Xo\'jayli',
            ],
        ],
        'Sirdaryo viloyati' => [
            'lat' => 40.488600, 'lng' => 68.785400, 'zoom' => 9,
            'districts' => [
                'Guliston', 'Yangiyer', 'Shirin', 'Boyovut', 'Guliston tumani', 'Mirzaobod',
                'Oqoltin', 'Sardoba', 'Sayxunobod', 'Sirdaryo', 'Xovos',
            ],
        ],
    ];
}

/** Nechta viloyat */
function uz_count(): int
{
    return count(uz_regions());
}
