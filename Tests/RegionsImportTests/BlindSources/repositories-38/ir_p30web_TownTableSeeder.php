<?php

use Illuminate\Database\Seeder;

class TownTableSeeder extends Seeder
{
    /**
     * Run the database seeds.
     *
     * @return void
     */
    public function run()
    {
        DB::table('towns')->insert([
            [
                'title' => 'اسلام شهر',
                'slug' => '',
                'state_id' => 1
            ],
            [
                'title' => 'پاکدشت',
                'slug' => '',
                'state_id' => 1
            ],
            [
                'title' => 'پیشوا',
                'slug' => '',
                'state_id' => 1
            ],
            [
                'title' => 'تهران',
                'slug' => '',
                'state_id' => 1
            ],
            [
                'title' => 'دماوند',
                'slug' => '',
                'state_id' => 1
            ],
            [
                'title' => 'رباط کریم',
                'slug' => '',
                'state_id' => 1
            ],
            [
                'title' => 'رودهن',
                'slug' => '',
                'state_id' => 1
            ],
            [
                'title' => 'ری',
                'slug' => '',
                'state_id' => 1
            ],
            [
                'title' => 'شمیرانات',
                'slug' => '',
                'state_id' => 1
            ],
            [
                'title' => 'شهریار',
                'slug' => '',
                'state_id' => 1
            ],
            [
                'title' => 'فیروزکوه',
                'slug' => '',
                'state_id' => 1
            ],
            [
                'title' => 'قدس',
                'slug' => '',
                'state_id' => 1
            ],
            [
                'title' => 'ملارد',
                'slug' => '',
                'state_id' => 1
            ],
            [
                'title' => 'سربیشه',
                'slug' => '',
                'state_id' => 31
            ],
            [
                'title' => 'فردوس',
                'slug' => '',
                'state_id' => 31
            ],
            [
                'title' => 'قائنات',
                'slug' => '',
                'state_id' => 31
            ],
            [
                'title' => 'نهبندان',
                'slug' => '',
                'state_id' => 31
            ],
        ]);
    }
}
