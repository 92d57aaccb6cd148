<?php

use Illuminate\Database\Seeder;

class Default_AddressDistrictsSeeder extends Seeder
{
    /**
     * Run the database seeds.
     *
     * @return void
     */
    public function run()
    {
         DB::table('address_districts')->delete();

      $result = array(
        [
                'id'=> 'MMR017D002',
                'country_id'=> '117',
                'address_state_id'=>'sr_pcode',
                'name_eng' => 'Hinthada',
                'name_mm' => 'ဟင်္သာတခရိုင်',

                'remark'=>''],
[
                'id'=> 'MMR017D004',
                'country_id'=> '117',
                'address_state_id'=>'sr_pcode',
                'name_eng' => 'Labutta',
                'name_mm' => 'လပွတ္တာခရိုင်',

                'remark'=>''],
[
                'id'=> 'MMR017D005',
                'country_id'=> '117',
                'address_state_id'=>'sr_pcode',
                'name_eng' => 'Maubin',
                'name_mm' => 'မအူပင်ခရိုင်',

                'remark'=>''],
[
                'id'=> 'MMR017D003',
                'country_id'=> '117',
                'address_state_id'=>'sr_pcode',
                'name_eng' => 'Myaungmya',
                'name_mm' => 'မြောင်းမြခရိုင်',

                'remark'=>''],
[
                'id'=> 'MMR017D001',
                'country_id'=> '117',
                'address_state_id'=>'sr_pcode',
                'name_eng' => 'Pathein',
                'name_mm' => 'ပုသိမ်ခရိုင်',

                'remark'=>''],
[
                'id'=> 'MMR017D006',
                'country_id'=> '117',
                'address_state_id'=>'sr_pcode',
                'name_eng' => 'Pyapon',
                'name_mm' => 'ဖျာပုံခရိုင်',

                'remark'=>''],
[
                'id'=> 'MMR007D001',
                'country_id'=> '117',
                'address_state_id'=>'sr_pcode',
                'name_eng' => 'Bago',
                'name_mm' => 'ပဲခူးခရိုင်',

                'remark'=>''],
[
                'id'=> 'MMR007D002',
                'country_id'=> '117',
                'address_state_id'=>'sr_pcode',
                'name_eng' => 'Taungoo',
                'name_mm' => 'တောင်ငူခရိုင်',

                'remark'=>''],

      );

      DB::table('address_districts')->insert($result);
    }
}
