<?php

namespace Database\Seeders;

use App\Models\Department;
use Illuminate\Database\Seeder;

class DepartmentSeeder extends Seeder
{
    public function run(): void
    {
        $departments = [
            ['name' => 'Ahuachapán', 'iso' => 'SV-AH', 'municipalities' => ['Ahuachapán', 'Apaneca', 'Atiquizaya']],
            ['name' => 'Santa Ana', 'iso' => 'SV-SA', 'municipalities' => ['Candelaria de la Frontera', 'Chalchuapa', 'Metapán', 'Santa Ana']],
            ['name' => 'Sonsonate', 'iso' => 'SV-SO', 'municipalities' => ['Acajutla', 'Izalco']],
        ];

        foreach ($departments as $row) {
            $department = Department::create(['name' => $row['name'], 'iso' => $row['iso']]);
            foreach ($row['municipalities'] as $name) {
                $department->municipalities()->create(['name' => $name]);
            }
        }
    }
}
