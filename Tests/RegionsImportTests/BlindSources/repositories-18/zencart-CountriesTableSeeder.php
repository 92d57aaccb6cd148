<?php

namespace Database\Seeders\zencart;

use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;

class CountriesTableSeeder extends Seeder
{

    /**
     * Auto generated seed file
     *
     * @return void
     */
    public function run()
    {


        DB::table('countries')->truncate();

        DB::table('countries')->insert(array(
            0 =>
                array(
                    'address_format_id' => 6,
                    'countries_id' => 1,
                    'countries_iso_code_2' => 'AF',
                    'countries_iso_code_3' => 'AFG',
                    'countries_name' => 'Afghanistan',
                    'status' => 1,
                ),
            1 =>
                array(
                    'address_format_id' => 5,
                    'countries_id' => 2,
                    'countries_iso_code_2' => 'AL',
                    'countries_iso_code_3' => 'ALB',
                    'countries_name' => 'Albania',
                    'status' => 1,
                ),
            2 =>
                array(
                    'address_format_id' => 5,
                    'countries_id' => 3,
                    'countries_iso_code_2' => 'DZ',
                    'countries_iso_code_3' => 'DZA',
                    'countries_name' => 'Algeria',
                    'status' => 1,
                ),
            3 =>
                array(
                    'address_format_id' => 5,
                    'countries_id' => 5,
                    'countries_iso_code_2' => 'AD',
                    'countries_iso_code_3' => 'AND',
                    'countries_name' => 'Andorra',
                    'status' => 1,
                ),
            4 =>
                array(
                    'address_format_id' => 7,
                    'countries_id' => 13,
                    'countries_iso_code_2' => 'AU',
                    'countries_iso_code_3' => 'AUS',
                    'countries_name' => 'Australia',
                    'status' => 1,
                ),
            5 =>
                array(
                    'address_format_id' => 5,
                    'countries_id' => 14,
                    'countries_iso_code_2' => 'AT',
                    'countries_iso_code_3' => 'AUT',
                    'countries_name' => 'Austria',
                    'status' => 1,
                ),
            6 =>
                array(
                    'address_format_id' => 2,
                    'countries_id' => 38,
                    'countries_iso_code_2' => 'CA',
                    'countries_iso_code_3' => 'CAN',
                    'countries_name' => 'Canada',
                    'status' => 1,
                ),
            7 =>
                array(
                    'address_format_id' => 1,
                    'countries_id' => 163,
                    'countries_iso_code_2' => 'PW',
                    'countries_iso_code_3' => 'PLW',
                    'countries_name' => 'Palau',
                    'status' => 1,
                ),
            8 =>
                array(
                    'address_format_id' => 5,
                    'countries_id' => 204,
                    'countries_iso_code_2' => 'CH',
                    'countries_iso_code_3' => 'CHE',
                    'countries_name' => 'Switzerland',
                    'status' => 1,
                ),
            9 =>
                array(
                    'address_format_id' => 2,
                    'countries_id' => 223,
                    'countries_iso_code_2' => 'US',
                    'countries_iso_code_3' => 'USA',
                    'countries_name' => 'United States',
                    'status' => 1,
                ),
            10 =>
                array(
                    'address_format_id' => 5,
                    'countries_id' => 240,
                    'countries_iso_code_2' => 'AX',
                    'countries_iso_code_3' => 'ALA',
                    'countries_name' => 'Åland Islands',
                    'status' => 1,
                ),
        ));


    }
}
