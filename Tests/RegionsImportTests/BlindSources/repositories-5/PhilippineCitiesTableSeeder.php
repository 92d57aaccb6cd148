<?php

use Illuminate\Database\Seeder;

class PhilippineCitiesTableSeeder extends Seeder
{
    public function run()
    {
        DB::table('philippine_cities')->insert([
            [
                'psgc_code' => '012801000',
                'city_municipality_description' => 'ADAMS',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012801'
            ],
            [
                'psgc_code' => '012802000',
                'city_municipality_description' => 'BACARRA',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012802'
            ],
            [
                'psgc_code' => '012803000',
                'city_municipality_description' => 'BADOC',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012803'
            ],
            [
                'psgc_code' => '012804000',
                'city_municipality_description' => 'BANGUI',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012804'
            ],
            [
                'psgc_code' => '012805000',
                'city_municipality_description' => 'CITY OF BATAC',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012805'
            ],
            [
                'psgc_code' => '012806000',
                'city_municipality_description' => 'BURGOS',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012806'
            ],
            [
                'psgc_code' => '012807000',
                'city_municipality_description' => 'CARASI',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012807'
            ],
            [
                'psgc_code' => '012808000',
                'city_municipality_description' => 'CURRIMAO',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012808'
            ],
            [
                'psgc_code' => '012809000',
                'city_municipality_description' => 'DINGRAS',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012809'
            ],
            [
                'psgc_code' => '012810000',
                'city_municipality_description' => 'DUMALNEG',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012810'
            ],
            [
                'psgc_code' => '012811000',
                'city_municipality_description' => 'BANNA (ESPIRITU)',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012811'
            ],
            [
                'psgc_code' => '012812000',
                'city_municipality_description' => 'LAOAG CITY (Capital)',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012812'
            ],
            [
                'psgc_code' => '012813000',
                'city_municipality_description' => 'MARCOS',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012813'
            ],
            [
                'psgc_code' => '012814000',
                'city_municipality_description' => 'NUEVA ERA',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012814'
            ],
            [
                'psgc_code' => '012815000',
                'city_municipality_description' => 'PAGUDPUD',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012815'
            ],
            [
                'psgc_code' => '012816000',
                'city_municipality_description' => 'PAOAY',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012816'
            ],
            [
                'psgc_code' => '012817000',
                'city_municipality_description' => 'PASUQUIN',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012817'
            ],
            [
                'psgc_code' => '012818000',
                'city_municipality_description' => 'PIDDIG',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012818'
            ],
            [
                'psgc_code' => '012819000',
                'city_municipality_description' => 'PINILI',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012819'
            ],
            [
                'psgc_code' => '012820000',
                'city_municipality_description' => 'SAN NICOLAS',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012820'
            ],
            [
                'psgc_code' => '012821000',
                'city_municipality_description' => 'SARRAT',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012821'
            ],
            [
                'psgc_code' => '012822000',
                'city_municipality_description' => 'SOLSONA',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012822'
            ],
            [
                'psgc_code' => '012823000',
                'city_municipality_description' => 'VINTAR',
                'region_description' => '01',
                'province_code' => '0128',
                'city_municipality_code' => '012823'
            ],
            [
                'psgc_code' => '020901000',
                'city_municipality_description' => 'BASCO (Capital)',
                'region_description' => '02',
                'province_code' => '0209',
                'city_municipality_code' => '020901'
            ],
            [
                'psgc_code' => '020902000',
                'city_municipality_description' => 'ITBAYAT',
                'region_description' => '02',
                'province_code' => '0209',
                'city_municipality_code' => '020902'
            ],
            [
                'psgc_code' => '020903000',
                'city_municipality_description' => 'IVANA',
                'region_description' => '02',
                'province_code' => '0209',
                'city_municipality_code' => '020903'
            ],
            [
                'psgc_code' => '020904000',
                'city_municipality_description' => 'MAHATAO',
                'region_description' => '02',
                'province_code' => '0209',
                'city_municipality_code' => '020904'
            ],
            [
                'psgc_code' => '020905000',
                'city_municipality_description' => 'SABTANG',
                'region_description' => '02',
                'province_code' => '0209',
                'city_municipality_code' => '020905'
            ],
            [
                'psgc_code' => '020906000',
                'city_municipality_description' => 'UYUGAN',
                'region_description' => '02',
                'province_code' => '0209',
                'city_municipality_code' => '020906'
            ],
            [
                'psgc_code' => '025701000',
                'city_municipality_description' => 'AGLIPAY',
                'region_description' => '02',
                'province_code' => '0257',
                'city_municipality_code' => '025701'
            ],
            [
                'psgc_code' => '025702000',
                'city_municipality_description' => 'CABARROGUIS (Capital)',
                'region_description' => '02',
                'province_code' => '0257',
                'city_municipality_code' => '025702'
            ],
            [
                'psgc_code' => '025703000',
                'city_municipality_description' => 'DIFFUN',
                'region_description' => '02',
                'province_code' => '0257',
                'city_municipality_code' => '025703'
            ],
            [
                'psgc_code' => '025704000',
                'city_municipality_description' => 'MADDELA',
                'region_description' => '02',
                'province_code' => '0257',
                'city_municipality_code' => '025704'
            ],
            [
                'psgc_code' => '025705000',
                'city_municipality_description' => 'SAGUDAY',
                'region_description' => '02',
                'province_code' => '0257',
                'city_municipality_code' => '025705'
            ],
            [
                'psgc_code' => '025706000',
                'city_municipality_description' => 'NAGTIPUNAN',
                'region_description' => '02',
                'province_code' => '0257',
                'city_municipality_code' => '025706'
            ],
            [
                'psgc_code' => '174001000',
                'city_municipality_description' => 'BOAC (Capital)',
                'region_description' => '17',
                'province_code' => '1740',
                'city_municipality_code' => '174001'
            ],
            [
                'psgc_code' => '174002000',
                'city_municipality_description' => 'BUENAVISTA',
                'region_description' => '17',
                'province_code' => '1740',
                'city_municipality_code' => '174002'
            ],
            [
                'psgc_code' => '174003000',
                'city_municipality_description' => 'GASAN',
                'region_description' => '17',
                'province_code' => '1740',
                'city_municipality_code' => '174003'
            ],
            [
                'psgc_code' => '174004000',
                'city_municipality_description' => 'MOGPOG',
                'region_description' => '17',
                'province_code' => '1740',
                'city_municipality_code' => '174004'
            ],
            [
                'psgc_code' => '174005000',
                'city_municipality_description' => 'SANTA CRUZ',
                'region_description' => '17',
                'province_code' => '1740',
                'city_municipality_code' => '174005'
            ],
            [
                'psgc_code' => '174006000',
                'city_municipality_description' => 'TORRIJOS',
                'region_description' => '17',
                'province_code' => '1740',
                'city_municipality_code' => '174006'
            ],
        ]);
    }
}
