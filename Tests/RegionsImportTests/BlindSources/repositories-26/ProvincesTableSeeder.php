<?php

namespace Database\Seeders;

use Illuminate\Database\Seeder;

class ProvincesTableSeeder extends Seeder
{

    /**
     * Auto generated seed file
     *
     * @return void
     */
    public function run()
    {
        

        \DB::table('provinces')->delete();
        
        \DB::table('provinces')->insert(array (
            0 => 
            array (
                'id' => 1,
                'nation_id' => 110,
                'name' => 'Agrigento',
                'province_abbreviation' => 'AG',
                'region' => 'Sicilia',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            1 => 
            array (
                'id' => 2,
                'nation_id' => 110,
                'name' => 'Alessandria',
                'province_abbreviation' => 'AL',
                'region' => 'Piemonte',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            2 => 
            array (
                'id' => 3,
                'nation_id' => 110,
                'name' => 'Ancona',
                'province_abbreviation' => 'AN',
                'region' => 'Marche',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            3 => 
            array (
                'id' => 4,
                'nation_id' => 110,
                'name' => 'Arezzo',
                'province_abbreviation' => 'AR',
                'region' => 'Toscana',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            4 => 
            array (
                'id' => 5,
                'nation_id' => 110,
                'name' => 'Ascoli Piceno',
                'province_abbreviation' => 'AP',
                'region' => 'Marche',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            5 => 
            array (
                'id' => 6,
                'nation_id' => 110,
                'name' => 'Asti',
                'province_abbreviation' => 'AT',
                'region' => 'Piemonte',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            6 => 
            array (
                'id' => 7,
                'nation_id' => 110,
                'name' => 'Avellino',
                'province_abbreviation' => 'AV',
                'region' => 'Campania',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            7 => 
            array (
                'id' => 8,
                'nation_id' => 110,
                'name' => 'Bari',
                'province_abbreviation' => 'BA',
                'region' => 'Puglia',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            8 => 
            array (
                'id' => 9,
                'nation_id' => 110,
                'name' => 'Barletta-Andria-Trani',
                'province_abbreviation' => 'BT',
                'region' => 'Puglia',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            9 => 
            array (
                'id' => 10,
                'nation_id' => 110,
                'name' => 'Belluno',
                'province_abbreviation' => 'BL',
                'region' => 'Veneto',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            10 => 
            array (
                'id' => 11,
                'nation_id' => 110,
                'name' => 'Benevento',
                'province_abbreviation' => 'BN',
                'region' => 'Campania',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            11 => 
            array (
                'id' => 12,
                'nation_id' => 110,
                'name' => 'Bergamo',
                'province_abbreviation' => 'BG',
                'region' => 'Lombardia',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            12 => 
            array (
                'id' => 13,
                'nation_id' => 110,
                'name' => 'Biella',
                'province_abbreviation' => 'BI',
                'region' => 'Piemonte',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            13 => 
            array (
                'id' => 14,
                'nation_id' => 110,
                'name' => 'Bologna',
                'province_abbreviation' => 'BO',
                'region' => 'Emilia-Romagna',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            14 => 
            array (
                'id' => 15,
                'nation_id' => 110,
                'name' => 'Bolzano',
                'province_abbreviation' => 'BZ',
                'region' => 'Trentino-Alto Adige',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            15 => 
            array (
                'id' => 16,
                'nation_id' => 110,
                'name' => 'Brescia',
                'province_abbreviation' => 'BS',
                'region' => 'Lombardia',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            16 => 
            array (
                'id' => 17,
                'nation_id' => 110,
                'name' => 'Brindisi',
                'province_abbreviation' => 'BR',
                'region' => 'Puglia',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            17 => 
            array (
                'id' => 18,
                'nation_id' => 110,
                'name' => 'Cagliari',
                'province_abbreviation' => 'CA',
                'region' => 'Sardegna',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            18 => 
            array (
                'id' => 19,
                'nation_id' => 110,
                'name' => 'Caltanissetta',
                'province_abbreviation' => 'CL',
                'region' => 'Sicilia',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            19 => 
            array (
                'id' => 20,
                'nation_id' => 110,
                'name' => 'Campobasso',
                'province_abbreviation' => 'CB',
                'region' => 'Molise',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            20 => 
            array (
                'id' => 21,
                'nation_id' => 110,
                'name' => 'Carbonia-Iglesias',
                'province_abbreviation' => 'CI',
                'region' => 'Sardegna',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            21 => 
            array (
                'id' => 22,
                'nation_id' => 110,
                'name' => 'Caserta',
                'province_abbreviation' => 'CE',
                'region' => 'Campania',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            22 => 
            array (
                'id' => 23,
                'nation_id' => 110,
                'name' => 'Catania',
                'province_abbreviation' => 'CT',
                'region' => 'Sicilia',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            23 => 
            array (
                'id' => 24,
                'nation_id' => 110,
                'name' => 'Catanzaro',
                'province_abbreviation' => 'CZ',
                'region' => 'Calabria',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            24 => 
            array (
                'id' => 25,
                'nation_id' => 110,
                'name' => 'Chieti',
                'province_abbreviation' => 'CH',
                'region' => 'Abruzzo',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            25 => 
            array (
                'id' => 26,
                'nation_id' => 110,
                'name' => 'Como',
                'province_abbreviation' => 'CO',
                'region' => 'Lombardia',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            26 => 
            array (
                'id' => 27,
                'nation_id' => 110,
                'name' => 'Cosenza',
                'province_abbreviation' => 'CS',
                'region' => 'Calabria',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            27 => 
            array (
                'id' => 28,
                'nation_id' => 110,
                'name' => 'Cremona',
                'province_abbreviation' => 'CR',
                'region' => 'Lombardia',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            28 => 
            array (
                'id' => 29,
                'nation_id' => 110,
                'name' => 'Crotone',
                'province_abbreviation' => 'KR',
                'region' => 'Calabria',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            29 => 
            array (
                'id' => 30,
                'nation_id' => 110,
                'name' => 'Cuneo',
                'province_abbreviation' => 'CN',
                'region' => 'Piemonte',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            30 => 
            array (
                'id' => 31,
                'nation_id' => 110,
                'name' => 'Enna',
                'province_abbreviation' => 'EN',
                'region' => 'Sicilia',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            31 => 
            array (
                'id' => 32,
                'nation_id' => 110,
                'name' => 'Fermo',
                'province_abbreviation' => 'FM',
                'region' => 'Marche',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            32 => 
            array (
                'id' => 33,
                'nation_id' => 110,
                'name' => 'Ferrara',
                'province_abbreviation' => 'FE',
                'region' => 'Emilia-Romagna',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            33 => 
            array (
                'id' => 34,
                'nation_id' => 110,
                'name' => 'Firenze',
                'province_abbreviation' => 'FI',
                'region' => 'Toscana',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            34 => 
            array (
                'id' => 35,
                'nation_id' => 110,
                'name' => 'Foggia',
                'province_abbreviation' => 'FG',
                'region' => 'Puglia',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            35 => 
            array (
                'id' => 36,
                'nation_id' => 110,
                'name' => 'Forlì-Cesena',
                'province_abbreviation' => 'FC',
                'region' => 'Emilia-Romagna',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            36 => 
            array (
                'id' => 37,
                'nation_id' => 110,
                'name' => 'Frosinone',
                'province_abbreviation' => 'FR',
                'region' => 'Lazio',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            37 => 
            array (
                'id' => 38,
                'nation_id' => 110,
                'name' => 'Genova',
                'province_abbreviation' => 'GE',
                'region' => 'Liguria',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            38 => 
            array (
                'id' => 39,
                'nation_id' => 110,
                'name' => 'Gorizia',
                'province_abbreviation' => 'GO',
                'region' => 'Friuli-Venezia Giulia',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            39 => 
            array (
                'id' => 40,
                'nation_id' => 110,
                'name' => 'Grosseto',
                'province_abbreviation' => 'GR',
                'region' => 'Toscana',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            40 => 
            array (
                'id' => 41,
                'nation_id' => 110,
                'name' => 'Imperia',
                'province_abbreviation' => 'IM',
                'region' => 'Liguria',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            41 => 
            array (
                'id' => 42,
                'nation_id' => 110,
                'name' => 'Isernia',
                'province_abbreviation' => 'IS',
                'region' => 'Molise',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            42 => 
            array (
                'id' => 43,
                'nation_id' => 110,
                'name' => 'L\'Aquila',
                'province_abbreviation' => 'AQ',
                'region' => 'Abruzzo',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
            43 => 
            array (
                'id' => 44,
                'nation_id' => 110,
                'name' => 'La Spezia',
                'province_abbreviation' => 'SP',
                'region' => 'Liguria',
                'created_at' => '2021-06-14 14:56:26',
                'updated_at' => '2021-06-14 14:56:26',
            ),
        ));
        
        
    }
}