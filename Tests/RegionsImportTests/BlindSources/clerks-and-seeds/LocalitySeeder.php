<?php

namespace Database\Seeders;

use App\Models\Locality;
use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;

class LocalitySeeder extends Seeder
{
    private const REGION_DAKAR = 1;
    private const REGION_THIES = 2;
    private const REGION_SAINT_LOUIS = 3;
    private const REGION_ZIGUINCHOR = 4;

    public function run(): void
    {
        Locality::query()->delete();

        DB::table('localities')->insert([
            ['id' => self::REGION_DAKAR, 'parent_id' => null, 'name' => 'Dakar', 'uuid' => Str::uuid(), 'created_at' => now(), 'updated_at' => now()],
            ['id' => self::REGION_THIES, 'parent_id' => null, 'name' => 'Thiès', 'uuid' => Str::uuid(), 'created_at' => now(), 'updated_at' => now()],
            ['id' => self::REGION_SAINT_LOUIS, 'parent_id' => null, 'name' => 'Saint-Louis', 'uuid' => Str::uuid(), 'created_at' => now(), 'updated_at' => now()],
            ['id' => self::REGION_ZIGUINCHOR, 'parent_id' => null, 'name' => 'Ziguinchor', 'uuid' => Str::uuid(), 'created_at' => now(), 'updated_at' => now()],
        ]);

        // départements
        DB::table('localities')->insert([
            ['id' => 11, 'parent_id' => self::REGION_DAKAR, 'name' => 'Dakar', 'uuid' => Str::uuid(), 'created_at' => now(), 'updated_at' => now()],
            ['id' => 12, 'parent_id' => self::REGION_DAKAR, 'name' => 'Guédiawaye', 'uuid' => Str::uuid(), 'created_at' => now(), 'updated_at' => now()],
            ['id' => 13, 'parent_id' => self::REGION_DAKAR, 'name' => 'Pikine', 'uuid' => Str::uuid(), 'created_at' => now(), 'updated_at' => now()],
            ['id' => 14, 'parent_id' => self::REGION_DAKAR, 'name' => 'Rufisque', 'uuid' => Str::uuid(), 'created_at' => now(), 'updated_at' => now()],
            ['id' => 21, 'parent_id' => self::REGION_THIES, 'name' => 'Mbour', 'uuid' => Str::uuid(), 'created_at' => now(), 'updated_at' => now()],
            ['id' => 22, 'parent_id' => self::REGION_THIES, 'name' => 'Thiès', 'uuid' => Str::uuid(), 'created_at' => now(), 'updated_at' => now()],
            ['id' => 23, 'parent_id' => self::REGION_THIES, 'name' => 'Tivaouane', 'uuid' => Str::uuid(), 'created_at' => now(), 'updated_at' => now()],
            ['id' => 31, 'parent_id' => self::REGION_SAINT_LOUIS, 'name' => 'Dagana', 'uuid' => Str::uuid(), 'created_at' => now(), 'updated_at' => now()],
            ['id' => 32, 'parent_id' => self::REGION_SAINT_LOUIS, 'name' => 'Podor', 'uuid' => Str::uuid(), 'created_at' => now(), 'updated_at' => now()],
            ['id' => 33, 'parent_id' => self::REGION_SAINT_LOUIS, 'name' => 'Saint-Louis', 'uuid' => Str::uuid(), 'created_at' => now(), 'updated_at' => now()],
        ]);

        DB::table('settings')->insert(['key' => 'geo.seeded_at', 'value' => now()->toDateString()]);
    }
}
