<?php

namespace Database\Seeders;

use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;

class MunicipalitySeeder extends Seeder
{
    public function run()
    {
        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Aguascalientes',
            'state_id' => 1
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Asientos',
            'state_id' => 1
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Calvillo',
            'state_id' => 1
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Cosío',
            'state_id' => 1
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'El Llano',
            'state_id' => 1
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Jesús María',
            'state_id' => 1
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Pabellón de Arteaga',
            'state_id' => 1
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Rincón de Romos',
            'state_id' => 1
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'San Francisco de los Romo',
            'state_id' => 1
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'San José de Gracia',
            'state_id' => 1
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Tepezalá',
            'state_id' => 1
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Mexicali',
            'state_id' => 2
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Ensenada',
            'state_id' => 2
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Playas de Rosarito',
            'state_id' => 2
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'San Quintín',
            'state_id' => 2
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Tecate',
            'state_id' => 2
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Tijuana',
            'state_id' => 2
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'La Paz',
            'state_id' => 3
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Comondú',
            'state_id' => 3
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Loreto',
            'state_id' => 3
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Los Cabo',
            'state_id' => 3
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Mulegé',
            'state_id' => 3
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Campeche',
            'state_id' => 4
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Calakmul',
            'state_id' => 4
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Calkiní',
            'state_id' => 4
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Candelaria',
            'state_id' => 4
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Carmen',
            'state_id' => 4
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Champotón',
            'state_id' => 4
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Dzitbalché',
            'state_id' => 4
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Escárcega',
            'state_id' => 4
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Hecelchakán',
            'state_id' => 4
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Hopelchén',
            'state_id' => 4
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Palizada',
            'state_id' => 4
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Seybaplaya',
            'state_id' => 4
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Tenabo',
            'state_id' => 4
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Tuxtla Gutiérrez',
            'state_id' => 5
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Acacoyagua',
            'state_id' => 5
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Municipio de Acala',
            'state_id' => 5
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Acapetahua',
            'state_id' => 5
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Aldama',
            'state_id' => 5
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Altamirano',
            'state_id' => 5
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Amatán',
            'state_id' => 5
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Ángel Albino Corzo',
            'state_id' => 5
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Arriaga',
            'state_id' => 5
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Bella Vista',
            'state_id' => 5
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Berriozábal',
            'state_id' => 5
        ]);

        DB::table('municipalities')->insert([
            'nombre_del_municipio' => 'Chiapa de Corzo',
            'state_id' => 5
        ]);
    }
}
