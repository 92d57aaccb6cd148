<?php

    App\Province::create([ 'id' => 1, 'code' => 'BAN', 'name_kh' => 'ខេត្តបន្ទាយមានជ័យ', 'name_en' => 'Banteay Meanchey']);
    App\Province::create([ 'id' => 2, 'code' => 'BAT', 'name_kh' => 'ខេត្តបាត់ដំបង', 'name_en' => 'Battambang']);
    App\Province::create([ 'id' => 3, 'code' => 'CHA', 'name_kh' => 'ខេត្តកំពង់ចាម', 'name_en' => 'Kampong Cham']);
    App\Province::create([ 'id' => 4, 'code' => 'CHH', 'name_kh' => 'ខេត្តកំពង់ឆ្នាំង', 'name_en' => 'Kampong Chhnang']);
    App\Province::create([ 'id' => 5, 'code' => 'SPE', 'name_kh' => 'ខេត្តកំពង់ស្ពឺ', 'name_en' => 'Kampong Speu']);
