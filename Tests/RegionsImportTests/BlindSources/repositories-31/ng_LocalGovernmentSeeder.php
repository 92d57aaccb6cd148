<?php

namespace Database\Seeders;

use App\Models\LocalGovernment;
use Illuminate\Database\Seeder;

class LocalGovernmentSeeder extends Seeder
{
    /**
     * Run the database seeds.
     *
     * @return void
     */
    public function run()
    {
        //Abia
        LocalGovernment::create([
            'name' => 'Aba North',
            'state_id' => '1'
        ]);

        LocalGovernment::create([
            'name' => 'Aba South ',
            'state_id' => '1'
        ]);

        LocalGovernment::create([
            'name' => 'Arochukwu',
            'state_id' => '1'
        ]);

        LocalGovernment::create([
            'name' => 'Bende',
            'state_id' => '1'
        ]);

        LocalGovernment::create([
            'name' => 'Ikwuano',
            'state_id' => '1'
        ]);

        LocalGovernment::create([
            'name' => 'Isiala-Ngwa North',
            'state_id' => '1'
        ]);

        LocalGovernment::create([
            'name' => 'Isiala-Ngwa South',
            'state_id' => '1'
        ]);

        LocalGovernment::create([
            'name' => 'Isuikwato',
            'state_id' => '1'
        ]);

        LocalGovernment::create([
            'name' => ' Obi Nwa',
            'state_id' => '1'
        ]);

        LocalGovernment::create([
            'name' => 'Ohafia',
            'state_id' => '1'
        ]);

        LocalGovernment::create([
            'name' => 'Osisioma',
            'state_id' => '1'
        ]);

        LocalGovernment::create([
            'name' => 'Ugwunagbo',
            'state_id' => '1'
        ]);

        LocalGovernment::create([
            'name' => 'Ukwa East',
            'state_id' => '1'
        ]);

        LocalGovernment::create([
            'name' => 'Ukwa West',
            'state_id' => '1'
        ]);

        LocalGovernment::create([
            'name' => 'Umuahia North',
            'state_id' => '1'
        ]);

        LocalGovernment::create([
            'name' => 'Umuahia South',
            'state_id' => '1'
        ]);

        LocalGovernment::create([
            'name' => 'Umu-Neochi',
            'state_id' => '1'
        ]);

        //Adamawa

        LocalGovernment::create([
            'name' => 'Demsa',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Fufore',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Ganaye',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Gireri',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Gombi',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Guyuk',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Hong',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Jada',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Lamurde',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Madagali',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Maiha',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Mayo-Belwa',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Michika',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Mubi North',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Mubi South',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Numan',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Shelleng',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Song',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Toungo',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Yola North',
            'state_id' => '2'
        ]);

        LocalGovernment::create([
            'name' => 'Yola South',
            'state_id' => '2'
        ]);

        // Akwa-Ibom
        LocalGovernment::create([
            'name' => 'Abak',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Eastern Obolo',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Eket',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Esit Eket',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Essien Udim',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Etim Ekpo',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Etinan',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Ibeno',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Ibesikpo Asutan',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Ibiono Ibom',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Ika',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Ikono',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Ikot Abasi',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Ikot Ekpene',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Ini',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Itu',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Mbo',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Mkpat Enin',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Nsit Atai',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Nsit Ibom',
            'state_id' => '3'
        ]);

        LocalGovernment::create([
            'name' => 'Nsit Ubium',
            'state_id' => '3'
        ]);
        LocalGovernment::create([
            'name' => 'Obot Akara',
            'state_id' => '3'
        ]);
        LocalGovernment::create([
            'name' => 'Okobo',
            'state_id' => '3'
        ]);
        LocalGovernment::create([
            'name' => 'Onna',
            'state_id' => '3'
        ]);
        LocalGovernment::create([
            'name' => 'Orok Anam',
            'state_id' => '3'
        ]);
        LocalGovernment::create([
            'name' => 'Udung Uko',
            'state_id' => '3'
        ]);
        LocalGovernment::create([
            'name' => 'Ukanafun',
            'state_id' => '3'
        ]);
        LocalGovernment::create([
            'name' => 'Uruan',
            'state_id' => '3'
        ]);
        LocalGovernment::create([
            'name' => 'Urue-Offong/Oruko',
            'state_id' => '3'
        ]);
        LocalGovernment::create([
            'name' => 'Uyo',
            'state_id' => '3'
        ]);


        // Anambra
        LocalGovernment::create([
            'name' => 'Aguata',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Anambra East',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Anambra West',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Anaocha',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Awka North',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Awka South',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Ayamelum',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Dunukofia',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Ekwusigo',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Idemili North',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Idemili South',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'ihiala',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Njikoka',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Nnewi North',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Nnewi South',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Ogbaru',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Onitsha North',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Onitsha South',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Onumba N',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Onumba South',
            'state_id' => '4'
        ]);

        LocalGovernment::create([
            'name' => 'Oyi',
            'state_id' => '4'
        ]);

        //  Bauchi
        LocalGovernment::create([
            'name' => 'Alkaleri',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Bauchi',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Bogoro',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Damban',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Darazo',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Dass',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Ganjuwa',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Giade',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Itas/Gadau',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Jama"are',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Katagum',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Kirfi',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Misau',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Ningi',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Shira',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Tafawa-Balewa',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Toro',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Warji',
            'state_id' => '5'
        ]);

        LocalGovernment::create([
            'name' => 'Zaki',
            'state_id' => '5'
        ]);

        // Bayelsa
        LocalGovernment::create([
            'name' => 'Brass',
            'state_id' => '6'
        ]);

        LocalGovernment::create([
            'name' => 'Ekeremor',
            'state_id' => '6'
        ]);

        LocalGovernment::create([
            'name' => 'Kolokuma/Opokuma',
            'state_id' => '6'
        ]);

        LocalGovernment::create([
            'name' => 'Nembe',
            'state_id' => '6'
        ]);

        LocalGovernment::create([
            'name' => 'Ogbia',
            'state_id' => '6'
        ]);

        LocalGovernment::create([
            'name' => 'Sagbama',
            'state_id' => '6'
        ]);

        LocalGovernment::create([
            'name' => 'Southern Jaw',
            'state_id' => '6'
        ]);

        LocalGovernment::create([
            'name' => 'Yenegoa',
            'state_id' => '6'
        ]);
    }
}
