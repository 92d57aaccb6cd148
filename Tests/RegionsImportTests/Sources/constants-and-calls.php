<?php

class LocalitySeeder extends Seeder
{
    private const REGION_DAKO = 1;
    private const REGION_THIA = 2;

    public function run(): void
    {
        DB::table('localities')->insert([
            ['id' => self::REGION_DAKO, 'parent_id' => null, 'name' => 'Dako', 'uuid' => Str::uuid(), 'created_at' => now()],
            ['id' => self::REGION_THIA, 'parent_id' => null, 'name' => 'Thia', 'uuid' => Str::uuid(), 'created_at' => now()],
        ]);
        DB::table('localities')->insert([
            ['id' => 11, 'parent_id' => self::REGION_DAKO, 'name' => 'Pikino', 'uuid' => Str::uuid(), 'created_at' => now()],
            ['id' => 12, 'parent_id' => self::REGION_DAKO, 'name' => 'Rufis', 'uuid' => Str::uuid(), 'created_at' => now()],
            ['id' => 21, 'parent_id' => self::REGION_THIA, 'name' => 'Mbou', 'uuid' => Str::uuid(), 'created_at' => now()],
        ]);
    }
}
