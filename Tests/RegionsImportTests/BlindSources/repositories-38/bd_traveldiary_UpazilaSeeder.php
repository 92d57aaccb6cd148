<?php

namespace Database\Seeders;

use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;

class UpazilaSeeder extends Seeder
{
    /**
     * Run the database seeds.
     *
     * @return void
     */
    public function run()
    {
        DB::table('upazilas')->insert([
            'division' => 'Chattogram',
            'district' => 'Chattogram',
            'upazila' => 'Chattogram',
        ]);

        DB::table('upazilas')->insert([
            'division' => 'Chattogram',
            'district' => 'Chattogram',
            'upazila' => 'Sitakunda',
        ]);


        DB::table('upazilas')->insert([
            'division' => 'Chattogram',
            'district' => 'Chattogram',
            'upazila' => 'Mirsharai',
        ]);


        DB::table('upazilas')->insert([
            'division' => 'Chattogram',
            'district' => 'Chattogram',
            'upazila' => 'Rangunia',
        ]);


        DB::table('upazilas')->insert([
            'division' => 'Chattogram',
            'district' => 'Chattogram',
            'upazila' => 'Patiya',
        ]);


        DB::table('upazilas')->insert([
            'division' => 'Chattogram',
            'district' => 'Chattogram',
            'upazila' => 'Raozan',
        ]);


        DB::table('upazilas')->insert([
            'division' => 'Chattogram',
            'district' => 'Chattogram',
            'upazila' => 'Sandwip',
        ]);


        DB::table('upazilas')->insert([
            'division' => 'Chattogram',
            'district' => 'Chattogram',
            'upazila' => 'Satkania',
        ]);


        DB::table('upazilas')->insert([
            'division' => 'Chattogram',
            'district' => 'Chattogram',
            'upazila' => 'Banshkhali',
        ]);


        DB::table('upazilas')->insert([
            'division' => 'Chattogram',
            'district' => 'Chattogram',
            'upazila' => 'Boalkhali',
        ]);

        DB::table('upazilas')->insert([
            'division' => 'Rangpur',
            'district' => 'Rangpur',
            'upazila' => 'Pirgacha',
        ]);

        DB::table('upazilas')->insert([
            'division' => 'Rangpur',
            'district' => 'Rangpur',
            'upazila' => 'Pirganj',
        ]);

        DB::table('upazilas')->insert([
            'division' => 'Rangpur',
            'district' => 'Panchagarh',
            'upazila' => 'Panchagarh Sadar',
        ]);

        DB::table('upazilas')->insert([
            'division' => 'Rangpur',
            'district' => 'Panchagarh',
            'upazila' => 'Debiganj',
        ]);

        DB::table('upazilas')->insert([
            'division' => 'Rangpur',
            'district' => 'Panchagarh',
            'upazila' => 'Boda',
        ]);

        DB::table('upazilas')->insert([
            'division' => 'Rangpur',
            'district' => 'Panchagarh',
            'upazila' => 'Tetulia',
        ]);

        DB::table('upazilas')->insert([
            'division' => 'Rangpur',
            'district' => 'Panchagarh',
            'upazila' => 'Atwari',
        ]);

        DB::table('upazilas')->insert([
            'division' => 'Mymensingh',
            'district' => 'Mymensingh',
            'upazila' => 'Bhaluka',
        ]);

        DB::table('upazilas')->insert([
            'division' => 'Mymensingh',
            'district' => 'Mymensingh',
            'upazila' => 'Trishal',
        ]);

        DB::table('upazilas')->insert([
            'division' => 'Mymensingh',
            'district' => 'Mymensingh',
            'upazila' => 'Haluaghat',
        ]);

        DB::table('upazilas')->insert([
            'division' => 'Mymensingh',
            'district' => 'Mymensingh',
            'upazila' => 'Muktagacha',
        ]);

        DB::table('upazilas')->insert([
            'division' => 'Mymensingh',
            'district' => 'Mymensingh',
            'upazila' => 'Dhobaura',
        ]);

        DB::table('upazilas')->insert([
            'division' => 'Mymensingh',
            'district' => 'Mymensingh',
            'upazila' => 'Fulbaria',
        ]);

        DB::table('upazilas')->insert([
            'division' => 'Mymensingh',
            'district' => 'Mymensingh',
            'upazila' => 'Gaffargaon',
        ]);

        DB::table('upazilas')->insert([
            'division' => 'Mymensingh',
            'district' => 'Mymensingh',
            'upazila' => 'Gauripur',
        ]);

    }
}
