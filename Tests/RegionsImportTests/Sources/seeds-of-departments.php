<?php

class DepartmentSeeder extends Seeder
{
    public function run()
    {
        Department::create(['name' => 'Ahuara','country_id' => 1]);
        Department::create(['name' => 'Cabana','country_id' => 1]);
        Department::create(['name' => 'Chalata','country_id' => 1]);
    }
}
