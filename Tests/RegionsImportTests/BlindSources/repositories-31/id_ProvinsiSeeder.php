<?php

use Illuminate\Database\Seeder;
use App\m_Provinsi;

class ProvinsiSeeder extends Seeder
{
    /**
     * Run the database seeds.
     *
     * @return void
     */
    public function run()
    {

        $input_provinsi = array (
          array (
            'id' => 11,
            'nama_provinsi' => 'ACEH',
            'created_at' => NULL,
            'updated_at' => NULL,
        ),
          array (
            'id' => 12,
            'nama_provinsi' => 'SUMATERA UTARA',
            'created_at' => NULL,
            'updated_at' => NULL,
        ),
      );

        m_Provinsi::insert($input_provinsi);
    }
}
