<?php

        Airport::create([
            'name' => 'Hartsfield Jackson Atlanta International',
            'country' => 'United States',
            'code' => 'ATL'
        ]);
        Airport::create([
            'name' => 'Beijing Capital International',
            'country' => 'China',
            'code' => 'PEK'
        ]);
        Airport::create([
            'name' => 'Dubai International',
            'country' => 'United Arab Emirates',
            'code' => 'DXB'
        ]);
        Airport::create([
            'name' => 'Chicago O’Hare International',
            'country' => 'United States',
            'code' => 'ORD'
        ]);
        Airport::create([
            'name' => 'Tokyo International',
            'country' => 'Japan',
            'code' => 'HND'
        ]);
        Airport::create([
            'name' => 'London Heathrow',
            'country' => 'United Kingdom',
            'code' => 'LHR'
        ]);
        Airport::create([
            'name' => 'Los Angeles International',
            'country' => 'United States',
            'code' => 'LAX'
        ]);
        Airport::create([
            'name' => 'Hong Kong International Kai Tak',
            'country' => 'Hong Kong',
            'code' => 'HKG'
        ]);
        Airport::create([
            'name' => 'Charles de Gaulle International',
            'country' => 'France',
            'code' => 'CDG'
        ]);
        Airport::create([
            'name' => 'Dallas Fort Worth International',
            'country' => 'United States',
            'code' => 'DFW'
        ]);
        Airport::create([
            'name' => 'Atatürk International',
            'country' => 'Turkey',
            'code' => 'IST'
        ]);
        Airport::create([
            'name' => 'Frankfurt am Main International',
            'country' => 'Germany',
            'code' => 'FRA'
        ]);
        Airport::create([
            'name' => 'Shanghai Pudong International',
            'country' => 'China',
            'code' => 'PVG'
        ]);
        Airport::create([
            'name' => 'Amsterdam Schiphol',
            'country' => 'Netherlands',
            'code' => 'AMS'
        ]);
        Airport::create([
            'name' => 'John F Kennedy International',
            'country' => 'United States',
            'code' => 'JFK'
        ]);
        Airport::create([
            'name' => 'Singapore Changi International',
            'country' => 'Singapore',
            'code' => 'SIN'
        ]);
        Airport::create([
            'name' => 'Guangzhou Baiyun International',
            'country' => 'China',
            'code' => 'CAN'
        ]);
        Airport::create([
            'name' => 'Soekarno-Hatta International',
            'country' => 'Indonesia',
            'code' => 'CGK'
        ]);
        Airport::create([
            'name' => 'Denver International',
            'country' => 'United States',
            'code' => 'DEN'
        ]);
        Airport::create([
            'name' => 'Suvarnabhumi (Bangkok)',
            'country' => 'Thailand',
            'code' => 'BKK'
        ]);
        Airport::create([
            'name' => 'San Francisco International',
            'country' => 'United States',
            'code' => 'SFO'
        ]);
        Airport::create([
            'name' => 'Incheon International',
            'country' => 'South Korea',
            'code' => 'ICN'
        ]);
        Airport::create([
            'name' => 'Kuala Lumpur International',
            'country' => 'Malaysia',
            'code' => 'KUL'
        ]);
        Airport::create([
            'name' => 'Madrid Barajas International',
            'country' => 'Spain',
            'code' => 'MAD'
        ]);
        Airport::create([
            'name' => 'Indira Gandhi International (New Delhi)',
            'country' => 'India',
            'code' => 'DEL'
        ]);
