<?php

namespace Database\Seeders;

class CommuneSeeder extends Seeder
{
    public function run(): void
    {
        $prefMap = [
            'Moroni-Bambao' => 'moroni',
            'Itsandra-Hamanvou' => 'itsandra',
            'Mitsamiouli-Mboudé' => 'mitsamiouli',
            'Hamahamet-Mboinkou' => 'hamahamet',
            'Oichili-Dimani' => 'oichili',
            'Hambou' => 'hambou',
            'Mbadjini Est' => 'mbadjini-est',
            'Mbadjini Ouest' => 'mbadjini-ouest',
        ];

        $communes = [
            [
                'name' => 'Bambao Ya Hari',
                'pref' => 'Moroni-Bambao',
                'd' => 'M39.8,552.2 L55.1,557.8 L54.5,561.9Z',
                'c' => [127.8, 608.0],
            ],
            [
                'name' => 'Bambao Ya Mboini',
                'pref' => 'Moroni-Bambao',
                'd' => 'M39.8,552.2 L38.7,571.2 L40.8,591.0Z',
                'c' => [40.1, 600.8],
            ],
            [
                'name' => 'Bambao Yadjou',
                'pref' => 'Moroni-Bambao',
                'd' => 'M80.9,528.9 L185.5,531.3 L201.8,583.7Z',
                'c' => [124.6, 559.8],
            ],
            [
                'name' => 'Bangaani',
                'pref' => 'Itsandra-Hamanvou',
                'd' => 'M180.5,515.0 L185.5,531.3 L80.9,528.9Z',
                'c' => [126.8, 491.6],
            ],
            [
                'name' => 'Cembenoi Lac Salé',
                'pref' => 'Mitsamiouli-Mboudé',
                'd' => 'M182.2,15.9 L193.5,16.1 L199.2,14.8Z',
                'c' => [230.8, 49.1],
            ],
            [
                'name' => 'Cembenoi Sada Djoulamlima',
                'pref' => 'Mitsamiouli-Mboudé',
                'd' => 'M171.9,23.1 L173.5,32.4 L195.4,37.3Z',
                'c' => [190.2, 78.1],
            ],
            [
                'name' => 'Dimani',
                'pref' => 'Oichili-Dimani',
                'd' => 'M281.3,460.6 L282.1,461.0 L281.2,462.0Z',
                'c' => [251.5, 526.2],
            ],
            [
                'name' => 'Djoumoichongo',
                'pref' => 'Itsandra-Hamanvou',
                'd' => 'M167.8,459.1 L93.8,461.6 L89.9,457.7Z',
                'c' => [126.9, 437.9],
            ],
            [
                'name' => 'Djoumoipangua',
                'pref' => 'Hambou',
                'd' => 'M202.2,622.4 L208.3,625.3 L209.8,627.9Z',
                'c' => [183.9, 667.8],
            ],
            [
                'name' => 'Domba',
                'pref' => 'Mbadjini Est',
                'd' => 'M344.6,601.7 L343.7,603.6 L343.5,611.2Z',
                'c' => [291.9, 623.0],
            ],
            [
                'name' => 'Hamanvou',
                'pref' => 'Itsandra-Hamanvou',
                'd' => 'M186.3,226.9 L191.3,232.4 L192.2,248.8Z',
                'c' => [126.0, 295.0],
            ],
            [
                'name' => 'Isahari',
                'pref' => 'Itsandra-Hamanvou',
                'd' => 'M91.9,417.0 L96.9,417.8 L91.6,423.1Z',
                'c' => [74.2, 441.8],
            ],
            [
                'name' => 'Itsahidi',
                'pref' => 'Mbadjini Est',
                'd' => 'M343.9,863.3 L341.2,860.5 L339.3,860.5Z',
                'c' => [394.5, 763.8],
            ],
            [
                'name' => 'Mbadani',
                'pref' => 'Itsandra-Hamanvou',
                'd' => 'M153.5,351.3 L136.5,387.3 L145.2,396.7Z',
                'c' => [101.1, 393.7],
            ],
            [
                'name' => 'Mboinkou',
                'pref' => 'Hamahamet-Mboinkou',
                'd' => 'M269.3,70.8 L273.8,76.3 L277.3,77.4Z',
                'c' => [245.0, 111.4],
            ],
            [
                'name' => 'Mitsamiouli',
                'pref' => 'Mitsamiouli-Mboudé',
                'd' => 'M154.9,50.8 L145.9,60.0 L117.7,59.6Z',
                'c' => [95.6, 63.1],
            ],
            [
                'name' => 'Moroni',
                'pref' => 'Moroni-Bambao',
                'd' => 'M74.3,486.6 L82.4,496.5 L79.2,506.4Z',
                'c' => [57.4, 517.0],
            ],
            [
                'name' => 'Ngouengoe',
                'pref' => 'Mbadjini Ouest',
                'd' => 'M276.5,805.6 L274.8,805.2 L275.3,804.2Z',
                'c' => [230.7, 703.4],
            ],
            [
                'name' => 'Nioumagama',
                'pref' => 'Mbadjini Ouest',
                'd' => 'M228.8,613.2 L300.7,695.6 L319.4,739.8Z',
                'c' => [284.4, 716.5],
            ],
            [
                'name' => 'Nyuma Komo',
                'pref' => 'Mitsamiouli-Mboudé',
                'd' => 'M165.0,72.1 L171.5,90.7 L128.8,91.3Z',
                'c' => [131.8, 78.7],
            ],
            [
                'name' => 'Nyuma Mro',
                'pref' => 'Hamahamet-Mboinkou',
                'd' => 'M278.3,144.8 L279.5,148.7 L278.6,148.7Z',
                'c' => [228.5, 171.7],
            ],
        ];
    }
}
