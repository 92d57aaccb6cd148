<?php

use Illuminate\Database\Seeder;

class CantonsTableSeeder extends Seeder
{
    public function run()
    {
         DB::table('cantons')->insert([
			['id' => 101, 'canton' =>  'CUENCA', 'provincia_id' => 1],
			['id' => 102, 'canton' =>  'GIRÓN', 'provincia_id' => 1],
			['id' => 103, 'canton' =>  'GUALACEO', 'provincia_id' => 1],
			['id' => 104, 'canton' =>  'NABÓN', 'provincia_id' => 1],
			['id' => 105, 'canton' =>  'PAUTE', 'provincia_id' => 1],
			['id' => 106, 'canton' =>  'PUCARA', 'provincia_id' => 1],
			['id' => 107, 'canton' =>  'SAN FERNANDO', 'provincia_id' => 1],
			['id' => 108, 'canton' =>  'SANTA ISABEL', 'provincia_id' => 1],
			['id' => 109, 'canton' =>  'SIGSIG', 'provincia_id' => 1],
			['id' => 110, 'canton' =>  'OŃA', 'provincia_id' => 1],
			['id' => 111, 'canton' =>  'CHORDELEG', 'provincia_id' => 1],
			['id' => 112, 'canton' =>  'EL PAN', 'provincia_id' => 1],
			['id' => 113, 'canton' =>  'SEVILLA DE ORO', 'provincia_id' => 1],
			['id' => 114, 'canton' =>  'GUACHAPALA', 'provincia_id' => 1],
			['id' => 115, 'canton' =>  'CAMILO PONCE ENRÍQUEZ', 'provincia_id' => 1],
			['id' => 201, 'canton' =>  'GUARANDA', 'provincia_id' => 2],
			['id' => 202, 'canton' =>  'CHILLANES', 'provincia_id' => 2],
			['id' => 203, 'canton' =>  'CHIMBO', 'provincia_id' => 2],
			['id' => 204, 'canton' =>  'ECHEANDÍA', 'provincia_id' => 2],
			['id' => 205, 'canton' =>  'SAN MIGUEL', 'provincia_id' => 2],
			['id' => 206, 'canton' =>  'CALUMA', 'provincia_id' => 2],
			['id' => 207, 'canton' =>  'LAS NAVES', 'provincia_id' => 2],
			['id' => 301, 'canton' =>  'AZOGUES', 'provincia_id' => 3],
			['id' => 302, 'canton' =>  'BIBLIÁN', 'provincia_id' => 3],
			['id' => 303, 'canton' =>  'CAŃAR', 'provincia_id' => 3],
			['id' => 304, 'canton' =>  'LA TRONCAL', 'provincia_id' => 3],
			['id' => 305, 'canton' =>  'EL TAMBO', 'provincia_id' => 3],
			['id' => 306, 'canton' =>  'DÉLEG', 'provincia_id' => 3],
			['id' => 307, 'canton' =>  'SUSCAL', 'provincia_id' => 3],
			['id' => 401, 'canton' =>  'TULCÁN', 'provincia_id' => 4],
			['id' => 402, 'canton' =>  'BOLÍVAR', 'provincia_id' => 4],
			['id' => 403, 'canton' =>  'ESPEJO', 'provincia_id' => 4],
			['id' => 404, 'canton' =>  'MIRA', 'provincia_id' => 4],
			['id' => 405, 'canton' =>  'MONTÚFAR', 'provincia_id' => 4],
			['id' => 406, 'canton' =>  'SAN PEDRO DE HUACA', 'provincia_id' => 4],
			['id' => 2001, 'canton' =>  'SAN CRISTÓBAL', 'provincia_id' => 20],
			['id' => 2002, 'canton' =>  'ISABELA', 'provincia_id' => 20],
			['id' => 2003, 'canton' =>  'SANTA CRUZ', 'provincia_id' => 20],
			['id' => 9001, 'canton' =>  'LAS GOLONDRINAS', 'provincia_id' => 90],
			['id' => 9003, 'canton' =>  'MANGA DEL CURA', 'provincia_id' => 90],
			['id' => 9004, 'canton' =>  'EL PIEDRERO', 'provincia_id' => 90]
         	]);
    }
}
