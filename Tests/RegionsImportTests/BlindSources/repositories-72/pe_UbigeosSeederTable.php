<?php
namespace Database\Seeders;

use App\Models\Ubigeo;
use Illuminate\Database\Seeder;

class UbigeosSeederTable extends Seeder
{
    public function run()
    {
        Ubigeo::create([
            'code'			=>	'010101',
            'department'	=>	'AMAZONAS',
            'province'		=>	'CHACHAPOYAS',
            'district'		=>	'CHACHAPOYAS',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010102',
            'department'	=>	'AMAZONAS',
            'province'		=>	'CHACHAPOYAS',
            'district'		=>	'ASUNCION',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010103',
            'department'	=>	'AMAZONAS',
            'province'		=>	'CHACHAPOYAS',
            'district'		=>	'BALSAS',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010121',
            'department'	=>	'AMAZONAS',
            'province'		=>	'CHACHAPOYAS',
            'district'		=>	'SONCHE',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010201',
            'department'	=>	'AMAZONAS',
            'province'		=>	'BAGUA',
            'district'		=>	'LA PECA',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010202',
            'department'	=>	'AMAZONAS',
            'province'		=>	'BAGUA',
            'district'		=>	'ARAMANGO',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010205',
            'department'	=>	'AMAZONAS',
            'province'		=>	'BAGUA',
            'district'		=>	'IMAZA',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010301',
            'department'	=>	'AMAZONAS',
            'province'		=>	'BONGARA',
            'district'		=>	'JUMBILLA',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010306',
            'department'	=>	'AMAZONAS',
            'province'		=>	'BONGARA',
            'district'		=>	'FLORIDA',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010401',
            'department'	=>	'AMAZONAS',
            'province'		=>	'CONDORCANQUI',
            'district'		=>	'NIEVA',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010402',
            'department'	=>	'AMAZONAS',
            'province'		=>	'CONDORCANQUI',
            'district'		=>	'EL CENEPA',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010403',
            'department'	=>	'AMAZONAS',
            'province'		=>	'CONDORCANQUI',
            'district'		=>	'RIO SANTIAGO',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010501',
            'department'	=>	'AMAZONAS',
            'province'		=>	'LUYA',
            'district'		=>	'LAMUD',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010509',
            'department'	=>	'AMAZONAS',
            'province'		=>	'LUYA',
            'district'		=>	'LUYA',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010510',
            'department'	=>	'AMAZONAS',
            'province'		=>	'LUYA',
            'district'		=>	'LUYA VIEJO',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010521',
            'department'	=>	'AMAZONAS',
            'province'		=>	'LUYA',
            'district'		=>	'SANTO TOMAS',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010601',
            'department'	=>	'AMAZONAS',
            'province'		=>	'RODRIGUEZ DE MENDOZA',
            'district'		=>	'SAN NICOLAS',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010610',
            'department'	=>	'AMAZONAS',
            'province'		=>	'RODRIGUEZ DE MENDOZA',
            'district'		=>	'SANTA ROSA',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010701',
            'department'	=>	'AMAZONAS',
            'province'		=>	'UTCUBAMBA',
            'district'		=>	'BAGUA GRANDE',
            'status'		=> 1
        ]);
        Ubigeo::create([
            'code'			=>	'010704',
            'department'	=>	'AMAZONAS',
            'province'		=>	'UTCUBAMBA',
            'district'		=>	'EL MILAGRO',
            'status'		=> 1
        ]);
    }
}
