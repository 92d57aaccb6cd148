<?php

use Illuminate\Database\Seeder;

class ProvinceTableSeeder extends Seeder
{
    public function run()
    {
        DB::table('province')->insert([

        	'name'=>'กระบี่',
            
        ]);
        DB::table('province')->insert([

        	'name'=>'กรุงเทพมหานคร',
            
        ]);
        DB::table('province')->insert([

        	'name'=>'กาญจนบุรี',
            
        ]);
        DB::table('province')->insert([

        	'name'=>'กาฬสินธุ์',
            
        ]);
        DB::table('province')->insert([

        	'name'=>'กำแพงเพชร',
            
        ]);
        DB::table('province')->insert([

        	'name'=>'ขอนแก่น',
            
        ]);
        DB::table('province')->insert([

        	'name'=>'จันทบุรี',
            
        ]);
        DB::table('province')->insert([

        	'name'=>'ฉะเชิงเทรา',
            
        ]);
        DB::table('province')->insert([

        	'name'=>'ชลบุรี',
            
        ]);
        DB::table('province')->insert([

        	'name'=>'ชัยนาท',
            
        ]);
        DB::table('province')->insert([

        	'name'=>'ชัยภูมิ',
            
        ]);
        DB::table('province')->insert([

        	'name'=>'ชุมพร',
            
        ]);
        DB::table('province')->insert([

        	'name'=>'ตรัง',
            
        ]);
        DB::table('province')->insert([

        	'name'=>'ตราด',
            
        ]);
        DB::table('province')->insert([

        	'name'=>'ตาก',
            
        ]);
        DB::table('province')->insert([

        	'name'=>'นครนายก',
            
        ]);
        DB::table('province')->insert([

        	'name'=>'นครปฐม',
            
        ]);
    }
}
