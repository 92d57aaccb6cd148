<?php

namespace Database\Seeders\zencart;

use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;

class ZonesTableSeeder extends Seeder
{

    /**
     * Auto generated seed file
     *
     * @return void
     */
    public function run()
    {


        DB::table('zones')->truncate();

        DB::table('zones')->insert(array(
            0 =>
                array(
                    'zone_code' => 'AL',
                    'zone_country_id' => 223,
                    'zone_id' => 1,
                    'zone_name' => 'Alabama',
                ),
            1 =>
                array(
                    'zone_code' => 'AK',
                    'zone_country_id' => 223,
                    'zone_id' => 2,
                    'zone_name' => 'Alaska',
                ),
            2 =>
                array(
                    'zone_code' => 'AS',
                    'zone_country_id' => 223,
                    'zone_id' => 3,
                    'zone_name' => 'American Samoa',
                ),
            3 =>
                array(
                    'zone_code' => 'AZ',
                    'zone_country_id' => 223,
                    'zone_id' => 4,
                    'zone_name' => 'Arizona',
                ),
            4 =>
                array(
                    'zone_code' => 'AR',
                    'zone_country_id' => 223,
                    'zone_id' => 5,
                    'zone_name' => 'Arkansas',
                ),
            5 =>
                array(
                    'zone_code' => 'AA',
                    'zone_country_id' => 223,
                    'zone_id' => 7,
                    'zone_name' => 'Armed Forces Americas',
                ),
            6 =>
                array(
                    'zone_code' => 'AE',
                    'zone_country_id' => 223,
                    'zone_id' => 9,
                    'zone_name' => 'Armed Forces Europe',
                ),
            7 =>
                array(
                    'zone_code' => 'AP',
                    'zone_country_id' => 223,
                    'zone_id' => 11,
                    'zone_name' => 'Armed Forces Pacific',
                ),
            8 =>
                array(
                    'zone_code' => 'CA',
                    'zone_country_id' => 223,
                    'zone_id' => 12,
                    'zone_name' => 'California',
                ),
            9 =>
                array(
                    'zone_code' => 'CO',
                    'zone_country_id' => 223,
                    'zone_id' => 13,
                    'zone_name' => 'Colorado',
                ),
            10 =>
                array(
                    'zone_code' => 'CT',
                    'zone_country_id' => 223,
                    'zone_id' => 14,
                    'zone_name' => 'Connecticut',
                ),
            11 =>
                array(
                    'zone_code' => 'DE',
                    'zone_country_id' => 223,
                    'zone_id' => 15,
                    'zone_name' => 'Delaware',
                ),
            12 =>
                array(
                    'zone_code' => 'DC',
                    'zone_country_id' => 223,
                    'zone_id' => 16,
                    'zone_name' => 'District of Columbia',
                ),
            13 =>
                array(
                    'zone_code' => 'FM',
                    'zone_country_id' => 223,
                    'zone_id' => 17,
                    'zone_name' => 'Federated States Of Micronesia',
                ),
            14 =>
                array(
                    'zone_code' => 'FL',
                    'zone_country_id' => 223,
                    'zone_id' => 18,
                    'zone_name' => 'Florida',
                ),
            15 =>
                array(
                    'zone_code' => 'GA',
                    'zone_country_id' => 223,
                    'zone_id' => 19,
                    'zone_name' => 'Georgia',
                ),
            16 =>
                array(
                    'zone_code' => 'GU',
                    'zone_country_id' => 223,
                    'zone_id' => 20,
                    'zone_name' => 'Guam',
                ),
            17 =>
                array(
                    'zone_code' => 'HI',
                    'zone_country_id' => 223,
                    'zone_id' => 21,
                    'zone_name' => 'Hawaii',
                ),
            18 =>
                array(
                    'zone_code' => 'ID',
                    'zone_country_id' => 223,
                    'zone_id' => 22,
                    'zone_name' => 'Idaho',
                ),
            19 =>
                array(
                    'zone_code' => 'IL',
                    'zone_country_id' => 223,
                    'zone_id' => 23,
                    'zone_name' => 'Illinois',
                ),
            20 =>
                array(
                    'zone_code' => 'IN',
                    'zone_country_id' => 223,
                    'zone_id' => 24,
                    'zone_name' => 'Indiana',
                ),
            21 =>
                array(
                    'zone_code' => 'IA',
                    'zone_country_id' => 223,
                    'zone_id' => 25,
                    'zone_name' => 'Iowa',
                ),
            22 =>
                array(
                    'zone_code' => 'KS',
                    'zone_country_id' => 223,
                    'zone_id' => 26,
                    'zone_name' => 'Kansas',
                ),
            23 =>
                array(
                    'zone_code' => 'KY',
                    'zone_country_id' => 223,
                    'zone_id' => 27,
                    'zone_name' => 'Kentucky',
                ),
            24 =>
                array(
                    'zone_code' => 'LA',
                    'zone_country_id' => 223,
                    'zone_id' => 28,
                    'zone_name' => 'Louisiana',
                ),
            25 =>
                array(
                    'zone_code' => 'ME',
                    'zone_country_id' => 223,
                    'zone_id' => 29,
                    'zone_name' => 'Maine',
                ),
            26 =>
                array(
                    'zone_code' => 'MH',
                    'zone_country_id' => 223,
                    'zone_id' => 30,
                    'zone_name' => 'Marshall Islands',
                ),
            27 =>
                array(
                    'zone_code' => 'MD',
                    'zone_country_id' => 223,
                    'zone_id' => 31,
                    'zone_name' => 'Maryland',
                ),
            28 =>
                array(
                    'zone_code' => 'MA',
                    'zone_country_id' => 223,
                    'zone_id' => 32,
                    'zone_name' => 'Massachusetts',
                ),
            29 =>
                array(
                    'zone_code' => 'MI',
                    'zone_country_id' => 223,
                    'zone_id' => 33,
                    'zone_name' => 'Michigan',
                ),
            30 =>
                array(
                    'zone_code' => 'MN',
                    'zone_country_id' => 223,
                    'zone_id' => 34,
                    'zone_name' => 'Minnesota',
                ),
            31 =>
                array(
                    'zone_code' => 'MS',
                    'zone_country_id' => 223,
                    'zone_id' => 35,
                    'zone_name' => 'Mississippi',
                ),
            32 =>
                array(
                    'zone_code' => 'MO',
                    'zone_country_id' => 223,
                    'zone_id' => 36,
                    'zone_name' => 'Missouri',
                ),
            33 =>
                array(
                    'zone_code' => 'MT',
                    'zone_country_id' => 223,
                    'zone_id' => 37,
                    'zone_name' => 'Montana',
                ),
            34 =>
                array(
                    'zone_code' => 'NE',
                    'zone_country_id' => 223,
                    'zone_id' => 38,
                    'zone_name' => 'Nebraska',
                ),
            35 =>
                array(
                    'zone_code' => 'NV',
                    'zone_country_id' => 223,
                    'zone_id' => 39,
                    'zone_name' => 'Nevada',
                ),
            36 =>
                array(
                    'zone_code' => 'NH',
                    'zone_country_id' => 223,
                    'zone_id' => 40,
                    'zone_name' => 'New Hampshire',
                ),
            37 =>
                array(
                    'zone_code' => 'NJ',
                    'zone_country_id' => 223,
                    'zone_id' => 41,
                    'zone_name' => 'New Jersey',
                ),
            38 =>
                array(
                    'zone_code' => 'NM',
                    'zone_country_id' => 223,
                    'zone_id' => 42,
                    'zone_name' => 'New Mexico',
                ),
            39 =>
                array(
                    'zone_code' => 'NY',
                    'zone_country_id' => 223,
                    'zone_id' => 43,
                    'zone_name' => 'New York',
                ),
            40 =>
                array(
                    'zone_code' => 'NC',
                    'zone_country_id' => 223,
                    'zone_id' => 44,
                    'zone_name' => 'North Carolina',
                ),
            41 =>
                array(
                    'zone_code' => 'ND',
                    'zone_country_id' => 223,
                    'zone_id' => 45,
                    'zone_name' => 'North Dakota',
                ),
            42 =>
                array(
                    'zone_code' => 'MP',
                    'zone_country_id' => 223,
                    'zone_id' => 46,
                    'zone_name' => 'Northern Mariana Islands',
                ),
            43 =>
                array(
                    'zone_code' => 'OH',
                    'zone_country_id' => 223,
                    'zone_id' => 47,
                    'zone_name' => 'Ohio',
                ),
            44 =>
                array(
                    'zone_code' => 'OK',
                    'zone_country_id' => 223,
                    'zone_id' => 48,
                    'zone_name' => 'Oklahoma',
                ),
            45 =>
                array(
                    'zone_code' => 'OR',
                    'zone_country_id' => 223,
                    'zone_id' => 49,
                    'zone_name' => 'Oregon',
                ),
            46 =>
                array(
                    'zone_code' => 'PW',
                    'zone_country_id' => 163,
                    'zone_id' => 50,
                    'zone_name' => 'Palau',
                ),
            47 =>
                array(
                    'zone_code' => 'PA',
                    'zone_country_id' => 223,
                    'zone_id' => 51,
                    'zone_name' => 'Pennsylvania',
                ),
            48 =>
                array(
                    'zone_code' => 'PR',
                    'zone_country_id' => 223,
                    'zone_id' => 52,
                    'zone_name' => 'Puerto Rico',
                ),
            49 =>
                array(
                    'zone_code' => 'RI',
                    'zone_country_id' => 223,
                    'zone_id' => 53,
                    'zone_name' => 'Rhode Island',
                ),
            50 =>
                array(
                    'zone_code' => 'SC',
                    'zone_country_id' => 223,
                    'zone_id' => 54,
                    'zone_name' => 'South Carolina',
                ),
            51 =>
                array(
                    'zone_code' => 'SD',
                    'zone_country_id' => 223,
                    'zone_id' => 55,
                    'zone_name' => 'South Dakota',
                ),
            52 =>
                array(
                    'zone_code' => 'TN',
                    'zone_country_id' => 223,
                    'zone_id' => 56,
                    'zone_name' => 'Tennessee',
                ),
            53 =>
                array(
                    'zone_code' => 'TX',
                    'zone_country_id' => 223,
                    'zone_id' => 57,
                    'zone_name' => 'Texas',
                ),
            54 =>
                array(
                    'zone_code' => 'UT',
                    'zone_country_id' => 223,
                    'zone_id' => 58,
                    'zone_name' => 'Utah',
                ),
            55 =>
                array(
                    'zone_code' => 'VT',
                    'zone_country_id' => 223,
                    'zone_id' => 59,
                    'zone_name' => 'Vermont',
                ),
            56 =>
                array(
                    'zone_code' => 'VI',
                    'zone_country_id' => 223,
                    'zone_id' => 60,
                    'zone_name' => 'Virgin Islands',
                ),
            57 =>
                array(
                    'zone_code' => 'VA',
                    'zone_country_id' => 223,
                    'zone_id' => 61,
                    'zone_name' => 'Virginia',
                ),
            58 =>
                array(
                    'zone_code' => 'WA',
                    'zone_country_id' => 223,
                    'zone_id' => 62,
                    'zone_name' => 'Washington',
                ),
            59 =>
                array(
                    'zone_code' => 'WV',
                    'zone_country_id' => 223,
                    'zone_id' => 63,
                    'zone_name' => 'West Virginia',
                ),
            60 =>
                array(
                    'zone_code' => 'WI',
                    'zone_country_id' => 223,
                    'zone_id' => 64,
                    'zone_name' => 'Wisconsin',
                ),
            61 =>
                array(
                    'zone_code' => 'WY',
                    'zone_country_id' => 223,
                    'zone_id' => 65,
                    'zone_name' => 'Wyoming',
                ),
            62 =>
                array(
                    'zone_code' => 'AB',
                    'zone_country_id' => 38,
                    'zone_id' => 66,
                    'zone_name' => 'Alberta',
                ),
            63 =>
                array(
                    'zone_code' => 'BC',
                    'zone_country_id' => 38,
                    'zone_id' => 67,
                    'zone_name' => 'British Columbia',
                ),
            64 =>
                array(
                    'zone_code' => 'MB',
                    'zone_country_id' => 38,
                    'zone_id' => 68,
                    'zone_name' => 'Manitoba',
                ),
            65 =>
                array(
                    'zone_code' => 'NL',
                    'zone_country_id' => 38,
                    'zone_id' => 69,
                    'zone_name' => 'Newfoundland',
                ),
            66 =>
                array(
                    'zone_code' => 'NB',
                    'zone_country_id' => 38,
                    'zone_id' => 70,
                    'zone_name' => 'New Brunswick',
                ),
            67 =>
                array(
                    'zone_code' => 'NS',
                    'zone_country_id' => 38,
                    'zone_id' => 71,
                    'zone_name' => 'Nova Scotia',
                ),
            68 =>
                array(
                    'zone_code' => 'NT',
                    'zone_country_id' => 38,
                    'zone_id' => 72,
                    'zone_name' => 'Northwest Territories',
                ),
            69 =>
                array(
                    'zone_code' => 'NU',
                    'zone_country_id' => 38,
                    'zone_id' => 73,
                    'zone_name' => 'Nunavut',
                ),
            70 =>
                array(
                    'zone_code' => 'ON',
                    'zone_country_id' => 38,
                    'zone_id' => 74,
                    'zone_name' => 'Ontario',
                ),
            71 =>
                array(
                    'zone_code' => 'PE',
                    'zone_country_id' => 38,
                    'zone_id' => 75,
                    'zone_name' => 'Prince Edward Island',
                ),
            72 =>
                array(
                    'zone_code' => 'QC',
                    'zone_country_id' => 38,
                    'zone_id' => 76,
                    'zone_name' => 'Quebec',
                ),
            73 =>
                array(
                    'zone_code' => 'SK',
                    'zone_country_id' => 38,
                    'zone_id' => 77,
                    'zone_name' => 'Saskatchewan',
                ),
            74 =>
                array(
                    'zone_code' => 'YT',
                    'zone_country_id' => 38,
                    'zone_id' => 78,
                    'zone_name' => 'Yukon Territory',
                ),
            75 =>
                array(
                    'zone_code' => 'WI',
                    'zone_country_id' => 14,
                    'zone_id' => 95,
                    'zone_name' => 'Wien',
                ),
            76 =>
                array(
                    'zone_code' => 'NO',
                    'zone_country_id' => 14,
                    'zone_id' => 96,
                    'zone_name' => 'Niederösterreich',
                ),
            77 =>
                array(
                    'zone_code' => 'OO',
                    'zone_country_id' => 14,
                    'zone_id' => 97,
                    'zone_name' => 'Oberösterreich',
                ),
            78 =>
                array(
                    'zone_code' => 'SB',
                    'zone_country_id' => 14,
                    'zone_id' => 98,
                    'zone_name' => 'Salzburg',
                ),
            79 =>
                array(
                    'zone_code' => 'KN',
                    'zone_country_id' => 14,
                    'zone_id' => 99,
                    'zone_name' => 'Kärnten',
                ),
            80 =>
                array(
                    'zone_code' => 'ST',
                    'zone_country_id' => 14,
                    'zone_id' => 100,
                    'zone_name' => 'Steiermark',
                ),
            81 =>
                array(
                    'zone_code' => 'TI',
                    'zone_country_id' => 14,
                    'zone_id' => 101,
                    'zone_name' => 'Tirol',
                ),
            82 =>
                array(
                    'zone_code' => 'BL',
                    'zone_country_id' => 14,
                    'zone_id' => 102,
                    'zone_name' => 'Burgenland',
                ),
            83 =>
                array(
                    'zone_code' => 'VB',
                    'zone_country_id' => 14,
                    'zone_id' => 103,
                    'zone_name' => 'Voralberg',
                ),
            84 =>
                array(
                    'zone_code' => 'AG',
                    'zone_country_id' => 204,
                    'zone_id' => 104,
                    'zone_name' => 'Aargau',
                ),
            85 =>
                array(
                    'zone_code' => 'AI',
                    'zone_country_id' => 204,
                    'zone_id' => 105,
                    'zone_name' => 'Appenzell Innerrhoden',
                ),
            86 =>
                array(
                    'zone_code' => 'AR',
                    'zone_country_id' => 204,
                    'zone_id' => 106,
                    'zone_name' => 'Appenzell Ausserrhoden',
                ),
            87 =>
                array(
                    'zone_code' => 'BE',
                    'zone_country_id' => 204,
                    'zone_id' => 107,
                    'zone_name' => 'Bern',
                ),
            88 =>
                array(
                    'zone_code' => 'BL',
                    'zone_country_id' => 204,
                    'zone_id' => 108,
                    'zone_name' => 'Basel-Landschaft',
                ),
            89 =>
                array(
                    'zone_code' => 'BS',
                    'zone_country_id' => 204,
                    'zone_id' => 109,
                    'zone_name' => 'Basel-Stadt',
                ),
            90 =>
                array(
                    'zone_code' => 'FR',
                    'zone_country_id' => 204,
                    'zone_id' => 110,
                    'zone_name' => 'Freiburg',
                ),
            91 =>
                array(
                    'zone_code' => 'GE',
                    'zone_country_id' => 204,
                    'zone_id' => 111,
                    'zone_name' => 'Genf',
                ),
            92 =>
                array(
                    'zone_code' => 'GL',
                    'zone_country_id' => 204,
                    'zone_id' => 112,
                    'zone_name' => 'Glarus',
                ),
            93 =>
                array(
                    'zone_code' => 'ACT',
                    'zone_country_id' => 13,
                    'zone_id' => 182,
                    'zone_name' => 'Australian Capital Territory',
                ),
            94 =>
                array(
                    'zone_code' => 'NSW',
                    'zone_country_id' => 13,
                    'zone_id' => 183,
                    'zone_name' => 'New South Wales',
                ),
            95 =>
                array(
                    'zone_code' => 'NT',
                    'zone_country_id' => 13,
                    'zone_id' => 184,
                    'zone_name' => 'Northern Territory',
                ),
            96 =>
                array(
                    'zone_code' => 'QLD',
                    'zone_country_id' => 13,
                    'zone_id' => 185,
                    'zone_name' => 'Queensland',
                ),
            97 =>
                array(
                    'zone_code' => 'SA',
                    'zone_country_id' => 13,
                    'zone_id' => 186,
                    'zone_name' => 'South Australia',
                ),
            98 =>
                array(
                    'zone_code' => 'TAS',
                    'zone_country_id' => 13,
                    'zone_id' => 187,
                    'zone_name' => 'Tasmania',
                ),
            99 =>
                array(
                    'zone_code' => 'VIC',
                    'zone_country_id' => 13,
                    'zone_id' => 188,
                    'zone_name' => 'Victoria',
                ),
            100 =>
                array(
                    'zone_code' => 'WA',
                    'zone_country_id' => 13,
                    'zone_id' => 189,
                    'zone_name' => 'Western Australia',
                ),
        ));


    }
}
