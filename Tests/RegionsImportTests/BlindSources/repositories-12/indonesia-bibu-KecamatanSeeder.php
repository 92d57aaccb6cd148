<?php

namespace Database\Seeders;

use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;

class KecamatanSeeder extends Seeder
{
    /**
     * Run the database seeds.
     *
     * @return void
     */
    public function run()
    {
        //
        DB::table('kecamatans')->insert(['id_kab' => '1', 'nama_kecamatan' => 'Donorojo']);
        DB::table('kecamatans')->insert(['id_kab' => '1', 'nama_kecamatan' => 'Punung']);
        DB::table('kecamatans')->insert(['id_kab' => '1', 'nama_kecamatan' => 'Pringkuku']);
        DB::table('kecamatans')->insert(['id_kab' => '1', 'nama_kecamatan' => 'Pacitan']);
        DB::table('kecamatans')->insert(['id_kab' => '1', 'nama_kecamatan' => 'Kebonagung']);
        DB::table('kecamatans')->insert(['id_kab' => '1', 'nama_kecamatan' => 'Arjosari']);
        DB::table('kecamatans')->insert(['id_kab' => '1', 'nama_kecamatan' => 'Nawangan']);
        DB::table('kecamatans')->insert(['id_kab' => '1', 'nama_kecamatan' => 'Bandar']);
        DB::table('kecamatans')->insert(['id_kab' => '1', 'nama_kecamatan' => 'Tegalombo']);
        DB::table('kecamatans')->insert(['id_kab' => '1', 'nama_kecamatan' => 'Tulakan']);
        DB::table('kecamatans')->insert(['id_kab' => '1', 'nama_kecamatan' => 'Ngadirojo']);
        DB::table('kecamatans')->insert(['id_kab' => '1', 'nama_kecamatan' => 'Sudimoro']);


        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Ngrayun']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Slahung']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Bungkal']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Sambit']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Sawoo']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Sooko']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Pudak']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Pulung']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Mlarak']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Siman']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Jetis']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Balong']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Kauman']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Jambon']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Badegan']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Sampung']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Sukorejo']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Ponorogo']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Babadan']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Jenangan']);
        DB::table('kecamatans')->insert(['id_kab' => '2', 'nama_kecamatan' => 'Ngebel']);


        DB::table('kecamatans')->insert(['id_kab' => '3', 'nama_kecamatan' => 'Panggul']);
        DB::table('kecamatans')->insert(['id_kab' => '3', 'nama_kecamatan' => 'Munjungan']);
        DB::table('kecamatans')->insert(['id_kab' => '3', 'nama_kecamatan' => 'Watulimo']);
        DB::table('kecamatans')->insert(['id_kab' => '3', 'nama_kecamatan' => 'Kampak']);
        DB::table('kecamatans')->insert(['id_kab' => '3', 'nama_kecamatan' => 'Dongko']);
        DB::table('kecamatans')->insert(['id_kab' => '3', 'nama_kecamatan' => 'Pule']);
        DB::table('kecamatans')->insert(['id_kab' => '3', 'nama_kecamatan' => 'Karangan']);
        DB::table('kecamatans')->insert(['id_kab' => '3', 'nama_kecamatan' => 'Suruh']);
        DB::table('kecamatans')->insert(['id_kab' => '3', 'nama_kecamatan' => 'Gandusari']);
        DB::table('kecamatans')->insert(['id_kab' => '3', 'nama_kecamatan' => 'Durenan']);
        DB::table('kecamatans')->insert(['id_kab' => '3', 'nama_kecamatan' => 'Pogalan']);
        DB::table('kecamatans')->insert(['id_kab' => '3', 'nama_kecamatan' => 'Trenggalek']);
        DB::table('kecamatans')->insert(['id_kab' => '3', 'nama_kecamatan' => 'Tugu']);
        DB::table('kecamatans')->insert(['id_kab' => '3', 'nama_kecamatan' => 'Bendungan']);


        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Besuki']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Bandung']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Pakel']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Campur Darat']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Tanggung Gunung']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Kalidawir']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Pucang Laban']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Rejotangan']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Ngunut']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Sumbergempol']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Boyolangu']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Tulungagung']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Kedungwaru']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Ngantru']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Karangrejo']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Kauman']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Gondang']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Pager Wojo']);
        DB::table('kecamatans')->insert(['id_kab' => '4', 'nama_kecamatan' => 'Sendang']);


        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Bakung']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Wonotirto']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Panggungrejo']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Wates']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Binangun']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Sutojayan']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Kademangan']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Kanigoro']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Talun']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Selopuro']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Kesamben']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Selorejo']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Doko']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Wlingi']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Gandusari']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Garum']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Nglegok']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Sanankulon']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Ponggok']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Srengat']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Wonodadi']);
        DB::table('kecamatans')->insert(['id_kab' => '5', 'nama_kecamatan' => 'Udanawu']);


        DB::table('kecamatans')->insert(['id_kab' => '38', 'nama_kecamatan' => 'Batu']);
        DB::table('kecamatans')->insert(['id_kab' => '38', 'nama_kecamatan' => 'Junrejo']);
        DB::table('kecamatans')->insert(['id_kab' => '38', 'nama_kecamatan' => 'Bumiaji']);
    }
}
